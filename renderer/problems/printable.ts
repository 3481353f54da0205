const ACTING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: making them visible is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * A text as a terminal may show it: characters that would move the cursor, change colours, titles or the order of
 * what is read stand there by their code points. Everything that was not written by the engine itself goes
 * through here before it is printed: names of files, words of authors, messages of errors.
 *
 * @param text One line; a line break in it is shown as well.
 */
export function printable(text: string): string {
  return text.replace(
    ACTING,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`,
  );
}

/** The same for a text of several lines, which stay lines. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}
