import type { Draft } from "../problems/draft.ts";
import { indentationOf } from "../yaml/line.ts";
import { type PlacedLine, placeLines } from "../yaml/placed-lines.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import { isBlank, keyedTexts, type ListedTexts, readListed } from "./listed-texts.ts";
import type { Owners } from "./owners.ts";

/** A version without what stands in it as in an original, and what is to be said of that. */
export interface WithoutPasted {
  /** As long as the version: remarks stand where the entries stood. */
  text: string;
  drafts: Draft[];
}

/**
 * Finds entries as originals have them (`- type: prose`, `- slug: writer`) among the texts of a version, which stand
 * there by ids and keys. Those of blocks and rows that the original has are texts in another form; others were pasted,
 * those below one another in one go.
 *
 * @returns undefined where there are none, or where all of it is a list.
 */
export function withoutPasted(text: string, owners: Owners): WithoutPasted | undefined {
  const lines = placeLines(text);
  const tops = topLines(lines, owners);
  const keys = new Set(tops.flatMap((one) => (typeof one === "string" ? one : [])));
  const entries = tops.filter((one) => typeof one !== "string");
  if (entries.length === 0 || (keys.size === 0 && entries.every(({ shown }) => shown.startsWith("-"))))
    return undefined;
  const listed: ListedTexts[] = [];
  const drafts: Draft[] = [];
  for (const run of runsOf(entries, lines)) {
    const isKnown = ({ name = "" }: ListedTexts): boolean => owners.ids.has(name) && !keys.has(name);
    if (run.every(isKnown)) listed.push(...run);
    else drafts.push({ code: "bad-translation", params: { case: "block" }, ...spanOf(run[0]!), path: [] });
  }
  const [first] = listed;
  if (first) {
    const offer = keyedTexts(text, lines, listed);
    drafts.push({
      code: "bad-translation",
      params: {
        case: owners.kind === "block" ? "blocks" : "rows",
        name: first.name!,
        ...(listed.length > 1 && { isEach: true }),
      },
      ...spanOf(first),
      path: [],
      ...(offer && { offer }),
    });
  }
  const remarks = entries.map((one) => {
    const start = lines[one.first]!.start;
    const { end } = lines[one.next - 1]!;
    return { start, end, text: text.slice(start, end).replace(/^.+$/gm, asRemark) };
  });
  return { text: applyEdits(text, remarks), drafts };
}

/** All texts of a version where they are written as a list: the first entry, and all of them by what they are of. */
export function listedWhole(
  text: string,
  owners: Owners,
): { first: ListedTexts; isEach?: true; offer: TextEdit | undefined } | undefined {
  const lines = placeLines(text);
  const tops = topLines(lines, owners).filter((one) => typeof one !== "string");
  const [first, another] = tops;
  return first && { first, ...(another && { isEach: true }), offer: keyedTexts(text, lines, tops) };
}

/** Keys that texts stand by, and in their place entries as originals have them. */
function topLines(lines: readonly PlacedLine[], owners: Owners): (string | ListedTexts)[] {
  const list = owners.kind === "row" ? -1 : lines.findIndex(({ text }) => /^blocks:\s*(?:#.*)?$/.test(text));
  if (owners.kind === "block" && list === -1) return [];
  const isOwnName = new RegExp(`^(?:${owners.names.join("|")}): `);
  const tops: (string | ListedTexts)[] = [];
  let column = Number.POSITIVE_INFINITY;
  for (let index = list + 1; index < lines.length; ) {
    const { text, isText } = lines[index]!;
    const own = indentationOf(text);
    const shown = text.trimStart();
    index += 1;
    if (isText || isBlank(text) || own > column) continue;
    const isEntry = /^- +\S/.test(shown);
    // What the version says of itself stands behind its blocks.
    if (own === 0 && owners.kind === "block" && !isEntry) break;
    if (column === Number.POSITIVE_INFINITY) column = own;
    const next = lines.slice(index).find((line) => line.isText || !isBlank(line.text));
    const isNamed = isOwnName.test(shown) && next !== undefined && indentationOf(next.text) > own;
    if (isEntry || isNamed) {
      const entry = readListed(lines, index - 1, owners, owners.kind === "block" && own === 0 ? 2 : 0);
      if (isEntry || entry.name !== undefined) {
        tops.push(entry);
        index = entry.next;
        continue;
      }
    }
    tops.push(/^["']?([^:"']*)/.exec(shown)![1]!);
  }
  return tops;
}

/** Entries without anything but empty lines and remarks between them. */
function runsOf(entries: readonly ListedTexts[], lines: readonly PlacedLine[]): ListedTexts[][] {
  const runs: ListedTexts[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && lines.slice(run.at(-1)!.next, entry.first).every(({ text }) => isBlank(text))) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const spanOf = ({ start, end }: ListedTexts): { start: number; end: number } => ({ start, end });

/** A remark ends a text that stands above it, which spaces would not. */
const asRemark = (line: string): string => `#${" ".repeat(line.length - 1)}`;
