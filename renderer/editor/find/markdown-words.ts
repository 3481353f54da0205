import { createGrammar } from "../../markdown/grammar.ts";
import { renderSafely } from "../../markdown/html.ts";

/** Where words stand in a text of Markdown. Offsets from 0 in UTF-16 code units, `to` exclusive. */
export interface WordsInSource {
  source: string;
  /** What kind of Markdown: `x-kind` of its option. */
  kind: string;
  from: number;
  to: number;
}

const grammar = createGrammar();
renderSafely(grammar);

/** A sign that nobody writes, and that means nothing in Markdown. */
const SIGN = "\uE00F";

/**
 * Finds the words of one shown text in the Markdown that they come from.
 *
 * @param words  One text node of what is shown, whole.
 * @returns undefined unless it is certain: the words stand there once as they are, and nothing else changes when others
 *   are put in their place.
 */
export function findInSource(source: string, kind: string, words: string): WordsInSource | undefined {
  const from = source.indexOf(words);
  if (words.trim() === "" || from === -1 || source.includes(words, from + 1)) return undefined;
  const found = { source, kind, from, to: from + words.length };
  const plain = drawn(source, kind);
  if (!plain || textsIn(plain, words).length !== 1) return undefined;
  return changed(found, words)?.innerHTML === plain.innerHTML ? found : undefined;
}

/**
 * The Markdown with other words in that place, where signs that would mean something get a backslash.
 *
 * @returns undefined when they cannot stand there, as nothing between the asterisks of a strong word.
 */
export function putInSource(found: WordsInSource, words: string): string | undefined {
  // Spaces at the end of a line are none in Markdown.
  for (const wanted of [words, words.trimEnd(), words.trim()]) {
    const shown = changed(found, wanted)?.innerHTML;
    if (shown === undefined) return undefined;
    for (const written of [wanted, withBackslashes(wanted)]) {
      const source = withWords(found, written);
      if (drawn(source, found.kind)?.innerHTML === shown) return source;
    }
  }
  return undefined;
}

/** Words with a backslash before every sign that could mean something in Markdown. */
export const withBackslashes = (words: string): string => words.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** The Markdown with something else in that place, as it is. */
export const withWords = ({ source, from, to }: WordsInSource, words: string): string =>
  source.slice(0, from) + words + source.slice(to);

/** What is shown with other words in that one text; undefined when the place is no text of its own. */
function changed(found: WordsInSource, words: string): HTMLTemplateElement | undefined {
  return textWith(found, words)?.template;
}

/** The same, and the text there that says these words. */
export function textWith(
  found: WordsInSource,
  words: string,
): { template: HTMLTemplateElement; text: Text } | undefined {
  const template = drawn(withWords(found, SIGN), found.kind);
  const [text, ...others] = template ? textsIn(template, SIGN) : [];
  if (!template || !text || others.length > 0) return undefined;
  text.data = words;
  return template.innerHTML.includes(SIGN) ? undefined : { template, text };
}

/** What Markdown of a kind shows; undefined when it comes to too much. */
export function drawn(source: string, kind: string): HTMLTemplateElement | undefined {
  const template = document.createElement("template");
  try {
    template.innerHTML = kind === "markdown-inline" ? grammar.renderInline(source) : grammar.render(source);
  } catch {
    // The form has it.
    return undefined;
  }
  return template;
}

/** The texts of a drawing that say exactly this. */
export function textsIn({ content }: HTMLTemplateElement, words: string): Text[] {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data === words) texts.push(node as Text);
  return texts;
}
