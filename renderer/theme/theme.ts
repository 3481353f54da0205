import type { Typesetting } from "../model.ts";
import type { Fallback } from "./fallback.ts";

/** Values of custom properties, by name without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

/** One file of a family. */
export interface FontFace {
  /** Absolute path. */
  source: string;
  /** As CSS has it: `400`, `200 800`. */
  weight: string;
  style: string;
  /** The letters that it holds, as CSS has them; all when it is missing. */
  range?: string;
  /** Upright Latin letters of running text: most pages need them at once. */
  isFirst: boolean;
}

/** A family of fonts that the site brings along. */
export interface FontFamily {
  family: string;
  fallback: Fallback;
  /** All its letters have one width. */
  isMonospaced: boolean;
  faces: readonly FontFace[];
}

/** Parts of the drawing manner; each can be left out. */
export interface Look {
  squaredPaper: boolean;
  numbers: boolean;
  dimensionLines: boolean;
  cornerMarks: boolean;
}

/** A site's theme, ready to be drawn with: plain data, so that other threads can be given it. */
export interface Theme {
  /**
   * Values in place of those of `renderer/ui/tokens.css`, by the rule that they stand in: `root` holds everywhere,
   * `night` in sections of tone ink of the dark theme.
   */
  tokens: { root: Tokens; light: Tokens; dark: Tokens; night: Tokens; print: Tokens };
  /** Colours of both themes by token as six digits, for pictures, which know no other notation. */
  colors: { light: Tokens; dark: Tokens };
  /** What it uses of the site's families, and names of those of the engine that it uses. */
  families: readonly FontFamily[];
  ownFamilies: readonly string[];
  /** The family that is there for code and for nothing else: pages without code do not ask for its files. */
  onlyForCode?: string;
  /** Weights of running text and of strong words. */
  weights: { text: number; strong: number };
  /** Families of text, headings and notes, for pictures with letters and for what measures texts. */
  letters: { text: string; headings: string; notes: string };
  typesetting: Typesetting;
  /** Rules after the base styles: what no token says. */
  rules: string;
  look: Look;
}

/** The engine's own families. */
export const OWN_TEXT = "Familjen Grotesk";
export const OWN_NOTES = "Martian Mono";

/** Weights that the engine's own styles use. */
export const OWN_WEIGHTS = { text: 400, strong: 600 };
