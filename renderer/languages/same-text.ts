/** A text without any of these has one form. */
const MAY_DIFFER = /[^ -~\n]| {2}/;

/**
 * Whether two texts say the same in other signs: what an editor, a keyboard or a system makes of apostrophes, quotation
 * marks and kinds of spaces. Nothing of it needs another translation.
 */
export function isSameText(one: string, other: string): boolean {
  return one === other || plainForm(one) === plainForm(other);
}

/** A text as it is compared: all forms that say the same come to one. */
export function plainForm(text: string): string {
  if (!MAY_DIFFER.test(text)) return text;
  return (
    text
      .normalize("NFC")
      // Where a word may be parted, what has no width, and marks of direction.
      .replace(/[\u00ad\u061c\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/g, "")
      .replace(/[^\S\n]+/g, " ")
      .replace(/[‘’‚‛ʼ＇]/g, "'")
      // French has a space inside its marks.
      .replace(/[«‹] ?/g, '"')
      .replace(/ ?[»›]/g, '"')
      .replace(/[“”„‟＂]/g, '"')
      .replace(/\u2011/g, "-")
      .replace(/…/g, "...")
  );
}
