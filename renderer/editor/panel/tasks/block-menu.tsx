import { Menu, MenuItem, Separator, Text } from "react-aria-components";
import type { EditPage } from "../../edit-page.ts";
import { spokenBlock } from "../../outline-tree.ts";
import type { Path } from "../../protocol.ts";
import { blocksOf, placeOfBlock, standsOnce } from "./block-place.ts";
import type { BlockTask } from "./block-task.ts";

interface BlockMenuProps {
  page: EditPage;
  path: Path;
  /** It opens by itself, without a button that leads into it. */
  isAlone?: boolean;
  onTask(task: BlockTask): void;
}

/** What the menu of a block is called. */
export function blockMenuLabel(page: EditPage, path: Path): string {
  const block = page.blocks.find((one) => one.path.join() === path.join());
  return block ? `What can be done with ${spokenBlock(page, block)}` : "Block";
}

/** Everything that can be done with a block as a whole; each entry says where the block would go. */
export function BlockMenu({ page, path, isAlone = false, onTask }: BlockMenuProps) {
  const block = page.blocks.find((one) => one.path.join() === path.join());
  const place = placeOfBlock(page, path);
  const names = place ? blocksOf(page, place.list).map((one) => spokenBlock(page, one)) : [];
  const { index = 0 } = place ?? {};
  const above = names[index - 1];
  const below = names[index + 1];
  const isOnly = place !== undefined && place.list.join() === "blocks" && names.length === 1;
  const isOnce = block !== undefined && standsOnce(page, block);
  return (
    <Menu
      aria-label={blockMenuLabel(page, path)}
      {...(isAlone && { autoFocus: "first" as const })}
      disabledKeys={[
        ...(place ? [] : ["up", "down", "duplicate", "before", "after", "move", "delete"]),
        ...(above === undefined ? ["up"] : []),
        ...(below === undefined ? ["down"] : []),
        ...(isOnce ? ["duplicate"] : []),
        ...(isOnly ? ["move", "delete"] : []),
      ]}
      onAction={(key) => onTask(String(key) as BlockTask)}
    >
      <Entry id="before" label="Insert a block before …" />
      <Entry id="after" label="Insert a block behind …" keys="/" />
      <Separator />
      <Entry id="up" label={above === undefined ? "Move up" : `Move up, before ${above}`} keys="Alt ↑" />
      <Entry
        id="down"
        label={below === undefined ? "Move down" : `Move down, behind ${below}`}
        keys="Alt ↓"
      />
      <Entry id="move" label="Move to another page …" />
      <Entry id="copy" label="Copy to another page …" />
      {isOnce ? (
        <Entry id="duplicate" label="Duplicate: a page has only one" />
      ) : (
        <Entry id="duplicate" label="Duplicate, behind itself" keys="Ctrl D" />
      )}
      <Entry id="type" label="Change its type …" />
      {isOnly ? (
        <Entry id="delete" label="Delete: a page needs a block, insert another one first" />
      ) : (
        <Entry id="delete" label="Delete" keys="Del" />
      )}
      <Separator />
      <Entry id="open" label={`Open ${block?.file ?? "its file"} in the code editor`} />
    </Menu>
  );
}

function Entry({ id, label, keys }: { id: BlockTask; label: string; keys?: string }) {
  return (
    <MenuItem id={id} textValue={label}>
      <Text slot="label">{label}</Text>
      {keys && (
        <Text slot="description" className="panel-keys">
          {keys}
        </Text>
      )}
    </MenuItem>
  );
}
