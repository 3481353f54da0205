import type { ErrorObject } from "ajv";
import { LatePattern } from "../formats/late-pattern.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { findLookAlike, withoutLookAlikes } from "../problems/look-alikes.ts";
import { ROOTED_PATH } from "../yaml/binding-names.ts";
import { withinCurlyMarks } from "../yaml/curly-marks.ts";
import { quote } from "../yaml/line.ts";
import type { Place } from "./subject.ts";

/** A value that is refused, and where it stands. */
interface Refused {
  error: ErrorObject;
  at: Place;
  place: Span & { path: (string | number)[] };
}

/** A path of bindings without what makes it one. */
const BARE_PATH = new LatePattern(`^${ROOTED_PATH}$`);

/** A binding that is written without its sign and braces, where such a text cannot stand. */
export function explainBare({ error, at, place }: Refused): Draft | undefined {
  const value = error.data;
  const isText = typeof value === "string" && at.node?.kind === "scalar" && !at.node.isBlock;
  if (!isText || !ofForm.has(error.keyword) || !BARE_PATH.test(value)) return undefined;
  const { start, end } = at.span;
  const meant = `\${${value}}`;
  const mark = /["']/.exec(at.text?.[start] ?? "")?.[0] ?? (isInFlow(at) ? '"' : "");
  return {
    ...place,
    code: "bad-binding",
    params: { case: "half", written: value, meant },
    offer: { start, end, text: `${mark}${meant}${mark}` },
  };
}

/** Whether a value stands between braces or brackets, where those of a binding would be taken for more of them. */
const isInFlow = ({ text = "", span, entry }: Place): boolean =>
  entry === undefined || /[{[]/.test(text.slice(text.lastIndexOf("\n", span.start - 1) + 1, span.start));

/** What a schema wants of the form of a text, not of its length. */
const ofForm: ReadonlySet<string> = new Set(["enum", "const", "pattern", "format", "type"]);

/** What YAML would read as something else if it stood there by itself: `#top` as a comment. */
const MEANS_MORE = /: |:$| #|^[#&*!|>%@`[\]{},?:"']/;

/**
 * What hides a value that would be right: curly quotation marks around it, a comment of another language behind it,
 * letters that only look like those that are meant. Whether it would be right is found out by trying.
 */
export function explainDisguise({ error, at, place }: Refused): Draft | undefined {
  const value = error.data;
  if (typeof value !== "string" || at.node?.kind !== "scalar" || at.node.isBlock) return undefined;
  if (!ofForm.has(error.keyword)) return undefined;
  const { start, end } = at.span;
  const inner = withinCurlyMarks(value, "value");
  if (inner !== undefined) {
    const text = MEANS_MORE.test(inner) ? quote(inner) : inner;
    return { ...place, code: "smart-quotes", params: { quoted: text }, fix: { start, end, text } };
  }
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
