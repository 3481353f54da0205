import type { FieldProps } from "./any-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useChosen } from "./use-chosen.ts";
import { useField } from "./use-field.ts";

/** On or off; left out it is what its default says. */
export function SwitchField(props: FieldProps) {
  const { field, value, note, problems } = props;
  const { ids, state, set, reset } = useField(props);
  const preset = note?.kind === "preset" ? note.value : field.preset;
  const { shown, fault, choose } = useChosen(value, set);
  const isOn = (shown ?? preset ?? false) === true;
  return (
    <FieldFrame
      field={field}
      ids={ids}
      state={state}
      note={note}
      problems={problems}
      fault={fault}
      onReset={reset}
    >
      <span className="panel-switch">
        <input
          id={ids.control}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={ids.describedBy}
          aria-invalid={problems.length > 0 || undefined}
          onChange={(event) => choose(event.target.checked)}
        />
        <span aria-hidden="true">{isOn ? "On" : "Off"}</span>
      </span>
    </FieldFrame>
  );
}
