import type { Path } from "../edit/tree-editor.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import type { Site } from "../site/site.ts";
import { plainData } from "../yaml/plain-data.ts";
import { openYaml } from "../yaml/replace-scalar.ts";

/** A folder of pages that no site has. */
const FOLDER = "pages/examples-on-their-way";

/** Files of pages that are looked through for a picture. */
const MOST_FILES = 40;

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif)$/i;

/** So often what an example leads to is put right; then it is left out. */
const ROUNDS = 2;

/** Where a block may stand is asked of the list that it comes into. */
const OF_THE_PLACE = "misplaced-block";

/** A picture of the site, and what it is said to show. */
export interface OwnPicture {
  src: string;
  alt: string;
}

/**
 * Examples as they can stand on a site. They come from another one, whose pages, pictures and files this one does not
 * have, and a page with a link to nowhere or without its picture is not shown at all. So such links lead to the first
 * page, and pictures and files are those of this site, a picture with the words that it has there.
 *
 * @param entries    Each as an entry of a page's `blocks`.
 * @param onPicture  Called when the picture of the site was needed for one.
 * @returns undefined in place of one that would keep its page from being shown all the same.
 */
export function fitExamples(
  site: Site,
  entries: readonly string[],
  onPicture: (picture: OwnPicture | undefined) => void = () => {},
): (string | undefined)[] {
  const fitted: (string | undefined)[] = [...entries];
  let asked = [...entries.keys()];
  let picture: OwnPicture | "none" | undefined;
  for (let round = 0; asked.length > 0; round += 1) {
    const faults = errorsOf(site, asked, fitted);
    asked = asked.filter((index) => (faults.get(index) ?? []).length > 0);
    for (const index of asked) {
      const own = faults.get(index)!;
      if (own.some(({ code }) => code === "missing-image") && !picture) {
        picture = ownPicture(site) ?? "none";
        onPicture(picture === "none" ? undefined : picture);
      }
      fitted[index] =
        round < ROUNDS
          ? fitOne(fitted[index]!, index, own, { site, picture: picture === "none" ? undefined : picture })
          : undefined;
    }
    asked = asked.filter((index) => fitted[index] !== undefined);
  }
  return fitted;
}

/** The errors of each on a page of its own. @param asked  Numbers of those that are looked at. */
function errorsOf(
  site: Site,
  asked: readonly number[],
  entries: readonly (string | undefined)[],
): Map<number, Problem[]> {
  const fileOf = (index: number): string => `${FOLDER}/${index}.yaml`;
  const bytes = new TextEncoder();
  const pages = asked.map((index): [string, Uint8Array] => [
    fileOf(index),
    bytes.encode(pageAround(entries[index]!, index)),
  ]);
  const errors = (site.preview(new Map(pages))?.apart ?? []).filter(
    ({ severity, code }) => severity === "error" && code !== OF_THE_PLACE,
  );
  const byFile = groupBy(errors, ({ file }) => file);
  return new Map(asked.map((index) => [index, byFile.get(fileOf(index)) ?? []]));
}

/** An example with what the site has in place of what it does not; undefined where it has nothing. */
function fitOne(
  entry: string,
  index: number,
  faults: readonly Problem[],
  { site, picture }: { site: Site; picture: OwnPicture | undefined },
): string | undefined {
  const page = pageAround(entry, index);
  let text = page;
  const alts: Path[] = [];
  for (const { code, range, path } of faults) {
    const was = page.slice(range.start.offset, range.end.offset).replace(/^["']|["']$/g, "");
    const instead =
      code === "broken-link"
        ? "/"
        : code === "missing-image"
          ? picture?.src
          : code === "missing-file"
            ? fileLike(site, was)
            : undefined;
    if (instead === undefined) return undefined;
    text = withOther(text, was, instead);
    if (code === "missing-image") alts.push([...path.slice(0, -1), "alt"]);
  }
  try {
    const editor = new YamlEditor(text);
    // A picture that is decoration in the example is one here.
    for (const alt of alts) if (editor.get(alt)) editor.set(alt, picture?.alt ?? "");
    return entryIn(editor.text, index);
  } catch {
    // What is written in a way that does not take another text is left out.
    return undefined;
  }
}

/** A text with another address wherever a whole one stands: of several links to one, the check may tell of the first. */
function withOther(text: string, was: string, instead: string): string {
  const sign = /[\w./:#?&=%~+@-]/;
  const parts = text.split(was);
  return parts.reduce((done, part, at) => {
    const isWhole = !sign.test(parts[at - 1]?.at(-1) ?? " ") && !sign.test(part[0] ?? " ");
    return `${done}${isWhole ? instead : was}${part}`;
  });
}

/** A file of the site of the same kind as one that it does not have. */
function fileLike({ files }: Site, path: string): string | undefined {
  const ending = /\.\w+$/.exec(path.replace(/["']$/, ""))?.[0];
  return [...files.publicFiles].find((file) => ending !== undefined && file.endsWith(ending));
}

/** The first picture that a page of the site shows and has words for; else the first that there is, without any. */
export function ownPicture({ files }: Site): OwnPicture | undefined {
  for (const file of files.pageFiles.slice(0, MOST_FILES)) {
    const tree = openYaml(files.read(file) ?? "")?.tree;
    const found = tree && pictureIn(plainData(tree), files.publicFiles);
    if (found) return found;
  }
  const [src] = [...files.publicFiles].filter((file) => PICTURE.test(file)).toSorted(byFolder);
  return src === undefined ? undefined : { src, alt: "" };
}

/** Marks and icons lie at the top, pictures of pages in folders. */
const byFolder = (a: string, b: string): number => b.split("/").length - a.split("/").length;

function pictureIn(value: unknown, there: ReadonlySet<string>): OwnPicture | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  const hasWords = typeof alt === "string" && alt.trim() !== "" && !alt.includes("${");
  if (typeof src === "string" && hasWords && PICTURE.test(src) && there.has(src)) return { src, alt };
  for (const inner of Object.values(value)) {
    const found = pictureIn(inner, there);
    if (found) return found;
  }
  return undefined;
}

/** Each has a title of its own, so that none is wrong for the sake of another. */
const headOf = (index: number): string =>
  `title: Example ${index}\ndescription: The example with the number ${index}.\nblocks:\n`;

/** An entry of `blocks` alone on a page. */
export const pageAround = (entry: string, index = 0): string =>
  headOf(index) + entry.replace(/^(?=.)/gm, "  ");

const entryIn = (page: string, index: number): string =>
  page.slice(headOf(index).length).replace(/^ {2}/gm, "");
