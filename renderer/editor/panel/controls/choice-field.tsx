import type { Control } from "../panel-block.ts";
import type { FieldProps } from "./any-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useChosen } from "./use-chosen.ts";
import { useField } from "./use-field.ts";

/** So many choices stand side by side; more are in a list that opens. */
const FEW = 4;

/** One of a few values, each with what it means. */
export function ChoiceField(props: FieldProps & { control: Control & { kind: "choice" } }) {
  const { field, value, note, problems, control } = props;
  const { ids, state, set, reset } = useField(props);
  const { choices } = control;
  const preset = note?.kind === "preset" ? note.value : field.preset;
  const { shown, fault, choose } = useChosen(value, set);
  const chosen = shown ?? preset;
  const about = choices.find((choice) => choice.value === chosen)?.about;
  const isWide = choices.reduce((sum, { label }) => sum + label.length + 3, 0) > 38;
  const chooseText = (text: string): void => {
    const found = choices.find((choice) => String(choice.value) === text);
    if (found) choose(found.value);
    else reset?.();
  };
  const shared = {
    "aria-describedby": `${ids.describedBy} ${ids.control}-chosen`,
    "aria-invalid": problems.length > 0 || undefined,
  };
  return (
    <FieldFrame
      field={field}
      ids={ids}
      state={state}
      note={note}
      problems={problems}
      fault={fault}
      isGroup={choices.length <= FEW && !isWide}
      onReset={reset}
    >
      {choices.length <= FEW && !isWide ? (
        <div role="radiogroup" aria-labelledby={ids.label} className="panel-segments" {...shared}>
          {choices.map((choice) => (
            <label
              key={String(choice.value)}
              data-chosen={choice.value === chosen || undefined}
              title={choice.about}
            >
              <input
                type="radio"
                name={ids.control}
                checked={choice.value === chosen}
                onChange={() => choose(choice.value)}
              />
              {choice.label}
            </label>
          ))}
        </div>
      ) : (
        <select
          id={ids.control}
          className="panel-control"
          value={chosen === undefined ? "" : String(chosen)}
          onChange={(event) => chooseText(event.target.value)}
          {...shared}
        >
          {chosen === undefined && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.label}
              {choice.value === field.preset ? " (default)" : ""}
            </option>
          ))}
        </select>
      )}
      <p id={`${ids.control}-chosen`} className="panel-state">
        {about}
      </p>
    </FieldFrame>
  );
}
