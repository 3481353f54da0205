import type { Draft } from "../problems/draft.ts";

/** What a thing lacks. */
export const LACKS = new Set(["missing-option", "missing-field", "missing-type"]);

/**
 * What the grammar says alone, by the sign at which reading stopped: the line that is wrong may be another. A repair
 * with which all is well knows better.
 */
export const GUESSES = new Set([
  "colon-in-text",
  "list-on-line",
  "list-without-name",
  "missing-colon",
  "missing-dash",
  "not-a-list",
  "not-a-page",
  "text-after-quote",
  "unreadable",
  "wrong-indentation",
]);

/** What is said where a line has run on into the one above: its own correction makes one text of both. */
export const OF_JOINED = new Set(["colon-in-text", "missing-space", "text-after-quote"]);

/** What a line that is lost, doubled or moved brings about; anything else is wrong wherever it stands. */
export const OF_LINES = new Set([
  ...GUESSES,
  ...LACKS,
  // Without its "item:", a binding has no row.
  "bad-binding",
  // A name or a form that the original of a version does not have.
  "bad-translation",
  "doubled-line",
  "duplicate-key",
  "duplicate-name",
  "empty-value",
  "misplaced-block",
  "missing-page-slot",
  "missing-space",
  "not-a-block",
  "repeated-entry",
  // Two blocks have run into each other.
  "source-and-items",
  "unknown-field",
  "unknown-option",
  "wrong-count",
  // A name that lost its line is read as more words of the value above.
  "markdown-in-plain-text",
  "wrong-format",
  "wrong-type",
]);

/** Below these nothing is read, so that what a repair brings there would vanish rather than be put right. */
export const HIDES = new Set([
  "unknown-block-type",
  "not-a-block",
  "yaml-alias",
  "yaml-anchor",
  "yaml-tag",
  "unreadable",
]);

/** What stands below such a name is not read. */
export const UNREAD_BELOW = new Set(["unknown-option", "unknown-field"]);

/** Nor is what stands in a value that is one of another kind than is wanted. */
export const UNREAD_IN = "wrong-type";

/** What is said of a line of which the name is not seen to be one. */
export const OF_NAMES = new Set(["missing-colon", "missing-space"]);

/** Wrong in a value, whichever block it belongs to; an entry without a type is not read, so that they would vanish. */
export const WITHIN = new Set(["bad-binding", "empty-value", "wrong-format"]);

/** Wrong in a value by what is asked of it there; in the place where it belongs, it may be right. */
export const BY_PLACE = new Set([
  "bad-link",
  "not-allowed-value",
  "odd-number",
  "too-long",
  "too-short",
  "unknown-icon",
  "wrong-picture",
]);

/** Signs that mean something to YAML alone: in a text of several lines they are signs like others. */
export const OF_SIGNS = new Set([
  "reserved-character",
  "text-after-quote",
  "unclosed-bracket",
  "unclosed-quote",
  "unquoted-binding",
  "yaml-alias",
  "yaml-anchor",
  "yaml-tag",
]);

/** Whether lines that are lost, doubled or moved may have brought a problem about. */
export const isByLines = ({ code, instead }: Draft): boolean =>
  // A link in the place of a value has readings of its own.
  OF_LINES.has(code) && !(code === "markdown-in-plain-text" && instead);
