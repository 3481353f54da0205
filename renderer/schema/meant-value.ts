import { readBoolean } from "../formats/read-boolean.ts";
import { suggest } from "../problems/suggest.ts";
import { inFlow, quote } from "../yaml/line.ts";
import { linkedInFlow, readLinked } from "../yaml/linked-value.ts";
import { isWholeBinding } from "../yaml/tree.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { asCondition } from "./meant-condition.ts";
import { asDays } from "./meant-days.ts";
import { asWidths, numberMeant, ofWidths } from "./meant-number.ts";
import { ofLabel, ofPart } from "./meant-of-group.ts";
import { pairOf } from "./meant-pair.ts";
import { asPlace, ofPlace, placeOrder } from "./meant-place.ts";
import { acceptedTypes, kindOf } from "./read-schema.ts";
import { fits, type Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";
import { withoutStray } from "./stray-signs.ts";

/** Words and signs of switches that no spreadsheet shows. */
const SWITCHES: Record<string, boolean> = {
  on: true,
  off: false,
  "✓": true,
  "✔": true,
  "✗": false,
  "✘": false,
};

/**
 * What one value was meant to be that is of another kind than its schema wants: a number with a decimal comma, `ja` for
 * true, a text where a list or a group with one text is wanted.
 *
 * @returns As it is written in YAML; undefined where nothing fits, or more than one thing.
 */
export function meantValue(value: unknown, schema: Schema): string | undefined {
  if (Array.isArray(value)) return ofList(value, schema);
  if (typeof value === "object" && value !== null)
    return (
      ofWidths(value, schema) ??
      ofPlace(value, schema) ??
      ofLabel(value, schema) ??
      ofPart(value, schema) ??
      ofWrapped(value, schema) ??
      ofNames(value, schema)
    );
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  if (text === "" || text.includes("\n")) return undefined;
  const accepted = acceptedTypes(schema);
  if (text.includes("${")) return accepted.has("array") ? asBindings(text, schema) : undefined;
  const readings: (Reading | undefined)[] = [
    accepted.has("number") || accepted.has("integer") ? numberMeant(text, schema) : undefined,
    accepted.has("boolean") ? asBoolean(text) : undefined,
    accepted.has("array")
      ? (asPlace(text, schema) ??
        asDays(text, schema) ??
        asBracketed(text, schema) ??
        asList(value, text, schema))
      : undefined,
    accepted.has("object")
      ? (asLinked(text) ?? asCondition(text, schema) ?? asGroup(text, schema) ?? asWidths(text, schema))
      : undefined,
  ];
  const fitting = readings.filter((one) => one !== undefined && fits(one.value, schema));
  if (fitting.length > 0) return fitting.length === 1 ? fitting[0]!.written : undefined;
  const bare = withoutStray(text);
  return bare === undefined ? undefined : meantValue(bare, schema);
}

function asBoolean(text: string): Reading | undefined {
  const word = /^[tf]\p{L}{3,}$/iu.test(text) ? suggest(text, ["true", "false"]) : undefined;
  const value = readBoolean(text) ?? SWITCHES[text.toLowerCase()] ?? (word && word === "true");
  return typeof value === "boolean" ? { value, written: String(value) } : undefined;
}

/** Bindings between commas, each an entry of its own, or one address or name that holds a binding. */
function asBindings(text: string, { items = {} }: Schema): string | undefined {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  if (parts.length > 1) return parts.every(isWholeBinding) ? `[${parts.map(quote).join(", ")}]` : undefined;
  const isOne =
    !Array.isArray(items) && acceptedTypes(items).has("string") && !isWholeBinding(text) && !/\s/.test(text);
  return isOne ? `[${quote(text)}]` : undefined;
}

/** A list in brackets of another kind, in quotation marks, or of which one bracket is lost. */
function asBracketed(text: string, schema: Schema): Reading | undefined {
  const inner = /^(?:[[(<]?([^[\](){}<>]+)[\])>]|[[(<]([^[\](){}<>]+))$/.exec(text);
  const words = (inner?.[1] ?? inner?.[2])?.trim();
  // A bracket at one end alone may belong to the words, but for a square one.
  const isPair = /^[[(<].*[\])>]$/.test(text) || /^\[|\]$/.test(text);
  return words && isPair && !/["']/.test(words) ? asList(words, words, schema) : undefined;
}

/** Braces around the entries of a list. */
function ofNames(value: object, schema: Schema): string | undefined {
  const names = Object.keys(value);
  const isList = names.length > 0 && Object.values(value).every((one) => one === null || one === "");
  if (!isList || !acceptedTypes(schema).has("array") || !fits(names, schema)) return undefined;
  return `[${names.map(inFlow).join(", ")}]`;
}

/** A list with one entry, or with several few words between commas; a sentence with commas may be either. */
function asList(value: string | number, text: string, schema: Schema): Reading | undefined {
  const range = /^(\d+)\s?(?:[-–]|\.\.|to)\s?(\d+)$/.exec(text)?.slice(1);
  if (range && fits(range.map(Number), schema))
    return { value: range.map(Number), written: `[${range.join(", ")}]` };
  const entries = Array.isArray(schema.items) ? undefined : schema.items;
  const linked = entries && acceptedTypes(entries).has("object") ? asLinked(text) : undefined;
  if (linked) return { value: [linked.value], written: `[${linked.written}]` };
  if (typeof value === "number" || !SEPARATOR.test(text))
    return { value: [value], written: `[${inFlow(value)}]` };
  // Maps show the latitude first, and programs want it last: nobody knows which of two numbers is which.
  if (placeOrder(schema)) return undefined;
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  if (/[.!?]$/.test(text) || parts.some((part) => part === "" || part.split(/\s+/).length > MOST_WORDS))
    return undefined;
  // A number in a list of texts is one.
  const isOfTexts = !Array.isArray(schema.items) && acceptedTypes(schema.items ?? {}).has("string");
  const values = parts.map((part) => (isNumber(part) && !isOfTexts ? Number(part) : part));
  const written = parts.map((part) => (isNumber(part) ? part : inFlow(part)));
  return { value: values, written: `[${written.join(", ")}]` };
}

const isOneValue = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Names that other systems put a value behind, that of a language among them: `{ value: 3 }`, `{ en-US: Visit us }`. */
const AROUND = /^(?:value|content|default|[a-z]{2}(?:-[A-Z]{2})?)$/;

/** One value that stands in a group of its own. */
function ofWrapped(value: object, schema: Schema): string | undefined {
  const [[name = "", inner] = [], more] = Object.entries(value);
  if (more || !AROUND.test(name) || !isOneValue(inner)) return undefined;
  // Where a group is wanted, one of its names was meant.
  if (acceptedTypes(schema).has("object") || !fits(inner, schema)) return undefined;
  return asOne(inner);
}

const asOne = (value: string | number | boolean): string =>
  typeof value === "boolean" ? String(value) : inFlow(value);

/** What people write between the entries of a list on one line. */
const SEPARATOR = /[,;،、，]\s*|\s+[/|·•]\s+/;
/** An entry that somebody writes between commas has no more words. */
const MOST_WORDS = 4;
const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

function ofList(value: readonly unknown[], schema: Schema): string | undefined {
  const [only] = value;
  const isOne = value.length === 1 && isOneValue(only);
  // Of a choice or a reference there is one; words between brackets may be meant as they are.
  if (isOne) return !isFreeText(schema) && fits(only, schema) ? asOne(only) : undefined;
  return acceptedTypes(schema).has("object") ? asPair(value, schema) : undefined;
}

/** Two values between brackets as the group that they are without their names: `[Visit, /visit]`. */
function asPair([one, other, more]: readonly unknown[], schema: Schema): string | undefined {
  if (typeof one !== "string" || typeof other !== "string" || more !== undefined) return undefined;
  const pair = pairOf(other, schema);
  if (!pair || !fits({ [pair.first]: one, [pair.second]: other }, schema)) return undefined;
  return `{ ${pair.first}: ${inFlow(one)}, ${pair.second}: ${inFlow(other)} }`;
}

/** A link or picture of Markdown or HTML as the group of an action or a picture. */
function asLinked(text: string): Reading | undefined {
  const linked = readLinked(text);
  const written = linked && linkedInFlow(linked);
  if (written === undefined) return undefined;
  const { words, address, isPicture } = linked!;
  return { value: isPicture ? { src: address, alt: words } : { label: words, href: address }, written };
}

/** Kinds of texts that lead somewhere. */
const ADDRESSED: ReadonlySet<string> = new Set(["link", "receiver", "file", "image"]);

/** A group of which one text can be left alone in it, as a link that needs no more than its words. */
function asGroup(text: string, schema: Schema): Reading | undefined {
  const names = schema.required ?? Object.keys(schema.properties ?? {});
  const [name, other] = names;
  if (name === undefined || other !== undefined) return undefined;
  const wanted = schema.properties?.[name];
  const option = wanted && ofValue(wanted);
  if (!option || !acceptedTypes(option).has("string")) return undefined;
  if (isEntryOfMenu(schema)) return undefined;
  // An address alone is no label, and words are no address.
  if (/^(?:\/|#|mailto:|tel:|https?:)/.test(text) !== ADDRESSED.has(kindOf(option) ?? "")) return undefined;
  // What only screen readers say is seen by nobody: words are meant to be.
  const shown = name === "label" && isShownBeside(schema) ? { text } : {};
  const value = { [name]: text, ...shown };
  const parts = Object.entries(value).map(([one, words]) => `${one}: ${inFlow(words)}`);
  return { value, written: `{ ${parts.join(", ")} }` };
}

/** An entry of a menu, which leads somewhere, opens more of them, or is nothing: words alone are no entry. */
const isEntryOfMenu = ({ properties = {} }: Schema): boolean =>
  ["label", "href", "items"].every((name) => Object.hasOwn(properties, name));

/** Words or a picture that are seen, beside a label that is said. */
const isShownBeside = ({ properties = {} }: Schema): boolean =>
  Object.hasOwn(properties, "image") && properties.text !== undefined && isFreeText(properties.text);

/**
 * How a group begins of which the text alone is there that leads somewhere: `{ src: /images/team.jpg, alt: … }`. The
 * rest nobody knows but its author.
 */
export function beginningOf(value: unknown, schema: Schema): string | undefined {
  if (typeof value !== "string") return undefined;
  const { properties = {}, required = [], items } = schema;
  const entry = items && !Array.isArray(items) ? ofValue(items) : undefined;
  // A list with one entry, as people write where they know of only one.
  if (entry && !entry["x-block"]) {
    const first = acceptedTypes(entry).has("object") ? beginningOf(value, entry) : undefined;
    return first && `[${first}]`;
  }
  if (required.length === 0) return undefined;
  if (isEntryOfMenu(schema) && required.length === 1) {
    const isAddress = LEADS.test(value);
    const words = value.trim() !== "" && value.length <= MOST_REPEATED && !/\n|\$\{|\{\{/.test(value);
    if (!words) return undefined;
    return isAddress ? `{ label: …, href: ${inFlow(value)} }` : `{ label: ${inFlow(value)}, href: … }`;
  }
  const parts = required.map((name) => [name, addressIn(value, properties[name])] as const);
  const known = parts.filter(([, part]) => part !== undefined);
  if (known.length === 0) return ofWords(value, required, properties);
  // A group that needs no more than an address is that address, which is told otherwise.
  if (known.length !== 1 || (parts.length < 2 && !known[0]![1]!.startsWith("{"))) return undefined;
  return `{ ${parts.map(([name, part = "…"]) => `${name}: ${part}`).join(", ")} }`;
}

/**
 * How a group or a list begins of which a binding alone is there: `{ src: "${item.photo}", alt: … }`.
 *
 * @param field  What it is bound to.
 */
export function beginningOfBound(binding: string, field: Schema, schema: Schema): string | undefined {
  const asked = ofValue(schema);
  const accepted = acceptedTypes(asked);
  if (!acceptedTypes(field).has("string")) return undefined;
  const kind = kindOf(field);
  const takesIt = (option: Schema | undefined): boolean =>
    option !== undefined && (kind === undefined ? isFreeText(option) : kindOf(ofValue(option)) === kind);
  if (accepted.has("object")) {
    const { properties = {}, required = [] } = asked;
    const name = required.find((one) => takesIt(properties[one]));
    if (name === undefined) return undefined;
    return `{ ${required.map((one) => `${one}: ${one === name ? quote(binding) : "…"}`).join(", ")} }`;
  }
  const entry = asked.items && !Array.isArray(asked.items) ? asked.items : undefined;
  return accepted.has("array") && takesIt(entry) ? `[${quote(binding)}]` : undefined;
}

/** Most characters of a text that is repeated in a sentence. */
const MOST_REPEATED = 60;

/** Words as the first text that a group cannot do without. */
function ofWords(
  value: string,
  required: readonly string[],
  properties: NonNullable<Schema["properties"]>,
): string | undefined {
  const isPlain = !value.includes("\n") && !value.includes("${") && !value.includes("{{");
  if (required.length < 2 || value.length > MOST_REPEATED || !isPlain || LEADS.test(value)) return undefined;
  // A word in the place of a picture is rather its name than what it shows.
  const isPicture = required.some(
    (name) => kindOf(properties[name] && ofValue(properties[name])) === "image",
  );
  if (isPicture || value.trim() === "") return undefined;
  const first = required.find((name) => properties[name] && isFreeText(properties[name]));
  if (first === undefined) return undefined;
  return `{ ${required.map((name) => `${name}: ${name === first ? inFlow(value) : "…"}`).join(", ")} }`;
}

/** What leads somewhere is no words. */
const LEADS = /^(?:\/|#|mailto:|tel:|https?:|www\.)/;

/** The address as the value of an option that leads somewhere, or of a group that cannot do without one. */
function addressIn(value: string, option: Schema | undefined): string | undefined {
  if (option === undefined) return undefined;
  const asked = ofValue(option);
  const kind = kindOf(asked);
  if (ADDRESSED.has(kind ?? "")) {
    if (/^(?:\/|https?:|#|mailto:|tel:)\S*$/.test(value)) return inFlow(value);
    const picture = kind === "image" ? PICTURE.exec(value)?.[1] : undefined;
    return picture && inFlow(`/images/${picture}`);
  }
  return asked.required ? beginningOf(value, asked) : undefined;
}

/** The name of a picture by itself, or behind a path on somebody's machine. */
const PICTURE = /^(?:(?:[A-Za-z]:|\.{1,2})?[^\s:]*[\\/])?([\w.-]+\.(?:jpe?g|png|webp|avif|gif|svg))$/i;
