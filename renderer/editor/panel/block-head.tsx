import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import type { Operation } from "../../edit/operation.ts";
import { openInEditor } from "../../runtime/live/open-in-editor.ts";
import type { Target } from "../protocol.ts";
import { BlockDialogs, type BlockQuestion } from "./block-dialogs.tsx";
import { refusalOf } from "./create-actions.ts";
import type { PanelBlock } from "./panel-block.ts";
import { usePanelActions } from "./panel-context.ts";

/** What the block is, where it is written, and what can be done with it as a whole. */
export function BlockHead({ block }: { block: PanelBlock }) {
  const { apply, select } = usePanelActions();
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<BlockQuestion>();
  const { route, path, list } = block;
  const at: Target = { route, path, as: "written" };
  const run = async (operation: Operation<Target>, then?: number): Promise<void> => {
    const refusal = refusalOf(await apply(operation));
    setFault(refusal);
    if (refusal === undefined && list && then !== undefined) select([...list.path, then]);
  };
  const move = (index: number, then: number): void => {
    if (list) void run({ kind: "move", at, into: { route, path: list.path, as: "written" }, index }, then);
  };
  const actions: Readonly<Record<string, () => void>> = {
    up: () => move(list!.index - 1, list!.index - 1),
    down: () => move(list!.index + 2, list!.index + 1),
    duplicate: () => void run({ kind: "duplicate", at }, (list?.index ?? 0) + 1),
    delete: () => void run({ kind: "delete", at }),
    before: () => setAsked("before"),
    after: () => setAsked("after"),
    type: () => setAsked("type"),
    open: () => openInEditor(block.open),
  };
  return (
    <header className="panel-head">
      <div className="panel-head-line">
        <h2>{block.title}</h2>
        <MenuTrigger>
          <Button aria-label={`More for ${block.title}`} className="panel-icon-button">
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
          <Popover className="panel-popover" placement="bottom end">
            <Menu
              disabledKeys={[
                ...(list ? [] : ["up", "down", "duplicate", "before", "after"]),
                ...(list?.index === 0 ? ["up"] : []),
                ...(list && list.index === list.count - 1 ? ["down"] : []),
              ]}
              onAction={(key) => actions[String(key)]?.()}
            >
              <MenuItem id="before">Insert a block before …</MenuItem>
              <MenuItem id="after">Insert a block behind …</MenuItem>
              <Separator />
              <MenuItem id="up">
                Move up{list && list.index > 0 && `, to place ${list.index} of ${list.count}`}
              </MenuItem>
              <MenuItem id="down">
                Move down
                {list && list.index < list.count - 1 && `, to place ${list.index + 2} of ${list.count}`}
              </MenuItem>
              <MenuItem id="duplicate">Duplicate, behind itself</MenuItem>
              <MenuItem id="type">Change its type …</MenuItem>
              <MenuItem id="delete">Delete</MenuItem>
              <Separator />
              <MenuItem id="open">Open {block.file} in the code editor</MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
      <p className="panel-about">{block.about}</p>
      <p className="panel-where">
        <span>
          {block.file}:{block.line}
        </span>
        {list && (
          <span>
            {list.index + 1} of {list.count}
          </span>
        )}
      </p>
      <BlockDialogs block={block} asked={asked} onClose={() => setAsked(undefined)} />
      {fault && (
        <p className="panel-fault" role="alert">
          {fault}
        </p>
      )}
    </header>
  );
}
