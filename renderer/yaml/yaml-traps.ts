import type { Draft } from "../problems/draft.ts";
import type { ScalarNode } from "./tree.ts";
import { quote } from "./yaml-lines.ts";

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
  const whole = text.slice(scalar.start, scalar.end) + (scalar.source === "" ? "" : gap) + swallowed;
  const from = scalar.source === "" ? start : scalar.start;
  const quoted = quote(whole);
  return {
    code: "text-cut-off",
    start,
    end: start + swallowed.length,
    path: [],
    message: `Everything from # on is read as a comment, so visitors would see ${scalar.source === "" ? "nothing" : `"${scalar.source}"`}.`,
    hint: isText
      ? `Put the text in quotation marks: ${quoted}`
      : `Put the text in quotation marks: ${quoted}. If it is a comment, leave two spaces before the #.`,
    ...(isText
      ? { fix: { start: from, end: start + swallowed.length, text: quoted } }
      : { severity: "warning" as const }),
  };
}

/** A quotation mark that was closed by one further down, so that the lines between became part of the text. */
export function findUnclosedQuote(text: string, scalar: ScalarNode): Draft | undefined {
  const raw = text.slice(scalar.start, scalar.end);
  const newline = raw.indexOf("\n");
  if (newline === -1 || !/\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t]|\r?\n|$)/.test(raw)) return undefined;
  const first = raw.slice(0, newline).trimEnd();
  return {
    code: "unclosed-quote",
    start: scalar.start,
    end: scalar.start + first.length,
    path: [],
    message:
      "The quotation mark that opens here is not closed on this line, so the lines below became part of the text.",
    hint: `Close it: ${first}${first[0]}`,
  };
}
