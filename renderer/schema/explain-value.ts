import type { ErrorObject } from "ajv";
import { LatePattern } from "../formats/late-pattern.ts";
import { isMapLink } from "../formats/map-links.ts";
import type { Draft } from "../problems/draft.ts";
import { findEditMark } from "../problems/edit-marks.ts";
import { shownValue } from "../problems/things.ts";
import { ROOTED_PATH } from "../yaml/binding-names.ts";
import { quote } from "../yaml/line.ts";
import { visibleSpan } from "../yaml/tree.ts";
import { withoutDash, withoutEntry } from "../yaml/without-entry.ts";
import { asValue } from "./as-value.ts";
import { explainChoice, explainSeveral } from "./explain-choice.ts";
import { explainDisguise } from "./explain-disguise.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { findImageFault, findLinkFault } from "./links.ts";
import { meantForm } from "./meant-form.ts";
import { placeOrder } from "./meant-place.ts";
import { meantShape } from "./meant-shape.ts";
import { beginningOf, meantValue } from "./meant-value.ts";
import { meantName, wantsPlainName } from "./plain-name.ts";
import { acceptedTypes, kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import { asEntries, numbersIn, severalIn } from "./several-values.ts";
import type { Place, Subject } from "./subject.ts";
import type { Case } from "./value-case.ts";
import { wordsBehindSign } from "./words-behind-sign.ts";

/** One value between brackets or in a group. */
const isAlone = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 1;

/** A binding without its sign. */
const BRACED_PATH = new LatePattern(String.raw`^\{\{?\s*(${ROOTED_PATH})\s*\}?\}$`);

/**
 * Says what is wrong with one value.
 *
 * @param at  Where the value is, and how problems call it.
 */
export function explainValue(error: ErrorObject, at: Place, subject: Subject): Draft {
  const schema = error.parentSchema as Schema;
  const about = schema.description;
  const place = { ...at.span, path: at.path };
  const known = { name: at.name, of: subject.thing, ...(about && { about }) };
  const found: Case = { error, schema, at, place, known };
  const isEmpty =
    error.data === null && at.node?.kind === "scalar" && (at.node.source === "" || at.node.source === "~");
  if (isEmpty || (error.keyword === "minLength" && error.data === "")) {
    const { of: _, ...params } = known;
    const behind = isFreeText(schema) ? wordsBehindSign(at) : undefined;
    const offer = behind ?? (at.name.kind === "nth" ? withoutDash(at.text ?? "", at.span.start) : undefined);
    return {
      ...place,
      code: "empty-value",
      params: { ...params, ...(behind && { isBehindSign: true as const }) },
      ...(offer && { offer }),
    };
  }
  return explainDisguise(found) ?? (explanations[error.keyword] ?? explainCombination)(found);
}

const explanations: Record<string, (found: Case) => Draft> = {
  type: explainType,
  anyOf: explainType,
  oneOf: explainType,
  enum: explainChoice,
  const: explainChoice,
  minimum: explainRange,
  maximum: explainRange,
  exclusiveMinimum: explainRange,
  exclusiveMaximum: explainRange,
  multipleOf: explainRange,
  maxLength: explainLength,
  minLength: explainLength,
  minItems: explainCount,
  maxItems: explainCount,
  additionalItems: explainTuple,
  uniqueItems: explainTwin,
  pattern: explainFormat,
  format: explainFormat,
  "x-after": explainEnd,
  dependencies: explainDependency,
  dependentRequired: explainDependency,
  minProperties: explainNoOptions,
};

function explainType(found: Case): Draft {
  const { error, schema, at, place, known } = found;
  const entries = Array.isArray(schema.items) ? undefined : schema.items?.enum;
  const several = entries && typeof error.data === "string" ? severalIn(error.data, entries) : undefined;
  const parted = several && explainSeveral(several, found);
  if (parted) return parted;
  const accepted = acceptedTypes(schema);
  const isEntry = /\/\d+$/.test(error.instancePath);
  const isNumber = accepted.has("number") || accepted.has("integer");
  const numbers = isEntry && isNumber ? numbersIn(error.data) : undefined;
  const edits = numbers && asEntries(numbers, at);
  const options = Object.keys(schema.properties ?? {});
  const wanted = { types: [...accepted], ...(options.length > 0 && { options }) };
  const { node, text = "" } = at;
  const sign = node && text[node.start];
  const isOne = isAlone(error.data) && !accepted.has("array") && !accepted.has("object");
  const only = isOne ? meantValue(error.data, schema) : undefined;
  const isGroup = typeof error.data === "object" && node?.kind !== "scalar";
  if (only !== undefined || !node || !accepted.has("string") || !isGroup || (sign !== "[" && sign !== "{")) {
    const colon = isGroup && isFreeText(schema) ? colonInText(at) : undefined;
    if (colon) return colon;
    const unmarked = isGroup && isFreeText(schema) ? textAboveList(at, schema) : undefined;
    if (unmarked) return unmarked;
    const stray = accepted.has("array") && !accepted.has("string") ? wordsAboveList(at) : undefined;
    if (stray) return stray;
    const shape = numbers ? undefined : meantShape(at, schema);
    const guess = only ?? (numbers || shape ? undefined : meantValue(error.data, schema));
    const half = guess === undefined && !shape ? beginningOf(error.data, schema) : undefined;
    const written = shape?.offer ?? (guess === undefined ? undefined : asValue(guess, at));
    return {
      ...place,
      code: "wrong-type",
      params: {
        ...known,
        case: "value",
        wanted,
        found: shownValue(error.data),
        ...(edits && numbers && { several: numbers }),
        ...(guess !== undefined && { guess }),
        ...(half !== undefined && { half }),
        ...(shape && { dash: shape.dash }),
        ...(guess === undefined && ofMapLink(error.data, schema)),
      },
      ...(edits ? { offer: edits } : written && { offer: written }),
    };
  }
  const raw = text.slice(node.start, node.end);
  const mark = findEditMark(raw);
  if (mark) return { ...place, code: "undecided-edit", params: { mark } };
  const path = BRACED_PATH.exec(raw)?.[1];
  const binding = path && `\${${path}}`;
  const quoted =
    !accepted.has("array") && isFreeText(schema) ? (raw.includes('"') ? `'${raw}'` : `"${raw}"`) : undefined;
  return {
    ...place,
    code: "wrong-type",
    params: {
      ...known,
      case: "bracket",
      wanted,
      sign,
      ...(quoted !== undefined && { quoted }),
      ...(binding && { binding }),
    },
    ...(binding
      ? { fix: { start: node.start, end: node.end, text: binding } }
      : quoted !== undefined && { offer: { start: node.start, end: node.end, text: quoted } }),
  };
}

/** A sentence with a colon where a text is wanted, which YAML reads as a name with a value. */
function colonInText({ node, text = "", path }: Place): Draft | undefined {
  if (node?.kind !== "map" || node.entries.size !== 1 || typeof path.at(-1) !== "number") return undefined;
  const [entry] = node.entries.values();
  if (entry?.value.kind !== "scalar" || entry.value.isBlock || entry.value.source === "") return undefined;
  const { start } = node;
  const end = entry.value.end;
  const whole = text.slice(start, end);
  if (/[\n#{]/.test(whole) || !/^(?:\p{L}.*\s.*|\p{Lu}\S*): \S/u.test(whole)) return undefined;
  const quoted = quote(whole);
  return { code: "colon-in-text", params: { quoted }, start, end, path, offer: { start, end, text: quoted } };
}

/** Of a link of a map that does not say which place it shows: how its two numbers are written. */
function ofMapLink(value: unknown, schema: Schema): { place?: string } {
  const order = typeof value === "string" && isMapLink(value) ? placeOrder(schema) : undefined;
  if (!order) return {};
  return {
    place: order.longitude < order.latitude ? "[longitude, latitude]" : "[latitude, longitude]",
  };
}

/** A sentence with its list below a name that takes a text: its colon made a name of it, and no sign says that all is one. */
function textAboveList({ node, entry, text = "", path }: Place, schema: Schema): Draft | undefined {
  if (kindOf(ofValue(schema)) !== "markdown" || node?.kind !== "map" || node.entries.size !== 1)
    return undefined;
  const [only] = node.entries.values();
  if (!entry || !/^[^\s"'{].*\s/.test(only?.key ?? "") || only?.value.kind !== "list") return undefined;
  if (text[only.value.start] !== "-" || !/^:[^\S\n]*\n\s*$/.test(text.slice(entry.keyEnd, node.start)))
    return undefined;
  const at = entry.keyEnd + 1;
  return {
    code: "unmarked-text",
    params: { name: entry.key },
    start: entry.keyStart,
    end: at,
    path,
    offer: { start: at, end: at, text: " |" },
  };
}

/** Words on a line between the name of a list and its entries, of which YAML makes one text. */
function wordsAboveList({ node, text = "", path }: Place): Draft | undefined {
  if (node?.kind !== "scalar" || !node.plain || node.isBlock) return undefined;
  const [first = "", ...entries] = text.slice(node.start, node.end).split("\n");
  if (entries.length === 0 || !entries.every((line) => /^\s*- +\S/.test(line))) return undefined;
  return {
    code: "stray-text",
    params: { isBelowText: false, isAboveList: true },
    start: node.start,
    end: node.start + first.trimEnd().length,
    path,
  };
}

function explainRange({ error, schema, place, known }: Case): Draft {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const limits = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
    ...(exclusiveMaximum !== undefined && { exclusiveMaximum }),
    ...(multipleOf !== undefined && { multipleOf }),
  };
  return { ...place, code: "out-of-range", params: { ...known, limits, found: shownValue(error.data) } };
}

function explainLength({ error, schema, place, known: { name } }: Case): Draft {
  const { length } = [...String(error.data)];
  return error.keyword === "maxLength"
    ? { ...place, code: "too-long", params: { name, length, limit: schema.maxLength! } }
    : { ...place, code: "too-short", params: { name, length, limit: schema.minLength! } };
}

function explainCount({ error, schema, at, place, known }: Case): Draft {
  const { minItems: min, maxItems: max } = schema;
  return {
    ...place,
    ...(at.entry && { start: at.entry.keyStart, end: at.entry.keyEnd }),
    code: "wrong-count",
    params: {
      ...known,
      case: "limits",
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      found: (error.data as unknown[]).length,
    },
  };
}

function explainTuple({ error, schema, place, known }: Case): Draft {
  const wanted = Array.isArray(schema.items) ? schema.items.length : Number(error.params.limit);
  const found = (error.data as unknown[]).length;
  return { ...place, code: "wrong-count", params: { ...known, case: "exactly", wanted, found } };
}

function explainTwin({ error, at, place, known: { name } }: Case): Draft {
  const second = Math.max(Number(error.params.i), Number(error.params.j));
  const { node, text = "" } = at;
  const item = node?.kind === "list" ? node.items[second] : undefined;
  const offer = node?.kind === "list" ? withoutEntry(node, second, text) : undefined;
  return {
    ...place,
    ...(item && visibleSpan(item, text)),
    path: [...at.path, second],
    code: "repeated-entry",
    params: { name },
    ...(offer && { offer }),
  };
}

function explainFormat({ error, schema, at, place, known }: Case): Draft {
  const kind = schema["x-kind"];
  const value = String(error.data);
  const fault = kind === "link" ? findLinkFault(value) : kind === "image" ? findImageFault(value) : undefined;
  if (fault) {
    const { fix, offer, ...rest } = fault as typeof fault & { offer?: string };
    const isPlain = at.node?.kind === "scalar" && !at.node.isBlock;
    return {
      ...place,
      ...rest,
      ...(fix && isPlain && { fix: { start: at.span.start, end: at.span.end, text: fix } }),
      ...(offer && isPlain && { offer: { start: at.span.start, end: at.span.end, text: offer } }),
    };
  }
  const { of: _, ...params } = known;
  const advice = schema.patternErrorMessage;
  const isPlain = at.node?.kind === "scalar" && !at.node.isBlock && typeof error.data === "string";
  const form = isPlain ? meantForm(value, schema) : undefined;
  const isName = form === undefined && isPlain && error.keyword === "pattern" && wantsPlainName(schema);
  const guess = form ?? (isName ? meantName(value, schema) : undefined);
  const isQuoted = /^["']/.test(at.text?.slice(at.span.start) ?? "");
  const written =
    guess !== undefined && (isQuoted || /: |:$|#|^\d[\d:-]*$/.test(guess)) ? `"${guess}"` : guess;
  return {
    ...place,
    code: "wrong-format",
    params: {
      ...params,
      found: shownValue(error.data),
      ...(advice && { advice }),
      ...(error.keyword === "format" && { format: String(schema.format) }),
      ...(guess !== undefined && { guess }),
      ...(isName && { isName }),
    },
    ...(written !== undefined && { offer: { start: at.span.start, end: at.span.end, text: written } }),
  };
}

function explainEnd({ error, place, known: { name } }: Case): Draft {
  const { other, start } = error.params as { other: string; start: string };
  return { ...place, code: "end-before-start", params: { name, end: String(error.data), other, start } };
}

function explainDependency({ error, place, known }: Case): Draft {
  const option = String(error.params.missingProperty);
  const other = String(error.params.property);
  return { ...place, code: "missing-option", params: { case: "beside", option, owner: known.name, other } };
}

function explainNoOptions({ place, known }: Case): Draft {
  return { ...place, code: "wrong-count", params: { ...known, case: "empty" } };
}

function explainCombination({ place, known: { of: _, ...params } }: Case): Draft {
  return { ...place, code: "wrong-combination", params };
}
