/**
 * No address, day or code that somebody pastes has more characters. A text in its place may have a hundred thousand, and
 * to look for a form in it would take minutes.
 */
export const LONGEST_FORM = 2_000;
