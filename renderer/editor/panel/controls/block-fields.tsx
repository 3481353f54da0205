import { ChevronRight } from "lucide-react";
import { useRef } from "react";
import { stateAt, useFormState } from "../form-context.ts";
import type { Control, PanelValue } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { entryTitle } from "../values.ts";
import { AddBlock } from "./add-block.tsx";
import type { FieldProps } from "./any-field.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { countWords } from "./list-field.tsx";
import { useEntries } from "./use-entries.ts";
import { useField } from "./use-field.ts";

/** Blocks inside a block: each is selected by a press, and has its own form then. */
export function BlocksField(props: FieldProps & { control: Control & { kind: "blocks" } }) {
  const { field, value, path, note, problems, control } = props;
  const { ids, state, reset } = useField(props);
  const { change, flush } = usePanelActions();
  const blocks: readonly PanelValue[] = Array.isArray(value) ? value : [];
  const frame = useRef<HTMLDivElement>(null);
  const { keys, expect } = useEntries(blocks, frame);
  const isFull = control.most !== undefined && blocks.length >= control.most;
  const isComputed = note?.kind === "computed" && blocks.length === 0;
  return (
    <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup onReset={reset}>
      <div className="panel-list" ref={frame}>
        {blocks.length > 0 && (
          <ol aria-labelledby={ids.label}>
            {blocks.map((one, index) => (
              <li key={keys[index]} className="panel-block-line">
                <BlockButton value={one} path={[...path, index]} />
                <EntryButtons
                  path={[...path, index]}
                  place={{ index, count: blocks.length }}
                  name={`${index + 1}. ${blockName(one)}`}
                  most={control.most}
                  onStep={expect}
                />
              </li>
            ))}
          </ol>
        )}
        {!isComputed && (
          <AddBlock
            label={`Add to ${field.label.toLowerCase()}`}
            isDisabled={isFull}
            onAdd={async (block) => {
              await flush();
              return change((changes) => changes.insert(path, blocks.length, block));
            }}
          />
        )}
        <span className="panel-count-words">{countWords(blocks.length, control)}</span>
      </div>
    </FieldFrame>
  );
}

/** One block as the value of an option. */
export function BlockField(props: FieldProps) {
  const { field, value, path, note, problems } = props;
  const { ids, state, set, reset } = useField(props);
  return (
    <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup onReset={reset}>
      {value === undefined || value === null ? (
        <AddBlock label="Choose a block" onAdd={set} />
      ) : (
        <div className="panel-block-line">
          <BlockButton value={value} path={path} />
        </div>
      )}
    </FieldFrame>
  );
}

function blockName(value: PanelValue): string {
  return typeof value === "object" && value !== null && "type" in value ? String(value.type) : "block";
}

function BlockButton({ value, path }: { value: PanelValue; path: FieldProps["path"] }) {
  const { block, flush, select } = usePanelActions();
  const wrong = stateAt(useFormState(), path, true).problems.length;
  const open = async (): Promise<void> => {
    const { options } = block();
    await flush();
    select([...options, ...path]);
  };
  return (
    <button type="button" className="panel-block-button" onClick={() => void open()}>
      <span className="panel-block-type">{blockName(value)}</span>
      <span className="panel-block-title">{entryTitle(value)}</span>
      {wrong > 0 && <span className="panel-count">{wrong}</span>}
      <ChevronRight size="1rem" strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
