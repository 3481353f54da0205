import {
  type FieldOptions,
  fieldMeant,
  isChoice,
  isSaid,
  meantOr,
  namesOf,
  type Problem,
} from "./common-rules.ts";
import { conditionsOf, MOST_CONDITIONS } from "./conditions.ts";

/** Checks of `when`: it goes by a choice or box of the form that can be answered so, and not by itself. */
export default function checkConditions(fields: readonly FieldOptions[]): Problem[] {
  const problems = fields.flatMap((field, index) => checkCondition(field, fields, ["fields", index, "when"]));
  const conditions = conditionsOf(
    fields.map(({ name = "", when }) => ({
      name,
      ...(when?.field && { when: { ...when, field: when.field } }),
    })),
  );
  if (conditions.length > MOST_CONDITIONS)
    problems.push({
      path: ["fields"],
      message: `This form has ${conditions.length} different conditions; it can have ${MOST_CONDITIONS}.`,
      hint: "Split it into two forms on two pages.",
    });
  return problems;
}

function checkCondition(
  field: FieldOptions,
  fields: readonly FieldOptions[],
  path: (string | number)[],
): Problem[] {
  const { when, label } = field;
  if (!when) return [];
  const at = [...path, "field"];
  const other = fields.find(({ name }) => name === when.field);
  if (!other) {
    const message = `This form has no field "${when.field}" that "${label}" could go by.`;
    // Of two fields with one name, one was meant to be called otherwise.
    if (new Set(namesOf(fields)).size < fields.length) return [];
    return [
      {
        path: at,
        message,
        ...meantOr(fieldMeant(when.field, fields), `Fields: ${namesOf(fields).join(", ")}.`),
      },
    ];
  }
  if (other === field)
    return [
      {
        path: at,
        message: `"${label}" is asked only after an answer to itself, so never.`,
        hint: "Name another field.",
      },
    ];
  if (goesBy(other, field, fields))
    return [
      {
        path: at,
        message: `"${label}" and "${other.label}" wait for each other, so neither is ever asked.`,
        hint: "Remove one of the two conditions.",
      },
    ];
  if (other.type === "checkbox" || other.type === "consent")
    return when.is === undefined
      ? []
      : [
          {
            path: [...path, "is"],
            message: `"${other.label}" is a box, which is ticked or not.`,
            hint: 'Remove "is": the field is asked once the box is ticked.',
          },
        ];
  // One with choices that is none is told itself.
  if (!isChoice(other) && other.options) return [];
  if (!isChoice(other))
    return [
      {
        path: at,
        message: `"${label}" goes by "${other.label}", which is neither a choice nor a box.`,
        hint: "Fields that others go by are of type select, radio, checkboxes, checkbox or consent.",
      },
    ];
  return impossibleChoices(when.is, other, [...path, "is"]);
}

function impossibleChoices(
  is: string | string[] | undefined,
  { label, options = [] }: FieldOptions,
  path: (string | number)[],
): Problem[] {
  // A choice without any is told itself.
  if (options.length === 0) return [];
  return [is ?? []].flat().flatMap((choice, index) =>
    options.includes(choice)
      ? []
      : {
          path: Array.isArray(is) ? [...path, index] : path,
          message: `"${label}" has no choice "${choice}".`,
          ...meantOr(
            options.find((one) => isSaid(choice, one)),
            `Choices: ${options.join(", ")}.`,
          ),
        },
  );
}

/** Whether a field waits for another one, directly or not. */
function goesBy(field: FieldOptions, target: FieldOptions, fields: readonly FieldOptions[]): boolean {
  const seen = new Set<FieldOptions>();
  for (let at: FieldOptions | undefined = field; at && !seen.has(at); ) {
    if (at === target) return true;
    seen.add(at);
    const name: string | undefined = at.when?.field;
    at = name === undefined ? undefined : fields.find((one) => one.name === name);
  }
  return false;
}
