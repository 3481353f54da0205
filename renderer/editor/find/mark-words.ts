import { drawn, textWith, type WordsInSource, withBackslashes, withWords } from "./markdown-words.ts";

/** Bold or slanted, by the element that shows it. */
export type Mark = "strong" | "em";

/** Part of some words; offsets from 0 in UTF-16 code units, `end` exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** How Markdown marks words: the usual way, and the one for where that means nothing, as within a word. */
const SIGNS: Readonly<Record<Mark, readonly string[]>> = { strong: ["**", "__"], em: ["_", "*"] };

/**
 * The Markdown with a mark around some of the words that stand in a place of it; where all of them have the mark, without.
 *
 * @param words  What is to stand in that place.
 * @returns undefined where there can be no mark, as within code, in what is marked so already, or around nothing.
 */
export function markInSource(
  found: WordsInSource,
  words: string,
  stretch: Stretch,
  mark: Mark,
): string | undefined {
  const { template, text } = textWith(found, words) ?? {};
  if (!template || !text || !setMarked(text, words, stretch, mark)) return undefined;
  const wanted = template.innerHTML;
  return waysToWrite(found, words, stretch, mark).find(
    (source) => drawn(source, found.kind)?.innerHTML === wanted,
  );
}

/** The same for a text of Markdown that is typed as it is written. */
export function markSource(source: string, kind: string, stretch: Stretch, mark: Mark): string | undefined {
  const { start, end } = withoutSpaces(source, stretch);
  const plain = drawn(source, kind);
  if (start === end || !plain) return undefined;
  const count = ({ content }: HTMLTemplateElement): number => content.querySelectorAll(mark).length;
  const parts = [source.slice(0, start), source.slice(start, end), source.slice(end)];
  return SIGNS[mark]
    .map((sign) => parts.join(sign))
    .find((written) => {
      const shown = drawn(written, kind);
      const isSame = shown?.content.textContent === plain.content.textContent;
      return shown && isSame && count(shown) === count(plain) + 1;
    });
}

/**
 * Puts words in the place of a text, some of them marked, or all of them without the mark that they have.
 *
 * @returns False where there can be no mark; the text is as it was then.
 */
export function setMarked(text: Text, words: string, stretch: Stretch, mark: Mark): boolean {
  const { start, end } = withoutSpaces(words, stretch);
  if (start === end) return false;
  const around = text.parentElement?.closest(mark);
  if (around) {
    if (around !== text.parentElement || around.childNodes.length > 1) return false;
    if (words.slice(0, start).trim() !== "" || words.slice(end).trim() !== "") return false;
    around.replaceWith(words);
    return true;
  }
  const marked = document.createElement(mark);
  marked.textContent = words.slice(start, end);
  text.replaceWith(words.slice(0, start), marked, words.slice(end));
  return true;
}

function waysToWrite(found: WordsInSource, words: string, stretch: Stretch, mark: Mark): string[] {
  const { source, from, to } = found;
  const { start, end } = withoutSpaces(words, stretch);
  const parts = [words.slice(0, start), words.slice(start, end), words.slice(end)];
  return SIGNS[mark].flatMap((sign) => {
    const isMarked =
      source.slice(from - sign.length, from) === sign && source.slice(to, to + sign.length) === sign;
    const bare = { ...found, from: from - sign.length, to: to + sign.length };
    return [
      ...(isMarked ? [withWords(bare, words), withWords(bare, withBackslashes(words))] : []),
      withWords(found, parts.join(sign)),
      withWords(found, parts.map(withBackslashes).join(sign)),
    ];
  });
}

/** Marks belong to words: beside a space they are plain signs. */
function withoutSpaces(words: string, { start, end }: Stretch): Stretch {
  const chosen = words.slice(start, end);
  if (chosen.trim() === "") return { start, end: start };
  return {
    start: start + chosen.length - chosen.trimStart().length,
    end: end - chosen.length + chosen.trimEnd().length,
  };
}
