import { fileURLToPath } from "node:url";
import { type Font, type Glyph, openSync } from "fontkit";
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
  const range = (upright.find(({ isFirst }) => isFirst) ?? upright[0])?.range;
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
  const pen = (hand: Hand): number => {
    const usual = fonts[hand].variationAxes.wght?.default;
    if (!theme || usual === undefined) return 0;
    const wanted = hand === "text" ? theme.weights.strong : theme.weights.text;
    return Math.max(0, (wanted - usual) * STEM * fonts[hand].unitsPerEm);
  };
  // A box in place of a letter helps nobody: what the fonts lack is left out.
  const known = (text: string, font: Font) =>
    [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join("");

  const advance = remembered(
    MOST_MEASURED,
    (text, hand) => fonts[hand].layout(known(text, fonts[hand])).advanceWidth,
  );
  const width = (text: string, hand: Hand, size: number) =>
    (advance(text, hand) * size) / fonts[hand].unitsPerEm;
  const cut = (word: string, hand: Hand, size: number, limit: number): string => {
    if (width(word, hand, size) <= limit) return word;
    let shorter = word;
    while (shorter && width(`${shorter}…`, hand, size) > limit) shorter = shorter.slice(0, -1);
    return `${shorter}…`;
  };

  const outlines: Record<Hand, Map<number, string>> = { text: new Map(), mono: new Map() };
  const outlineOf = (glyph: Glyph, hand: Hand): string => {
    const kept = outlines[hand].get(glyph.id);
    if (kept !== undefined) return kept;
    const drawn = glyph.path.toSVG();
    outlines[hand].set(glyph.id, drawn);
    return drawn;
  };
  const glyphs = remembered(MOST_DRAWN, (text, hand) => {
    const run = fonts[hand].layout(known(text, fonts[hand]));
    let at = 0;
    return run.glyphs
      .map((glyph, index) => {
        const position = run.positions[index];
        const drawn = outlineOf(glyph, hand);
        const path = drawn
          ? `<path transform="translate(${round(at + (position?.xOffset ?? 0))} 0)" d="${drawn}"/>`
          : "";
        at += position?.xAdvance ?? 0;
        return path;
      })
      .join("");
  });

  return {
    width,
    lines(text, hand, size, limit) {
      const lines: string[] = [];
      const space = width(" ", hand, size);
      let taken = 0;
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const longer = taken + space + width(word, hand, size);
        if (lines.length > 0 && longer <= limit) {
          lines.push(`${lines.pop()} ${word}`);
          taken = longer;
        } else {
          const alone = cut(word, hand, size, limit);
          lines.push(alone);
          taken = width(alone, hand, size);
        }
      }
      return lines;
    },
    svg(text, hand, size, x, y, fill) {
      const scale = size / fonts[hand].unitsPerEm;
      const stroke = pen(hand);
      const edge =
        stroke > 0 ? ` stroke="${fill}" stroke-width="${round(stroke)}" stroke-linejoin="round"` : "";
      return `<g fill="${fill}"${edge} transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs(text, hand)}</g>`;
    },
  };
}

/** Texts of each hand whose widths are kept: more than the words of a site's titles. */
const MOST_MEASURED = 5000;

/** Texts of each hand whose paths are kept, a few thousand characters each: those that many pages share, such as the brand. */
const MOST_DRAWN = 50;

/**
 * Shaping a text takes longer than all else in a share image, and titles share their words, and all pages their brand:
 * the texts that were asked for last are kept.
 */
function remembered<T>(
  most: number,
  workOut: (text: string, hand: Hand) => T,
): (text: string, hand: Hand) => T {
  const kept: Record<Hand, Map<string, T>> = { text: new Map(), mono: new Map() };
  return (text, hand) => {
    const of = kept[hand];
    const found = of.get(text) ?? workOut(text, hand);
    of.delete(text);
    of.set(text, found);
    const oldest = of.size > most ? of.keys().next().value : undefined;
    if (oldest !== undefined) of.delete(oldest);
    return found;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
