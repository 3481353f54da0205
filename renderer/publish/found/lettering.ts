import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import type { Theme } from "../../theme/theme.ts";

/** The site's two hands. */
export type Hand = "text" | "mono";

/** Texts as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
export interface Lettering {
  /** Width of a text in pixels. */
  width(text: string, hand: Hand, size: number): number;
  /** Lines that are no wider than `width` pixels; a word that is too wide alone is cut. */
  lines(text: string, hand: Hand, size: number, width: number): string[];
  /** A group of SVG paths; `x` and `y` are where the baseline starts, `size` in pixels. */
  svg(text: string, hand: Hand, size: number, x: number, y: number, fill: string): string;
}

const FILES: Record<Hand, string> = { text: "familjen-grotesk-600.ttf", mono: "martian-mono-400.ttf" };

/** The file that a hand of a theme is drawn with; undefined for families that the theme does not bring along. */
function fileOf({ letters, families, weights }: Theme, hand: Hand): string | undefined {
  const name = hand === "text" ? letters.headings : letters.notes;
  const upright =
    families.find(({ family }) => family === name)?.faces.filter(({ style }) => style === "normal") ?? [];
  const range = upright[0]?.range;
  const latin = upright.filter((face) => face.range === range);
  const bold = latin.find(({ weight }) => weight === String(weights.strong));
  return (hand === "text" ? (bold ?? latin[0]) : latin[0])?.source;
}

/** How much wider the stems of a font become with each step of its weight, in multiples of the size. */
const STEM = 0.00014;

/** Opens the fonts of share images. */
export function openLettering(theme?: Theme): Lettering {
  const open = (hand: Hand) =>
    openSync(
      (theme && fileOf(theme, hand)) ?? fileURLToPath(new URL(`fonts/${FILES[hand]}`, import.meta.url)),
    ) as Font;
  const fonts: Record<Hand, Font> = { text: open("text"), mono: open("mono") };
  // A font that varies is drawn at its usual weight, which may be a hairline: its outlines are made stronger.
  const outline = (hand: Hand): number => {
    const usual = fonts[hand].variationAxes.wght?.default;
    if (!theme || usual === undefined) return 0;
    const wanted = hand === "text" ? theme.weights.strong : theme.weights.text;
    return Math.max(0, (wanted - usual) * STEM * fonts[hand].unitsPerEm);
  };
  // A box in place of a letter helps nobody: what the fonts lack is left out.
  const known = (text: string, font: Font) =>
    [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join("");

  const width = (text: string, hand: Hand, size: number) => {
    const font = fonts[hand];
    return (font.layout(known(text, font)).advanceWidth * size) / font.unitsPerEm;
  };
  const cut = (word: string, hand: Hand, size: number, limit: number): string => {
    if (width(word, hand, size) <= limit) return word;
    let shorter = word;
    while (shorter && width(`${shorter}…`, hand, size) > limit) shorter = shorter.slice(0, -1);
    return `${shorter}…`;
  };

  return {
    width,
    lines(text, hand, size, limit) {
      const lines: string[] = [];
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && width(longer, hand, size) <= limit) lines[lines.length - 1] = longer;
        else lines.push(cut(word, hand, size, limit));
      }
      return lines;
    },
    svg(text, hand, size, x, y, fill) {
      const font = fonts[hand];
      const scale = size / font.unitsPerEm;
      const run = font.layout(known(text, font));
      let at = 0;
      const glyphs = run.glyphs.map((glyph, index) => {
        const position = run.positions[index];
        const outline = glyph.path.toSVG();
        const path = outline
          ? `<path transform="translate(${round(at + (position?.xOffset ?? 0))} 0)" d="${outline}"/>`
          : "";
        at += position?.xAdvance ?? 0;
        return path;
      });
      const stroke = outline(hand);
      const pen =
        stroke > 0 ? ` stroke="${fill}" stroke-width="${round(stroke)}" stroke-linejoin="round"` : "";
      return `<g fill="${fill}"${pen} transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join("")}</g>`;
    },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
