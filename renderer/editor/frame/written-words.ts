import { type Mark, type Stretch, setMarked } from "../find/mark-words.ts";
import { putInSource, textsIn } from "../find/markdown-words.ts";
import type { MappedText } from "./page-map.ts";

/** What a text says as it is written: spaces that the page draws as one, too. */
export function startOf({ option, value, inSource, segment, text }: MappedText): string {
  if (inSource) return text;
  if (segment) return option.text.slice(segment.at, segment.at + segment.count);
  return value.kind ? (value.source ?? "") : option.text;
}

/**
 * What the option says when other words are typed where a text stands.
 *
 * @returns undefined for words that cannot stand there.
 */
export function optionWith(text: MappedText, words: string): string | undefined {
  const { inSource, segment, option } = text;
  if (inSource) return words === startOf(text) ? inSource.source : putInSource(inSource, words);
  if (segment)
    return option.text.slice(0, segment.at) + words + option.text.slice(segment.at + segment.count);
  return words;
}

/** The same for the definition, where Markdown is HTML. */
export function asShown(mapped: MappedText, now: string): string {
  const { value, segment } = mapped;
  if (segment) return optionWith(mapped, now) ?? now;
  if (!value.kind?.startsWith("markdown")) return now;
  return changed(mapped, (words) => {
    words.data = now;
  });
}

/** The same, with some of the words marked, or all of them without their mark. */
export function asMarked(
  mapped: MappedText,
  now: string,
  { stretch, mark }: { stretch: Stretch; mark: Mark },
): string {
  return changed(mapped, (words) => void setMarked(words, now, stretch, mark));
}

/** The definition of a text of Markdown, which is HTML, once the text that is shown of it has changed. */
function changed({ option, text }: MappedText, change: (words: Text) => void): string {
  const template = document.createElement("template");
  template.innerHTML = option.text;
  const [words] = textsIn(template, text);
  if (words) change(words);
  return template.innerHTML;
}
