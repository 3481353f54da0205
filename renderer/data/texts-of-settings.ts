import type { Draft } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";

/** What sites call settings of their own. */
const USUAL =
  /^(?:address|city|claim|company|country|email|facebook|fax|github|hours|instagram|legalName|linkedin|logo|mail|mastodon|mobile|motto|name|phone|slogan|street|tel|telephone|title|twitter|vat|whatsapp|youtube|zip)$/i;

/**
 * Settings may have any name, so that each word of a text could be one that lost its line or colon. Only one that the
 * engine, the site's schema or most sites have is taken for that; any other is part of the text, which needs quotation
 * marks, or to be indented.
 *
 * @param told  What is told of the lines. @param found  What their grammar alone says.
 */
export function keepTexts(
  text: string,
  told: readonly Draft[],
  found: readonly Draft[],
  schema: Schema,
): Draft[] {
  const isSetting = (name: string): boolean =>
    USUAL.test(name) || Object.hasOwn(schema.properties ?? {}, name);
  return told.map((draft) => {
    const { name } = (draft.params ?? {}) as { name?: string };
    if (name === undefined || isSetting(name)) return draft;
    if (draft.code === "two-on-a-line") return (quoted(draft, found) as Draft | undefined) ?? draft;
    return draft.code === "missing-colon" && isWithin(text, draft)
      ? (indented(draft, found) ?? draft)
      : draft;
  });
}

/** The text with a colon in it: a line may be lost there all the same, so that it is not sure. */
function quoted({ start, end }: Draft, found: readonly Draft[]): Draft | undefined {
  const around = found.find((one) => one.code === "colon-in-text" && one.start <= start && one.end >= end);
  if (!around) return undefined;
  const { fix, ...rest } = around;
  return { ...rest, ...(fix && { offer: fix }) } as Draft;
}

/** The line as the next one of the text above. */
function indented({ start }: Draft, found: readonly Draft[]): Draft | undefined {
  const line = found.find((one) => one.code === "missing-colon" && one.start === start);
  return line && ({ ...line, offer: { start, end: start, text: "  " } } as Draft);
}

/** The text above has not come to its end. */
function isWithin(text: string, { start }: Draft): boolean {
  const above = text.slice(0, start).trimEnd();
  const line = above.slice(above.lastIndexOf("\n") + 1);
  return /^[\w-]+: +[^\s"'|>[{#]/.test(line) && !/[.!?:"']$/.test(line);
}
