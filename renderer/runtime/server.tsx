import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { BlockDefinition, Wake } from "../model.ts";
import { type BlockHost, BlockHostContext } from "./block.tsx";

/** What the prerenderer has to know of a block type. */
export interface ServerBlock {
  view: ComponentType<Record<string, unknown>>;
  wake: Wake;
  /** Address of the script that wakes it; absent for static blocks. */
  source?: string;
  /** True: the script hydrates and needs the props as data. */
  isIsland: boolean;
  /** Options that are rendered only inside static slots and not sent as data. */
  slots: readonly string[];
}

/** A block as HTML, with the names of the style rules it uses, in order of first use. */
export interface RenderedBlock {
  html: string;
  styles: readonly string[];
}

export interface Prerenderer {
  /**
   * Renders one block of a page.
   *
   * @param prefix Unique on the page; starts the ids that the block makes.
   * @throws Error naming block, file and line when the view throws.
   */
  renderBlock(definition: BlockDefinition, prefix: string): RenderedBlock;
  /** CSS text of style rules, each once, in the order of their names' first appearance. */
  css(styles: Iterable<string>): string;
}

/** Rendered blocks kept for reuse: the shell's, and repeated ones of pages that are made for each row. */
const KEPT_BLOCKS = 60;

/** Makes the renderer of prerendered HTML over a set of block types. */
export function createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>): Prerenderer {
  const cache = createCache({ key: "css" });
  // Keeps the rules in the cache instead of writing <style> elements between the blocks.
  cache.compat = true;
  const kept = new Map<string, { definition: BlockDefinition; rendered: RenderedBlock }>();

  const toHtml = (content: ReactNode, prefix: string) => {
    // A nested island is a root of its own in the browser: it is rendered as one, so that ids agree.
    let nested = 0;
    const host: BlockHost = {
      render: (definition) => {
        if (needsElement(definition, blocks)) {
          nested += 1;
          return <RawBlock html={element(definition, `${prefix}${nested}-`)} />;
        }
        const { view: View } = known(definition, blocks);
        return <View {...definition.props} />;
      },
    };
    return renderToString(
      <CacheProvider value={cache}>
        <BlockHostContext value={host}>{content}</BlockHostContext>
      </CacheProvider>,
      { identifierPrefix: prefix },
    );
  };

  const element = (definition: BlockDefinition, prefix: string): string => {
    const block = known(definition, blocks);
    const { view: View } = block;
    let html: string;
    try {
      html = toHtml(<View {...definition.props} />, prefix);
    } catch (error) {
      throw withPlace(error, definition);
    }
    const attributes: Record<string, string | undefined> = {
      id: definition.id,
      "data-block": definition.type,
    };
    if (block.wake === "static" || !block.source) return `<div${print(attributes)}>${html}</div>`;
    Object.assign(attributes, {
      "data-wake": block.wake,
      "data-src": block.source,
      "data-at": definition.at && `${definition.at.file}:${definition.at.line}`,
    });
    if (!block.isIsland) return `<div${print(attributes)}>${html}</div>`;
    attributes["data-prefix"] = prefix;
    const props = Object.fromEntries(
      Object.entries(definition.props).filter(([name]) => !block.slots.includes(name)),
    );
    return `<div${print(attributes)}><div data-root>${html}</div>${jsonScript(props)}</div>`;
  };

  return {
    renderBlock(definition, prefix) {
      // A block of the shell, or of a page that is made for each row, stands at one place of one file.
      const place = `${prefix} ${definition.at?.file}:${definition.at?.line}`;
      const known = kept.get(place);
      let rendered: RenderedBlock;
      if (known && isSame(known.definition, definition)) rendered = known.rendered;
      else {
        const html = element(definition, prefix);
        rendered = { html, styles: stylesIn(html, cache) };
      }
      // What is used again stays; what has not been used for longest goes.
      kept.delete(place);
      if (kept.size >= KEPT_BLOCKS) kept.delete(kept.keys().next().value ?? "");
      kept.set(place, { definition, rendered });
      return rendered;
    },
    css(styles) {
      return [...new Set(styles)].map((name) => cache.inserted[name]).join("");
    },
  };
}

function isSame(a: BlockDefinition, b: BlockDefinition): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function known(definition: BlockDefinition, blocks: ReadonlyMap<string, ServerBlock>): ServerBlock {
  const block = blocks.get(definition.type);
  if (!block) throw withPlace(new Error("There is no such block type."), definition);
  return block;
}

function needsElement(definition: BlockDefinition, blocks: ReadonlyMap<string, ServerBlock>): boolean {
  return definition.id !== undefined || known(definition, blocks).wake !== "static";
}

function RawBlock({ html }: { html: string }) {
  // The element itself is part of the HTML; `contents` keeps this one out of the layout.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

function withPlace(error: unknown, { type, at }: BlockDefinition): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith("Block ")) return error as Error;
  const place = at ? ` (${at.file}:${at.line})` : "";
  return new Error(`Block "${type}"${place} could not be rendered: ${message}`, { cause: error });
}

/** Rule names in HTML: Emotion's class is `css-` and the name. Keyframes are found through the rules that use them. */
function stylesIn(html: string, cache: EmotionCache): string[] {
  const names = new Set<string>();
  for (const [, name] of html.matchAll(/css-([a-z0-9]+)/g)) {
    const rule = name && cache.inserted[name];
    if (typeof rule !== "string") continue;
    for (const [keyframes] of rule.matchAll(/animation-[a-z0-9]+/g)) {
      if (typeof cache.inserted[keyframes] === "string") names.add(keyframes);
    }
    names.add(name as string);
  }
  return [...names];
}

function print(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)
    .join("");
}

/** JSON inside HTML: no text in it can end the script element. */
function jsonScript(data: unknown): string {
  return `<script type="application/json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
