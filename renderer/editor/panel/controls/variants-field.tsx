import { useState } from "react";
import type { Control, PanelField } from "../panel-block.ts";
import { holds } from "../values.ts";
import { AnyField, type FieldProps } from "./any-field.tsx";
import { useField } from "./use-field.ts";

/** What a value may be, in words for people. */
const NAMES: Readonly<Record<Control["kind"], string>> = {
  text: "Text",
  markdown: "Text",
  number: "Number",
  switch: "On or off",
  choice: "Choice",
  link: "Address",
  picture: "Picture",
  file: "File",
  icon: "Icon",
  collection: "Collection",
  field: "Field",
  row: "Row",
  list: "List",
  tuple: "Values",
  group: "Group",
  block: "Block",
  blocks: "Blocks",
  map: "Values by name",
  variants: "Choice",
  data: "As written",
};

/** An option that takes one of several shapes: which one, then its own control. */
export function VariantsField(props: FieldProps & { control: Control & { kind: "variants" } }) {
  const { field, value, control } = props;
  const { ids } = useField(props);
  const written = value === undefined ? -1 : control.of.findIndex((one) => holds(one, value));
  const [chosen, setChosen] = useState(Math.max(written, 0));
  const shape = control.of[written === -1 ? chosen : written] ?? ({ kind: "data" } as const);
  return (
    <div className="panel-variants">
      <select
        aria-label={`${field.label}: what it is`}
        id={`${ids.control}-shape`}
        className="panel-control"
        value={written === -1 ? chosen : written}
        disabled={written !== -1}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {control.of.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of a schema keep their order
          <option key={index} value={index}>
            {NAMES[one.kind]}
          </option>
        ))}
      </select>
      <AnyField {...props} field={shapeField(field, shape)} />
    </div>
  );
}

const fields = new WeakMap<PanelField, Map<Control, PanelField>>();

function shapeField(field: PanelField, control: Control): PanelField {
  const known = fields.get(field) ?? new Map<Control, PanelField>();
  fields.set(field, known);
  const shaped = known.get(control) ?? { ...field, control };
  known.set(control, shaped);
  return shaped;
}
