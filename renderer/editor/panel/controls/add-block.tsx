import { Plus } from "lucide-react";
import { useState } from "react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import type { OptionValue } from "../../../model.ts";
import { BlockChoice } from "../inserter/block-choice.tsx";

interface AddBlockProps {
  label: string;
  isDisabled?: boolean;
  /** @returns why it was not done. */
  onAdd(block: OptionValue): Promise<string | undefined>;
}

/** Chooses a block to stand inside another one. */
export function AddBlock({ label, isDisabled = false, onAdd }: AddBlockProps) {
  const [fault, setFault] = useState<string>();
  return (
    <>
      <DialogTrigger>
        <Button className="panel-button" isDisabled={isDisabled}>
          <Plus size="1rem" strokeWidth={1.75} aria-hidden="true" />
          {label}
        </Button>
        <Popover className="panel-popover" placement="bottom start">
          <Dialog aria-label={label} className="panel-dialog">
            {({ close }) => (
              <BlockChoice
                place="inside"
                onChoose={(block) => {
                  close();
                  void onAdd(block).then(setFault);
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {fault && (
        <p className="panel-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
