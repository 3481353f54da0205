import { OTHER_COMMAS, OTHER_SEMICOLONS } from "../problems/look-alikes.ts";
import type { Explanation } from "./explanation.ts";
import { type Line, lineAt, quote } from "./line.ts";
import { openBrackets } from "./open-brackets.ts";
import { applyEdits } from "./text-edits.ts";
import { explainUnopenedAround } from "./unopened-brace.ts";

/** A translation with its original on one line. */
const MARK = /\{\s*(?:of:\s.*,\s*text|text:\s.*,\s*of):\s/;

/** Mistakes between the brackets of one line: a sign too many, a comma that is missing, a text with a colon. */
export function explainFlow(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  const surplus = findSurplus(line);
  if (surplus) return surplus;
  const reserved = findReserved(line) ?? findCurlyQuotes(line) ?? findTextAfterQuote(line);
  if (reserved) return reserved;
  if (!/\{[^}]*:/.test(line.text)) return undefined;
  const other = findOtherComma(line) ?? findLostColon(text, line, at);
  if (other) return other;
  const colon =
    /[{,]\s*[\w-]+:\s+(?=[^\s"'[{])([^,{}[\]"':]*[^\s,{}[\]"':]:\s[^,{}[\]"']*[^\s,{}[\]"'])\s*[,}]/.exec(
      line.text,
    );
  const comma =
    /[{,]\s*[\w-]+:\s+(?:"[^"]*"|'[^']*'|[^\s,{}[\]"':][^,{}[\]"']*?)(?=\s+([a-z][\w-]*):\s)/.exec(line.text);
  // A translation has "of" and "text" alone: another name in it is a word of one of them.
  const isOfMark = comma !== null && !/^(?:of|text)$/.test(comma[1]!) && MARK.test(line.text);
  if (comma && !startsWithColon(colon?.[1]) && !(colon && isOfMark)) {
    const name = comma[1]!;
    const end = line.start + comma.index + comma[0].length;
    const start = end + text.slice(end).search(/\S/);
    const edit = { start: end, end, text: "," };
    // Behind a number nothing but another name can follow.
    const isSure = /:\s+(?:-?[\d.]+|true|false|"[^"]*"|'[^']*')$/.test(comma[0]);
    return {
      code: "missing-comma",
      params: { name, ...(!isSure && { mayBeText: true as const }) },
      start,
      end: start + name.length,
      path: [],
      ...(isSure ? { fix: edit } : { offer: edit }),
      edits: [edit],
    };
  }
  if (!colon?.[1]) return undefined;
  const start = line.start + colon.index + colon[0].indexOf(colon[1]);
  const end = start + colon[1].length;
  const edit = { start, end, text: quote(colon[1]) };
  return {
    code: "colon-in-text",
    params: { quoted: edit.text },
    start,
    end,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** A name in braces whose list or group stands behind it without a colon: `{ weight [200, 800] }`. */
function findLostColon(text: string, line: Line, at: number): Explanation | undefined {
  const before = text.slice(line.start, at);
  const name = /[{,]\s*([A-Za-z][\w-]*) +$/.exec(before)?.[1];
  if (name === undefined || !/[[{]/.test(text[at] ?? "") || openBrackets(before).at(-1) !== "{")
    return undefined;
  const start = line.start + before.lastIndexOf(name);
  const end = start + name.length;
  const edit = { start: end, end, text: ":" };
  const rest = /^[^\]}]*[\]}]?/.exec(text.slice(at, line.end))![0];
  return {
    code: "missing-colon",
    params: { name, value: rest, seen: "name" },
    start,
    end,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** A value between brackets that starts with a sign of which YAML makes no use. */
function findReserved(line: Line): Explanation | undefined {
  const match = /^[^#]*?(?:: +|- +)[[{].*?(?<=[[,] *|: +)([@`%][^,{}[\]"']*?)(?= *[,}\]])/.exec(line.text);
  if (!match?.[1]) return undefined;
  const end = line.start + match[0].length;
  const start = end - match[1].length;
  const edit = { start, end, text: quote(match[1]) };
  const params = { sign: match[1][0]!, isBlock: false, quoted: edit.text };
  return { code: "reserved-character", params, start, end, path: [], fix: edit, edits: [edit] };
}

/** A value between brackets that begins with words in quotation marks and goes on behind them: `"Ada" and others`. */
function findTextAfterQuote(line: Line): Explanation | undefined {
  const match =
    /^[^#]*?(?:: +|- +)[[{].*?(?<=[[,{] *|: +)((?:"[^"\n]*"|'[^'\n]*') +[^\s,{}[\]:#"'][^,{}[\]:#\n]*?)(?= *[,}\]])/.exec(
      line.text,
    );
  if (!match?.[1]) return undefined;
  const end = line.start + match[0].length;
  const start = end - match[1].length;
  const edit = { start, end, text: quote(match[1]) };
  const params = { quoted: edit.text };
  return { code: "text-after-quote", params, start, end, path: [], fix: edit, edits: [edit] };
}

/** A value between brackets in curly quotation marks, which do not hold together what is a sign of YAML in it. */
function findCurlyQuotes(line: Line): Explanation | undefined {
  const match =
    /^[^#]*?(?:: +|- +)[[{].*?(?<=[[,] *|: +)([“”„«»‘’＂]([^“”„«»＂"\n]*[{}[\],:][^“”„«»＂"\n]*)[“”„«»‘’＂])(?= *[,}\]])/.exec(
      line.text,
    );
  if (!match?.[1]) return undefined;
  const end = line.start + match[0].length;
  const start = end - match[1].length;
  const edit = { start, end, text: quote(match[2]!.trim()) };
  return {
    code: "smart-quotes",
    params: { quoted: edit.text },
    start,
    end,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** `AI: what now`: the first word has a colon, so it is a text and no value with a name behind it. */
function startsWithColon(value: string | undefined): boolean {
  return value !== undefined && /^[^\s:]+:\s/.test(value);
}

/** The line with everything between quotation marks blanked, so that signs can be counted. */
function withoutTexts(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\$\{[^}]*\}/g, (text) => "_".repeat(text.length));
}

/** A comma behind a comma, or a bracket at the end of a line that closes nothing. */
function findSurplus(line: Line): Explanation | undefined {
  const bare = withoutTexts(line.text);
  const opening = /^[^#[{]*?(?:: +|- +)([[{])/.exec(bare);
  if (!opening) return undefined;
  const inside = bare.slice(opening[0].length);
  const leading = /^\s*,\s*(?=[^\s,\]}])/.exec(inside)?.[0];
  if (leading !== undefined) {
    const from = line.start + opening[0].length;
    const at = from + leading.indexOf(",");
    const edit = { start: from, end: from + leading.length, text: /^\s*/.exec(leading)![0] };
    const params = { sign: ",", isFirst: true as const };
    return { code: "surplus-sign", params, start: at, end: at + 1, path: [], offer: edit, edits: [edit] };
  }
  const commas = /,(\s*,)+/.exec(inside);
  const close = /(?<=[\]}]\s*)[\]}]\s*$/.exec(bare);
  const count = (signs: RegExp): number => bare.match(signs)?.length ?? 0;
  const isUnopened = close !== null && count(/[\]}]/g) === count(/[[{]/g) + 1;
  if (!commas && !isUnopened) return undefined;
  const unopened = !commas && close?.[0].trim() === "}" ? explainUnopenedAround(line) : undefined;
  if (unopened) return unopened;
  const start = line.start + (commas ? opening[0].length + commas.index + 1 : close!.index);
  const end = commas ? start + commas[0].length - 1 : start + 1;
  const sign = commas ? "," : close![0].trim();
  const edit = { start, end, text: "" };
  // Between two commas an entry may have been forgotten.
  const repair = commas ? { offer: edit } : { fix: edit };
  return { code: "surplus-sign", params: { sign }, start, end, path: [], ...repair, edits: [edit] };
}

const OTHER_COMMA = new RegExp(
  `(?<=\\{[^}]*\\S)\\s*([;${OTHER_COMMAS}${OTHER_SEMICOLONS}])\\s*(?=[A-Za-z][\\w-]*:\\s)`,
  "g",
);

/** A semicolon or a comma of another script before a further name. */
function findOtherComma(line: Line): Explanation | undefined {
  const bare = withoutTexts(line.text);
  const found = [...bare.matchAll(OTHER_COMMA)];
  const [first] = found;
  if (!first) return undefined;
  const sign = first[1]!;
  const edits = found.map((one) => {
    const start = line.start + one.index;
    return { start, end: start + one[0].length, text: ", " };
  });
  const start = line.start + first.index + first[0].indexOf(sign);
  const last = edits.at(-1)!;
  const from = edits[0]!.start;
  const text = line.text.slice(from - line.start, last.end - line.start);
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const fix = { start: from, end: last.end, text: applyEdits(text, moved) };
  return { code: "missing-comma", params: { sign }, start, end: start + 1, path: [], fix, edits };
}
