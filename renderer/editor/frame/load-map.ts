import type { PageDefinition } from "../../model.ts";
import type { LiveFrame } from "../../runtime/live/start.tsx";
import type { EditPage } from "../edit-page.ts";
import { isBlock } from "../find/markable.ts";
import { mapPage, type PageMap } from "./page-map.ts";
import { viewRenderer } from "./render-view.tsx";

/** Maps the page of a frame, whenever somebody asks. */
export function pageMapper({ registry, container }: LiveFrame) {
  const renderer = viewRenderer(registry);
  return async (page: PageDefinition, edited: EditPage): Promise<PageMap> => {
    await renderer.load(typesOn(page));
    return mapPage(container, page, edited, renderer);
  };
}

function typesOn(value: unknown, types = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return types;
  if (isBlock(value)) types.add(value.type);
  for (const inner of Object.values(value)) typesOn(inner, types);
  return types;
}
