import { CacheProvider } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { escapeHtml, jsonForScript } from "../formats/escape.ts";
import type { BlockDefinition, Wake } from "../model.ts";
import { type BlockHost, BlockHostContext } from "./block.tsx";
import { ofIsland } from "./island-host.tsx";
import { LanguageContext } from "./language.ts";
import { knowsHooks } from "./markup/hooks.ts";
import { renderMarkup } from "./markup/markup.ts";
import { Unsupported } from "./markup/unsupported.ts";
import { createStyleRules, type StyleRules, StyleUseContext } from "./style-rules.ts";
import { tellLanguage } from "./tell-language.ts";

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
  /** Addresses of the scripts that wake it, and of those that do so at once. */
  wakes: readonly string[];
  starts: readonly string[];
  /** The data that its islands start with, as JSON. */
  data: readonly string[];
}

export interface Prerenderer {
  /**
   * Renders one block of a page.
   *
   * @param prefix Unique on the page; starts the ids that the block makes. @param lang Tag of the page's language.
   * @throws Error naming block, file and line when the view throws.
   */
  renderBlock(definition: BlockDefinition, prefix: string, lang: string): RenderedBlock;
  /** The block that is being rendered, or was when rendering was broken off. */
  readonly latest: BlockDefinition | undefined;
  /** Rules by name; `css` gives their text. */
  readonly rules: Pick<StyleRules, "css" | "withKeyframes" | "ofEmotion">;
}

/** Rendered blocks kept for reuse: the shell's, and repeated ones of pages that are made for each row. */
const KEPT_BLOCKS = 60;

/** What the elements of one block report while they are rendered. */
interface Rendering {
  cache: ReturnType<StyleRules["cacheFor"]>;
  note: ReturnType<StyleRules["noteFor"]>;
  wakes: Set<string>;
  starts: Set<string>;
  data: string[];
  leavesOutLongTexts: boolean;
  /** A long text was met. */
  hasLongText: boolean;
}

/**
 * Makes the renderer of prerendered HTML over a set of block types.
 *
 * @param isByReact Everything is rendered by `react-dom/server`, which warns of mistakes in views, for tests.
 */
export function createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>, isByReact = false): Prerenderer {
  const rules = createStyleRules();
  const kept = new Map<string, { definition: BlockDefinition; rendered: RenderedBlock } | undefined>();

  const render = (definition: BlockDefinition, prefix: string, lang: string): RenderedBlock => {
    const styles = new Set<string>();
    const rendering: Rendering = {
      cache: rules.cacheFor(styles),
      note: rules.noteFor(styles),
      wakes: new Set(),
      starts: new Set(),
      data: [],
      leavesOutLongTexts: false,
      hasLongText: false,
    };
    const draw = (rendering: Rendering): string => {
      const html = blockElement(definition, prefix, { blocks, rendering, lang, isByReact });
      return definition.untranslated ? tellLanguage(html, definition.untranslated) : html;
    };
    const html = draw(rendering);
    const shortHtml = rendering.hasLongText ? draw({ ...rendering, leavesOutLongTexts: true }) : html;
    const { wakes, starts, data } = rendering;
    return { html, shortHtml, styles: [...styles], wakes: [...wakes], starts: [...starts], data };
  };

  return {
    rules,
    get latest() {
      return latest;
    },
    renderBlock(definition, prefix, lang) {
      // A block of the shell, or of a page that is made for each row, stands at one place of one file.
      latest = undefined;
      const place = `${lang} ${prefix} ${definition.at?.file}:${definition.at?.line}`;
      const last = kept.get(place);
      const rendered =
        last && isSame(last.definition, definition) ? last.rendered : render(definition, prefix, lang);
      // Most blocks are on one page. Kept is what comes a second time; what has not come for longest goes.
      const comesAgain = kept.delete(place);
      if (kept.size >= KEPT_BLOCKS) kept.delete(kept.keys().next().value ?? "");
      kept.set(place, comesAgain ? { definition, rendered } : undefined);
      return rendered;
    },
  };
}

interface Surroundings {
  blocks: ReadonlyMap<string, ServerBlock>;
  rendering: Rendering;
  lang: string;
  /** What is nested in a block that React renders is rendered by React: it finds the contexts where React has them. */
  isByReact: boolean;
}

/** The block that is being rendered: a view that never ends cannot tell. */
let latest: BlockDefinition | undefined;

/** HTML of a block in the element that marks it, with what the browser needs to wake it. */
function blockElement(definition: BlockDefinition, prefix: string, around: Surroundings): string {
  const outer = latest;
  latest = definition;
  const block = known(definition, around.blocks);
  const { id, type, at } = definition;
  if (block.wake !== "static" && block.source) {
    around.rendering.wakes.add(block.source);
    if (block.wake === "load") around.rendering.starts.add(block.source);
  }
  let html: string;
  try {
    html = viewHtml(definition, prefix, around);
  } catch (error) {
    throw withPlace(error, definition);
  }
  latest = outer;
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
  const json = jsonForScript(props);
  around.rendering.data.push(json);
  const data = `<script type="application/json">${json}</script>`;
  return `<div${print({ ...waking, "data-prefix": prefix })}><div data-root>${html}</div>${data}</div>`;
}

function viewHtml(definition: BlockDefinition, prefix: string, around: Surroundings): string {
  const { view: View } = known(definition, around.blocks);
  const draw = (isByReact: boolean): string => {
    const element = viewElement(definition, prefix, { ...around, isByReact });
    if (!isByReact) return renderMarkup(element, prefix);
    return renderToString(element, { identifierPrefix: prefix }).replace(FORM_REPLAY, "");
  };
  if (around.isByReact || !knowsHooks || ofReact.has(View)) return draw(true);
  const before = around.rendering.data.length;
  try {
    return draw(false);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    ofReact.add(View);
    around.rendering.data.length = before;
    return draw(true);
  }
}

/**
 * The script that React puts beside a form whose action is a function, to keep what is sent before the view wakes. The
 * security policy of the page refuses scripts within it, so that it would only fill the console.
 */
const FORM_REPLAY = /<script>addEventListener\("submit",[^<]*<\/script>/;

/** Views that use what only React itself can render. */
const ofReact = new Set<unknown>();

function viewElement(definition: BlockDefinition, prefix: string, around: Surroundings): ReactNode {
  const { blocks, rendering, lang } = around;
  // A nested island is a root of its own in the browser: it is rendered as one, so that ids agree.
  let nested = 0;
  const host: BlockHost = {
    slotted: (content) => content,
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
  const { view: View, isIsland } = known(definition, blocks);
  return (
    <CacheProvider value={rendering.cache}>
      <StyleUseContext value={rendering.note}>
        <BlockHostContext value={isIsland ? ofIsland(host) : host}>
          <LanguageContext value={lang}>
            <View {...definition.props} />
          </LanguageContext>
        </BlockHostContext>
      </StyleUseContext>
    </CacheProvider>
  );
}

/** Compares plain data; ends at the first difference, which in most blocks comes early. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => isSame((a as Data)[name], Object.hasOwn(b, name) ? (b as Data)[name] : NOT_THERE))
  );
}

type Data = Readonly<Record<string, unknown>>;
const NOT_THERE = Symbol();

function known(definition: BlockDefinition, blocks: ReadonlyMap<string, ServerBlock>): ServerBlock {
  const block = blocks.get(definition.type);
  if (!block) throw withPlace(new Error("There is no such block type."), definition);
  return block;
}

function needsElement(definition: BlockDefinition, blocks: ReadonlyMap<string, ServerBlock>): boolean {
  return definition.id !== undefined || known(definition, blocks).wake !== "static";
}

function RawBlock({ html }: { html: string }) {
  // The block's own element is part of the HTML. React needs one around it: blocks that lay out what is nested in
  // them know it as `.contents`.
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
