import type { Fault } from "../problems/draft.ts";
import type { HalfMarkup } from "../problems/english/markdown.ts";

/** Something in a text that visitors would see as it is written, which nobody means. Offsets in the text. */
export interface ForeignMarkup {
  fault: Fault;
  severity?: "warning";
  start: number;
  end: number;
  /** What is meant, where it can be told; `isSure` where nothing else can be. */
  meant?: string;
  isSure?: boolean;
  /** The part of the text that `meant` takes the place of, where that is more. */
  over?: { start: number; end: number };
}

/**
 * The first thing of a kind in a text. Its pattern looks only so far as such a thing is long, or as far as the next one
 * that could begin: a text may be a megabyte of openings.
 */
export interface Rule {
  /** One of these is in whatever the pattern matches: most texts have none, and to ask for that is much cheaper. */
  signs: readonly string[];
  pattern: RegExp;
  /** Undefined where it is none, all of the text considered. */
  explain(match: RegExpExecArray, text: string): Omit<ForeignMarkup, "start" | "end"> | undefined;
}

/** Something half written, at its offsets in the text. */
export interface Half {
  how: HalfMarkup;
  start: number;
  end: number;
  meant?: string;
  /** What `meant` takes the place of, where that is more. */
  over?: { start: number; end: number };
  severity?: "warning";
}

export const ADDRESS = "(?:/|#|\\.{1,2}/|https?:|mailto:|tel:)[^\\s()\\[\\]]*";

export const ELEMENTS =
  "a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul";

/** A piece of HTML as it is shown in a message. */
export function shorten(html: string): string {
  return html.length > 40 ? `${html.slice(0, 39)}…` : html;
}
