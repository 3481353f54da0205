import { ArrowDown, ArrowUp, Ellipsis } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import type { Path } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";
import type { EntryStep } from "./use-entries.ts";

interface EntryButtonsProps {
  path: Path;
  place: { index: number; count: number };
  /** What the entry is called, for names of buttons. */
  name: string;
  most?: number | undefined;
  /** See `Entries.expect`. */
  onStep(step: EntryStep | undefined): void;
}

/** Moves, repeats and takes out an entry of a list. */
export function EntryButtons({ path, place: { index, count }, name, most, onStep }: EntryButtonsProps) {
  const { change, flush } = usePanelActions();
  const run = async (step: EntryStep, make: Parameters<typeof change>[0]): Promise<void> => {
    await flush();
    onStep(step);
    if ((await change(make)) !== undefined) onStep(undefined);
  };
  /** @param to  Before which entry. */
  const move = (to: number) =>
    void run({ kind: "move", from: index, to: to > index ? to - 1 : to }, (changes) =>
      changes.move(path, to),
    );
  const isFull = most !== undefined && count >= most;
  const isEntry = typeof path.at(-1) === "number";
  return (
    <span className="panel-entry-buttons">
      {isEntry && (
        <>
          <button
            type="button"
            aria-label={`Move ${name} up`}
            title="Move up"
            data-move="up"
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp size="1rem" strokeWidth={1.75} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            title="Move down"
            data-move="down"
            disabled={index === count - 1}
            onClick={() => move(index + 2)}
          >
            <ArrowDown size="1rem" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </>
      )}
      <MenuTrigger>
        <Button aria-label={`More for ${name}`} className="panel-icon-button">
          <Ellipsis size="1rem" strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <Popover className="panel-popover" placement="bottom end">
          <Menu
            disabledKeys={[
              ...(isFull || !isEntry ? ["duplicate"] : []),
              ...(index === 0 ? ["first"] : []),
              ...(index === count - 1 ? ["last"] : []),
            ]}
            onAction={(key) => {
              if (key === "duplicate")
                void run({ kind: "repeat", at: index + 1 }, (changes) => changes.duplicate(path));
              if (key === "first") move(0);
              if (key === "last") move(count);
              if (key === "delete")
                void run({ kind: "delete", at: index }, (changes) =>
                  isEntry ? changes.delete(path) : changes.unset(path),
                );
            }}
          >
            <MenuItem id="duplicate">Duplicate</MenuItem>
            <MenuItem id="first">Move to the start</MenuItem>
            <MenuItem id="last">Move to the end</MenuItem>
            <MenuItem id="delete">Delete</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </span>
  );
}
