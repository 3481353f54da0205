import type { Draft } from "../problems/draft.ts";
import { blocksOf } from "../yaml/markdown-below.ts";
import type { Entry, MapNode, ScalarNode } from "../yaml/tree.ts";

/** What other systems call the text of a page, or of a part of it. */
export const TEXTS = /^(?:content|body|text|markdown|main|article|copy|page_?content)$/i;
/** What they call the heading above it. */
const HEADINGS = /^(?:heading|headline|h1|header)$/i;

/**
 * The text of a page as a key of it, where it has no blocks: one mistake with the blocks that are meant.
 *
 * @param found  What is told of the keys. @returns The same, and those in one.
 */
export function joinTextKeys(
  found: readonly Draft[],
  { entries }: MapNode,
  text: string,
  isType: (name: string) => boolean,
): Draft[] {
  if (entries.has("blocks") || !isType("prose") || !isType("hero")) return [...found];
  const own = [...entries.values()].filter(({ key, value }) => isOwn(key) && isWords(value));
  const isTold = (draft: Draft): boolean =>
    draft.code === "unknown-option" &&
    draft.path.length === 1 &&
    own.some(({ key }) => key === draft.path[0]);
  const first = found.find(isTold);
  if (!first || !own.some(({ key }) => TEXTS.test(key))) return [...found];
  const offer = offerOf(own, [...entries.values()], text);
  const { fix: _, offer: __, ...told } = first;
  const one = { ...told, params: { ...first.params, isText: true }, ...(offer && { offer }) } as Draft;
  const isLack = ({ code, path, params }: Draft): boolean =>
    code === "missing-option" && path.length === 0 && (params as { option?: string }).option === "blocks";
  return found.flatMap((draft) => {
    if (draft === first) return one;
    return isTold(draft) || isLack(draft) ? [] : draft;
  });
}

const isOwn = (key: string): boolean => TEXTS.test(key) || HEADINGS.test(key);

/** Whether a value is a text with words in it. */
export const isWords = (value: Entry["value"]): value is ScalarNode =>
  value.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== "";

/** The keys that stand in a row as blocks: a heading opens the page, a text follows it. */
function offerOf(own: readonly Entry[], all: readonly Entry[], text: string): Draft["offer"] {
  const at = all.indexOf(own[0]!);
  const [only, second, more] = own;
  const isInRow = own.every((entry, index) => all[at + index] === entry);
  const isSound =
    second === undefined ? TEXTS.test(only!.key) : HEADINGS.test(only!.key) && !HEADINGS.test(second.key);
  if (!isInRow || !isSound || more) return undefined;
  const words = own.map(({ value }) => String((value as ScalarNode).value).trim());
  // A heading of one line, as Markdown has it.
  const written = blocksOf(second ? `# ${words[0]}\n\n${words[1]}` : words[0]!);
  if (written === undefined || (second && words[0]!.includes("\n"))) return undefined;
  const start = only!.keyStart;
  const whole = text.slice(start, own.at(-1)!.value.end).trimEnd();
  return { start, end: start + whole.length, text: written.trimEnd() };
}
