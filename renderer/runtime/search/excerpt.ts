import { LINE } from "./index-format.ts";
import { wordsOf } from "./words.ts";

/** A part of a text; `isFound` when it is one of the words that were looked for. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Characters of an excerpt, about two lines, and how many of them stand before the first word that was found. */
const LENGTH = 190;
const BEFORE = 60;

/** A text with the words marked that were found, each run of them as one. */
export function markWords(text: string, found: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: string, isFound: boolean) => {
    if (!part) return;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += part;
    else parts.push({ text: part, isFound });
  };
  for (const place of placesOf(text, found)) {
    if (place.end <= end) continue;
    add(text.slice(end, Math.max(end, place.start)), false);
    add(text.slice(Math.max(end, place.start), place.end), true);
    end = place.end;
  }
  add(text.slice(end), false);
  return parts;
}

/** The part of a text in which most of the words stand together, marked. Its beginning when it has none of them. */
export function excerptOf(text: string, found: ReadonlySet<string>): TextPart[] {
  const places = placesOf(text, found);
  let best = { from: 0, words: 0 };
  for (const [at, { start }] of places.entries()) {
    const words = new Set<string>();
    for (
      let next = at;
      next < places.length && (places[next]?.end ?? 0) <= start + LENGTH - BEFORE;
      next += 1
    )
      words.add(places[next]?.word ?? "");
    if (words.size > best.words) best = { from: Math.max(0, start - BEFORE), words: words.size };
  }
  const from = best.from === 0 ? 0 : wordBoundary(text, best.from, 1);
  const isCut = from + LENGTH < text.length;
  const to = isCut ? wordBoundary(text, from + LENGTH, -1) : text.length;
  const shown = `${from > 0 ? "… " : ""}${inOneLine(text.slice(from, to))}${isCut ? " …" : ""}`;
  return markWords(shown, found);
}

function placesOf(text: string, found: ReadonlySet<string>) {
  return wordsOf(text)
    .filter(({ word }) => found.has(word))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The nearest place between two words; where there is none at hand, the place itself, but never within a character. */
function wordBoundary(text: string, place: number, direction: 1 | -1): number {
  for (let at = place; Math.abs(at - place) < 24; at += direction) if (/\s/.test(text[at] ?? " ")) return at;
  return /[\udc00-\udfff]/.test(text[place] ?? "") ? place + 1 : place;
}

/** Lines that end without a stop are told apart by a dot. */
function inOneLine(text: string): string {
  return text
    .trim()
    .replaceAll(new RegExp(`([.!?:;,…。！？]?)\\s*${LINE}\\s*`, "g"), (_, stop: string) =>
      stop ? `${stop} ` : " · ",
    );
}
