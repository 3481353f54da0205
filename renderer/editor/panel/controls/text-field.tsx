import type { Control } from "../panel-block.ts";
import { shownText } from "../values.ts";
import type { FieldProps } from "./any-field.tsx";
import { BoundPieces } from "./bound-pieces.tsx";
import { Counter } from "./counter.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { MomentPick } from "./moment-pick.tsx";
import { useField, useFieldDraft } from "./use-field.ts";

/** Texts, numbers, days, and whatever has no control of its own. */
export function TextField(props: FieldProps) {
  const { field, note, problems } = props;
  const { ids, state, reset } = useField(props);
  const draft = useFieldDraft(props);
  const { control } = field;
  const isLong =
    control.kind === "data" || (control.kind === "text" && control.isLong) || draft.text.includes("\n");
  const most = control.kind === "text" ? control.most : undefined;
  const shared = {
    id: ids.control,
    value: draft.text,
    // Words stand as their script asks for, whatever language the editor speaks.
    dir: isProse(control) ? "auto" : undefined,
    placeholder: field.preset === undefined ? undefined : shownText(field.preset),
    "aria-describedby": ids.describedBy,
    "aria-invalid": draft.fault !== undefined || problems.length > 0 || undefined,
    "aria-required": field.isRequired || undefined,
    onChange: (event: { target: { value: string } }) => draft.change(event.target.value),
    onBlur: draft.flush,
  };
  return (
    <FieldFrame
      field={field}
      ids={ids}
      state={state}
      note={note}
      problems={problems}
      draft={draft}
      onReset={reset}
    >
      {isLong ? (
        <textarea className="panel-control" rows={2} spellCheck={control.kind !== "data"} {...shared} />
      ) : (
        <input
          className="panel-control"
          type="text"
          inputMode={control.kind === "number" ? "decimal" : undefined}
          autoComplete="off"
          spellCheck={isProse(control)}
          {...shared}
        />
      )}
      {control.kind === "text" && (control.form === "date" || control.form === "moment") && (
        <MomentPick
          label={field.label}
          text={draft.text}
          hasTime={control.form === "moment"}
          onPick={draft.change}
        />
      )}
      {most !== undefined && <Counter text={draft.text} most={most} />}
      <BoundPieces note={note} />
    </FieldFrame>
  );
}

function isProse(control: Control): boolean {
  return control.kind === "text" && !control.pattern && !control.form;
}
