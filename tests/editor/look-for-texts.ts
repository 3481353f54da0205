import type { EditPage } from "../../renderer/editor/edit-page.ts";
import { pageMapper } from "../../renderer/editor/frame/load-map.ts";
import type { MappedText, PlacedBlock } from "../../renderer/editor/frame/page-map.ts";
import { asShown } from "../../renderer/editor/frame/written-words.ts";
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
    /** Words that views bring along: none of them stands in any option of the block, so there is nothing to edit. */
    own: number;
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
  await until(() => !document.querySelector("main [data-block]:empty"), 60);
  await settled();
  const map = mapper.now()!;
  const texts = allTexts(map.blocks, map.texts);
  const milliseconds = performance.now() - start;
  const nodes = byNode(texts.filter(({ attribute }) => attribute === undefined));
  const counts: FoundOnPage["counts"] = { texts: 0, typable: 0, markdown: 0, bodies: 0, drawn: 0, own: 0 };
  const lost: string[] = [];
  for (const node of shownTexts(frame.container)) {
    const block = map.blockOf(node);
    // The layout is the same on every page: it counts once.
    if (!block || !isSeen(node) || (block.path[0] === "layout" && route !== "/")) continue;
    const [text] = nodes.get(node) ?? [];
    // What was taken apart is one text.
    if (text?.pieces && text.pieces[0] !== node) continue;
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
 * may be made of others, such as the first letter of a name. Where all at once come out otherwise, as in a list that
 * names every kind once, each has its own try.
 */
async function wrongOnes(texts: readonly MappedText[]): Promise<string[]> {
  const together = await wrongAmong(texts);
  if (together.length === 0) return [];
  const wrong: string[] = [];
  for (const key of new Set(texts.map(keyOf)))
    wrong.push(...(await wrongAmong(texts.filter((text) => keyOf(text) === key))));
  return wrong;
}

/** Gives some texts other words, looks, and gives them back their own. */
async function wrongAmong(texts: readonly MappedText[]): Promise<string[]> {
  const numbers = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    if (!numbers.has(key)) numbers.set(key, `Words${numbers.size}x`);
  }
  const finals = finalValues(texts, (text) => numbers.get(keyOf(text))!);
  const wordsOf = (text: MappedText): string =>
    text.segment || text.inSource ? numbers.get(keyOf(text))! : finals.get(text.value.path.join("/"))!;
  const found = byNode(texts.filter(({ attribute, node }) => attribute === undefined && node.isConnected));
  const wanted = shownBlocks().map((nodes) =>
    nodes.map((node) => (found.has(node) ? saying(node, found.get(node)!, wordsOf) : undefined)),
  );
  const before = shownBlocks().map((nodes) => nodes.map(({ data }) => data));
  for (const [key, value] of finals) show(key, value);
  await settled();
  const after = shownBlocks().map((nodes) => nodes.map(({ data }) => data.trim()));
  for (const { value, option } of texts) show(value.path.join("/"), option.text);
  await settled();
  return wanted.flatMap((block, index) => compare(block, before[index]!, after[index] ?? []));

  function show(key: string, value: string): void {
    releaseStage(undefined, {
      path: texts.find((text) => text.value.path.join("/") === key)!.value.path,
      value,
    });
  }
}

/** What each option says in the end: of some, words here and there are typed over, the last ones first. */
function finalValues(
  texts: readonly MappedText[],
  wordsOf: (text: MappedText) => string,
): Map<string, string> {
  const values = new Map<string, string>();
  const wholeLast = texts.toSorted((a, b) => (b.segment?.at ?? -1) - (a.segment?.at ?? -1));
  const done = new Set<string>();
  for (const text of wholeLast) {
    const path = text.value.path.join("/");
    if (done.has(keyOf(text)) || (!text.segment && !text.inSource && values.has(path))) continue;
    done.add(keyOf(text));
    const option = { ...text.option, text: values.get(path) ?? text.option.text };
    values.set(path, asShown({ ...text, option }, wordsOf(text)));
  }
  return values;
}

/** Names what is typed over: an option, or some words of one. */
const keyOf = ({ value, inSource, segment }: MappedText): string =>
  [...value.path, inSource?.from ?? segment?.at ?? ""].join("/");

/** What stands in each text node: of words among others, all that can be typed over. */
function byNode(texts: readonly MappedText[]): Map<Node, MappedText[]> {
  const nodes = new Map<Node, MappedText[]>();
  for (const text of texts) nodes.set(text.node, [...(nodes.get(text.node) ?? []), text]);
  return nodes;
}

/** What a text says when everything in it that can be typed over says something else. */
function saying(
  { data: text }: Text,
  found: readonly MappedText[],
  wordsOf: (text: MappedText) => string,
): string {
  const [first] = found;
  if (first?.pieces) return first.pieces[0] === first.node ? wordsOf(first) : "";
  if (!first?.within) return wordsOf(first!);
  return found
    .toReversed()
    .reduce((words, one) => {
      const { from, length } = one.within!;
      return words.slice(0, from) + wordsOf(one) + words.slice(from + length);
    }, text)
    .trim();
}

/** @param wanted  What each text should say; undefined where nobody knows. */
function compare(
  wanted: readonly (string | undefined)[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  // Texts that were taken apart come in other pieces: together they have to say the same.
  if (wanted.includes("")) {
    const expected = tight(before.map((text, index) => wanted[index] ?? text));
    return expected === tight(after) ? [] : [`"${expected}" is "${tight(after)}"`];
  }
  // A script of the block has drawn more or less of its own: what was given has to be there all the same.
  if (wanted.length !== after.length) {
    const given = (texts: readonly (string | undefined)[]) =>
      texts.filter((text) => /Words\d/i.test(text ?? "")).join();
    return given(wanted) === given(after) ? [] : [`${given(wanted)} became ${given(after)}`];
  }
  return after.flatMap((text, index) =>
    (wanted[index] ?? text).toLowerCase() === text.toLowerCase() ? [] : [`"${wanted[index]}" is "${text}"`],
  );
}

const tight = (texts: readonly string[]): string => texts.join("").replaceAll(/\s/g, "").toLowerCase();

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
    if (node.nodeValue?.trim() && !node.parentElement?.closest("script, style, template, svg > title"))
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
  if (!/\p{L}{3}/u.test(words)) return "drawn";
  return isOfOptions(node.data, definition.props) ? "texts" : "own";
}

/** Whether any word of a text, or how it begins, stands in any option: then somebody may have written it. */
function isOfOptions(text: string, props: unknown): boolean {
  const written = JSON.stringify(props).toLowerCase();
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => written.includes(word.slice(0, 5)));
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
