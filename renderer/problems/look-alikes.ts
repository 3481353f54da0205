/**
 * Letters and signs that look like those of ASCII and are others: Cyrillic and Greek twins, the wide forms of Chinese
 * and Japanese, dashes, slashes and colons of typography and mathematics. By code point of the twin.
 */
const TWINS: ReadonlyMap<string, string> = new Map([
  ...pairs("аеорсхуіјѕԁһАВЕКМНОРСТХІЈЅ", "aeopcxyijsdhABEKMHOPCTXIJS"),
  ...pairs("ονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ovABEZHIKMNOPTYX"),
  ...pairs("‐‑‒–—―−", "-------"),
  ...pairs("∕⁄∶꞉﹕、。", "//:::,."),
]);

/** Signs that other scripts have for a comma and a semicolon: Chinese, Japanese and Arabic. For a class of a pattern. */
export const OTHER_COMMAS = "，、،﹐";
export const OTHER_SEMICOLONS = "；؛";

function pairs(odd: string, plain: string): [string, string][] {
  return [...odd].map((sign, index) => [sign, plain[index]!]);
}

const WIDE = /[\uff01-\uff5e]/;

function twinOf(sign: string): string {
  if (WIDE.test(sign)) return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
  return TWINS.get(sign) ?? sign;
}

/** A text with the ASCII twins of its signs. */
export function withoutLookAlikes(text: string): string {
  // Ligatures come from PDFs: ﬁ stands for two letters.
  return /^[\0-\x7f]*$/.test(text) ? text : [...text.normalize("NFKC")].map(twinOf).join("");
}

/** A sign of a text that only looks like another. */
export interface LookAlike {
  sign: string;
  /** `0435` */
  codePoint: string;
  like: string;
}

/** The first sign of a text that only looks like one of ASCII. */
export function findLookAlike(text: string): LookAlike | undefined {
  const sign = [...text].find((one) => twinOf(one) !== one);
  if (sign === undefined) return undefined;
  const codePoint = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return { sign, codePoint, like: twinOf(sign) };
}
