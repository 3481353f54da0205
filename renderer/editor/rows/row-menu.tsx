import { Ellipsis } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useNavigate } from "react-router-dom";
import { SITE_PATH } from "../../runtime/live/protocol.ts";
import type { OverviewRow } from "../overview-answers.ts";
import { useShell } from "../shell/shell-context.ts";
import { movedWords, moveTo } from "./move-row.tsx";

export type RowAction = "copy" | "move" | "delete";

interface RowMenuProps {
  collection: string;
  /** In the order of the file. */
  rows: readonly OverviewRow[];
  row: OverviewRow;
  onAsk(action: RowAction): void;
  /** Something was done that nobody may see: the row is elsewhere, or the table in another order. */
  onSaid(words: string): void;
}

/** What can be done with a row. */
export function RowMenu({ collection, rows, row: { key, title }, onAsk, onSaid }: RowMenuProps) {
  const { client } = useShell();
  const navigate = useNavigate();
  const index = rows.findIndex((one) => one.key === key);
  const move = async (place: number): Promise<void> => {
    const answer = await client.apply(moveTo(collection, key, index + 1, place));
    if ("files" in answer) onSaid(movedWords(title || key, place, rows.length));
  };
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => void navigate(`${SITE_PATH}/rows/${collection}/${encodeURIComponent(key)}`),
    up: () => void move(index),
    down: () => void move(index + 2),
    move: () => onAsk("move"),
    copy: () => onAsk("copy"),
    delete: () => onAsk("delete"),
  };
  return (
    <MenuTrigger>
      <Button aria-label={`More for ${title || key}`} className="panel-icon-button">
        <Ellipsis size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover className="panel-popover" placement="bottom end">
        <Menu
          disabledKeys={[...(index === 0 ? ["up"] : []), ...(index === rows.length - 1 ? ["down"] : [])]}
          onAction={(chosen) => actions[String(chosen)]?.()}
        >
          <MenuItem id="edit">Edit</MenuItem>
          <MenuItem id="copy">Copy …</MenuItem>
          <Separator />
          <MenuItem id="up">Move up{index > 0 && `, to place ${index} of ${rows.length}`}</MenuItem>
          <MenuItem id="down">
            Move down{index < rows.length - 1 && `, to place ${index + 2} of ${rows.length}`}
          </MenuItem>
          {rows.length > 2 && <MenuItem id="move">Move to another place …</MenuItem>}
          <MenuItem id="delete">Delete …</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
