import type { Draft } from "../problems/draft.ts";
import { quote } from "./line.ts";
import { withoutSigns } from "./stray-start.ts";
import type { ScalarNode } from "./tree.ts";
import { readingsOfList } from "./words-above-list.ts";

/** What a spreadsheet shows for a formula that came to nothing, in English and in German. */
const ERROR_VALUE = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|NV|BEZUG!|WERT!|ZAHL!)$/;

/**
 * A text that YAML cut off because it saw a comment: `title: We are #1 in Europe`.
 *
 * A comment is meant when a space follows the #. Without one it is text or a colour, and the value
 * that YAML read is not what the author sees.
 */
export function findSwallowedText(text: string, scalar: ScalarNode): Draft | undefined {
  const stop = text.indexOf("\n", scalar.end);
  const rest = text.slice(scalar.end, stop === -1 ? text.length : stop).trimEnd();
  const comment = /^([ \t]*)(#.*)$/.exec(rest);
  if (!comment) return undefined;
  const [, gap, swallowed] = comment as unknown as [string, string, string];
  const isText = /^#[^\s#!]/.test(swallowed);
  const mayBeText =
    scalar.source !== "" && gap === " " && /\s/.test(scalar.source) && typeof scalar.value === "string";
  if (!isText && !mayBeText) return undefined;
  const start = scalar.end + gap.length;
  if (scalar.source === "" && ERROR_VALUE.test(swallowed))
    return {
      code: "bad-cell",
      params: { case: "error-value", shown: swallowed },
      start,
      end: start + swallowed.length,
      path: [],
    };
  const whole = text.slice(scalar.start, scalar.end) + (scalar.source === "" ? "" : gap) + swallowed;
  const from = scalar.source === "" ? start : scalar.start;
  const quoted = quote(whole);
  const put = { start: from, end: start + swallowed.length, text: quoted };
  // What stands behind a # alone may be a name with the sign of an address before it.
  const bare = scalar.source === "" ? swallowed.slice(1).replace(/\s+#.*$/, "") : "";
  return {
    code: "text-cut-off",
    params: { seen: scalar.source, quoted, isCertain: isText },
    start,
    end: start + swallowed.length,
    path: [],
    ...(isText
      ? { offer: put, ...(bare && { instead: [{ ...put, text: bare, isSure: true }] }) }
      : { severity: "warning" as const }),
  };
}

/**
 * A name in the line below the first of a text in quotation marks, or two names below each other further down. One alone,
 * or below an empty line, is more often a word of the text, which programs break where it becomes long.
 */
export const SWALLOWED_NAME =
  /^[^\n]*\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t]|\r?\n|$)|\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t][^\n]*|\r?)\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t]|\r?\n|$)/;

/** A quotation mark that was closed by one further down, so that the lines between became part of the text. */
export function findUnclosedQuote(text: string, scalar: ScalarNode): Draft | undefined {
  const raw = text.slice(scalar.start, scalar.end);
  const newline = raw.indexOf("\n");
  if (newline === -1 || !SWALLOWED_NAME.test(raw)) return undefined;
  const first = raw.slice(0, newline).trimEnd();
  const end = scalar.start + first.length;
  const bare = withoutSigns(first);
  return {
    code: "unclosed-quote",
    params: { quoted: `${first}${first[0]}`, isSwallowing: true },
    start: scalar.start,
    end,
    path: [],
    offer: { start: end, end, text: first[0]! },
    ...(bare !== undefined && { instead: [{ start: scalar.start, end, text: bare, isSure: false }] }),
  };
}

/** Entries of a list whose name is lost, which became words of the value above: a line of a text begins with no dash. */
export function findLostList(text: string, { start, end }: ScalarNode): Draft | undefined {
  const first = /\n( *)- +(?=\S)/.exec(text.slice(start, end));
  // Below an entry of a list, one of its own stands too far right: that is told of the list.
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (!first || !/^ *(?:- +)*["']?[\w$-]+["']?:\s+$/.test(line)) return undefined;
  const dash = start + first.index + 1 + first[1]!.length;
  const { guess, ...readings } = readingsOfList(text, start);
  return {
    code: "list-without-name",
    params: { isSwallowed: true, ...(guess && { guess }) },
    start: dash,
    end: dash + 1,
    path: [],
    ...readings,
  };
}

/** A comment of another language behind a text, on the same line: `Roles <!-- shorter? -->`. */
export function findTailComment(scalar: ScalarNode): Draft | undefined {
  const { source, start, end } = scalar;
  const match = /^(.*\S)\s+(?:<!--+\s*(.*?)\s*--+>|\/\*+\s*(.*?)\s*\*+\/)$/.exec(source);
  if (!match || source.length !== end - start) return undefined;
  const note = match[2] ?? match[3] ?? "";
  const from = start + match[1]!.length;
  const offer = { start: from, end, text: note === "" ? "" : `  # ${note}` };
  const at = start + source.slice(match[1]!.length).search(/\S/) + match[1]!.length;
  return { code: "foreign-comment", params: { note }, start: at, end, path: [], offer };
}

/** A text with a quotation mark at one end alone, or with another one at each: `Roles"`, `“Roles"`. */
export function findHalfQuotes(scalar: ScalarNode): Draft | undefined {
  const { source, start, end } = scalar;
  if (source.length !== end - start || source.length < 3) return undefined;
  const curly = /^[“”„]([^“”„"]*)"$/.exec(source);
  if (curly) {
    const quoted = quote(curly[1]!);
    return {
      code: "smart-quotes",
      params: { quoted },
      start,
      end,
      path: [],
      fix: { start, end, text: quoted },
    };
  }
  // Behind a number the sign stands for inches, unless it is as long as a year, and behind a pair for a quotation.
  if (
    !/(?:[^\d"“”„]|\d{4})"$/.test(source) ||
    source.indexOf('"') !== source.length - 1 ||
    /[“”„]/.test(source)
  )
    return undefined;
  // It may stand for what was cut off in front of the text: its author knows.
  const offer = { start: end - 1, end, text: "" };
  return { code: "unopened-quote", start: end - 1, end, path: [], offer };
}
