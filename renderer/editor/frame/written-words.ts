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
  const { option, value, text, segment } = mapped;
  if (segment) return optionWith(mapped, now) ?? now;
  if (!value.kind?.startsWith("markdown")) return now;
  const template = document.createElement("template");
  template.innerHTML = option.text;
  const [words] = textsIn(template, text);
  if (words) words.data = now;
  return template.innerHTML;
}
