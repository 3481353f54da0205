import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from "react-aria-components";
import type { EditPage } from "../edit-page.ts";
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
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [KIND]: String(key), "text/plain": nameOf(String(key)) })),
    acceptedDragTypes: [KIND],
    getDropOperation(target, types) {
      if (target.type !== "item" || target.dropPosition === "on" || !types.has(KIND)) return "cancel";
      const path = paths.get(String(target.key));
      return path && placeOfBlock(page, path) ? "move" : "cancel";
    },
    onMove({ keys, target }) {
      const moved = paths.get(String([...keys][0]));
      const beside = paths.get(String(target.key));
      const place = beside && placeOfBlock(page, beside);
      if (!moved || !place || isWithin(place.block.path, moved)) return;
      void tasks.moveTo(moved, place.list, place.index + (target.dropPosition === "after" ? 1 : 0));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="editor-tree-drop" />,
  });
  return dragAndDropHooks;
}
