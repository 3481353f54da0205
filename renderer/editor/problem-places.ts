import type { FramedProblem } from "../runtime/live/protocol.ts";
import { optionOf } from "./change-of.ts";
import type { EditPage, EditValue } from "./edit-page.ts";
import { isUntranslated } from "./is-untranslated.ts";
import { isWithin, keyOf, valueAt } from "./paths.ts";
import type { Path } from "./protocol.ts";

/** Problems at one place of a page. */
export interface PlacedProblems {
  key: string;
  /** Of the value, or of the block when no value of the page stands there. */
  path: Path;
  /** The innermost block, and the option in it; missing for the block itself. */
  block: Path;
  option?: Path;
  problems: FramedProblem[];
}

/**
 * Where on a page its problems are: at values and blocks that are written where the check has found something, and at
 * every text that shows a row or setting of which it has something to say.
 */
export function placeProblems(page: EditPage, problems: readonly FramedProblem[]): PlacedProblems[] {
  const places = new Map<string, PlacedProblems>();
  for (const problem of problems)
    for (const place of placesOf(page, problem)) {
      const key = keyOf(place.path);
      const known = places.get(key);
      if (known) known.problems.push(problem);
      else places.set(key, { key, ...place, problems: [problem] });
    }
  return [...places.values()];
}

/** @returns The first place; undefined for a problem of what the page does not show, or of the page as a whole. */
export function placeOfProblem(page: EditPage, problem: Located): Place | undefined {
  return placesOf(page, problem)[0];
}

/** @returns The key of the page's own form that a problem is about; undefined for one of a block or of another file. */
export function keyOfProblem(
  page: EditPage,
  { file, path, code }: Located & { code: string },
): Path | undefined {
  if (file !== page.page.file) return undefined;
  const [key] = path;
  if (typeof key === "string") return key === "blocks" ? undefined : [key];
  if (code === "missing-description") return ["description"];
  // Of what the file itself lacks, the check names the file.
  const untranslated = ["title", "description"].find((name) => isUntranslated(page, name));
  return code === "missing-translation" && untranslated !== undefined ? [untranslated] : undefined;
}

type Located = { file: string; path: Path };
type Place = Pick<PlacedProblems, "path" | "block" | "option">;

function placesOf(page: EditPage, { file, path }: Located): Place[] {
  const { blocks, values } = page;
  const block = innermost(
    blocks.filter((one) => one.file === file && isWithin(path, one.written)),
    ({ written }) => written,
  );
  if (!block) {
    const shown = placesOfSource(page, { file, path });
    return shown.length > 0 ? shown : placesInVersion(page, { file, path });
  }
  const rest = path.slice(block.written.length);
  const value = values.find(
    (one) => one.file === file && one.written !== undefined && keyOf(one.written) === keyOf(path),
  );
  return [
    {
      path: value ? optionOf(value) : block.path,
      block: block.path,
      ...(rest.length > 0 && { option: rest }),
    },
  ];
}

/**
 * Texts that show what a problem of a row or of the settings is about. What is wrong with a row as a whole, or with a
 * field that is not shown, stands at the first of its texts.
 */
function placesOfSource({ blocks, values }: EditPage, { file, path }: Located): Place[] {
  if (path.length === 0) return [];
  const row = typeof path[0] === "number" ? path.slice(0, 1) : path;
  const shown = values.flatMap((value): (Place & { from: Path })[] => {
    const from = sourcesOf(value).find(
      (one) => one.file === file && (isWithin(path, one.path) || isWithin(one.path, row)),
    );
    const at = optionOf(value);
    const block =
      from &&
      innermost(
        blocks.filter((one) => isWithin(at, one.path)),
        (one) => one.path,
      );
    if (!from || !block) return [];
    return [{ path: at, block: block.path, option: at.slice(block.path.length + 1), from: from.path }];
  });
  const exact = shown.filter(({ from }) => isWithin(path, from));
  return (exact.length > 0 ? exact : shown.slice(0, 1)).map(({ from: _, ...place }) => place);
}

/** In a version, blocks stand by their id: one of which nobody has translated anything has no text that leads there. */
function placesInVersion({ page, blocks }: EditPage, { file, path: [list, id] }: Located): Place[] {
  if (list !== "blocks" || typeof id !== "string") return [];
  const block = blocks.find(
    (one) =>
      versionOf(one.file, page.lang) === file && (valueAt(page, one.path) as { id?: string }).id === id,
  );
  return block ? [{ path: block.path, block: block.path }] : [];
}

/** The file with what a file says in another language: `pages/about.de.yaml`. */
const versionOf = (file: string, lang: string): string => file.replace(/(?=\.\w+$)/, `.${lang}`);

/** Where the words of a value are written. */
function sourcesOf({ file, written, pieces = [] }: EditValue): { file: string; path: Path }[] {
  const own = file !== undefined && written ? [{ file, path: written }] : [];
  const bound = pieces.flatMap((piece) => {
    const from = "binding" in piece ? piece.from : undefined;
    if (from?.kind === "setting") return [{ file: SETTINGS, path: from.path }];
    if (from?.kind === "row") return [{ file: from.at.file, path: [...from.at.path, ...from.path] }];
    return from?.kind === "file" ? [{ file: from.file, path: from.path }] : [];
  });
  return [...own, ...bound];
}

const SETTINGS = "data/site.yaml";

/** The thing with the longest path. */
function innermost<Thing>(things: readonly Thing[], pathOf: (thing: Thing) => Path): Thing | undefined {
  return things.reduce<Thing | undefined>(
    (best, one) => (best && pathOf(best).length >= pathOf(one).length ? best : one),
    undefined,
  );
}
