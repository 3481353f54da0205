import { fileURLToPath } from "node:url";
import type { MeasureText } from "../../model.ts";
import { type LetterWidths, readLetterWidths } from "./letter-widths.ts";

/** Files of the site's two hands, as `renderer/ui/fonts.css` names them; the first that has a letter draws it. */
const FILES = {
  text: ["familjen-grotesk-latin.woff2", "familjen-grotesk-latin-ext.woff2"],
  mono: ["martian-mono-latin.woff2", "martian-mono-latin-ext.woff2"],
};

const fontsDir = fileURLToPath(new URL("../../ui/fonts/", import.meta.url));

/** Width of a letter that no font of the site has, in parts of the type size: an ideograph, and any other. */
const SQUARE = 1;
const USUAL = 0.6;
const IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

const opened = new Map<string, readonly LetterWidths[]>();

/**
 * Width of a line of text in the fonts of the site. Letters that move together are counted as they stand alone, so
 * that a text is rather a little narrower than said.
 */
export const measureText: MeasureText = (text, { size, weight = 400, hand = "text", spacing = 0 }) => {
  let width = 0;
  for (const letter of text) width += widthOf(letter, hand, weight) + spacing;
  return width * size;
};

function widthOf(letter: string, hand: keyof typeof FILES, weight: number): number {
  const code = letter.codePointAt(0) ?? 0;
  for (const { weights, widths } of fontsOf(hand)) {
    const known = widths[code];
    if (!known) continue;
    const [lightest, heaviest] = weights;
    const share = heaviest === lightest ? 0 : (weight - lightest) / (heaviest - lightest);
    return known[0] + (known[1] - known[0]) * Math.min(1, Math.max(0, share));
  }
  return IDEOGRAPH.test(letter) ? SQUARE : USUAL;
}

function fontsOf(hand: keyof typeof FILES): readonly LetterWidths[] {
  let fonts = opened.get(hand);
  if (!fonts) {
    fonts = FILES[hand].map((file) => readLetterWidths(fontsDir + file));
    opened.set(hand, fonts);
  }
  return fonts;
}
