import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { escapeHtml, jsonForScript } from "../formats/escape.ts";
import type { BlockDefinition, Wake } from "../model.ts";
import { type BlockHost, BlockHostContext } from "./block.tsx";
import { createStyleRules, type StyleRules } from "./style-rules.ts";

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

/** A block as HTML, and what was met on the way, nested blocks included. */
export interface RenderedBlock {
  html: string;
  /** The same without long texts, which client navigation fetches from their own files. */
  shortHtml: string;
  /** Names of the style rules that it uses, in order of first use. */
  styles: readonly string[];
  /** Addresses of the scripts that start at once. */
  starts: readonly string[];
}

export interface Prerenderer {
  /**
   * Renders one block of a page.
   *
   * @param prefix Unique on the page; starts the ids that the block makes.
   * @throws Error naming block, file and line when the view throws.
   */
  renderBlock(definition: BlockDefinition, prefix: string): RenderedBlock;
  /** Rules by name; `css` gives their text. */
  readonly rules: Pick<StyleRules, "css" | "withKeyframes">;
}

/** Rendered blocks kept for reuse: the shell's, and repeated ones of pages that are made for each row. */
const KEPT_BLOCKS = 60;

/** What the elements of one block report while they are rendered. */
interface Rendering {
  cache: EmotionCache;
  starts: Set<string>;
  leavesOutLongTexts: boolean;
  /** A long text was met. */
  hasLongText: boolean;
}

/** Makes the renderer of prerendered HTML over a set of block types. */
export function createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>): Prerenderer {
  const rules = createStyleRules();
  const kept = new Map<string, { definition: BlockDefinition; rendered: RenderedBlock }>();

  const render = (definition: BlockDefinition, prefix: string): RenderedBlock => {
    const styles = new Set<string>();
    const rendering: Rendering = {
      cache: rules.cacheFor(styles),
      starts: new Set(),
      leavesOutLongTexts: false,
      hasLongText: false,
    };
    const html = blockElement(definition, prefix, { blocks, rendering });
    const shortHtml = rendering.hasLongText
      ? blockElement(definition, prefix, { blocks, rendering: { ...rendering, leavesOutLongTexts: true } })
      : html;
    return { html, shortHtml, styles: [...styles], starts: [...rendering.starts] };
  };

  return {
    rules,
    renderBlock(definition, prefix) {
      // A block of the shell, or of a page that is made for each row, stands at one place of one file.
      const place = `${prefix} ${definition.at?.file}:${definition.at?.line}`;
      const last = kept.get(place);
      const rendered =
        last && isSame(last.definition, definition) ? last.rendered : render(definition, prefix);
      // What is used again stays; what has not been used for longest goes.
      kept.delete(place);
      if (kept.size >= KEPT_BLOCKS) kept.delete(kept.keys().next().value ?? "");
      kept.set(place, { definition, rendered });
      return rendered;
    },
  };
}

interface Surroundings {
  blocks: ReadonlyMap<string, ServerBlock>;
  rendering: Rendering;
}

/** HTML of a block in the element that marks it, with what the browser needs to wake it. */
function blockElement(definition: BlockDefinition, prefix: string, around: Surroundings): string {
  const block = known(definition, around.blocks);
  const { id, type, at } = definition;
  if (block.wake === "load" && block.source) around.rendering.starts.add(block.source);
  let html: string;
  try {
    html = viewHtml(definition, prefix, around);
  } catch (error) {
    throw withPlace(error, definition);
  }
  const marks = { id, "data-block": type };
  if (block.wake === "static" || !block.source) return `<div${print(marks)}>${html}</div>`;
  const waking = {
    ...marks,
    "data-wake": block.wake,
    "data-src": block.source,
    "data-at": at && `${at.file}:${at.line}`,
  };
  if (!block.isIsland) return `<div${print(waking)}>${html}</div>`;
  const props = Object.fromEntries(
    Object.entries(definition.props).filter(([name]) => !block.slots.includes(name)),
  );
  const data = `<script type="application/json">${jsonForScript(props)}</script>`;
  return `<div${print({ ...waking, "data-prefix": prefix })}><div data-root>${html}</div>${data}</div>`;
}

function viewHtml(definition: BlockDefinition, prefix: string, around: Surroundings): string {
  const { blocks, rendering } = around;
  // A nested island is a root of its own in the browser: it is rendered as one, so that ids agree.
  let nested = 0;
  const host: BlockHost = {
    render(inner) {
      if (needsElement(inner, blocks)) {
        nested += 1;
        return <RawBlock html={blockElement(inner, `${prefix}${nested}-`, around)} />;
      }
      const { view: View } = known(inner, blocks);
      return <View {...inner.props} />;
    },
    showsLongText() {
      rendering.hasLongText = true;
      return !rendering.leavesOutLongTexts;
    },
  };
  const { view: View } = known(definition, blocks);
  return renderToString(
    <CacheProvider value={rendering.cache}>
      <BlockHostContext value={host}>
        <View {...definition.props} />
      </BlockHostContext>
    </CacheProvider>,
    { identifierPrefix: prefix },
  );
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

function print(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`))
    .join("");
}
