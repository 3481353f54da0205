import { LatePattern } from "../formats/late-pattern.ts";

/**
 * How the names of a path are written, `item.spécialité`: in letters of any language, digits, `_` and hyphens, as rows
 * may have them. Pieces of patterns with the flag `u`.
 */
export const NAME_SIGN = String.raw`[\p{L}\p{M}\p{N}_-]`;
/** Nearly every path is one of these. */
const PLAIN_PATH = /^[A-Za-z][\w-]*(?:\.[A-Za-z_][\w-]*)*$/;
const PATH = new LatePattern(String.raw`^\p{L}${NAME_SIGN}*(?:\.[\p{L}_]${NAME_SIGN}*)*$`);

/** Whether a text is a path of a value: `item.author.name`. */
export function isBindingPath(text: string): boolean {
  return PLAIN_PATH.test(text) || PATH.test(text);
}

// Behind a name in Latin letters other scripts go on without a space: `$item.titleについて`.
const WORD = String.raw`(?:[\p{Script=Latin}\p{M}\p{N}_]+|[\p{L}\p{M}\p{N}_]+)`;

/** The steps behind the root of a path where nothing closes it, so that the text may go on: `.author.name`. */
export const OPEN_STEPS = String.raw`(?:\.${WORD}(?:-${WORD})*)+`;

/** A path from a root that bindings know. */
export const ROOTED_PATH = `(?:item|outer|site|page|count|use)${OPEN_STEPS}`;
