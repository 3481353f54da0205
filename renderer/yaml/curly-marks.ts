/**
 * Quotation marks as word processors, telephones and keyboards of other scripts write them, for a set of characters in
 * a pattern: to YAML they are letters. In Japanese and Chinese, corner brackets are quotation marks as well.
 */
export const OPENING_MARKS = "“”„«»‘’‚＂「『";

/** What may close what one of them has opened; keyboards do not always give the one that belongs to it. */
export const CLOSING_MARKS = "“”„«»‘’‚＂」』\"'";

/**
 * What such marks may be around. Nobody quotes a `value`: an address, a day, a choice, or a text as another file has it.
 * A `text` in corner brackets may be a quotation, and one that begins with an apostrophe has lost letters.
 */
export type Marked = "text" | "value";

const WHOLE: Record<Marked, RegExp> = {
  text: whole(OPENING_MARKS.replace(/[’「『]/g, ""), CLOSING_MARKS.replace(/[」』]/g, "")),
  value: whole(OPENING_MARKS, CLOSING_MARKS),
};

function whole(opening: string, closing: string): RegExp {
  const within = opening.includes("「") ? "^“”„«»＂「」『』" : "^“”„«»＂";
  return new RegExp(`^[${opening}]([${within}]+)[${closing}]$`);
}

/** What such marks are around, without the spaces that French has within them; undefined where they are not. */
export function withinCurlyMarks(text: string, what: Marked): string | undefined {
  return WHOLE[what].exec(text)?.[1]?.trim();
}
