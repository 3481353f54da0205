import type { ReactNode } from "react";
import type { FieldProps } from "../controls/any-field.tsx";
import { BoundPieces } from "../controls/bound-pieces.tsx";
import { FieldFrame } from "../controls/field-frame.tsx";
import { useField, useFieldDraft } from "../controls/use-field.ts";
import { shownText } from "../values.ts";

interface PickedTextProps extends FieldProps {
  /** Gets what is chosen into the text. */
  picker(choose: (text: string) => void, text: string): ReactNode;
  /** In front of the text: what it names, drawn. */
  picture?: (text: string) => ReactNode;
  /** Below the text. */
  more?: (text: string) => ReactNode;
}

/** A text that names something, with a list to choose it from; it can be typed as well. */
export function PickedText({ picker, picture, more, ...props }: PickedTextProps) {
  const { field, note, problems } = props;
  const { ids, state, set, reset } = useField(props);
  const draft = useFieldDraft(props);
  const choose = (text: string): void => {
    draft.drop();
    void set(text);
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
      <div className="panel-picked">
        {picture?.(draft.text)}
        <input
          id={ids.control}
          className="panel-control"
          autoComplete="off"
          spellCheck={false}
          value={draft.text}
          placeholder={field.preset === undefined ? undefined : shownText(field.preset)}
          aria-describedby={ids.describedBy}
          aria-invalid={draft.fault !== undefined || problems.length > 0 || undefined}
          aria-required={field.isRequired || undefined}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.flush}
        />
        {picker(choose, draft.text)}
      </div>
      {more?.(draft.text)}
      <BoundPieces note={note} />
    </FieldFrame>
  );
}
