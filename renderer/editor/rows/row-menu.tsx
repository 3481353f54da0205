import { Ellipsis } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useNavigate } from "react-router-dom";
import { SITE_PATH } from "../../runtime/live/protocol.ts";
import type { OverviewRow } from "../overview-answers.ts";
import { useShell } from "../shell/shell-context.ts";

export type RowAction = "copy" | "delete";

interface RowMenuProps {
  collection: string;
  /** In the order of the file. */
  rows: readonly OverviewRow[];
  row: OverviewRow;
  onAsk(action: RowAction): void;
}

/** What can be done with a row. */
export function RowMenu({ collection, rows, row: { key, title }, onAsk }: RowMenuProps) {
  const { client } = useShell();
  const navigate = useNavigate();
  const index = rows.findIndex((one) => one.key === key);
  const move = (to: number): void => void client.apply({ kind: "move-row", collection, row: key, index: to });
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => void navigate(`${SITE_PATH}/rows/${collection}/${encodeURIComponent(key)}`),
    up: () => move(index - 1),
    down: () => move(index + 2),
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
          <MenuItem id="delete">Delete …</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
