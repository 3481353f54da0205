import type { Props } from "./props.ts";

type Conditional = Pick<Props["fields"][number], "name" | "when">;
type When = NonNullable<Conditional["when"]>;

/** Most different conditions of one form; the styles have a rule for each (frame.tsx). */
export const MOST_CONDITIONS = 20;

const isLedTo = ({ is }: When, choice: string) => is === undefined || [is].flat().includes(choice);

/**
 * Whether a field is asked: its condition is met, and so is that of the field that it goes by.
 *
 * @param chosen Answers to a choice or box, by field name; none when nothing is chosen.
 */
export function isAsked(
  { when }: Conditional,
  fields: readonly Conditional[],
  chosen: (name: string) => readonly string[],
): boolean {
  if (!when) return true;
  const other = fields.find(({ name }) => name === when.field);
  const isMet = chosen(when.field).some((choice) => isLedTo(when, choice));
  return isMet && (!other || isAsked(other, fields, chosen));
}

/** Different conditions of a form in the order of its fields, each as text. */
export function conditionsOf(fields: readonly Conditional[]): string[] {
  return [...new Set(fields.flatMap(({ when }) => (when ? keyOf(when) : [])))];
}

const keyOf = ({ field, is }: When) => JSON.stringify([field, is]);

/**
 * Attributes by which styles alone show a field once its conditions are met: numbered, those of the fields and of
 * the choices that lead to them.
 */
export function marksOf(fields: readonly Conditional[]) {
  const conditions = conditionsOf(fields);
  const mark = (kind: string, when: When) => [`data-${kind}-${conditions.indexOf(keyOf(when)) + 1}`, ""];
  const allOf = ({ when }: Conditional): string[][] => {
    if (!when) return [];
    const other = fields.find(({ name }) => name === when.field);
    return [mark("when", when), ...(other ? allOf(other) : [])];
  };
  return {
    ofField: (field: Conditional): Record<string, string> => Object.fromEntries(allOf(field)),
    ofChoice: ({ name }: Conditional, choice = "yes"): Record<string, string> =>
      Object.fromEntries(
        fields.flatMap(({ when }) =>
          when?.field === name && isLedTo(when, choice) ? [mark("shows", when)] : [],
        ),
      ),
  };
}

export type Marks = ReturnType<typeof marksOf>;
