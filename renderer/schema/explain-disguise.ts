import type { ErrorObject } from "ajv";
import type { Draft, Span } from "../problems/draft.ts";
import { findLookAlike, withoutLookAlikes } from "../problems/look-alikes.ts";
import type { Place } from "./subject.ts";

/** A value that is refused, and where it stands. */
interface Refused {
  error: ErrorObject;
  at: Place;
  place: Span & { path: (string | number)[] };
}

/** What a schema wants of the form of a text, not of its length. */
const ofForm: ReadonlySet<string> = new Set(["enum", "const", "pattern", "format", "type"]);

/**
 * What hides a value that would be right: curly quotation marks around it, a comment of another language behind it,
 * letters that only look like those that are meant. Whether it would be right is found out by trying.
 */
export function explainDisguise({ error, at, place }: Refused): Draft | undefined {
  const value = error.data;
  if (typeof value !== "string" || at.node?.kind !== "scalar" || at.node.isBlock) return undefined;
  if (!ofForm.has(error.keyword)) return undefined;
  const { start, end } = at.span;
  const inner = /^[“”„«»‘’‚]([^“”„«»]+)[“”„«»‘’‚"']$/.exec(value)?.[1];
  if (inner !== undefined)
    return { ...place, code: "smart-quotes", params: { quoted: inner }, fix: { start, end, text: inner } };
  const remark = /^(\S+)\s+(?:\/\/|--|;)\s+(.+)$/.exec(value);
  if (remark && at.node.plain)
    return {
      ...place,
      code: "foreign-comment",
      params: { note: remark[2]! },
      offer: { start, end, text: `${remark[1]}  # ${remark[2]}` },
    };
  const twin = findLookAlike(value);
  const text = withoutLookAlikes(value);
  // Words of another script are no disguise.
  if (!twin || !/^[!-~]+$/.test(text)) return undefined;
  return { ...place, code: "look-alike", params: { ...twin, quoted: text }, fix: { start, end, text } };
}
