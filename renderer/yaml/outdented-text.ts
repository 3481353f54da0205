import { indentationOf, OPENS_TEXT } from "./line.ts";
import { type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";
import { editedRange } from "./text-edits.ts";

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
  const opening = above && !above.isText ? OPENS_TEXT.exec(above.text) : null;
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

/**
 * A line as Markdown or a word processor writes it: an entry of a list, a row of a table, a quotation, a link, a heading.
 * With the name of an option, `* type: list`, it is a block with another sign for its dash.
 */
const MARKED =
  /^ *(?:[*+•·–—‣▪●○■□►➢✓]\s(?! *[a-z][\w-]*:(?:\s|$))|\d{1,2}[.)]\s|\|.*\|\s*$|> (?!-\s|[\w$-]+:\s)|!?\[[^\]\n]+\]\(|\*\*\p{L}|#{2,6} \p{L})/u;

/** A sentence with the sign that ends one. */
const SENTENCE = /^ *\p{Lu}[^\s:]*(?: [^\s:]+)+[.!?…]["”»)]?\s*$/u;

/** A name with or without its dash: what goes on there is no text. */
const NAMED = /^ *(?:- +)*(?:[\w$-]+|"[^"]*"|'[^']*'):(?:\s|$)/;

/**
 * More lines of a text of several lines, which were pasted further left than it: words as nobody writes them but in a
 * text. All up to the next name belong to it.
 */
export function findTextOnLeft(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const line = lines[at]!;
  if (!MARKED.test(line.text) && !SENTENCE.test(line.text) && !isWordWithin(lines, at)) return undefined;
  const wanted = columnOfText(lines, at);
  if (wanted === undefined) return undefined;
  const margin = indentationOf(line.text);
  const stop = lines.findIndex((one, index) => index > at && NAMED.test(one.text));
  const run = lines.slice(at, stop === -1 ? lines.length : stop);
  // A remark right above what comes next is of that.
  const last = run.findLastIndex(({ text: own }) => own.trim() !== "" && !/^ *#(?!#)/.test(own));
  const own = run.slice(0, last + 1).filter((one) => one.text.trim() !== "");
  // One heading alone is a remark.
  if (wanted <= margin || (/^ *#/.test(line.text) && own.length === 1)) return undefined;
  const edits = own
    .filter((one) => indentationOf(one.text) < wanted)
    .map(({ start, text: written }) => {
      const bullet = BULLET.exec(written)?.[0];
      const put = bullet === undefined ? "" : `${bullet.slice(0, indentationOf(bullet))}- `;
      return { start, end: start + (bullet ?? "").length, text: " ".repeat(wanted - margin) + put };
    });
  return {
    explanation: {
      code: "wrong-indentation",
      params: { margin, wanted },
      ...spanOf(line),
      offer: editedRange(text, line.start, own.at(-1)!.end, edits),
      edits,
    },
    next: at + last + 1,
  };
}

/** A word alone, with what can only be more of the text further right below it: without its colon it is no name. */
function isWordWithin(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at]!;
  if (!/^ *[A-Za-z][\w-]*\s*$/.test(line.text)) return false;
  const below = lines.slice(at + 1, at + 4).find((one) => one.text.trim() !== "");
  return (
    below !== undefined &&
    indentationOf(below.text) > indentationOf(line.text) &&
    !NAMED.test(below.text) &&
    !/^ *- /.test(below.text)
  );
}

/** A sign that Markdown does not know before the entries of a list. */
const BULLET = /^ *[•·–—‣▪●○■□►➢✓]\s+(?=\S)/u;

/** Column of the text of several lines that stands right above a line; of one without any, where it would begin. */
function columnOfText(lines: readonly PlacedLine[], at: number): number | undefined {
  const isFilled = (one: PlacedLine): boolean => one.text.trim() !== "";
  const opening = lines.slice(0, at).findLastIndex((one) => isFilled(one) && !one.isText);
  const opens = opening === -1 ? null : /^( *(?:- +)*)[\w$-]+:\s+\|[-+\d]*\s*$/.exec(lines[opening]!.text);
  if (!opens) return undefined;
  const first = lines.slice(opening + 1, at).find(isFilled);
  return first ? indentationOf(first.text) : opens[1]!.length + 2;
}
