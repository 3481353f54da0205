import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { BlockDefinition } from "../../model.ts";
import { type BlockHost, BlockHostContext } from "../../runtime/block.tsx";
import { LanguageContext } from "../../runtime/language.ts";
import type { LiveRegistry } from "../../runtime/live/live-block.tsx";

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
          views.set(type, (await registry[type]!.view()).default);
        }),
      );
    },
    html(definition, lang, hasOwnPlace) {
      const host: BlockHost = {
        render(inner) {
          if (hasOwnPlace(inner)) return null;
          const Inner = viewOf(inner.type);
          return <Inner {...inner.props} />;
        },
        showsLongText: () => true,
      };
      const View = viewOf(definition.type);
      return renderToString(
        <BlockHostContext value={host}>
          <LanguageContext value={lang}>
            <View {...definition.props} />
          </LanguageContext>
        </BlockHostContext>,
      );
    },
  };
}
