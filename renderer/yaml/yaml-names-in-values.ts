import type { Candidate } from "../problems/draft.ts";
import { OTHER_COMMAS, OTHER_SEMICOLONS } from "../problems/look-alikes.ts";
import type { Explanation } from "./explanation.ts";
import { type Line, quote, quoteWhole } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";
import { explainUnopenedBrace } from "./unopened-brace.ts";

const SEPARATOR = new RegExp(`\\s*[;${OTHER_COMMAS}${OTHER_SEMICOLONS}]\\s*`, "g");

/** Names of which each page has most: one at the left edge behind the value of another has lost its line. */
const KEYS: ReadonlySet<string> = new Set(["blocks", "description", "layout", "redirect", "title"]);

/** A line whose option holds an address, by the names that such options have. */
const LEADS = /^\s*(?:- +)*(?:href|url|link|\w+(?:Href|Url|Link)):/;

/**
 * Explains a value that holds a name with its colon: `type: hero size: compact`, `where: category: Data`,
 * `heading: AI: what now`.
 *
 * @param start  Offset of the value in the file.
 */
export function explainNamesInValue(
  line: Line,
  text: string,
  start: number,
  value: string,
): Explanation | undefined {
  if (!/:(?=\s|$)/.test(value)) return undefined;
  const end = start + value.length;
  const html = /<[a-z][^<>]*:\s[^<>]*>/i.exec(value);
  if (html) {
    const bare = value.replace(/<\/?[a-z][^<>]*>/gi, "").trim();
    const edit = { start, end, text: /: | #|^[^\p{L}\d]/u.test(bare) ? quote(bare) : bare };
    const at = start + html.index;
    const shown = html[0].length > 40 ? `${html[0].slice(0, 39)}…` : html[0];
    return {
      code: "html-in-text",
      params: { html: shown },
      severity: "error",
      start: at,
      end: at + html[0].length,
      path: [],
      offer: edit,
      edits: [edit],
    };
  }
  const unopened = explainUnopenedBrace(line, start, value);
  if (unopened) return unopened;
  const mark = explainMark(start, value);
  if (mark) return mark;
  const split = splitAtNames(line, text, start, value);
  const quoted: Candidate = { start, end, text: quoteWhole(value), isSure: false };
  if (split) {
    const [first] = split.edits;
    const name = split.names[0]!;
    return {
      code: "two-on-a-line",
      params: { name: name.text, ...(split.mayBeText && { mayBeText: true as const }) },
      start: name.start,
      end: name.start + name.text.length,
      path: [],
      offer: { start: first!.start, end, text: split.written },
      ...(split.mayBeText && { instead: [quoted] }),
      edits: split.edits,
    };
  }
  const put = { start, end, text: quoted.text };
  const inner = withoutBrackets(value).replace(SEPARATOR, ", ");
  // An address of this kind goes on right behind its colon, and has no spaces.
  const isAddress = /^(?:tel|mailto|sms):\s/.test(value) && LEADS.test(line.text);
  const inLink = !isAddress && withoutGapInLink(value);
  if (inLink) return inLink(start, end);
  const tail = LEADS.test(line.text) ? /^((?:[/#]|https?:\/\/)\S*[^\s:]):+$/.exec(value)?.[1] : undefined;
  if (tail !== undefined) return colonBehind(tail, start, end);
  const fix = isAddress ? { ...put, text: value.replace(/\s+/g, "") } : put;
  const isGroup = !isAddress && /^[A-Za-z][\w-]*:\s/.test(inner);
  return {
    code: "colon-in-text",
    params: { quoted: fix.text, ...(isAddress && { isAddress: true as const }) },
    start,
    end,
    path: [],
    fix,
    ...(isGroup && { instead: [{ start, end, text: `{ ${inner} }`, isSure: false }] }),
    edits: [fix],
  };
}

/** A value without the brackets around it; one at its end that closes a group within it stays. */
function withoutBrackets(value: string): string {
  const inner = value.replace(/^[({[｛（]\s*/, "");
  const isOwn = inner === value && /[({[｛（][^({[｛（]*[)}\]｝）]$/.test(value);
  return isOwn ? inner : inner.replace(/\s*[)}\]｝）]$/, "");
}

/** A text of a version with its original, which no text begins with, without the braces around both. */
function explainMark(start: number, value: string): Explanation | undefined {
  if (!/^of: .*,\s*text: \S/.test(value) || /[{}]$/.test(value)) return undefined;
  const end = start + value.length;
  const fix = { start, end, text: `{ ${value} }` };
  const params = { quoted: fix.text, isGroup: true as const };
  return { code: "colon-in-text", params, start, end, path: [], fix, edits: [fix] };
}

/** A colon behind an address, as if something stood below it. */
function colonBehind(address: string, start: number, end: number): Explanation {
  const fix = { start, end, text: address };
  return {
    code: "colon-in-text",
    params: { quoted: address, isBehind: true },
    start,
    end,
    path: [],
    fix,
    edits: [fix],
  };
}

/** The address of a link in Markdown, with a space behind its colon. */
const GAP_IN_LINK = /(?<=\]\()((?:mailto|tel|sms|https?):) +([^\s)]*)(?=\))/g;

/** A text whose only colon with a space behind it stands in the address of a link: the space is too much. */
function withoutGapInLink(value: string): ((start: number, end: number) => Explanation) | undefined {
  const gap = GAP_IN_LINK.exec(value);
  GAP_IN_LINK.lastIndex = 0;
  const text = value.replace(GAP_IN_LINK, "$1$2");
  if (!gap || /:(?: |$)| #/.test(text)) return undefined;
  return (start, end) => {
    const fix = { start, end, text };
    const at = start + gap.index;
    return {
      code: "colon-in-text",
      params: { quoted: `${gap[1]}${gap[2]}`, isAddress: true as const },
      start: at,
      end: at + gap[0].length,
      path: [],
      fix,
      edits: [fix],
    };
  };
}

/** The value with a new line before each name that starts one elsewhere in the file, in the column of this line's. */
function splitAtNames(
  line: Line,
  text: string,
  start: number,
  value: string,
):
  | { names: { text: string; start: number }[]; edits: TextEdit[]; written: string; mayBeText: boolean }
  | undefined {
  const own = /^(\s*(?:- +)*)([\w$-]+|"[^"]*"|'[^']*'):/.exec(line.text);
  if (!own) return undefined;
  const column = own[1]!.length;
  const isType = own[2] === "type";
  const names: { text: string; start: number }[] = [];
  const edits: TextEdit[] = [];
  for (const match of value.matchAll(/([\s,;|]+)([A-Za-z][\w-]*):(?=\s)/g)) {
    const [, gap, name] = match as unknown as [string, string, string];
    const isKey = column === 0 && KEYS.has(name);
    // Behind a dash it begins an entry, of which the line above knows no column.
    if (/(?:^|\s)-$/.test(value.slice(0, match.index))) return undefined;
    if (match.index === 0 || !(isType || isKey || startsLine(name, column, text))) continue;
    const at = start + match.index;
    names.push({ text: name, start: at + gap.length });
    edits.push({ start: at, end: at + gap.length, text: `\n${" ".repeat(column)}` });
  }
  if (names.length === 0) return undefined;
  // The brace that closes what none has opened goes with what was to be a group on one line.
  const isUnopened = value.endsWith("}") && !line.text.includes("{");
  const last = isUnopened ? value.slice(0, -1).trimEnd() : value;
  let written = "";
  for (const [index, edit] of edits.entries())
    written += edit.text + text.slice(edit.end, edits[index + 1]?.start ?? start + last.length);
  if (isUnopened) edits.push({ start: start + last.length, end: start + value.length, text: "" });
  return { names, edits, written, mayBeText: !isType };
}

/** True for a name that starts a line of the file in this column, behind spaces or dashes. */
function startsLine(name: string, column: number, text: string): boolean {
  for (const match of text.matchAll(new RegExp(`^( *(?:- +)*)${name}:(?=\\s)`, "gm")))
    if (match[1]!.length === column) return true;
  return false;
}
