import type { Span } from "../problems/draft.ts";

/**
 * Finds the place in a Markdown text of what stands in the content of one of its paragraphs, headings or cells.
 * A parser takes margins, the signs of quotations and lists, and the ends of headings away from each line of a
 * content; each line of it is still a piece of one line of the text.
 */
export class ContentPlaces {
  readonly #text: string;
  readonly #lineStarts: number[] = [0];
  /** Offsets at which the parser took a `\r` away. */
  readonly #taken: number[] = [];
  /** Line, and place in it, up to which contents were found: cells stand beside each other. */
  #line = -1;
  #column = 0;

  /** @param text  As the parser saw it, with `\n` at the end of lines. */
  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
      this.#lineStarts.push(at + 1);
  }

  /** From the start of one line to the end of the last, without the space around. Lines count from 0, `to` exclusive. */
  ofLines(from: number, to: number): Span {
    const start = this.#lineStarts[from] ?? this.#text.length;
    const lines = this.#text.slice(start, (this.#lineStarts[to] ?? this.#text.length + 1) - 1);
    const margin = lines.length - lines.trimStart().length;
    return { start: this.#inFile(start + margin), end: this.#inFile(start + lines.trimEnd().length) };
  }

  /**
   * Where each line of a content begins in the text.
   *
   * @param content  Of one token. @param firstLine  Line of the text on which it begins, counted from 0.
   * @returns Gives the offset in the text for one in the content.
   */
  ofContent(content: string, firstLine: number): (offset: number) => number {
    const starts: { inContent: number; inText: number }[] = [];
    let inContent = 0;
    for (const [index, words] of content.split("\n").entries()) {
      starts.push({ inContent, inText: this.#find(words, firstLine + index) });
      inContent += words.length + 1;
    }
    return (offset) => {
      let line = starts[0]!;
      for (const one of starts) {
        if (one.inContent > offset) break;
        line = one;
      }
      return this.#inFile(Math.min(line.inText + offset - line.inContent, this.#text.length));
    };
  }

  #inFile(offset: number): number {
    return offset + this.#taken.filter((at) => at < offset).length;
  }

  #find(words: string, line: number): number {
    const start = this.#lineStarts[line] ?? this.#text.length;
    const end = (this.#lineStarts[line + 1] ?? this.#text.length + 1) - 1;
    const shown = this.#text.slice(start, end);
    const from = line === this.#line ? this.#column : 0;
    const found = shown.indexOf(words.trim(), from);
    // A cell whose escaped signs were taken out is not found as it is; its row is.
    const column = found === -1 ? shown.length - shown.slice(from).trimStart().length : found;
    this.#line = line;
    this.#column = column + (found === -1 ? 0 : words.trim().length);
    return start + column - (words.length - words.trimStart().length);
  }
}
