import { type ComponentType, createContext, useContext } from "react";
import type { Path } from "../../protocol.ts";
import type { FieldNote, FieldProblem, PanelField, PanelValue } from "../panel-block.ts";

/** What every control of an option gets. */
export interface FieldProps {
  field: PanelField;
  /** Below the block. */
  path: Path;
  /** As it is written; undefined when it is left out. */
  value: PanelValue | undefined;
  note: FieldNote | undefined;
  problems: readonly FieldProblem[];
}

/** What draws an option by its kind. Groups and lists get it from here, since it draws them as well. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

/** One option with the control for what it takes. */
export function AnyField(props: FieldProps) {
  const Field = useContext(FieldContext);
  return Field ? <Field {...props} /> : null;
}
