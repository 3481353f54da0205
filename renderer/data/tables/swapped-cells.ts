import type { Draft } from "../../problems/draft.ts";
import { OF_VALUE } from "./join-row.ts";
import type { Table } from "./read-table.ts";

/** Each try reads the table once more. */
const MOST_TRIES = 4;
/** A table that is longer is not read again for this. */
const MOST_CHARACTERS = 150_000;

/**
 * Rows of which two cells have changed places: each is wrong where it stands, and right where the other does. One
 * problem for both.
 *
 * @param again  Everything that is wrong with another text of the table.
 */
export function joinSwapped(
  drafts: readonly Draft[],
  table: Pick<Table, "text" | "columns">,
  again: (text: string) => readonly Draft[],
): Draft[] {
  const { text } = table;
  if (drafts.length < 2 || text.length > MOST_CHARACTERS) return [...drafts];
  const byRow = new Map<number, Draft[]>();
  for (const draft of drafts) {
    const row = draft.path[0];
    if (typeof row !== "number") continue;
    const own = byRow.get(row);
    if (own) own.push(draft);
    else byRow.set(row, [draft]);
  }
  const joined = new Map<Draft, Draft | undefined>();
  const pairs = [...byRow].flatMap(([row, own]) => {
    const [a, b] = own.toSorted((one, other) => one.start - other.start);
    const isPair = own.length === 2 && a && b && isOfValue(a) && isOfValue(b) && a.path[1] !== b.path[1];
    return isPair ? [{ row, a, b }] : [];
  });
  const whole = pairs.length > 1 ? swappedHeadings(pairs, drafts, table, again) : undefined;
  if (whole) return whole;
  for (const { row, a, b } of pairs.slice(0, MOST_TRIES)) {
    const between = text.slice(a.end, b.start);
    const put = text.slice(b.start, b.end) + between + text.slice(a.start, a.end);
    const after = again(text.slice(0, a.start) + put + text.slice(b.end));
    if (after.length > drafts.length - 2 || after.some(({ path }) => path[0] === row)) continue;
    const columns: [string, string] = [String(a.path[1]), String(b.path[1])];
    joined.set(a, {
      code: "bad-table",
      params: { case: "swapped-cells", columns },
      start: a.start,
      end: a.end,
      path: a.path,
      offer: { start: a.start, end: b.end, text: put },
    });
    joined.set(b, undefined);
  }
  return drafts.flatMap((draft) => (joined.has(draft) ? (joined.get(draft) ?? []) : [draft]));
}

interface Pair {
  row: number;
  a: Draft;
  b: Draft;
}

/** Two headings that have changed places: the same two cells are wrong in row after row, and right under the other's name. */
function swappedHeadings(
  pairs: readonly Pair[],
  drafts: readonly Draft[],
  { text, columns }: Pick<Table, "text" | "columns">,
  again: (text: string) => readonly Draft[],
): Draft[] | undefined {
  const [{ a, b }] = pairs as [Pair];
  const names = [String(a.path[1]), String(b.path[1])] as [string, string];
  const isSame = pairs.every((one) => one.a.path[1] === a.path[1] && one.b.path[1] === b.path[1]);
  const [first, second] = names.map((name) =>
    columns.find(({ path }) => path.length === 1 && path[0] === name),
  );
  if (!isSame || !first || !second) return undefined;
  const [left, right] = [first.heading, second.heading];
  const put =
    text.slice(right.start, right.end) + text.slice(left.end, right.start) + text.slice(left.start, left.end);
  const after = again(text.slice(0, left.start) + put + text.slice(right.end));
  if (after.length > drafts.length - 2 * pairs.length) return undefined;
  const told = new Set(pairs.flatMap((one) => [one.a, one.b]));
  const one: Draft = {
    code: "bad-table",
    params: { case: "swapped-columns", columns: names },
    start: left.start,
    end: left.end,
    path: [],
    offer: { start: left.start, end: right.end, text: put },
  };
  return [one, ...drafts.filter((draft) => !told.has(draft))];
}

const isOfValue = ({ code }: Draft): boolean => OF_VALUE.has(code) || code === "bad-cell";
