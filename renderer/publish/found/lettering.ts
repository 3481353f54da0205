import { fileURLToPath } from "node:url";
import { type Font, type Glyph, openSync } from "fontkit";
import { hasLetter, type LetterRanges, readRanges } from "../../formats/unicode-range.ts";
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

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words of scripts without spaces, as far as they are known. */
const words = new Intl.Segmenter("ja", { granularity: "word" });

/** What a line can end behind, with what stands before it on the same line. */
function piecesOf(text: string): { text: string; gap: "" | " " }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (!UNSPACED.test(word)) return [{ text: word, gap: " " as const }];
      const pieces: string[] = [];
      for (const { segment, isWordLike } of words.segment(word)) {
        // No line begins with a sign that closes something, and none ends with one that opens it.
        const isHeld =
          pieces.length > 0 && ((!isWordLike && !OPENS.test(segment)) || OPENS.test(pieces.at(-1)!));
        if (isHeld) pieces.push(pieces.pop() + segment);
        else pieces.push(segment);
      }
      return pieces.map((piece, index) => ({
        text: piece,
        gap: index === 0 ? (" " as const) : ("" as const),
      }));
    });
}

const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** A file with letters of a hand. */
interface Sheet {
  source: string;
  /** The letters that it may have; any when they are missing. */
  ranges?: LetterRanges;
}

/**
 * The files that a hand of a theme is drawn with: that of Latin letters, then those of other scripts, and last those of
 * the theme's other families. None for families that the theme does not bring along.
 */
function sheetsOf({ letters, families, weights }: Theme, hand: Hand): Sheet[] {
  const name = hand === "text" ? letters.headings : letters.notes;
  const wanted = hand === "text" ? weights.strong : weights.text;
  const inOrder = [name, letters.text, letters.headings, letters.notes];
  const own = [...new Set(inOrder)].flatMap((one) => families.filter(({ family }) => family === one));
  return own.flatMap(({ faces }) => {
    const upright = faces.filter(({ style }) => style === "normal");
    const first = upright.find(({ isFirst }) => isFirst) ?? upright[0];
    const drawn = upright.some(({ weight }) => weight === String(wanted)) ? String(wanted) : first?.weight;
    const chosen = upright.filter(({ weight }) => weight === drawn);
    const ofFirst = chosen.filter(({ range }) => range === first?.range);
    return [...ofFirst, ...chosen.filter((face) => !ofFirst.includes(face))].map(({ source, range }) => ({
      source,
      ...(range && { ranges: readRanges(range) }),
    }));
  });
}

/** How much wider the stems of a font become with each step of its weight, in multiples of the size. */
const STEM = 0.00014;

/** Letters of one text that stand in the same font. */
interface Run {
  font: Font;
  text: string;
}

/** Finds for each letter the font that draws it: the first that has it. */
function openSheets(sheets: readonly Sheet[]): (letter: string) => Font | undefined {
  const opened = new Map<string, Font>();
  const known = new Map<string, Font | undefined>();
  const open = (source: string): Font => {
    const font = opened.get(source) ?? (openSync(source) as Font);
    opened.set(source, font);
    return font;
  };
  return (letter) => {
    if (known.has(letter)) return known.get(letter);
    const code = letter.codePointAt(0) ?? 0;
    const sheet = sheets.find(
      ({ source, ranges }) => (!ranges || hasLetter(ranges, code)) && open(source).hasGlyphForCodePoint(code),
    );
    const font = sheet && open(sheet.source);
    known.set(letter, font);
    return font;
  };
}

/** Opens the fonts of share images. */
export function openLettering(theme?: Theme): Lettering {
  const own = (hand: Hand): Sheet => ({
    source: fileURLToPath(new URL(`fonts/${FILES[hand]}`, import.meta.url)),
  });
  const sheets = (hand: Hand) => [...(theme ? sheetsOf(theme, hand) : []), own(hand)];
  const fontOf: Record<Hand, (letter: string) => Font | undefined> = {
    text: openSheets(sheets("text")),
    mono: openSheets(sheets("mono")),
  };
  const main = (hand: Hand): Font => fontOf[hand]("a") ?? (openSync(own(hand).source) as Font);
  const fonts: Record<Hand, Font> = { text: main("text"), mono: main("mono") };
  // A font that varies is drawn at its usual weight, which may be a hairline: its outlines are made stronger.
  const pen = (hand: Hand): number => {
    const usual = fonts[hand].variationAxes.wght?.default;
    if (!theme || usual === undefined) return 0;
    const wanted = hand === "text" ? theme.weights.strong : theme.weights.text;
    return Math.max(0, (wanted - usual) * STEM * fonts[hand].unitsPerEm);
  };
  // A box in place of a letter helps nobody: what no font has is left out.
  const runsOf = (text: string, hand: Hand): Run[] => {
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      // Spaces and signs stay with their neighbours, where these have them too.
      const code = letter.codePointAt(0) ?? 0;
      const isCommon = /[\s\p{P}]/u.test(letter) && last?.font.hasGlyphForCodePoint(code);
      const font = isCommon ? last?.font : fontOf[hand](letter);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };
  /** In units of the hand's own font. */
  const scaleOf = (font: Font, hand: Hand): number => fonts[hand].unitsPerEm / font.unitsPerEm;

  const advance = remembered(MOST_MEASURED, (text, hand) =>
    runsOf(text, hand).reduce(
      (sum, run) => sum + run.font.layout(run.text).advanceWidth * scaleOf(run.font, hand),
      0,
    ),
  );
  const width = (text: string, hand: Hand, size: number) =>
    (advance(text, hand) * size) / fonts[hand].unitsPerEm;
  const cut = (word: string, hand: Hand, size: number, limit: number): string => {
    if (width(word, hand, size) <= limit) return word;
    let shorter = word;
    while (shorter && width(`${shorter}…`, hand, size) > limit) shorter = shorter.slice(0, -1);
    return `${shorter}…`;
  };

  const outlines = new Map<Font, Map<number, string>>();
  const outlineOf = (glyph: Glyph, font: Font): string => {
    const ofFont = outlines.get(font) ?? new Map<number, string>();
    outlines.set(font, ofFont);
    const kept = ofFont.get(glyph.id);
    if (kept !== undefined) return kept;
    const drawn = glyph.path.toSVG();
    ofFont.set(glyph.id, drawn);
    return drawn;
  };
  const glyphs = remembered(MOST_DRAWN, (text, hand) => {
    let at = 0;
    return runsOf(text, hand)
      .map(({ font, text: letters }) => {
        const run = font.layout(letters);
        const scale = scaleOf(font, hand);
        const resized = scale === 1 ? "" : ` scale(${round(scale * 100) / 100})`;
        return run.glyphs
          .map((glyph, index) => {
            const position = run.positions[index];
            const drawn = outlineOf(glyph, font);
            const path = drawn
              ? `<path transform="translate(${round(at + (position?.xOffset ?? 0) * scale)} 0)${resized}" d="${drawn}"/>`
              : "";
            at += (position?.xAdvance ?? 0) * scale;
            return path;
          })
          .join("");
      })
      .join("");
  });

  return {
    width,
    lines: (text, hand, size, limit) =>
      linesOf(
        text,
        limit,
        (part) => width(part, hand, size),
        (word) => cut(word, hand, size, limit),
      ),
    svg(text, hand, size, x, y, fill) {
      const scale = size / fonts[hand].unitsPerEm;
      const stroke = pen(hand);
      const edge =
        stroke > 0 ? ` stroke="${fill}" stroke-width="${round(stroke)}" stroke-linejoin="round"` : "";
      return `<g fill="${fill}"${edge} transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs(text, hand)}</g>`;
    },
  };
}

/**
 * Lines that are no wider than `limit`.
 *
 * @param cut Gives a word that is too wide alone as it is shown.
 */
export function linesOf(
  text: string,
  limit: number,
  width: (text: string) => number,
  cut: (word: string) => string = (word) => word,
): string[] {
  const lines: string[] = [];
  const space = width(" ");
  let taken = 0;
  for (const { text: word, gap } of piecesOf(text)) {
    const longer = taken + (gap ? space : 0) + width(word);
    if (lines.length > 0 && longer <= limit) {
      lines.push(`${lines.pop()}${gap}${word}`);
      taken = longer;
    } else {
      const alone = cut(word);
      lines.push(alone);
      taken = width(alone);
    }
  }
  return lines;
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
