import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button, MenuTrigger, Popover } from "react-aria-components";
import type { EditPage } from "../edit-page.ts";
import type { PanelBlock } from "./panel-block.ts";
import { usePanelActions } from "./panel-context.ts";
import { BlockMenu } from "./tasks/block-menu.tsx";

/** What the block is, where it is written, and what can be done with it as a whole. */
export function BlockHead({ page, block }: { page: EditPage; block: PanelBlock }) {
  const { task } = usePanelActions();
  const [fault, setFault] = useState<string>();
  const { path, list } = block;
  return (
    <header className="panel-head">
      <div className="panel-head-line">
        <h2>{block.title}</h2>
        <MenuTrigger>
          <Button aria-label={`More for ${block.title}`} className="panel-icon-button">
            <Ellipsis size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          </Button>
          <Popover className="panel-popover" placement="bottom end">
            <BlockMenu
              page={page}
              path={path}
              onTask={(asked) => void task(asked, path).then((refusal) => setFault(refusal))}
            />
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
      {fault && (
        <p className="panel-fault" role="alert">
          {fault}
        </p>
      )}
    </header>
  );
}
