import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { stateAt, useFormState } from "../form-context.ts";
import type { Control, ListControl, PanelField, PanelValue } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { asRead, entryTitle, isBound, newValue } from "../values.ts";
import { AnyField, type FieldProps } from "./any-field.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { Fold } from "./fold.tsx";
import { type Entries, useEntries } from "./use-entries.ts";
import { useField } from "./use-field.ts";

/** Entries in order: added, repeated, moved and taken out by buttons. */
export function ListField(props: FieldProps & { control: ListControl }) {
  const { field, value, path, note, problems, control } = props;
  const { ids, state, reset } = useField(props);
  const { change, flush } = usePanelActions();
  const frame = useRef<HTMLDivElement>(null);
  const isAlone = value !== undefined && value !== null && !Array.isArray(value);
  const entries: readonly PanelValue[] = isAlone ? [value] : Array.isArray(value) ? value : [];
  const isFull = control.most !== undefined && entries.length >= control.most;
  const { keys, expect } = useEntries(entries, frame);
  const [added, setAdded] = useState<number>();
  const add = async (): Promise<void> => {
    await flush();
    setAdded(entries.length);
    expect({ kind: "add", at: entries.length, isChosen: control.entry.kind === "row" });
    const refusal = await change((changes) =>
      changes.insert(path, entries.length, newValue(control.entry, field.label)),
    );
    if (refusal !== undefined) expect(undefined);
  };
  if (note?.kind === "computed" && entries.length === 0)
    return (
      <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup>
        {null}
      </FieldFrame>
    );
  return (
    <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup onReset={reset}>
      <div className="panel-list" ref={frame}>
        {entries.length > 0 && (
          <ol aria-labelledby={ids.label}>
            {entries.map((entry, index) => (
              <li key={keys[index]}>
                <Entry
                  isNew={index === added}
                  onStep={expect}
                  entry={entry}
                  control={control}
                  path={isAlone ? path : [...path, index]}
                  place={{ index, count: entries.length }}
                  name={field.label}
                />
              </li>
            ))}
          </ol>
        )}
        <button
          type="button"
          className="panel-button"
          disabled={isFull}
          onClick={() => void add()}
          aria-label={`Add to ${field.label}`}
        >
          <Plus size="1rem" strokeWidth={1.75} aria-hidden="true" />
          Add
        </button>
        <span className="panel-count-words">{countWords(entries.length, control)}</span>
      </div>
    </FieldFrame>
  );
}

export function countWords(count: number, { least, most }: { least?: number; most?: number }): string {
  if (most !== undefined && count >= most) return `${count}, no more fit`;
  if (least !== undefined && count > 0 && count < least) return `${count}, at least ${least} are needed`;
  return "";
}

interface EntryProps {
  /** It was just added, and is to be filled in. */
  isNew: boolean;
  onStep: Entries["expect"];
  entry: PanelValue;
  control: ListControl;
  path: FieldProps["path"];
  place: { index: number; count: number };
  name: string;
}

/** One entry: a single value stands in its line, several options are folded under their title. */
function Entry({ isNew, onStep, entry, control, path, place, name }: EntryProps) {
  const form = useFormState();
  const title = `${place.index + 1}. ${entryTitle(asRead(entry, path, form.notes)) || "empty"}`;
  const field = entryField(control, place.index, name);
  const buttons = (
    <EntryButtons path={path} place={place} name={`${name} ${title}`} most={control.most} onStep={onStep} />
  );
  if (!isLarge(control.entry) || isBound(entry))
    return (
      <div className="panel-entry">
        <AnyField field={field} path={path} value={entry} {...stateAt(form, path)} />
        {buttons}
      </div>
    );
  const inside = stateAt(form, path, true).problems;
  return (
    <Fold
      title={title}
      at={path}
      actions={buttons}
      isOpen={isNew || inside.length > 0}
      isWrong={inside.length > 0}
    >
      <AnyField field={field} path={path} value={entry} {...stateAt(form, path)} />
    </Fold>
  );
}

const fields = new WeakMap<Control, Map<string, PanelField>>();

/** The same field for the same entry, so that it is not drawn anew. */
function entryField({ entry, about }: ListControl, index: number, name: string): PanelField {
  const known = fields.get(entry) ?? new Map<string, PanelField>();
  fields.set(entry, known);
  const key = `${name} ${index}`;
  const field = known.get(key) ?? {
    name: String(index),
    label: `${name} ${index + 1}`,
    about: entry.kind === "group" ? about : "",
    isRequired: true,
    isEntry: true,
    control: entry,
  };
  known.set(key, field);
  return field;
}

function isLarge({ kind }: Control): boolean {
  return kind === "group" || kind === "list" || kind === "tuple" || kind === "map" || kind === "variants";
}
