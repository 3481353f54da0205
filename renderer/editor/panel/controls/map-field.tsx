import { Plus } from "lucide-react";
import { useState } from "react";
import { stateAt, useFormState } from "../form-context.ts";
import type { Control, PanelCollection, PanelField, PanelValue } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { useSource } from "../pickers/use-choices.ts";
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
  const source = useSource();
  const known = source?.fields ?? [];
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
              field={entryField(control, source, one)}
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
            <Plus size="1rem" strokeWidth={1.75} aria-hidden="true" />
            Add
          </button>
        </div>
      </fieldset>
    </FieldFrame>
  );
}

const fields = new WeakMap<object, Map<string, PanelField>>();

/** The same field for the same name, so that it is not drawn anew. */
function entryField(
  control: Control & { kind: "map" },
  source: PanelCollection | undefined,
  name: string,
): PanelField {
  const holder = source ?? control;
  const known = fields.get(holder) ?? new Map<string, PanelField>();
  fields.set(holder, known);
  const field = known.get(name) ?? {
    name,
    label: name,
    about: "",
    isRequired: false,
    control: (control.names === "field" && source && conditionOf(source, name)) || control.value,
  };
  known.set(name, field);
  return field;
}

/** What a condition on a field can ask for: rows that it names, or what stands in it anywhere. */
function conditionOf({ name: collection, key, fields }: PanelCollection, name: string): Control | undefined {
  const { ref, values = [] } = fields.find((field) => field.name === name) ?? {};
  const named = ref ?? (name === key ? collection : undefined);
  const list = { kind: "list", about: "", isOneEnough: true } as const;
  if (named !== undefined) return { ...list, entry: { kind: "row", collection: named } };
  if (values.length === 0) return undefined;
  const choices = values.map((value) => ({
    value,
    label: value === true ? "yes" : value === false ? "no" : String(value),
  }));
  return { ...list, entry: { kind: "choice", choices } };
}
