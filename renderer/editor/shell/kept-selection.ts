import { useEffect, useRef } from "react";
import type { EditPage } from "../edit-page.ts";
import { keyOf } from "../paths.ts";
import type { Path } from "../protocol.ts";

/** What was selected, with its type: at its place may be another block by now. */
interface Kept {
  route: string;
  path: Path;
  type: string;
}

const KEY = "site-editor-selected";

/**
 * A window that is loaded again has the same block selected, and so has a page on the way back to it. It is kept with
 * the entry of the browser's history, so that whoever opens the page anew finds it as it is at first.
 *
 * @param again  Selects what was kept; called once for each entry.
 */
export function useKeptSelection(
  page: EditPage | undefined,
  selected: Path | undefined,
  again: (block: Path) => void,
): void {
  const route = page?.page.route;
  const restored = useRef<string>(undefined);
  useEffect(() => {
    if (!page || route === restored.current) return;
    restored.current = route;
    const kept = (history.state as { [KEY]?: Kept } | null)?.[KEY];
    if (!selected && kept && kept.route === route && typeAt(page, kept.path) === kept.type) again(kept.path);
  }, [page, route, selected, again]);
  const isOf = selected && page && typeAt(page, selected);
  const key = selected && keyOf(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the path
  useEffect(() => {
    if (route === undefined || restored.current !== route) return;
    const { [KEY]: _, ...others } = (history.state ?? {}) as { [KEY]?: Kept };
    const kept = selected && isOf && { [KEY]: { route, path: selected, type: isOf } };
    history.replaceState({ ...others, ...kept }, "");
  }, [route, key, isOf]);
}

function typeAt({ blocks }: EditPage, path: Path): string | undefined {
  return blocks.find((block) => keyOf(block.path) === keyOf(path))?.type;
}
