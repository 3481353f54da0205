import type { EditPage } from "../../renderer/editor/edit-page.ts";
import { pageMapper } from "../../renderer/editor/frame/load-map.ts";
import type { MappedText, PlacedBlock } from "../../renderer/editor/frame/page-map.ts";
import { asShown } from "../../renderer/editor/frame/typing.ts";
import { post } from "../../renderer/editor/post.ts";
import "../../renderer/editor/frame/start-frame.ts";
import { onStage, releaseStage } from "../../renderer/runtime/live/stage.ts";

/** What came of looking for the texts of a page; runs in the page. */
export interface FoundOnPage {
  counts: {
    /** Texts that are seen and have words, but those counted below. */
    texts: number;
    /** Of those: the ones that can be typed over where they stand. */
    typable: number;
    /** Texts with marks of Markdown, which are edited as source in the form. */
    markdown: number;
    /** Texts of files under `public/`. */
    bodies: number;
    /** Days, numbers and letters that views make of other values. */
    drawn: number;
  };
  /** Texts that did not change when their option did, or that changed with another's. */
  wrong: string[];
  /** Texts with words that could not be found, by block type. */
  lost: string[];
  /** What the looking took. */
  milliseconds: number;
}

let mapper: ReturnType<typeof pageMapper> | undefined;

export async function lookForTexts(route: string): Promise<FoundOnPage> {
  await until(() => window.editorFrame !== undefined);
  const frame = window.editorFrame!;
  mapper ??= pageMapper(frame);
  frame.go(route);
  await until(() => onStage()?.page?.route === route);
  const edited = await post<EditPage>("/@site/edit-page", { route });
  const start = performance.now();
  await mapper.load(onStage()!.page!, edited);
  // The views are there by now, and drawn in a moment; a block may have nothing to draw.
  await until(() => !document.querySelector("main [data-block]:empty"), 6);
  await settled();
  const map = mapper.now()!;
  const texts = allTexts(map.blocks, map.texts);
  const milliseconds = performance.now() - start;
  const nodes = byNode(texts.filter(({ attribute }) => attribute === undefined));
  const counts: FoundOnPage["counts"] = { texts: 0, typable: 0, markdown: 0, bodies: 0, drawn: 0 };
  const lost: string[] = [];
  for (const node of shownTexts(frame.container)) {
    const block = map.blockOf(node);
    // The layout is the same on every page: it counts once.
    if (!block || !isSeen(node) || (block.path[0] === "layout" && route !== "/")) continue;
    const [text] = nodes.get(node) ?? [];
    const kind = kindOf(node, text, block);
    counts[kind] += 1;
    if (kind === "texts" && text?.isTypable) counts.typable += 1;
    else if (kind === "texts") lost.push(`${block.definition.type}: ${node.data.trim().slice(0, 40)}`);
  }
  const typable = texts.filter(({ isTypable }) => isTypable);
  return { counts, lost, milliseconds, wrong: await wrongOnes(typable) };
}

/**
 * Gives every text that was found other words, and sees that those words stand where it was found. What was not found
 * may be made of others, such as the first letter of a name.
 */
async function wrongOnes(texts: readonly MappedText[]): Promise<string[]> {
  const words = new Map<MappedText, string>();
  const numbers = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    if (!numbers.has(key)) numbers.set(key, `Words ${numbers.size}`);
    words.set(text, numbers.get(key)!);
  }
  const wordsOf = (text: MappedText): string => words.get(text)!;
  const found = byNode(texts);
  const wanted = shownBlocks().map((nodes) =>
    nodes.map((node) => (found.has(node) ? saying(node.data, found.get(node)!, wordsOf) : undefined)),
  );
  const typed = new Map<string, string>();
  for (const text of texts) {
    const path = text.value.path.join("/");
    // Several words of one text of Markdown, one after the other.
    const option = { ...text.option, text: typed.get(path) ?? text.option.text };
    const value = asShown({ ...text, option }, wordsOf(text));
    typed.set(path, value);
    releaseStage(undefined, { path: text.value.path, value });
  }
  await settled();
  const after = shownBlocks().map((nodes) => nodes.map(({ data }) => data.trim()));
  return wanted.flatMap((block, index) => compare(block, after[index] ?? []));
}

/** Names what is typed over: an option, or some words of one in Markdown. */
const keyOf = ({ value, inSource }: MappedText): string => [...value.path, inSource?.from ?? ""].join("/");

/** What stands in each text node: of words among others, all that can be typed over. */
function byNode(texts: readonly MappedText[]): Map<Node, MappedText[]> {
  const nodes = new Map<Node, MappedText[]>();
  for (const text of texts) nodes.set(text.node, [...(nodes.get(text.node) ?? []), text]);
  return nodes;
}

/** What a text says when everything in it that can be typed over says something else. */
function saying(text: string, found: readonly MappedText[], wordsOf: (text: MappedText) => string): string {
  if (!found[0]?.within) return wordsOf(found[0]!);
  return found
    .toReversed()
    .reduce((words, one) => {
      const { from, length } = one.within!;
      return words.slice(0, from) + wordsOf(one) + words.slice(from + length);
    }, text)
    .trim();
}

/** @param wanted  What each text should say; undefined where nobody knows. */
function compare(wanted: readonly (string | undefined)[], after: readonly string[]): string[] {
  // A script of the block has drawn more or less of its own: what was given has to be there all the same.
  if (wanted.length !== after.length) {
    const given = (texts: readonly (string | undefined)[]) =>
      texts.filter((text) => /Words \d/i.test(text ?? "")).join();
    return given(wanted) === given(after) ? [] : [`${given(wanted)} became ${given(after)}`];
  }
  return after.flatMap((text, index) =>
    (wanted[index] ?? text).toLowerCase() === text.toLowerCase() ? [] : [`"${wanted[index]}" is "${text}"`],
  );
}

/** Texts of each block among those of layout and page. */
function shownBlocks(): Text[][] {
  const all = [...window.editorFrame!.container.querySelectorAll("[data-block]")];
  const tops = all.filter((element) => !element.parentElement?.closest("[data-block]"));
  return tops.map((element) => shownTexts(element));
}

function allTexts(
  blocks: readonly PlacedBlock[],
  textsOf: (block: PlacedBlock) => readonly MappedText[],
): MappedText[] {
  return blocks.flatMap((block) => [...textsOf(block), ...allTexts(block.inner, textsOf)]);
}

function shownTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && !node.parentElement?.closest("script, style, template"))
      texts.push(node as Text);
  return texts;
}

function isSeen(node: Text): boolean {
  return node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
}

function kindOf(
  node: Text,
  text: MappedText | undefined,
  { definition }: PlacedBlock,
): keyof FoundOnPage["counts"] {
  if (definition.type === "body" || definition.type === "search") return "bodies";
  if (text?.isTypable) return "texts";
  if (text?.value.kind?.startsWith("markdown")) return "markdown";
  // A word has at least three letters and is no month or unit that stands beside a number.
  const words = node.data.replaceAll(/\d[\d.,:]*\s*\p{L}+|\p{L}+\s+\d+|\d+/gu, "");
  return /\p{L}{3}/u.test(words) ? "texts" : "drawn";
}

/** @param frames  Most that are waited for. */
async function until(isSo: () => boolean, frames = 2_000): Promise<void> {
  for (let frame = 0; frame < frames && !isSo(); frame += 1)
    await new Promise((done) => requestAnimationFrame(done));
}

/** Effects and behaviors have run: nothing has changed for some frames. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1) await new Promise((done) => requestAnimationFrame(done));
}
