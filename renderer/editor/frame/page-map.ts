import type { BlockDefinition, PageDefinition } from "../../model.ts";
import type { EditPage, EditValue } from "../edit-page.ts";
import { findTexts } from "../find/find-texts.ts";
import { type FoundText, isEqual } from "../find/landing.ts";
import { isBlock } from "../find/markable.ts";
import { findInSource, type WordsInSource } from "../find/markdown-words.ts";
import { partsOf } from "../find/visible-parts.ts";
import { keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { placeKind } from "./place-kind.ts";
import { probeBlock } from "./probe-block.ts";
import { type ShownBlock, shownBlocks } from "./react-tree.ts";
import type { ViewRenderer } from "./render-view.tsx";

/** A text of the page, and the value that it shows. */
export type MappedText = FoundText & {
  value: EditValue;
  /** Path of the innermost block around it. */
  block: Path;
  /** It can be typed over where it stands; else its option is edited in the form. */
  isTypable: boolean;
  /** Of words among those of others: where they begin in the text, and how many letters they have. */
  within?: { from: number; length: number };
  /** Of words that are some of their option's: where those begin, and how many letters they have. */
  segment?: { at: number; count: number };
  /** Of words of Markdown beside others with marks: where they are written. */
  inSource?: WordsInSource;
};

/** A block of the page with its place in the definition. */
export interface PlacedBlock {
  path: Path;
  definition: BlockDefinition;
  nodes: readonly (Element | Text)[];
  inner: PlacedBlock[];
}

/** What everything on the live page is, at one moment. */
export interface PageMap {
  blocks: PlacedBlock[];
  /** The innermost block that a node stands in. */
  blockOf(node: Node): PlacedBlock | undefined;
  texts(block: PlacedBlock): readonly MappedText[];
}

/** Paths of all blocks of a page by their options: views hand those on as they are, also to blocks inside. */
export function placesOf(page: PageDefinition): WeakMap<object, Path> {
  const places = new WeakMap<object, Path>();
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== "object" || value === null) return;
    if (isBlock(value)) places.set(value.props, path);
    for (const [name, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  visit(page.layout.before, ["layout", "before"]);
  visit(page.blocks, ["blocks"]);
  visit(page.layout.after, ["layout", "after"]);
  return places;
}

/**
 * Maps the live page as it is now.
 *
 * @param page  The definition that is shown. @param edited  What the server says of it; paths of both are the same.
 */
export function mapPage(
  container: Element,
  page: PageDefinition,
  edited: EditPage,
  renderer: ViewRenderer,
): PageMap {
  const places = placesOf(page);
  const values = new Map(edited.values.map((value) => [keyOf(value.path), value]));
  const owners = new Map<Node, PlacedBlock>();
  const hasOwnPlace = ({ props }: { props: object }): boolean => places.has(props);

  const place = (shown: readonly ShownBlock[]): PlacedBlock[] =>
    shown.flatMap((block) => {
      const path = places.get(block.definition.props);
      // A view has made it up: its words are those of the block around it.
      if (!path) return place(block.inner);
      const placed = { path, definition: block.definition, nodes: block.nodes, inner: place(block.inner) };
      for (const node of block.nodes) if (!owners.has(node)) owners.set(node, placed);
      return [placed];
    });
  const blocks = place(shownBlocks(container));

  const mapped = new Map<PlacedBlock, MappedText[]>();
  const textsOf = (block: PlacedBlock): MappedText[] => {
    const others = new Set<Node>(block.inner.flatMap(({ nodes }) => nodes));
    const parts = partsOf(drawnBy(block, others), (node) => others.has(node));
    const { landings, texts } = probeBlock(
      block.definition,
      parts,
      (option) => values.get(keyOf([...block.path, "props", ...option])),
      renderer,
      page.lang,
      hasOwnPlace,
    );
    return findTexts(parts, landings, texts).flatMap((found) => {
      const valueAt = (option: Path): EditValue | undefined =>
        values.get(keyOf([...block.path, "props", ...option]));
      const among = wordsAmong(found, valueAt);
      if (among.length > 0) return among.map((words) => ({ ...found, ...words, block: block.path }));
      const value = valueAt(found.option.path);
      if (!value) return [];
      const known = { ...found, value, block: block.path };
      const inSource = placeKind(found) === "inside" ? placeInMarkdown(value, found.text) : undefined;
      return [
        {
          ...known,
          isTypable: inSource !== undefined || isTypable(found, value),
          ...(inSource && { inSource }),
        },
      ];
    });
  };

  return {
    blocks,
    blockOf(node) {
      for (let at: Node | null = node; at; at = at.parentNode) {
        const owner = owners.get(at);
        if (owner) return owner;
      }
      return undefined;
    },
    texts(block) {
      const known = mapped.get(block) ?? textsOf(block);
      mapped.set(block, known);
      return known;
    },
  };
}

/** What a block's own view has drawn: the live page puts an element around some, which no build has. */
function drawnBy({ nodes }: PlacedBlock, others: ReadonlySet<Node>): Node[] {
  return nodes.flatMap((node): Node[] =>
    node instanceof Element && node.hasAttribute("data-block") && !others.has(node)
      ? [...node.childNodes]
      : [node],
  );
}

function isTypable(found: FoundText, value: EditValue): boolean {
  if (!placeKind(found)) return false;
  if (found.pieces) return isWritable(value) && !isMixed(value) && value.kind === undefined;
  return value.isFreeText || value.isFormed
    ? isWritable(value) && (found.isExact || (found.isFilled === true && !isMixed(value)))
    : isPlainMarkdown(value, found.text);
}

/** Options whose words stand in a text among others, each of which can be typed over by itself. */
function wordsAmong(
  found: FoundText,
  valueAt: (option: Path) => EditValue | undefined,
): Pick<MappedText, "option" | "value" | "isTypable" | "within" | "segment">[] {
  const { isExact, isFilled, parts = [] } = found;
  if (isExact || isFilled || !placeKind(found)) return [];
  return parts.flatMap(({ option, from, length, segment }) => {
    const value = valueAt(option.path);
    const isOwn = value && (value.isFreeText || value.isFormed) && isWritable(value) && !isMixed(value);
    return isOwn
      ? [{ option, value, isTypable: true, within: { from, length }, ...(segment && { segment }) }]
      : [];
  });
}

const isMixed = ({ pieces }: EditValue): boolean => pieces !== undefined && pieces.length > 1;

/** Something is written, or can be: what the engine has worked out cannot. */
function isWritable({ origin, pieces }: EditValue): boolean {
  if (origin === "computed" || origin === "file") return false;
  // The words around it can.
  if (pieces?.some((piece) => "literal" in piece && /\p{L}/u.test(piece.literal))) return true;
  return !pieces?.some((piece) => "binding" in piece && piece.from?.kind === "computed");
}

/** Where words of Markdown that has marks are written, when that is certain. */
function placeInMarkdown({ source, origin, kind }: EditValue, text: string): WordsInSource | undefined {
  if (origin !== "own" || source === undefined || !kind?.startsWith("markdown") || isEqual(source, text))
    return undefined;
  return findInSource(source, kind, text);
}

/** A text in Markdown that has nothing of Markdown: what is shown is what is written. */
function isPlainMarkdown({ source, origin }: EditValue, text: string): boolean {
  return origin === "own" && source !== undefined && isEqual(source, text);
}
