import type { Document } from "yaml";
import type { Explanation } from "./explanation.ts";
import { mapDraft, mapEdit } from "./map-draft.ts";
import { readPlainYaml } from "./read-plain-yaml.ts";
import { explainSyntaxError } from "./yaml-syntax.ts";

/** A file that is shorter is read quickly, however often. */
const SHORT = 4_000;

/** With fewer entries that cannot be read, the whole file is read again for each mistake. */
const MANY = 5;

/**
 * The first mistake in the grammar of each entry of a long list, where many entries have one. Each entry is read by
 * itself: reading the whole file again for each of them takes as long as file and mistakes are many.
 *
 * @param most  So many are looked for. @param parse  Reads a text in full.
 */
export function explainFirstOfEntries(
  text: string,
  most: number,
  parse: (text: string) => Document.Parsed,
): Explanation[] {
  if (text.length < SHORT) return [];
  const broken: Placed[] = [];
  for (const entry of entriesOf(text)) {
    if (!isPlainEntry(text.slice(entry.start, entry.end))) broken.push(entry);
    if (broken.length >= Math.max(most, MANY)) break;
  }
  if (broken.length < MANY) return [];
  const found: Explanation[] = [];
  for (const { start, end, line } of broken.slice(0, most)) {
    // Empty lines above it, so that lines are counted as in the file.
    const entry = "\n".repeat(line) + text.slice(start, end);
    const document = parse(entry);
    const explained = document.errors.length > 0 ? explainSyntaxError(entry, document) : undefined;
    if (!explained) continue;
    // What its own lines do not explain, or cannot be put right, is a matter of the whole file.
    if (!explained.edits || explained.start < line) break;
    found.push(moved(explained, start - line));
  }
  return found;
}

/** Whether the quick reader can read an entry, which may stand in any column: there has to be what it is an entry of. */
export const isPlainEntry = (entry: string): boolean => readPlainYaml(`list:\n${entry}`) !== undefined;

/** An entry, with how many lines are above it. */
interface Placed {
  start: number;
  end: number;
  line: number;
}

/** The entries of the outermost lists of a file, each up to the next one, or to what stands further left. */
function entriesOf(text: string): Placed[] {
  const dashes = [...text.matchAll(/^( *)- /gm)];
  // There may be too many of them for arguments.
  const margin = dashes.reduce((least, [, spaces = ""]) => Math.min(least, spaces.length), Infinity);
  const starts = dashes.flatMap(({ 1: spaces = "", index }) => (spaces.length === margin ? [index] : []));
  const isListed = margin > 0 && margin < Infinity;
  const edges = isListed ? [...text.matchAll(new RegExp(`^ {0,${margin - 1}}[^\\s#]`, "gm"))] : [];
  let [line, counted, edge] = [0, 0, 0];
  return starts.map((start, index) => {
    for (; counted < start; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    while (edge < edges.length && edges[edge]!.index < start) edge += 1;
    const next = starts[index + 1] ?? text.length;
    return { start, end: Math.min(next, edges[edge]?.index ?? text.length), line };
  });
}

function moved({ edits = [], ...problem }: Explanation, by: number): Explanation {
  const move = (offset: number): number => offset + by;
  return { ...mapDraft(problem, move), edits: edits.map((edit) => mapEdit(edit, move)) };
}
