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
  const frame = window.editorFrame!;
  mapper ??= pageMapper(frame);
  frame.go(route);
  await until(() => onStage()?.page?.route === route);
  const edited = await post<EditPage>("/@site/edit-page", { route });
  const start = performance.now();
  await mapper.load(onStage()!.page!, edited);
  await until(() => !document.querySelector("main")?.matches(":empty"));
  await settled();
  const map = mapper.now()!;
  const texts = allTexts(map.blocks, map.texts);
  const milliseconds = performance.now() - start;
  const nodes = new Map(
    texts.filter(({ attribute }) => attribute === undefined).map((text) => [text.node, text]),
  );
  const counts: FoundOnPage["counts"] = { texts: 0, typable: 0, markdown: 0, bodies: 0, drawn: 0 };
  const lost: string[] = [];
  for (const node of shownTexts()) {
    const block = map.blockOf(node);
    if (!block || !isSeen(node)) continue;
    const text = nodes.get(node);
    const kind = kindOf(node, text, block);
    counts[kind] += 1;
    if (kind === "texts" && text?.isTypable) counts.typable += 1;
    else if (kind === "texts") lost.push(`${block.definition.type}: ${node.data.trim().slice(0, 40)}`);
  }
  const typable = texts.filter(({ isTypable }) => isTypable);
  return { counts, lost, milliseconds, wrong: await wrongOnes(typable) };
}

/** Gives every text that was found other words, and sees that those words stand where it was found and nowhere else. */
async function wrongOnes(texts: readonly MappedText[]): Promise<string[]> {
  const before = shownTexts();
  const wanted = before.map(({ data }) => data.trim());
  const numbers = new Map<string, number>();
  for (const text of texts) {
    const key = text.value.path.join("/");
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    wanted[before.indexOf(text.node as Text)] = `Words ${numbers.get(key)}`;
  }
  for (const text of texts) {
    const words = `Words ${numbers.get(text.value.path.join("/"))}`;
    releaseStage(undefined, { path: text.value.path, value: asShown(text, words) });
  }
  await settled();
  const after = shownTexts().map(({ data }) => data.trim());
  if (after.length !== wanted.length) return [`${wanted.length} texts, then ${after.length}`];
  return after.flatMap((text, index) => (text === wanted[index] ? [] : [`"${wanted[index]}" is "${text}"`]));
}

function allTexts(
  blocks: readonly PlacedBlock[],
  textsOf: (block: PlacedBlock) => readonly MappedText[],
): MappedText[] {
  return blocks.flatMap((block) => [...textsOf(block), ...allTexts(block.inner, textsOf)]);
}

function shownTexts(): Text[] {
  const walker = document.createTreeWalker(window.editorFrame!.container, NodeFilter.SHOW_TEXT);
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

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => requestAnimationFrame(done));
}

/** Effects and behaviors have run: nothing has changed for some frames. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1) await new Promise((done) => requestAnimationFrame(done));
}
