import { useRef } from "react";
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from "react-aria-components";
import type { EditPage } from "../edit-page.ts";
import { followBlock } from "../follow-block.ts";
import { spokenBlock } from "../outline-tree.ts";
import { placeOfBlock } from "../panel/tasks/block-place.ts";
import type { BlockTasks } from "../panel/tasks/use-block-tasks.tsx";
import { isWithin } from "../paths.ts";
import type { Path } from "../protocol.ts";

/** What is dragged is one of this page's blocks. */
const KIND = "application/x-site-block";

/**
 * Dragging in the outline, by pointer, touch and keyboard: blocks go before or behind others, in their own list or
 * another one.
 *
 * @param paths  Of all blocks, by the keys of the tree.
 */
export function useOutlineDrag(
  page: EditPage,
  paths: ReadonlyMap<string, Path>,
  tasks: BlockTasks,
): DragAndDropHooks {
  const nameOf = (key: string): string => {
    const block = page.blocks.find(({ path }) => path === paths.get(key));
    return block ? spokenBlock(page, block) : key;
  };
  /** The block that is on its way, by the page that it was taken from: others may change the page meanwhile. */
  const taken = useRef<{ page: EditPage; path: Path | undefined }>(undefined);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems(keys) {
      taken.current = { page, path: paths.get(String([...keys][0])) };
      return [...keys].map((key) => ({ [KIND]: String(key), "text/plain": nameOf(String(key)) }));
    },
    acceptedDragTypes: [KIND],
    getDropOperation(target, types) {
      if (target.type !== "item" || target.dropPosition === "on" || !types.has(KIND)) return "cancel";
      const path = paths.get(String(target.key));
      return path && placeOfBlock(page, path) ? "move" : "cancel";
    },
    onMove({ target }) {
      const from = taken.current;
      const moved = from?.path && followBlock(from.page, page, from.path);
      const beside = paths.get(String(target.key));
      const place = beside && placeOfBlock(page, beside);
      if (!moved || !place || isWithin(place.block.path, moved)) return;
      void tasks.moveTo(moved, place.list, place.index + (target.dropPosition === "after" ? 1 : 0));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="editor-tree-drop" />,
  });
  return dragAndDropHooks;
}
