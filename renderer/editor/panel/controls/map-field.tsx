import { Plus } from "lucide-react";
import { useState } from "react";
import { stateAt, useFormState } from "../form-context.ts";
import type { Control, PanelField, PanelValue } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { useFieldNames } from "../pickers/use-choices.ts";
import { newValue } from "../values.ts";
import { AnyField, type FieldProps } from "./any-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useField } from "./use-field.ts";

/** Values under names of their own, such as the conditions of a query. */
export function MapField(props: FieldProps & { control: Control & { kind: "map" } }) {
  const { field, value, path, note, problems, control } = props;
  const { ids, state, reset } = useField(props);
  const { change, flush } = usePanelActions();
  const form = useFormState();
  const known = useFieldNames();
  const [name, setName] = useState("");
  const entries =
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const add = async (): Promise<void> => {
    const chosen = name.trim();
    if (!chosen || entries.some(([one]) => one === chosen)) return;
    await flush();
    const first = known.find((one) => one.name === chosen)?.values[0];
    await change((changes) => changes.set([...path, chosen], first ?? newValue(control.value, chosen)));
    setName("");
  };
  return (
    <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup onReset={reset}>
      <fieldset className="panel-map" aria-labelledby={ids.label}>
        {entries.map(([one, inner]: [string, PanelValue]) => (
          <div key={one} className="panel-entry">
            <AnyField
              field={entryField(control, one)}
              path={[...path, one]}
              value={inner}
              {...stateAt(form, [...path, one])}
            />
          </div>
        ))}
        <div className="panel-add-name">
          <input
            className="panel-control"
            aria-label={control.names === "field" ? "Field for a new condition" : "New name"}
            list={`${ids.control}-names`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") void add();
            }}
          />
          <datalist id={`${ids.control}-names`}>
            {known.map((one) => (
              <option key={one.name} value={one.name} />
            ))}
          </datalist>
          <button type="button" className="panel-button" disabled={!name.trim()} onClick={() => void add()}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add
          </button>
        </div>
      </fieldset>
    </FieldFrame>
  );
}

const fields = new WeakMap<Control, Map<string, PanelField>>();

function entryField(control: Control & { kind: "map" }, name: string): PanelField {
  const known = fields.get(control) ?? new Map<string, PanelField>();
  fields.set(control, known);
  const field = known.get(name) ?? {
    name,
    label: name,
    about: "",
    isRequired: false,
    control: control.value,
  };
  known.set(name, field);
  return field;
}
