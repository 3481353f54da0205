import { memo } from "react";
import { IconField } from "../pickers/icon-field.tsx";
import { LinkField } from "../pickers/link-field.tsx";
import { NameField } from "../pickers/name-field.tsx";
import { PictureField } from "../pickers/picture-field.tsx";
import { RowField } from "../pickers/row-field.tsx";
import { holds, isBound, isSameValue } from "../values.ts";
import type { FieldProps } from "./any-field.tsx";
import { BlockField, BlocksField } from "./block-fields.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { MapField } from "./map-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";
import { VariantsField } from "./variants-field.tsx";

/** One option with the control for what it takes. It is drawn anew when something about it has changed. */
export const Field = memo(function Field(props: FieldProps) {
  const { field, value } = props;
  const { control } = field;
  // What a control cannot show is shown as it is written, and stays as it is until somebody changes it.
  if (!holds(control, value) && !(isBound(value) && TAKES_BINDINGS.has(control.kind)))
    return <TextField {...props} field={{ ...field, control: isBound(value) ? PLAIN : { kind: "data" } }} />;
  switch (control.kind) {
    case "text":
    case "number":
    case "data":
      return <TextField {...props} />;
    case "markdown":
      return <MarkdownField {...props} />;
    case "switch":
      return <SwitchField {...props} />;
    case "choice":
      return <ChoiceField {...props} control={control} />;
    case "link":
      return <LinkField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "icon":
      return <IconField {...props} />;
    case "file":
      return <NameField {...props} kind="file" isUploaded={control.isUploaded === true} />;
    case "collection":
    case "field":
      return <NameField {...props} kind={control.kind} />;
    case "row":
      return <RowField {...props} collection={control.collection} />;
    case "list":
      return <ListField {...props} control={control} />;
    case "tuple":
    case "group":
      return <GroupField {...props} control={control} />;
    case "map":
      return <MapField {...props} control={control} />;
    case "variants":
      return <VariantsField {...props} control={control} />;
    case "block":
      return <BlockField {...props} />;
    case "blocks":
      return <BlocksField {...props} control={control} />;
  }
}, isSame);

const PLAIN = { kind: "text", isLong: false } as const;

/** Their controls show bindings among other texts. */
const TAKES_BINDINGS = new Set(["text", "markdown", "link", "picture", "icon", "file", "row"]);

function isSame(a: FieldProps, b: FieldProps): boolean {
  return (
    a.field === b.field &&
    a.path.join() === b.path.join() &&
    isSameValue(a.value, b.value) &&
    JSON.stringify([a.note, a.problems]) === JSON.stringify([b.note, b.problems])
  );
}
