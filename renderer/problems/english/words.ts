/**
 * Words that many sentences share: lists, numbers, kinds of values.
 */
import { hasSameLetters } from "../same-letters.ts";
import type { Kinds, Limits, Names, Shown } from "../things.ts";

/** What is said of a problem. */
export interface Wording {
  /** One sentence: what is wrong. */
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** The words of some codes: each makes its sentence of the problem's parameters. */
export type Vocabulary = Readonly<Record<string, (params: never) => Wording>>;

/** A wording whose hint may be missing. */
export function words(message: string, hint?: string): Wording {
  return hint ? { message, hint } : { message };
}

/** The new name of something that was renamed where it is defined. */
export const calledNow = (name: string): string =>
  `It is probably called "${name}" now, which no page shows.`;

/** @param wrong  What stands there: with the same letters, the question would be one without a difference to see. */
export function didYouMean(guess: string, wrong?: string): string {
  if (wrong === undefined || !hasSameLetters(guess, wrong)) return `Did you mean "${guess}"?`;
  // What is typed is stored in the short form.
  return wrong === wrong.normalize("NFC")
    ? `There is "${guess}", which looks the same, but its accents are stored in another way: give it its name anew.`
    : `Write "${guess}" anew: it looks the same, but its accents are stored in another way.`;
}

/** "a", "a or b", "a, b or c", each in quotation marks. */
export function listOr(values: readonly unknown[], join = "or"): string {
  const quoted = values.map((value) => (typeof value === "string" ? `"${value}"` : String(value)));
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} ${join} ${quoted.at(-1)}`;
}

/** Names for a hint, the first `limit` of them: "Block types: a, b and 12 more." */
export function listSome(title: string, { some, all }: Names, limit = 12): string {
  if (all === 0) return "";
  const shown = some.slice(0, all > limit + 1 ? limit : all);
  const rest = all - shown.length;
  return `${title}: ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

/** Kinds of values in an author's words: "a text", "a whole number", "a list or a text". */
export function typeNames({ types, options = [] }: Kinds): string {
  const names: string[] = [];
  if (types.includes("string")) names.push("a text");
  if (types.includes("number")) names.push("a number");
  else if (types.includes("integer")) names.push("a whole number");
  if (types.includes("boolean")) names.push("true or false");
  if (types.includes("array")) names.push("a list");
  if (types.includes("object"))
    names.push(
      options.length > 0 && options.length <= 6
        ? `a group of options (${options.join(", ")})`
        : "a group of options",
    );
  if (names.length === 0) return "something else";
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** A value in an author's words: `the text "three"`, `the number 6`, `a list`. */
export function describeValue(value: Shown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return `the text "${value}"`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : "a group of options";
}

/** The same, where it is plain that a text is one: `"three"`. */
export function describeShort(value: Shown): string {
  return typeof value === "string" ? `"${value}"` : describeValue(value);
}

/** Limits of a number: "from 1 to 4", "at least 1", "a multiple of 5". */
export function limitsOf(limits: Limits): string {
  const parts: string[] = [];
  const { minimum, maximum } = limits;
  if (minimum !== undefined && maximum !== undefined) parts.push(`from ${minimum} to ${maximum}`);
  else if (minimum !== undefined) parts.push(`at least ${minimum}`);
  else if (maximum !== undefined) parts.push(`at most ${maximum}`);
  if (limits.exclusiveMinimum !== undefined) parts.push(`more than ${limits.exclusiveMinimum}`);
  if (limits.exclusiveMaximum !== undefined) parts.push(`less than ${limits.exclusiveMaximum}`);
  if (limits.multipleOf !== undefined) parts.push(`a multiple of ${limits.multipleOf}`);
  return parts.join(" and ");
}

/** The first sentence of a description, for a hint. */
export function firstSentence(description: string | undefined): string | undefined {
  if (!description) return undefined;
  const end = /[.!?](?=\s+[A-Z])/.exec(description);
  return end ? description.slice(0, end.index + 1) : description;
}

/** "1 page", "2 pages", "1 entry", "2 entries". */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? singular : plural}`;
}
