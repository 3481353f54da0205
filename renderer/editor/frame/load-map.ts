import type { PageDefinition } from "../../model.ts";
import type { LiveFrame } from "../../runtime/live/start.tsx";
import type { EditPage } from "../edit-page.ts";
import { isBlock } from "../find/markable.ts";
import { mapPage, type PageMap } from "./page-map.ts";
import { viewRenderer } from "./render-view.tsx";

/** Maps the page of a frame as it is when somebody asks: views arrive late, and scripts change what they have drawn. */
export interface PageMapper {
  /** Settles when the page can be mapped. */
  load(page: PageDefinition, edited: EditPage): Promise<void>;
  /** The map; undefined while there is nothing to map. */
  now(): PageMap | undefined;
}

export function pageMapper({ registry, container }: LiveFrame): PageMapper {
  const renderer = viewRenderer(registry);
  let loaded: { page: PageDefinition; edited: EditPage } | undefined;
  let map: PageMap | undefined;
  const forget = (): void => {
    map = undefined;
  };
  // Views may put things elsewhere than into the page.
  new MutationObserver(forget).observe(document.body, { childList: true, subtree: true });
  return {
    async load(page, edited) {
      await renderer.load(typesOn(page));
      loaded = { page, edited };
      map = undefined;
    },
    now() {
      map ??= loaded && mapPage(container, loaded.page, loaded.edited, renderer);
      return map;
    },
  };
}

function typesOn(value: unknown, types = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return types;
  if (isBlock(value)) types.add(value.type);
  for (const inner of Object.values(value)) typesOn(inner, types);
  return types;
}
