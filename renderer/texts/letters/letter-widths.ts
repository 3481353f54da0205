import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Font } from "fontkit";
import { cacheDir } from "../../files/cache-dir.ts";

/** Changes when something else is kept of a font. */
const VERSION = 1;

/** Widths of a font's letters at its lightest and its heaviest weight, in parts of the type size. */
export interface LetterWidths {
  /** One weight alone when the font does not vary. */
  weights: [lightest: number, heaviest: number];
  /** By code point. */
  widths: Record<number, [lightest: number, heaviest: number]>;
}

/** What is read of a font beyond fontkit's own types: its letters are not drawn, so their outlines are left packed. */
interface RawFont extends Font {
  variationCoords: number[] | null;
  hmtx: { metrics: { length: number; get(glyph: number): { advance: number } } };
  HVAR: unknown;
  _cmapProcessor: { lookup(codePoint: number): number };
  _variationProcessor: { getAdvanceAdjustment(glyph: number, table: unknown): number } | null;
}

/**
 * Widths of all letters of a font. Reading a font takes most of a second, so they are kept by the font's content.
 *
 * @param file  Absolute path of a font file that browsers take.
 * @throws Error of the file system, or of fontkit for a file that is no font.
 */
export function readLetterWidths(file: string): LetterWidths {
  const key = createHash("sha256")
    .update(`${VERSION} `)
    .update(readFileSync(file))
    .digest("hex")
    .slice(0, 16);
  const folder = cacheDir("letter-widths");
  const kept = join(folder, `${key}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as LetterWidths;
  const read = readFont(file);
  // In one step: other threads may read it at the same time.
  const fresh = `${kept}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, JSON.stringify(read));
    renameSync(fresh, kept);
  } catch {
    // Where nothing can be written, they are read from the font each time.
    rmSync(fresh, { force: true });
  }
  return read;
}

function readFont(file: string): LetterWidths {
  // Loaded here alone: nearly every command finds the widths kept.
  const { openSync } = createRequire(import.meta.url)("fontkit") as typeof import("fontkit");
  const axis = openSync(file) as Font;
  const { min, max } = axis.variationAxes.wght ?? { min: 400, max: 400 };
  const [light, heavy] = [min, max].map((weight) => openAt(openSync(file) as RawFont, weight, min !== max));
  const widths: LetterWidths["widths"] = {};
  for (const letter of axis.characterSet) widths[letter] = [light!(letter), heavy!(letter)];
  return { weights: [min, max], widths };
}

/** Gives the width of a letter at a weight. The weight has to be said before anything of the font is read. */
function openAt(font: RawFont, weight: number, varies: boolean): (letter: number) => number {
  if (varies) font.variationCoords = [weight];
  const { metrics } = font.hmtx;
  return (letter) => {
    const glyph = font._cmapProcessor.lookup(letter);
    const { advance } = metrics.get(Math.min(glyph, metrics.length - 1));
    // Without this table a font has the same widths at every weight, or does not say them apart from the outlines.
    const added = font.HVAR ? (font._variationProcessor?.getAdvanceAdjustment(glyph, font.HVAR) ?? 0) : 0;
    return Math.round(((advance + added) / font.unitsPerEm) * 1e4) / 1e4;
  };
}
