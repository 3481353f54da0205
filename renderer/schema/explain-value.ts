import type { ErrorObject } from "ajv";
import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf, shownValue } from "../problems/things.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { visibleSpan } from "../yaml/tree.ts";
import { withoutDash, withoutEntry } from "../yaml/without-entry.ts";
import { explainChoice } from "./explain-choice.ts";
import { explainBare, explainDisguise } from "./explain-disguise.ts";
import { explainType } from "./explain-type.ts";
import { isFreeText } from "./free-text.ts";
import { findImageFault, findLinkFault } from "./links.ts";
import { meantForm } from "./meant-form.ts";
import { meantName, wantsPlainName } from "./plain-name.ts";
import type { Schema } from "./schema-types.ts";
import { hasFields, type Place, type Subject } from "./subject.ts";
import type { Case } from "./value-case.ts";
import { wordsBehindSign } from "./words-behind-sign.ts";

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
  if (error.propertyName !== undefined) return explainName(found, error.propertyName);
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
  const bare = hasFields(subject) ? undefined : explainBare(found);
  return bare ?? explainDisguise(found) ?? (explanations[error.keyword] ?? explainCombination)(found);
}

const explanations: Record<string, (found: Case) => Draft> = {
  type: explainType,
  anyOf: explainType,
  oneOf: (found) =>
    Array.isArray(found.error.params.passingSchemas) ? explainCombination(found) : explainType(found),
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
  contains: explainLackingEntry,
};

/** A name that a group cannot have, whatever stands behind it. */
function explainName({ schema, place, known }: Case, found: string): Draft {
  const { of: _, about: __, ...params } = known;
  const names = (schema.enum ?? []).map(String);
  const guess = suggest(found, names);
  const advice = schema.patternErrorMessage ?? schema.description;
  return {
    ...place,
    code: "wrong-format",
    params: {
      ...params,
      found,
      case: "name",
      ...(names.length > 0 && { names: namesOf(names) }),
      ...(advice && { advice }),
      ...(guess !== undefined && { guess }),
    },
    ...(guess !== undefined && { offer: { start: place.start, end: place.end, text: guess } }),
  };
}

/** A list none of whose entries is of the kind that one has to be of. */
function explainLackingEntry({ schema, at, place, known: { of: _, ...params } }: Case): Draft {
  const wanted = schema.contains as Schema;
  const values = wanted.const === undefined ? wanted.enum : [wanted.const];
  const lacks = values ? { values: values.map(shownValue) } : { names: wanted.required ?? [] };
  return {
    ...place,
    ...(at.entry && { start: at.entry.keyStart, end: at.entry.keyEnd }),
    code: "wrong-combination",
    params: { ...params, lacks },
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
  // What a service gives to be pasted comes on several lines.
  const pasted = at.node?.kind === "scalar" && at.node.isBlock && /^\s*</.test(value) ? at.node : undefined;
  const form = isPlain || pasted ? meantForm(pasted ? value.trim() : value, schema) : undefined;
  const isName = form === undefined && isPlain && error.keyword === "pattern" && wantsPlainName(schema);
  const guess = form ?? (isName ? meantName(value, schema) : undefined);
  const begins = error.keyword === "pattern" ? beginningOfPattern(String(schema.pattern)) : undefined;
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
      ...(begins !== undefined && !value.startsWith(begins) && { begins }),
    },
    ...(written !== undefined && {
      offer: pasted
        ? inPlaceOf(pasted, at, written)
        : { start: at.span.start, end: at.span.end, text: written },
    }),
  };
}

/** The signs with which every text of a pattern begins: `+` of `^\\+[0-9 ]{7,20}$`; undefined where there are none. */
function beginningOfPattern(pattern: string): string | undefined {
  if (!pattern.startsWith("^") || pattern.includes("|")) return undefined;
  const [, signs = ""] = /^\^((?:(?:\\[^\w\s]|[\w:/@#-])(?![?*{]))*)/.exec(pattern) ?? [];
  return signs.replaceAll("\\", "") || undefined;
}

/** In the place of a text of several lines, whose last line break belongs to it. */
function inPlaceOf({ start, end }: Span, { text = "" }: Place, written: string): TextEdit {
  const whole = text.slice(start, end);
  return { start, end: start + whole.trimEnd().length, text: written };
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

function explainCombination({ error, place, known: { of: _, ...params } }: Case): Draft {
  const options = togetherIn(error);
  return {
    ...place,
    code: "wrong-combination",
    params: { ...params, ...(options.length > 1 && { options }) },
  };
}

/** Options that are there and may not be there together, as `oneOf` and `not` say it of `required`. */
function togetherIn({ schema, params, data }: ErrorObject): string[] {
  const passing = params.passingSchemas as number[] | undefined;
  const parts = passing ? passing.map((index) => (schema as Schema[])[index]!) : [schema as Schema];
  const names = new Set(parts.flatMap(({ required }) => required ?? []));
  return typeof data === "object" && data !== null
    ? [...names].filter((name) => Object.hasOwn(data, name))
    : [];
}
