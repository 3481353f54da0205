import type { RepairOperation, ReplaceWords } from "../../edit/operation.ts";
import { bodyMark, findBodyMark } from "../../languages/body-mark.ts";
import { applyEdits, type TextEdit } from "../../yaml/text-edits.ts";
import { type FoundText, findWords, hitId } from "./find-words.ts";
import { inCapitalsOf, isNumber } from "./word-pattern.ts";
import type { FoundWords } from "./words-in-text.ts";

type Rewrite = Extract<RepairOperation, { kind: "rewrite" }>;

/** What is to be changed, all of it at once; or why it cannot be. */
export function replaceWords(
  site: Parameters<typeof findWords>[0],
  asked: Omit<ReplaceWords, "kind">,
): Rewrite | { refused: string } {
  const words = asked.with.trim();
  if (words === "") return { refused: "Type the words that are to stand there instead." };
  if (/\$\{/.test(words)) return { refused: "The new words would open a binding: write them without ${." };
  const chosen = new Set(asked.hits);
  if (chosen.size === 0) return { refused: "No place is ticked: tick those that are to change." };
  const changes: Changed[] = [];
  for (const found of findWords(site, asked).texts) {
    const hits = found.hits.filter((_, index) => chosen.delete(hitId(found, index)));
    const edits = hits.map((hit) => ({
      start: hit.start,
      end: hit.end,
      text: wordsFor(found, hit, asked),
    }));
    if (edits.length > 0) changes.push({ found, edits });
  }
  if (chosen.size > 0)
    return { refused: "Some of these texts were changed in the meantime: search once more, and look again." };
  return {
    kind: "rewrite",
    texts: [...changes, ...marksOf(changes)].map(({ found, edits }) => ({
      at: found.at,
      was: found.text,
      edits,
    })),
  };
}

/** What becomes of a text. */
interface Changed {
  found: Pick<FoundText, "at" | "text"> & Partial<FoundText>;
  edits: TextEdit[];
}

/** The new words as they have to be written in a text. */
export function wordsFor(
  { text, form }: Pick<FoundText, "text" | "form">,
  { start, end, isName }: FoundWords,
  asked: Pick<ReplaceWords, "find" | "with">,
): string {
  const words = asked.with.trim();
  const found = text.slice(start, end);
  if (isName) return inAddress(text.slice(0, start), found, words);
  const fitting = inCapitalsOf(found, asked.find.trim(), words);
  if (form === "html") return fitting.replace(/&(?!\w+;)/g, "&amp;").replace(/</g, "&lt;");
  // Signs of Markdown in a name are signs of the name.
  return form === "markdown" ? fitting.replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, "\\$&") : fitting;
}

/** An address has no spaces; one of a telephone has digits alone. */
function inAddress(before: string, found: string, words: string): string {
  const isWritten = /\s/.test(found);
  if (isWritten) return words;
  if (/tel:[\d+]*$/i.test(before) || (isNumber(words) && /^[+\d]+$/.test(found)))
    return words.replace(/[^\d+]/g, "");
  return found === found.toLowerCase() && !/[@.:/]/.test(words)
    ? encodeURI(words.toLowerCase().replace(/\s+/g, "-"))
    : encodeURI(words);
}

/**
 * Translations that change with their originals in the same words are still translations of them: the marks that say
 * of what follow. What changes on one side alone is told as before.
 */
function marksOf(changes: readonly Changed[]): Changed[] {
  const keyOf = ({ file, path }: FoundText["at"]): string => [file, ...path].join("\n");
  const byPlace = new Map(changes.map((one) => [keyOf(one.found.at), one]));
  return changes.flatMap(({ found, edits }): Changed[] => {
    const original = found.of && byPlace.get(keyOf(found.of.at));
    if (!found.of || !original) return [];
    const isWhole = ({ found: one, edits: made }: Changed): boolean => made.length === one.hits?.length;
    const isSame = edits.length === original.edits.length;
    if (!isSame || !isWhole(original) || edits.length !== found.hits?.length) return [];
    if (found.at.path.length > 0) {
      if (!found.inMark) return [];
      const at = { file: found.at.file, path: [...found.at.path.slice(0, -1), "of"] };
      return [{ found: { at, text: found.of.text }, edits: original.edits }];
    }
    const mark = findBodyMark(found.text);
    if (!mark) return [];
    const inMark = found.text.slice(mark.start, mark.end).indexOf(mark.mark) + mark.start;
    const text = bodyMark(applyEdits(found.of.text, original.edits));
    edits.unshift({ start: inMark, end: inMark + mark.mark.length, text });
    return [];
  });
}
