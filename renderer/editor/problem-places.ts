import type { FramedProblem } from "../runtime/live/protocol.ts";
import { optionOf } from "./change-of.ts";
import type { EditPage } from "./edit-page.ts";
import { isWithin, keyOf } from "./paths.ts";
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

/** Where on a page its problems are: at values and blocks that are written where the check has found something. */
export function placeProblems(page: EditPage, problems: readonly FramedProblem[]): PlacedProblems[] {
  const places = new Map<string, PlacedProblems>();
  for (const problem of problems) {
    const place = placeOfProblem(page, problem);
    if (!place) continue;
    const key = keyOf(place.path);
    const known = places.get(key);
    if (known) known.problems.push(problem);
    else places.set(key, { key, ...place, problems: [problem] });
  }
  return [...places.values()];
}

/** @returns undefined for a problem of another file, or of the page as a whole. */
export function placeOfProblem(
  { blocks, values }: EditPage,
  { file, path }: Pick<FramedProblem, "file" | "path">,
): Pick<PlacedProblems, "path" | "block" | "option"> | undefined {
  const block = innermost(blocks.filter((one) => one.file === file && isWithin(path, one.written)));
  if (!block) return undefined;
  const rest = path.slice(block.written.length);
  const value = values.find(
    (one) => one.file === file && one.written !== undefined && keyOf(one.written) === keyOf(path),
  );
  return {
    path: value ? optionOf(value) : block.path,
    block: block.path,
    ...(rest.length > 0 && { option: rest }),
  };
}

function innermost<Block extends { written: Path }>(blocks: readonly Block[]): Block | undefined {
  return blocks.reduce<Block | undefined>(
    (best, one) => (best && best.written.length >= one.written.length ? best : one),
    undefined,
  );
}
