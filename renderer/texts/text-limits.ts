import type { Fault } from "../problems/draft.ts";

/** Deeper than any text that a person lays out; far below the depth at which renderers run out of stack. */
export const MAX_DEPTH = 64;

/** 20,000 characters are ten pages in print. */
export const MAX_MARKDOWN = 20_000;

/** Elements that the text of one file may come to: more than a book of 300 pages has, and still quick to show. */
export const MAX_ELEMENTS = 50_000;

/** Why a text is refused. */
export type TextFault = "too-long" | "too-deep" | "too-much";

/** What is wrong with a text that was refused. */
export function explainTextFault(fault: TextFault, text: string): Fault {
  switch (fault) {
    case "too-long":
      return { code: "too-long", params: { length: text.length, limit: MAX_MARKDOWN } };
    case "too-deep":
      return { code: "too-deep", params: { limit: MAX_DEPTH, of: "text" } };
    case "too-much":
      return { code: "too-much", params: { limit: MAX_ELEMENTS } };
  }
}
