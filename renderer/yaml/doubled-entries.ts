import type { Draft } from "../problems/draft.ts";
import { type ScalarNode, type TreeNode, visibleSpan } from "./tree.ts";

/** Shorter texts may well be the same, as the cells of a row. */
const LONG = 24;

/**
 * Whether an entry of a list says, sign for sign, what the one above it says, or begins with all that the one above
 * says. Short values may well be the same; where they may not, a schema has `uniqueItems`. So may translations, of texts
 * that are the same in the original: one too many is told by the version.
 */
export function isTwin(above: TreeNode | undefined, entry: TreeNode, text: string): boolean {
  // Single texts may be the same; where they may not, a schema says so.
  if (above?.kind !== entry.kind || entry.kind === "broken" || entry.kind === "scalar") return false;
  const isSame = entry.end - entry.start === above.end - above.start;
  if (above.kind !== "map" || entry.kind !== "map") {
    if (!isSame || entry.end - entry.start < LONG) return false;
  } else if (!isSame ? entry.entries.size <= above.entries.size : entry.entries.size < 2) return false;
  const written = text.slice(above.start, above.end).trimEnd();
  if (!text.startsWith(written, entry.start) || isTranslation(above)) return false;
  return isSame || /[\r\n]/.test(text.charAt(entry.start + written.length));
}

/** A mark of what is translated (`of`), or what has one in it. */
function isTranslation(node: TreeNode): boolean {
  if (node.kind === "list") return node.items.some(isTranslation);
  if (node.kind !== "map") return false;
  return node.entries.has("of") || [...node.entries.values()].some(({ value }) => isTranslation(value));
}

/** The entries of a list that stand there twice in a row: pasted twice, as a rule. */
export function findTwins(items: readonly TreeNode[], text: string): Draft[] {
  return items.flatMap((item, index) =>
    isTwin(items[index - 1], item, text)
      ? [
          {
            code: "doubled-line" as const,
            params: { of: "entry" as const, lines: linesOf(item, text) },
            severity: "warning" as const,
            ...visibleSpan(item, text),
            path: [],
            ...offerWithout(items[index - 1]!, item, text),
          },
        ]
      : [],
  );
}

/** The entry of two that says no more than the other goes, with its lines: the one above, of which the next is a copy. */
function offerWithout(above: TreeNode, entry: TreeNode, text: string): Pick<Draft, "offer"> {
  const start = text.lastIndexOf("\n", above.start - 1) + 1;
  const end = text.lastIndexOf("\n", entry.start - 1) + 1;
  const isOnLines = [text.slice(start, above.start), text.slice(end, entry.start)].every((one) =>
    /^ *- +$/.test(one),
  );
  return isOnLines ? { offer: { start, end, text: "" } } : {};
}

/**
 * Problems without the warning of a doubled entry where something worse is said of the same place. That a row has the key
 * of another, or that a block stands there once more, is no more than that: the two are told as one mistake.
 */
export function withoutToldTwins(drafts: Draft[]): Draft[] {
  if (!drafts.some(({ code }) => code === "doubled-line")) return drafts;
  const problems = withoutTwinKeys(drafts);
  const told = problems.filter(({ code }) => code !== "doubled-line").map(({ start }) => start);
  return problems.filter(
    ({ code, start, end }) => code !== "doubled-line" || !told.some((at) => at >= start && at < end),
  );
}

/** What is said of an entry because another is the same. */
const OF_TWINS: ReadonlySet<string> = new Set(["duplicate-key", "misplaced-block"]);

function withoutTwinKeys(drafts: Draft[]): Draft[] {
  const twins = drafts.flatMap((draft) => (draft.code === "doubled-line" && draft.offer ? [draft] : []));
  const twinOf = (one: Draft): Draft | undefined =>
    OF_TWINS.has(one.code) ? twins.find((twin) => isWithin(twin, one)) : undefined;
  const keyed = new Set(drafts.map(twinOf));
  return drafts
    .filter((one) => !twinOf(one))
    .map((one) => (keyed.has(one) ? ({ ...one, severity: "error" } as Draft) : one));
}

/** The entry below begins with all that the one which its offer takes away has. */
function isWithin({ offer }: Draft, { start }: Draft): boolean {
  return start >= offer!.end && start < 2 * offer!.end - offer!.start;
}

/** Number of lines that an entry stands on. */
function linesOf({ start, end }: TreeNode, text: string): number {
  return text.slice(start, end).trimEnd().split("\n").length;
}

/** Whether a line of a text says so much that nobody writes it twice on purpose. */
export function isLongLine(line: string): boolean {
  return line.trim().length >= LONG && /[\p{L}\d] [\p{L}\d]/u.test(line);
}

/** Lines of a block of text that say what the line right above them says. */
export function findDoubledLines(text: string, { start, end }: ScalarNode): Draft[] {
  const found: Draft[] = [];
  let above = "";
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    if (line === above && isLongLine(line)) {
      const own = at + line.length - line.trimStart().length;
      const place = { start: own, end: at + line.trimEnd().length, path: [] };
      const offer = { start: at, end: Math.min(text.length, at + line.length + 1), text: "" };
      found.push({ code: "doubled-line", params: { of: "line" }, severity: "warning", ...place, offer });
    }
    above = line;
    at += line.length + 1;
  }
  return found;
}
