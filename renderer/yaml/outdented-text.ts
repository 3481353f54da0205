import { indentationOf } from "./line.ts";
import { editedRange, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";

/** The name of a text of several lines, with what is in front of the name. */
const OPENS = /^( *(?:- +)*)[\w$-]+:\s+[|>][-+\d]*\s*$/;

/** A line that is words: neither a name nor an entry of a list, and no remark. */
const WORDS = /^ *(?![\w$-]+:(?:\s|$)|[-#"'[{<>|&!%?]|\$\{)\S+(?: +\S+)+\s*$/;

/**
 * The first lines of a text of several lines, which stand no further right than its name: what goes on below them,
 * further right, can belong to nothing else. Without them YAML takes the signs of the text for its own.
 */
export function findOutdentedText(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const line = lines[at]!;
  const margin = indentationOf(line.text);
  if (margin === 0 || !WORDS.test(line.text)) return undefined;
  const above = lines.slice(0, at).findLast((one) => one.text.trim() !== "");
  const opening = above && !above.isText ? OPENS.exec(above.text) : null;
  if (!opening || opening[1]!.length < margin) return undefined;
  let next = at + 1;
  while (lines[next] && indentationOf(lines[next]!.text) === margin && WORDS.test(lines[next]!.text))
    next += 1;
  const below = lines.slice(next).find((one) => one.text.trim() !== "");
  const wanted = below ? indentationOf(below.text) : 0;
  if (wanted <= opening[1]!.length) return undefined;
  const own = lines.slice(at, next);
  // All that is further right than the name is the text, whatever it looks like.
  const end = lines.findIndex(
    (one, index) => index > next && one.text.trim() !== "" && indentationOf(one.text) <= opening[1]!.length,
  );
  const edits = own.map(({ start }) => ({ start, end: start, text: " ".repeat(wanted - margin) }));
  const last = own.at(-1)!;
  return {
    explanation: {
      code: "wrong-indentation",
      params: { margin, wanted },
      ...spanOf(line),
      offer: editedRange(text, line.start, last.end, edits),
      edits,
    },
    next: end === -1 ? lines.length : end,
  };
}
