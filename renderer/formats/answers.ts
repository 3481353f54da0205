/** Kinds of answers that a form asks for. */
export type AnswerType =
  | ("text" | "email" | "tel" | "url" | "textarea" | "select" | "number" | "date" | "time")
  | ("checkbox" | "checkboxes" | "radio" | "file" | "hidden" | "consent");

/** Those that are a text, of which there may be too much. */
export type TextType = Exclude<
  AnswerType,
  "checkbox" | "checkboxes" | "radio" | "file" | "hidden" | "consent"
>;

/**
 * Most characters of an answer, in UTF-16 code units as browsers count them. Names and places of organisations fit
 * twice over; 254 is the longest e-mail address that mail can carry (RFC 5321); a message may have two pages.
 */
export const ANSWER_LIMITS: Readonly<Record<TextType, number>> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2_000,
  textarea: 5_000,
  select: 200,
  number: 40,
  date: 40,
  time: 40,
};

/** Most characters of an answer of any kind; choices have the limit of what they are written as. */
export function limitOf(type: AnswerType): number {
  return Object.hasOwn(ANSWER_LIMITS, type) ? ANSWER_LIMITS[type as TextType] : 500;
}

/** An e-mail address as the HTML standard has it, so that form and receiver say the same as the browser. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Characters that nobody types: control characters other than line break and tab, and halves of characters. */
const UNSEEN = /(?![\n\r\t])\p{Cc}|\p{Cs}/u;

/** Letters, digits, signs: something that a reader sees. */
const SEEN = /[^\s\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

export type AnswerFault = "missing" | "too long" | "unseen" | "lines" | "email";

/**
 * What is wrong with an answer: the one truth for the form, which asks, and the receiver, which takes.
 *
 * @returns undefined for one that may be sent; an empty one that need not be given is fine.
 */
export function findAnswerFault(
  value: string,
  { type = "text", required = true }: { type?: AnswerType; required?: boolean },
): AnswerFault | undefined {
  if (value === "" && !required) return undefined;
  if (!SEEN.test(value)) return required || value !== "" ? "missing" : undefined;
  if (value.length > limitOf(type)) return "too long";
  if (UNSEEN.test(value)) return "unseen";
  if (type !== "textarea" && /[\n\r\t]/.test(value)) return "lines";
  return type === "email" && !EMAIL.test(value) ? "email" : undefined;
}
