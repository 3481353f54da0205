/**
 * Quotation marks as word processors, telephones and keyboards of other scripts write them, for a set of characters in
 * a pattern: to YAML they are letters. In Japanese and Chinese, corner brackets are quotation marks as well.
 */
export const OPENING_MARKS = "“”„«»‘’‚＂「『";

/** What may close what one of them has opened; keyboards do not always give the one that belongs to it. */
export const CLOSING_MARKS = "“”„«»‘’‚＂」』\"'";

const WHOLE = new RegExp(`^[${OPENING_MARKS}]([^“”„«»＂「」『』]+)[${CLOSING_MARKS}]$`);

/** What such marks are around, without the spaces that French has within them; undefined where they are not. */
export function withinCurlyMarks(text: string): string | undefined {
  return WHOLE.exec(text)?.[1]?.trim();
}
