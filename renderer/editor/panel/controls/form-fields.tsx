import type { Path } from "../../protocol.ts";
import { stateAt, useFormState } from "../form-context.ts";
import type { FieldProblem, PanelField, PanelValue } from "../panel-block.ts";
import { ProblemNote } from "../problems/problem-note.tsx";
import { AnyField } from "./any-field.tsx";

interface FormFieldsProps {
  fields: readonly PanelField[];
  /** The group that they are options of. */
  values: PanelValue | undefined;
  path: Path;
  /** Of the group itself. */
  problems?: readonly FieldProblem[];
  /** They are values of a list, whose places are their names. */
  isTuple?: boolean;
}

/** The options of a block or group, one under the other. */
export function FormFields({ fields, values, path, problems = [], isTuple = false }: FormFieldsProps) {
  const form = useFormState();
  const holder = typeof values === "object" && values !== null && !Array.isArray(values) ? values : {};
  return (
    <div className="panel-fields">
      {[...problems, ...unknownIn(form.problems, path, fields)].map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.range.start.offset}`} problem={problem} />
      ))}
      {fields.map((field) => {
        const at = [...path, isTuple ? Number(field.name) : field.name];
        return (
          <AnyField
            key={field.name}
            field={field}
            path={at}
            value={(holder as { [name: string]: PanelValue })[field.name]}
            {...stateAt(form, at)}
          />
        );
      })}
    </div>
  );
}

/** Problems at names of a group that are none of its options. */
function unknownIn(
  problems: readonly FieldProblem[],
  path: Path,
  fields: readonly PanelField[],
): readonly FieldProblem[] {
  const depth = path.length;
  if (depth === 0) return [];
  return problems.filter(
    ({ at }) =>
      at.length > depth &&
      path.every((step, index) => at[index] === step) &&
      !fields.some(({ name }) => name === String(at[depth])),
  );
}
