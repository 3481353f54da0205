import { LatePattern } from "../formats/late-pattern.ts";
import type { Fault } from "../problems/draft.ts";
import { findEditMark } from "../problems/edit-marks.ts";
import { ROOTED_PATH } from "./binding-names.ts";
import type { Explanation } from "./explanation.ts";
import { includedIn } from "./include-tags.ts";
import { indentationOf, type Line, lineAt, quote } from "./line.ts";
import { linkedInFlow, pictureReadings } from "./linked-value.ts";
import { explainMarkBeforeName } from "./quoted-names.ts";
import { withoutSigns } from "./stray-start.ts";
import { explainNamesInValue } from "./yaml-names-in-values.ts";

/**
 * A value that YAML does not take for a text.
 *
 * The grammar does not know what is wanted at its place, so it gives readings: whoever does tries them.
 */
interface ValueFault {
  fault: Fault;
  severity?: "error";
  /** What the value is read as. */
  put: string;
  /** Nothing else can be meant, where a text is wanted. */
  isSure: boolean;
  /** What else may be meant. */
  instead?: string[];
}

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
  const put = quote(value);
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

/** A text that starts with a quotation mark which does not hold it together. */
function explainQuotes(value: string): ValueFault | undefined {
  const mark = value[0]!;
  if (/[“”„«»‘’‚]/.test(mark)) {
    const put = quote(value.replace(/^[“”„«»‘’‚]|[“”„«»‘’‚"']$/g, ""));
    return { fault: { code: "smart-quotes", params: { quoted: put } }, put, isSure: true };
  }
  if (mark !== '"' && mark !== "'") return undefined;
  const twice = /^(["'])\1([^"']+)\1\1$/.exec(value);
  if (twice) {
    const put = `${mark}${twice[2]}${mark}`;
    return {
      fault: { code: "quote-inside", params: { mark, quoted: put } },
      put,
      isSure: false,
      instead: [quote(value.slice(1, -1))],
    };
  }
  const inner = value.length > 1 && value.endsWith(mark) ? value.slice(1, -1) : undefined;
  if (inner?.includes(mark) && !holdsTwoQuotations(inner, mark)) {
    const put =
      mark === "'"
        ? `'${inner.replaceAll(/''|'/g, "''")}'`
        : inner.includes("'")
          ? `"${inner.replace(/(?<!\\)"/g, '\\"')}"`
          : `'${inner}'`;
    return { fault: { code: "quote-inside", params: { mark, quoted: put } }, put, isSure: true };
  }
  // It is whole: what is wrong stands above or below it.
  if (inner !== undefined && !inner.includes(mark)) return undefined;
  const put = quote(value);
  return { fault: { code: "text-after-quote", params: { quoted: put } }, put, isSure: true };
}

/** The only entry of a list, such as that of buttons. */
const inList = (entry: string | undefined): string | undefined => entry && `[${entry}]`;

/** A text that starts with a bracket and goes on after it, or that is the name of a value in braces. */
function explainBracket(value: string): ValueFault | undefined {
  const sign = value[0]!;
  const link = /^\[([^\][]*)\]\s*\(([^()\s]*)\)$/.exec(value);
  if (link) {
    const [, label, address] = link as unknown as [string, string, string];
    return {
      fault: { code: "markdown-in-plain-text", params: { written: value, quoted: label } },
      severity: "error",
      put: label,
      isSure: false,
      instead: [
        address,
        ...[false, true].map((isPicture) => linkedInFlow({ words: label, address, isPicture })),
        inList(linkedInFlow({ words: label, address, isPicture: false })),
      ].flatMap((one) => one ?? []),
    };
  }
  const close = closingOf(value);
  const goesOn = close > 0 && close < value.length - 1;
  const binding = goesOn ? FOREIGN_BINDING.exec(value) : undefined;
  if (binding) {
    const put = value.replaceAll(
      new RegExp(FOREIGN_BINDING.pattern, "gu"),
      (_, path: string) => `\${${path}}`,
    );
    const [written, path] = binding as unknown as [string, string];
    return {
      fault: { code: "bad-binding", params: { case: "half", written, meant: `\${${path}}` } },
      put,
      isSure: true,
    };
  }
  if (!goesOn && !BRACED_NAME.test(value)) return undefined;
  const put = quote(value);
  return {
    fault: { code: "bracket-start", params: { sign, quoted: put } },
    put,
    isSure: !/\w: /.test(value),
  };
}

const BRACED_NAME = new LatePattern(String.raw`^\{[\p{L}\p{M}\p{N}_.]+\}$`);

/** A value of a row or setting as other systems fill it in, between braces or brackets. */
const FOREIGN_BINDING = new LatePattern(
  String.raw`(?<!\$)(?:\{{1,3}|\[\[)\s*(${ROOTED_PATH})(?:\s*\|[^{}[\]\n]*)?\s*(?:\}{1,3}|\]\])`,
);

/** Where no text is wanted, a sign in front of a number, a name or a word to choose is one too much. */
function withBare(fault: ValueFault, value: string): ValueFault {
  const bare = withoutSigns(value);
  const { put, instead = [] } = fault;
  return bare === undefined || bare === put || instead.includes(bare)
    ? fault
    : { ...fault, instead: [...instead, bare] };
}

/** Index of the bracket that closes the one at the start of a value; -1 where none does. */
function closingOf(value: string): number {
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at]!;
    if (sign === "[" || sign === "{") depth += 1;
    if (sign === "]" || sign === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** True for what is between the outer marks of `"one" and "two"`, where they are no pair. */
function holdsTwoQuotations(inner: string, mark: string): boolean {
  const closing = inner.indexOf(mark);
  const opening = inner.lastIndexOf(mark);
  return (
    closing < opening && /^.[\s,.;:!?)]/.test(inner.slice(closing)) && /\s$/.test(inner.slice(0, opening))
  );
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
