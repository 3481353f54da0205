import type { OptionValue } from "../../model.ts";
import type { Path } from "../protocol.ts";
import { type Control, type FieldNote, noteKey, type PanelValue } from "./panel-block.ts";
import { PLAIN, readNumberText } from "./read-number.ts";

/** What stands at a path; undefined where nothing is written. */
export function valueAt(value: PanelValue | undefined, path: Path): PanelValue | undefined {
  let found: PanelValue | undefined = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.hasOwn(found, step) ? (found as Record<string | number, PanelValue>)[step] : undefined;
  }
  return found;
}

/** A text with `${…}`. */
export function isBound(value: PanelValue | undefined): value is string {
  return typeof value === "string" && value.includes("${");
}

/** Whether a control can show a value as it is; what it cannot is shown as it is written. */
export function holds(control: Control, value: PanelValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  const isText = typeof value === "string";
  switch (control.kind) {
    case "text":
      return isText || (control.isNumberToo === true && typeof value === "number");
    case "number":
      return typeof value === "number";
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return control.choices.some((choice) => choice.value === value);
    case "list":
      return Array.isArray(value)
        ? value.every((one) => holdsEntry(control.entry, one))
        : control.isOneEnough === true && holdsEntry(control.entry, value);
    case "blocks":
      return Array.isArray(value);
    case "tuple":
      return Array.isArray(value) && value.length <= control.parts.length;
    case "group":
    case "map":
    case "block":
      return typeof value === "object" && !Array.isArray(value);
    case "variants":
      return control.of.some((one) => holds(one, value));
    case "data":
      return true;
    default:
      return isText;
  }
}

/** A binding may stand for any entry. */
function holdsEntry(entry: Control, value: PanelValue): boolean {
  return isBound(value) || holds(entry, value);
}

/** A single value as the text of a control. */
export function shownText(value: PanelValue | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
}

/** What a text means that was typed into a control: a value, nothing (then the option goes), or a sentence that says why not. */
export type ReadText = { value: OptionValue } | { isEmpty: true } | { fault: string };

export function readText(control: Control, text: string): ReadText {
  if (text.trim() === "") return { isEmpty: true };
  if (isBound(text)) return { value: text };
  if (control.kind === "number") return readNumber(control, text);
  if (control.kind === "data") return readData(text);
  if (control.kind === "choice") {
    const chosen = control.choices.find(({ value }) => String(value) === text);
    return { value: chosen?.value ?? text };
  }
  // The way in which files, and so the words about an option, say that there is nothing.
  if (control.kind === "text" && NOTHING.test(text)) return { isEmpty: true };
  if (control.kind === "text" && control.isNumberToo && PLAIN.test(text)) return { value: Number(text) };
  return { value: text };
}

const NOTHING = /^\s*(?:""|'')\s*$/;

function readNumber(control: Control & { kind: "number" }, text: string): ReadText {
  const read = readNumberText(text, control.isWhole);
  if (!read) return { fault: control.isWhole ? "Write a whole number." : "Write a number, such as 1.5." };
  if ("value" in read) return read;
  return { fault: `Write ${read.either.join(" or ")}: ${text.trim()} can mean both.` };
}

function readData(text: string): ReadText {
  try {
    return { value: JSON.parse(text) as OptionValue };
  } catch {
    return { fault: "This is not JSON." };
  }
}

/** A value as visitors read it: with the original's words where nobody has translated them. */
export function asRead(
  value: PanelValue | undefined,
  path: Path,
  notes: Readonly<Record<string, FieldNote>>,
): PanelValue | undefined {
  const missing = (key: string): PanelValue | undefined => {
    const note = notes[key];
    return note?.kind === "original" && note.isMissing ? note.value : undefined;
  };
  const own = missing(noteKey(path));
  if (own !== undefined) return own;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((one: PanelValue, index) => asRead(one, [...path, index], notes) ?? null);
  const start = `${noteKey(path)}/`;
  const left = Object.keys(notes).flatMap((key): [string, PanelValue][] => {
    const name = key.startsWith(start) ? key.slice(start.length) : "";
    const words = name === "" || name.includes("/") ? undefined : missing(key);
    return words === undefined ? [] : [[name, words]];
  });
  const said = Object.entries(value).map(([name, one]): [string, PanelValue] => [
    name,
    asRead(one as PanelValue, [...path, name], notes) ?? null,
  ]);
  return Object.fromEntries([...said, ...left]);
}

/** What stands for an entry of a list in one line: its first text that says something. */
export function entryTitle(value: PanelValue | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const inner = Array.isArray(value) ? value : orderedValues(value as { [name: string]: PanelValue });
  for (const one of inner) {
    const title = entryTitle(one);
    if (title) return title;
  }
  return "";
}

/** What things are called comes first. */
const TITLES = [
  "title",
  "heading",
  "label",
  "name",
  "question",
  "quote",
  "text",
  "value",
  "caption",
  "alt",
  "src",
];

function orderedValues(value: { [name: string]: PanelValue }): PanelValue[] {
  const named = TITLES.filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value).filter(
    (name) => !TITLES.includes(name) && name !== "type" && name !== "id",
  );
  return [...named, ...others].map((name) => value[name]!);
}

/**
 * What stands in a list or group that is new: what is asked for, with words that ask to be replaced, so that the page
 * can be drawn at once.
 *
 * @param label  What the option is called.
 */
export function newValue(control: Control, label: string): OptionValue {
  switch (control.kind) {
    case "group":
      return Object.fromEntries(
        control.fields
          .filter(({ isRequired, preset }) => isRequired && preset === undefined)
          .map((field) => [field.name, newValue(field.control, field.label)]),
      );
    case "list":
      return [newValue(control.entry, label)];
    case "tuple":
      return control.parts.map((part) => newValue(part.control, part.label));
    case "number":
      return control.least ?? 0;
    case "switch":
      return true;
    case "choice":
      return control.choices[0]?.value ?? "";
    case "variants":
      return control.of[0] ? newValue(control.of[0], label) : "";
    case "map":
    case "block":
      return {};
    case "blocks":
      return [];
    case "text":
      // No words stand for a day or an address.
      if (control.form) return "";
      return !control.pattern || new RegExp(control.pattern.source, "u").test(label)
        ? label.slice(0, control.most)
        : "";
    case "markdown":
      return label;
    case "link":
      return "/";
    default:
      return "";
  }
}

export function isSameValue(a: PanelValue | undefined, b: PanelValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
