import { textPieces } from "../formats/html-text.ts";
import type { OriginalTexts } from "../languages/original-texts.ts";
import type { BlockDefinition } from "../model.ts";

/** What of a page in another language is as the original has it. */
export interface Originals {
  texts: OriginalTexts;
  /** Of texts under `public/`, of which the first that is there is shown: nobody has translated it. */
  isOriginalBody(files: readonly string[]): boolean;
  language: OriginalLanguage;
}

/** The language of an original, and its direction where that is not the one of the page. */
export type OriginalLanguage = Omit<NonNullable<BlockDefinition["untranslated"]>, "texts">;

/** A block that says which of its texts are in the language of the original; the block itself when none is. */
export function markUntranslated(
  block: BlockDefinition,
  { texts: originals, language }: Originals,
): BlockDefinition {
  const texts = new Set<string>();
  gather(block.props, originals, texts);
  return texts.size === 0 ? block : { ...block, untranslated: { ...language, texts: [...texts] } };
}

function gather(value: unknown, originals: OriginalTexts, texts: Set<string>): void {
  if (typeof value === "string") {
    if (originals.has(value)) texts.add(value.trim());
  } else if (Array.isArray(value)) for (const entry of value) gather(entry, originals, texts);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (name !== "html" || typeof inner !== "string") gather(inner, originals, texts);
      else if (originals.has(inner)) for (const piece of textPieces(inner)) texts.add(piece);
    }
}
