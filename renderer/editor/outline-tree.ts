import type { BlockDefinition } from "../model.ts";
import type { EditBlock, EditPage } from "./edit-page.ts";
import { isWithin, keyOf, valueAt } from "./paths.ts";
import { placeOfProblem } from "./problem-places.ts";
import type { Path } from "./protocol.ts";

/** A block in the outline. */
export interface OutlineBlock extends EditBlock {
  key: string;
  /** What its type is called. */
  title: string;
  /** What it says first: its heading, title or name; empty for what says nothing. */
  words: string;
  inner: OutlineBlock[];
}

/** A part of the page: what the layout puts in front of it, its own blocks, what comes behind. */
export interface OutlinePart {
  key: "before" | "blocks" | "after";
  title: string;
  blocks: OutlineBlock[];
}

/** Options in which blocks say first what they are about. */
const FIRST_WORDS = ["heading", "title", "name", "label", "question", "text", "quote", "brand"];

/** The blocks of a page as a tree. */
export function outlineOf({ page, blocks, types }: EditPage): OutlinePart[] {
  const entries = blocks.map(
    (block): OutlineBlock => ({
      ...block,
      key: keyOf(block.path),
      title: nameOf(block, page, types),
      words: wordsOf(valueAt(page, block.path) as BlockDefinition | undefined),
      inner: [],
    }),
  );
  for (const entry of entries)
    entry.words = [entryWords(page, entry.path), entry.words].filter(Boolean).join(": ");
  const tops: OutlineBlock[] = [];
  for (const entry of entries) (outerOf(entries, entry.path)?.inner ?? tops).push(entry);
  const part = (key: OutlinePart["key"], title: string, start: Path): OutlinePart => ({
    key,
    title,
    blocks: tops.filter(({ path }) => isWithin(path, start)),
  });
  return [
    part("before", "Layout, above the page", ["layout", "before"]),
    part("blocks", "Page", ["blocks"]),
    part("after", "Layout, below the page", ["layout", "after"]),
  ].filter(({ key, blocks: list }) => key === "blocks" || list.length > 0);
}

/** What the entry of a list is called in which a block stands, such as the tab; empty for a block of a list of blocks. */
function entryWords(page: EditPage["page"], path: Path): string {
  // `items`, the number of the entry, the name of its option, and of a list the number of the block.
  const option = path.findLastIndex((step) => typeof step === "string");
  const entry = path.slice(0, option);
  if (option < 1 || typeof entry.at(-1) !== "number" || path[option] === "props") return "";
  const said = valueAt(page, entry) as Record<string, unknown> | undefined;
  const name = said && [said.label, said.title, said.heading].find((one) => typeof one === "string");
  return typeof name === "string" ? name : "";
}

/** What the type of a block is called, and that visitors do not get the block now. */
function nameOf({ path, type }: EditBlock, page: EditPage["page"], types: EditPage["types"]): string {
  const title = types[type]?.title ?? type;
  const { away } = (valueAt(page, path) as BlockDefinition | undefined) ?? {};
  return away ? `${title}, ${"starts" in away ? "not there yet" : "no longer there"}` : title;
}

/** Letters of a block's words that are named with it. */
const SPOKEN_WORDS = 32;

/** A block as people name it: what its type is called, and the words it begins with. */
export function spokenBlock(
  { page, types }: EditPage,
  { path, type }: Pick<EditBlock, "path" | "type">,
): string {
  const title = types[type]?.title ?? type;
  const words = wordsOf(valueAt(page, path) as BlockDefinition | undefined);
  if (words === "") return title;
  return `${title} “${words.length > SPOKEN_WORDS ? `${words.slice(0, SPOKEN_WORDS - 1).trimEnd()}…` : words}”`;
}

/** The block around a place: the innermost that it lies in and that is not the place itself. */
export function outerOf<Block extends { path: Path }>(
  blocks: readonly Block[],
  path: Path,
): Block | undefined {
  return blocks
    .filter((block) => block.path.length < path.length && isWithin(path, block.path))
    .reduce<Block | undefined>(
      (best, one) => (best && best.path.length > one.path.length ? best : one),
      undefined,
    );
}

/** From the outermost to the block itself. */
export function trailOf<Block extends { path: Path }>(blocks: readonly Block[], path: Path): Block[] {
  return blocks
    .filter((block) => isWithin(path, block.path))
    .toSorted((a, b) => a.path.length - b.path.length);
}

function wordsOf(definition: BlockDefinition | undefined): string {
  const props = definition?.props ?? {};
  for (const name of FIRST_WORDS) {
    const value = props[name];
    const html = typeof value === "object" && value !== null && "html" in value ? value.html : undefined;
    const words = typeof html === "string" ? html.replaceAll(/<[^>]*>/g, " ") : value;
    if (typeof words === "string" && words.trim() !== "")
      return words.replaceAll(/\s+/g, " ").trim().slice(0, 80);
  }
  return "";
}

/** A path as addresses have it, such as `blocks.2.heading`. */
export function pathOfHash(hash: string): Path {
  if (hash === "") return [];
  return hash.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : decodeURIComponent(step)));
}

/**
 * What an address means that ends in `#blocks.2.heading`: the block, and the option in it; of `#title` a key of the
 * page. Numbers are those of the page's file, as problems have them; of `#layout.before.0` those of the shown page; and
 * of `#pages/_layout.yaml:blocks.0` those of that file.
 */
export function placeOfHash(
  hash: string,
  edited: EditPage,
): { block: Path | undefined; option: Path } | undefined {
  if (hash.length < 2) return undefined;
  const { page, blocks } = edited;
  const [, file, steps = ""] = /^#(?:([^:]+\.yaml):)?(.*)$/.exec(hash) ?? [];
  const path = pathOfHash(steps);
  if (file !== undefined) {
    const place = placeOfProblem(edited, { file: decodeURIComponent(file), path });
    return place && { block: place.block, option: place.option ?? [] };
  }
  if (path[0] === "layout") {
    // Of the shell, blocks are counted as the page has them.
    const shell = blocks
      .map((one) => ({ block: one.path, steps: one.path.filter((step) => step !== "props") }))
      .filter(({ steps }) => isWithin(path, steps))
      .toSorted((a, b) => b.steps.length - a.steps.length)[0];
    return shell && { block: shell.block, option: path.slice(shell.steps.length) };
  }
  const block = blocks
    .filter(({ file, written }) => file === page.file && isWithin(path, written))
    .toSorted((a, b) => b.written.length - a.written.length)[0];
  if (!block) return path[0] === "blocks" ? undefined : { block: undefined, option: path };
  return { block: block.path, option: path.slice(block.written.length) };
}
