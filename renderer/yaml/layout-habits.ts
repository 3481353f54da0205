import { indentationOf } from "./line.ts";
import { contentColumn, isContent, isDash, isOpener, nameOf } from "./line-repair.ts";
import { placeLines } from "./placed-lines.ts";

/**
 * How often a text steps to the right otherwise than it mostly does, from a name to what belongs to it: whoever
 * repairs it keeps to its columns.
 */
export function oddStepsOf(text: string): number {
  const lines = placeLines(text).filter(isContent);
  // One group alone tells nothing of what is usual: two spaces are.
  const steps = new Map([["names 2", 1]]);
  const totals = { list: 0, names: 1 };
  // What stands at the left edge begins there.
  const start = lines[0] && indentationOf(lines[0].text) > 0 ? 1 : 0;
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    if (!below || !isOpener(line)) continue;
    const step = indentationOf(below.text) - contentColumn(line);
    const kind = isDash(below) ? "list" : "names";
    if (step < 0 || (step === 0 && kind === "names")) continue;
    totals[kind] += 1;
    steps.set(`${kind} ${step}`, (steps.get(`${kind} ${step}`) ?? 0) + 1);
  }
  const most = (kind: "list" | "names"): number =>
    Math.max(0, ...[...steps].flatMap(([key, count]) => (key.startsWith(kind) ? [count] : [])));
  return start + totals.list - most("list") + (totals.names - most("names"));
}

/**
 * How many entries of lists begin with another name than those beside them mostly do: an option that stands in the
 * column of the dashes has lost its margin, where none of the entries begins with it.
 */
export function oddStartsOf(text: string): number {
  const open: { column: number; names: Map<string, number> }[] = [];
  let odd = 0;
  const close = (column: number): void => {
    while (open.length > 0 && open.at(-1)!.column > column) {
      const counts = [...open.pop()!.names.values()];
      odd += counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts);
    }
  };
  for (const line of placeLines(text)) {
    if (!isContent(line)) continue;
    const column = indentationOf(line.text);
    const name = nameOf(line);
    close(isDash(line) ? column : column - 1);
    if (!isDash(line) || name === undefined) continue;
    if (open.at(-1)?.column !== column) open.push({ column, names: new Map() });
    const { names } = open.at(-1)!;
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  close(-1);
  return odd;
}
