import { findEditMark } from "../problems/edit-marks.ts";
import { explainBracket } from "./bracket-values.ts";
import type { Explanation } from "./explanation.ts";
import { includedIn } from "./include-tags.ts";
import { indentationOf, type Line, lineAt, quote, quoteWhole } from "./line.ts";
import { pictureReadings } from "./linked-value.ts";
import { explainMarkBeforeName } from "./quoted-names.ts";
import { explainQuotes } from "./quoted-values.ts";
import { withoutSigns } from "./stray-start.ts";
import { explainUnopenedBrace } from "./unopened-brace.ts";
import type { ValueFault } from "./value-fault.ts";
import { explainNamesInValue } from "./yaml-names-in-values.ts";

/** What may stand behind a backslash between double quotation marks: YAML 1.2, section 5.7. */
const ESCAPED = String.raw`\\(?:[0abtnvfre "/\\N_LP\t]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})`;

const QUOTED = new RegExp(`^(?:"(?:[^"\\\\]|${ESCAPED})*"|'(?:[^']|'')*')$`);

/** Whether a value is one text in quotation marks, in which nothing means anything to YAML. */
const isQuoted = (value: string): boolean => QUOTED.test(value);

/**
 * Explains a value that YAML does not take for a text.
 *
 * @param text  The whole file.
 */
export function explainValue(line: Line, text: string): Explanation | undefined {
  const marked = explainMarkBeforeName(line);
  if (marked) return marked;
  const parts = /^(\s*(?:- +)*(?:(?:[\w$-]+|"[^"]*"|'[^']*'):\s+)?)(\S.*)$/.exec(line.text);
  if (!parts) return undefined;
  const [, before, rest] = parts as unknown as [string, string, string];
  const value = rest.replace(/\s+#\s.*$/, "").trimEnd();
  const start = line.start + before.length;
  const isNamed = before.includes(":");
  // It is read as it stands; what is wrong is where it stands.
  if (isQuoted(value)) return undefined;
  const comma = explainComma(value, start);
  if (comma) return comma;
  if (isNamed && /^-(\s|$)/.test(value)) return explainListOnLine(line, text, before, value);
  const unopened = /^["']/.test(value) && explainUnopenedBrace(line, start, value);
  if (unopened) return unopened;
  const first = value[0]!;
  const isBracket = first === "[" || first === "{";
  const mark = first === "{" ? findEditMark(value) : undefined;
  if (mark) {
    const at = start + value.indexOf(mark);
    return {
      code: "undecided-edit",
      params: { mark },
      start: at,
      end: at + mark.length,
      path: [],
      // Neither wording is known to be the one that is meant: what begins with a mark is read as a text. What holds
      // one further on is a group, of which no text is made.
      ...(at === start && { edits: [{ start, end: start + value.length, text: quote(value) }] }),
    };
  }
  const found =
    (isNamed ? undefined : explainInclude(value)) ??
    explainSign(value) ??
    explainQuotes(value) ??
    (isBracket ? explainBracket(value) : undefined);
  if (found)
    return (
      explainTextBehindSign(line, text, start, value) ??
      asExplanation(withBare(found, value), start, start + value.length)
    );
  return isNamed && !isBracket ? explainNamesInValue(line, text, start, value) : undefined;
}

/** A comma or semicolon behind what is a value without it, as other formats have it at the end of a line. */
function explainComma(value: string, start: number): Explanation | undefined {
  const whole = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{.*\}|\[.*\])\s*([,;])$/.exec(value);
  if (!whole) return undefined;
  const end = start + value.length;
  const edit = { start: start + whole[1]!.length, end, text: "" };
  return {
    code: "comma-at-end",
    params: { sign: whole[2]! },
    start: end - 1,
    end,
    path: [],
    fix: edit,
    edits: [edit],
  };
}

/** The first entry of a list on the line of its name: it moves to the column of the lines that go on with it. */
function explainListOnLine(line: Line, text: string, before: string, value: string): Explanation {
  const start = line.start + before.length;
  const end = start + value.length;
  const below = line.end < text.length ? lineAt(text, line.end + 1) : undefined;
  // In an entry, the lines below its name stand in the column behind the dash.
  const own = /^\s*(?:- +)*/.exec(line.text)![0].length;
  const margin = below ? indentationOf(below.text) : 0;
  const isContinued = below !== undefined && margin >= own + 2 && !/^\s*(-\s|#|$)/.test(below.text);
  const name = start - /\s*$/.exec(before)![0].length;
  const column = isContinued ? margin - 2 : own + 2;
  const offer = { start: name, end: start, text: `\n${" ".repeat(column)}` };
  const edit = isContinued ? offer : { start, end, text: quote(value) };
  // Where no list is wanted, a dash in front of a value is a sign of somebody's notes.
  const words = isContinued
    ? undefined
    : /^- +((?![-?#"'[\]{}|>&*!%@`])(?:(?!:(?:\s|$)|\s#)[^\n])+)$/.exec(value)?.[1];
  return {
    code: "list-on-line",
    params: {},
    start,
    end,
    path: [],
    offer,
    ...(words && { instead: [{ start, end, text: words, isSure: false, says: { words } }] }),
    edits: [edit],
  };
}

/** The first words of a text behind the sign that starts it, the others below: the first ones belong there as well. */
function explainTextBehindSign(
  line: Line,
  text: string,
  start: number,
  value: string,
): Explanation | undefined {
  const sign = /^[>|][-+\d]*\s*(?=[^\s#])/.exec(value)?.[0];
  if (sign === undefined) return undefined;
  const below = /^\n(?:[^\S\n]*\n)*( *)(?=\S)/.exec(text.slice(line.end))?.[1] ?? "";
  const own = /^\s*(?:- +)*/.exec(line.text)![0];
  if (below.length <= own.length) return undefined;
  const both = /^([>|])([-+\d]*) *([>|])([-+\d]*)$/.exec(value);
  if (both) {
    const [, first, how, second, end] = both as unknown as [string, string, string, string, string];
    // With | the lines stay as they are written, which no text loses by.
    const kept = `${first === second ? first : "|"}${how || end}`;
    const edit = { start, end: start + value.length, text: kept };
    const params = { sign: kept, isBlock: true, signs: value };
    return { code: "reserved-character", params, ...edit, path: [], fix: edit, edits: [edit] };
  }
  const fix = { start: start + sign.trimEnd().length, end: start + sign.length, text: `\n${below}` };
  return {
    code: "reserved-character",
    params: { sign: value[0]!, isBlock: true, quoted: quote(value), isContinued: true },
    start,
    end: start + value.length,
    path: [],
    fix,
    edits: [fix],
  };
}

/** A text that starts with a sign which means something else in YAML. */
function explainSign(value: string): ValueFault | undefined {
  const sign = value[0]!;
  const put = quoteWhole(value);
  // Where a text is no Markdown, it is meant without the signs.
  const bare = value.replace(/^(\*{1,3})([^*\s][^*]*)\1/, "$2");
  const instead = [
    ...pictureReadings(value),
    ...(bare === value ? [] : [/: | #|^[^\p{L}\d]/u.test(bare) ? quote(bare) : bare]),
  ];
  const fault = (code: "yaml-alias" | "yaml-anchor" | "yaml-tag"): ValueFault => ({
    fault: { code, params: { sign, quoted: put } },
    put,
    isSure: false,
    ...(instead.length > 0 && { instead }),
  });
  const tag = /^\{[%#].*?[%#]\}/.exec(value)?.[0];
  if (tag !== undefined) return { fault: { code: "template-tag", params: { tag } }, put, isSure: false };
  const ticked = /^`([^`]+)`$/.exec(value)?.[1];
  if (ticked !== undefined) return explainTicks(ticked, put);
  if (/[@`%]/.test(sign))
    return {
      fault: { code: "reserved-character", params: { sign, isBlock: false, quoted: put } },
      put,
      isSure: true,
    };
  if (sign === "*") return fault("yaml-alias");
  if (sign === "&") return fault("yaml-anchor");
  if (sign === "!") return fault("yaml-tag");
  if (/^[>|][-+\d]*\s*\S/.test(value) && !/^[>|][-+\d]*\s*#/.test(value)) {
    // A number behind > is compared with, and a row of a table has a | at its end as well.
    const isPart = /^>\s*\d/.test(value) || value.indexOf("|", 1) !== -1;
    const words = isPart ? put : unmarked(value);
    return {
      fault: { code: "reserved-character", params: { sign, isBlock: true, quoted: words } },
      put: words,
      isSure: false,
      ...(words !== put && { instead: [put] }),
    };
  }
  return undefined;
}

/** A text of one line without the sign of those of several. */
function unmarked(value: string): string {
  const words = value.replace(/^[>|][-+]?\s*/, "");
  return /: | #|^[^\p{L}\d]/u.test(words) ? quote(words) : words;
}

/** An entry that puts another file in. */
function explainInclude(value: string): ValueFault | undefined {
  const name = includedIn(value);
  if (name === undefined) return undefined;
  const put = `use: ${name}`;
  return { fault: { code: "yaml-tag", params: { sign: "!", use: name } }, put, isSure: false };
}

/** A text between backticks: one of JavaScript, where it is filled in; without that it is as likely code of Markdown. */
function explainTicks(text: string, put: string): ValueFault {
  const bare = /: | #|^[^\p{L}\d/$]/u.test(text) ? quote(text) : text;
  const isTemplate = text.includes("${");
  return {
    fault: {
      code: "reserved-character",
      params: { sign: "`", isBlock: false, quoted: isTemplate ? bare : put },
    },
    put: isTemplate ? bare : put,
    isSure: !isTemplate,
    instead: [isTemplate ? put : bare],
  };
}

/** Where no text is wanted, a sign in front of a number, a name or a word to choose is one too much. */
function withBare(fault: ValueFault, value: string): ValueFault {
  const bare = withoutSigns(value);
  const { put, instead = [] } = fault;
  return bare === undefined || bare === put || instead.includes(bare)
    ? fault
    : { ...fault, instead: [...instead, bare] };
}

function asExplanation(
  { fault, severity, put, isSure, instead }: ValueFault,
  start: number,
  end: number,
): Explanation {
  const edit = { start, end, text: put };
  return {
    ...fault,
    ...(severity && { severity }),
    start,
    end,
    path: [],
    ...(isSure ? { fix: edit } : { offer: edit }),
    ...(instead && { instead: instead.map((one) => ({ start, end, text: one, isSure: false })) }),
    edits: [edit],
  };
}
