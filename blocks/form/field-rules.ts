import { type FieldOptions, isChoice, type Problem } from "./common-rules.ts";

type Path = (string | number)[];

/** Options that mean something for some kinds of fields only. */
const BELONGS_TO: readonly [option: keyof FieldOptions, types: readonly string[]][] = [
  ["text", ["consent"]],
  ["value", ["hidden"]],
  ["min", ["number", "date", "time"]],
  ["max", ["number", "date", "time"]],
  ["step", ["number"]],
  ["accept", ["file"]],
  ["maxSize", ["file"]],
  ["multiple", ["file"]],
];

/** Names by which browsers reach parts of a form itself: a field of that name would hide them. */
const TAKEN =
  /^(addEventListener|attributes|childNodes|children|closest|contains|dispatchEvent|elements|getAttribute|noValidate|node(Name|Type)|ownerDocument|parent(Element|Node)|querySelector(All)?|remove(Attribute|Child)?|requestSubmit|reset|setAttribute|submit|tagName)$/;

/** A sentence in Markdown that leads somewhere. */
const LINK = /\[[^\]]+\]\([^)\s]+[^)]*\)|<https?:[^>]+>/;

/** Checks of one field by itself. @param path Where it stands in the options. */
export default function checkField(field: FieldOptions, path: Path): Problem[] {
  const { type = "text", label } = field;
  const problems: Problem[] = [];
  if (TAKEN.test(field.name ?? ""))
    problems.push({
      path: [...path, "name"],
      message: `"${field.name}" is the name of a part of the form itself.`,
      hint: `Choose another one, such as ${field.name}Answer.`,
    });
  if (isChoice(field) && !field.options?.length)
    problems.push({
      path,
      message: `The field "${label}" is a choice without options.`,
      hint: "Add options, or use type text.",
    });
  if (!isChoice(field) && field.options)
    problems.push({
      path: [...path, "options"],
      message: `The field "${label}" has options but is not a choice.`,
      hint: "Set its type to select, or remove the options.",
    });
  for (const [option, types] of BELONGS_TO)
    if (field[option] !== undefined && !types.includes(type))
      problems.push({
        path: [...path, option],
        message: `"${option}" has no effect on the field "${label}", which is of type ${type}.`,
        hint: `It belongs to ${types.join(", ").replace(/, (?=[^,]*$)/, " or ")}.`,
      });
  return [...problems, ...checkLimits(field, path), ...checkKind(field, path)];
}

function checkKind(field: FieldOptions, path: Path): Problem[] {
  const { type, label, text, value, accept } = field;
  if (type === "consent" && text === undefined)
    return [
      {
        path,
        message: `The field "${label}" asks for consent without saying to what.`,
        hint: 'Add "text": a sentence with a link, such as "I have read the [privacy policy](/privacy)."',
      },
    ];
  if (type === "consent" && text !== undefined && !LINK.test(text))
    return [
      {
        path: [...path, "text"],
        message: "The sentence beside the box has no link to what is agreed to.",
        hint: "Make a link of the words that say what it is, such as privacy policy.",
      },
    ];
  if (type === "hidden" && value === undefined)
    return [
      {
        path,
        message: `The hidden field "${label}" has no value to send.`,
        hint: 'Add "value": a text, or ${page.route} for the address of the page.',
      },
    ];
  if (type === "hidden" && field.required)
    return [
      {
        path: [...path, "required"],
        message: `"required" has no effect on the hidden field "${label}": nobody can answer it.`,
        hint: "Remove it.",
      },
    ];
  if (type === "file" && !accept)
    return [
      {
        path,
        message: `The field "${label}" takes files of every kind.`,
        hint: 'Add "accept" with those that are meant: [.pdf, .docx], or image/*.',
      },
    ];
  return [];
}

function checkLimits({ type = "text", label, min, max }: FieldOptions, path: Path): Problem[] {
  const problems: Problem[] = [];
  for (const [name, limit] of Object.entries({ min, max }))
    if (limit !== undefined && type in KINDS && !KINDS[type]?.isOne(limit))
      problems.push({
        path: [...path, name],
        message: `"${limit}" is no ${KINDS[type]?.thing}.`,
        hint: `It is written as ${KINDS[type]?.example}.`,
      });
  if (problems.length > 0 || min === undefined || max === undefined || !(type in KINDS)) return problems;
  const order = compare(min, max);
  return order > 0
    ? [
        {
          path: [...path, "min"],
          message: `No answer to "${label}" is possible: ${min} lies above ${max}.`,
          hint: 'Write the smaller one as "min" and the greater one as "max".',
        },
      ]
    : [];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const RELATIVE = /^today([+-]\d+)?$/;

const KINDS: Readonly<
  Record<string, { thing: string; example: string; isOne: (limit: number | string) => boolean }>
> = {
  number: { thing: "number", example: "10", isOne: (limit) => typeof limit === "number" },
  date: { thing: "day", example: "2026-05-01, today or today+14", isOne: isDay },
  time: { thing: "time of day", example: "09:00", isOne: (limit) => /^\d\d:\d\d$/.test(String(limit)) },
};

function isDay(limit: number | string): boolean {
  const text = String(limit);
  if (!DAY.test(text)) return RELATIVE.test(text);
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Positive when the first comes after the second; 0 when nobody knows, as of a day of the calendar and today. */
function compare(first: number | string, second: number | string): number {
  if (typeof first === "number" && typeof second === "number") return first - second;
  const [a, b] = [String(first), String(second)];
  const [, fromToday] = RELATIVE.exec(a) ?? [];
  const relative = [a, b].map((text) => RELATIVE.test(text));
  if (relative[0] !== relative[1]) return 0;
  if (relative[0]) return Number(fromToday ?? 0) - Number(RELATIVE.exec(b)?.[1] ?? 0);
  return a > b ? 1 : a < b ? -1 : 0;
}
