/** Words of a text; a hyphen ends one as well, since a line may end there. */
export function wordsOf(text: string): string[] {
  return text.match(/[^\s-]+-?|-/g) ?? [];
}

/** The word of a text that takes most room. */
export function widestWord(text: string, width: (word: string) => number): string {
  let widest = "";
  for (const word of wordsOf(text)) if (width(word) > width(widest)) widest = word;
  return widest;
}

/** As many of a text's first words as fit; nothing when not even the first one does: half a word is no text. */
export function firstThatFits(text: string, fits: (part: string) => boolean): string {
  const parts = text.split(" ");
  for (let count = parts.length; count > 0; count -= 1) {
    const part = parts.slice(0, count).join(" ");
    if (fits(part)) return part;
  }
  return "";
}

/**
 * What of a text can be shown on so many lines.
 *
 * @param fits  Whether a text has room on one line.
 * @returns The whole text when all of it can be shown.
 */
export function cutToLines(text: string, count: number, fits: (line: string) => boolean): string {
  const lines: string[] = [];
  let shown = "";
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < count && fits(word)) lines.push(word);
    else return shown;
    shown = shown ? `${shown} ${word}` : word;
  }
  return shown;
}
