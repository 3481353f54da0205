import { stateAt, useFormState } from "../form-context.ts";
import type { Control, PanelField } from "../panel-block.ts";
import { PictureGroup } from "../pickers/picture-group.tsx";
import { asRead, entryTitle } from "../values.ts";
import type { FieldProps } from "./any-field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { Fold } from "./fold.tsx";
import { FormFields } from "./form-fields.tsx";
import { useField } from "./use-field.ts";

/** Several options that belong together: a button's words and address, a picture, columns by width. */
export function GroupField(props: FieldProps & { control: Control & { kind: "group" | "tuple" } }) {
  const { field, value, path, note, problems, control } = props;
  const { ids, state, reset } = useField(props);
  const form = useFormState();
  const inside = stateAt(form, path, true).problems;
  const fields: readonly PanelField[] = control.kind === "tuple" ? control.parts : control.fields;
  const look = control.kind === "tuple" ? "columns" : control.look;
  if (look === "columns")
    return (
      <FieldFrame
        field={field}
        ids={ids}
        state={state}
        note={note}
        problems={problems}
        isGroup
        onReset={reset}
      >
        <fieldset className="panel-columns" aria-labelledby={ids.label}>
          <FormFields
            fields={fields}
            values={control.kind === "tuple" ? named(value) : value}
            path={path}
            isTuple={control.kind === "tuple"}
          />
        </fieldset>
      </FieldFrame>
    );
  const isWritten = value !== undefined && value !== null;
  const inner = (
    <fieldset aria-labelledby={ids.label}>
      {look === "picture" ? (
        <PictureGroup fields={fields} value={value} path={path} />
      ) : (
        <FormFields fields={fields} values={value} path={path} />
      )}
    </fieldset>
  );
  // The fold of an entry has its title already.
  if (field.isEntry)
    return (
      <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup>
        {inner}
      </FieldFrame>
    );
  return (
    <FieldFrame field={field} ids={ids} state={state} note={note} problems={problems} isGroup onReset={reset}>
      <Fold
        title={isWritten ? entryTitle(asRead(value, path, form.notes)) || "Set" : "Not set"}
        note={isWritten ? "" : "open to fill it in"}
        isOpen={(field.isRequired && isWritten) || inside.length > 0}
        at={path}
        isWrong={inside.length > 0}
      >
        {inner}
      </Fold>
    </FieldFrame>
  );
}

/** A list as a group whose names are the places in it. */
function named(value: FieldProps["value"]): FieldProps["value"] {
  return Array.isArray(value) ? Object.fromEntries(value.map((one, index) => [String(index), one])) : value;
}
