import type { ComponentType, ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { BlockDefinition } from "../../model.ts";
import { type BlockHost, BlockHostContext } from "../../runtime/block.tsx";
import { LanguageContext } from "../../runtime/language.ts";
import type { LiveRegistry } from "../../runtime/live/live-block.tsx";

import { drawnNodes } from "./react-tree.ts";

type View = ComponentType<Record<string, unknown>>;

/** Renders views where nobody sees them: as the build does, to a text of which no part reaches the page. */
export interface ViewRenderer {
  /** Loads what `html` needs for a block of these types. */
  load(types: Iterable<string>): Promise<void>;
  /**
   * HTML of a block's own view, as it is before anything wakes up. Blocks inside it that have a place of their own are
   * left out.
   *
   * @throws Error when the view throws, or was not loaded.
   */
  html(definition: BlockDefinition, lang: string, hasOwnPlace: (inner: BlockDefinition) => boolean): string;
  /** The same once its effects have run: for views that say something else then, or cannot be drawn otherwise. */
  awakeHtml: ViewRenderer["html"];
}

export function viewRenderer(registry: LiveRegistry): ViewRenderer {
  const views = new Map<string, View>();
  const viewOf = (type: string): View => {
    const view = views.get(type);
    if (!view) throw new Error(`The view of ${type} is not there.`);
    return view;
  };
  return {
    async load(types) {
      await Promise.all(
        [...types].map(async (type) => {
          if (views.has(type) || !Object.hasOwn(registry, type)) return;
          // Of a view whose code has a mistake nothing is known; all else on the page can be edited.
          const module = await registry[type]!.view().catch(() => undefined);
          if (module) views.set(type, module.default);
        }),
      );
    },
    html: (...block) => renderToString(drawing(...block)),
    awakeHtml: (...block) => awakeHtml(drawing(...block)),
  };

  function drawing(
    definition: BlockDefinition,
    lang: string,
    hasOwnPlace: (inner: BlockDefinition) => boolean,
  ): ReactElement {
    const host: BlockHost = {
      render(inner) {
        if (hasOwnPlace(inner)) return null;
        const Inner = viewOf(inner.type);
        return <Inner {...inner.props} />;
      },
      slotted: (content) => content,
      showsLongText: () => true,
    };
    const View = viewOf(definition.type);
    return (
      <BlockHostContext value={host}>
        <LanguageContext value={lang}>
          <View {...definition.props} />
        </LanguageContext>
      </BlockHostContext>
    );
  }
}

/** How often effects may ask for another rendering. */
const MOST_EFFECTS = 3;

/** Draws something beside the page and takes it away again, before the browser has painted anything of it. */
function awakeHtml(drawing: ReactElement): string {
  const container = document.createElement("div");
  let fault: unknown;
  const fail = (error: unknown): void => {
    fault ??= error ?? new Error("It cannot be drawn.");
  };
  const root = createRoot(container, {
    onUncaughtError: fail,
    onCaughtError: fail,
    onRecoverableError: () => {},
  });
  try {
    // What effects ask for is drawn along with the next thing that is asked for at once.
    for (let effects = 0; effects <= MOST_EFFECTS; effects += 1) flushSync(() => root.render(drawing));
    if (fault !== undefined) throw fault;
    return drawnNodes(container)
      .map((node) => (node instanceof Element ? node.outerHTML : escaped(node.data)))
      .join("");
  } finally {
    flushSync(() => root.unmount());
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
