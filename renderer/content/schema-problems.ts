import type { ErrorObject } from "ajv";
import { acceptedTypes, optionNames } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Draft } from "./draft.ts";
import { findImageFault, findLinkFault } from "./links.ts";
import { listOr, listSome, suggest } from "./suggest.ts";
import { BROKEN } from "./to-data.ts";
import { type Entry, findNode, type TreeNode, visibleSpan } from "./tree.ts";
import { describeValue, firstSentence, limitsOf, typeNames } from "./words.ts";

/** What the words of a problem are about. */
export interface Subject {
  /** The thing with options: "The hero block", "A row of jobs". */
  title: string;
  /** What its entries are called. */
  entry: "option" | "field" | "key";
  /** What holds a value: "this page", "this row". */
  holder: string;
  /** Names that are possible beside those of the schema. */
  extraNames?: readonly string[];
}

/**
 * Rewrites the errors of a schema check as problems at their places.
 *
 * One mistake gives one problem: a missing option whose name stands there misspelt is reported as the
 * misspelling alone, what lies inside a value that is wrong as a whole is dropped, and a choice between
 * shapes is reported for the shape that the author chose.
 *
 * @param root  Tree of the object that was checked. @param base Its path in the file.
 * @param anchor  Where to point when the object as a whole lacks something.
 */
export function explainSchemaErrors(
  errors: readonly ErrorObject[],
  root: TreeNode,
  base: readonly (string | number)[],
  anchor: { start: number; end: number },
  subject: Subject,
  text: string,
): Draft[] {
  const problems: Draft[] = [];
  const kept = dropConsequences(errors);
  const renamed = new Map<string, string>();
  for (const error of kept) {
    if (error.keyword !== "additionalProperties") continue;
    const wrong = String(error.params.additionalProperty);
    const missing = kept
      .filter((other) => other.keyword === "required" && other.instancePath === error.instancePath)
      .map((other) => String(other.params.missingProperty));
    const parent = error.parentSchema as Schema;
    const names = [...optionNames(parent), ...(error.instancePath === "" ? (subject.extraNames ?? []) : [])];
    const present = Object.keys((error.data as Record<string, unknown>) ?? {});
    const guess = suggest(wrong, missing) ?? suggest(wrong, names.filter((name) => !present.includes(name)));
    if (guess) renamed.set(`${error.instancePath}\n${guess}`, wrong);
    problems.push(explainUnknown(error, wrong, guess, names));
  }
  for (const error of kept) {
    if (error.keyword === "additionalProperties") continue;
    if (error.data === BROKEN) continue;
    if (error.keyword === "required") {
      const name = String(error.params.missingProperty);
      if (!renamed.has(`${error.instancePath}\n${name}`)) problems.push(explainMissing(error, name));
    } else problems.push(explainValue(error));
  }
  return problems;

  function place(pointer: string): { path: (string | number)[]; node: TreeNode; entry?: Entry; span: { start: number; end: number }; name: string } {
    const path = fromPointer(pointer);
    const { node, entry, depth } = findNode(root, path);
    const names = path.filter((step) => typeof step === "string");
    const last = path.at(-1);
    const name = typeof last === "string" ? `"${last}"` : names.length > 0 && typeof last === "number" ? `Entry ${last + 1} of "${names.at(-1)}"` : subject.title;
    const isEmpty = node.kind === "scalar" && node.source === "" && entry && node.plain;
    const span = depth === 0 && path.length === 0 ? anchor : isEmpty ? { start: entry.keyStart, end: entry.keyEnd } : visibleSpan(node, text);
    return { path: [...base, ...path], node, ...(entry && { entry }), span, name };
  }

  function explainUnknown(error: ErrorObject, wrong: string, guess: string | undefined, names: string[]): Draft {
    const at = place(error.instancePath);
    const entry = at.node.kind === "map" ? at.node.entries.get(wrong) : undefined;
    const span = entry ? { start: entry.keyStart, end: entry.keyEnd } : at.span;
    const owner = error.instancePath === "" ? subject.title : at.name;
    const rest = guess ? `Did you mean "${guess}"?` : listSome(subject.entry === "field" ? "Fields" : "Options", names);
    const isQuoted = entry !== undefined && /["']/.test(text[entry.keyStart] ?? "");
    return {
      code: subject.entry === "field" ? "unknown-field" : "unknown-option",
      ...span,
      path: [...at.path, wrong],
      message: `${owner} has no ${error.instancePath === "" ? subject.entry : "option"} "${wrong}".`,
      hint: rest,
      ...(guess && entry && { fix: { start: span.start, end: span.end, text: isQuoted ? `"${guess}"` : guess } }),
    };
  }

  function explainMissing(error: ErrorObject, name: string): Draft {
    const at = place(error.instancePath);
    const inner = (error.parentSchema as Schema).properties?.[name];
    const about = firstSentence(inner?.description);
    const owner = error.instancePath === "" ? subject.title : at.name;
    let span = at.span;
    if (error.instancePath !== "") {
      if (at.entry) span = { start: at.entry.keyStart, end: at.entry.keyEnd };
      else if (at.node.kind === "map") {
        const first = at.node.entries.values().next().value;
        if (first) span = { start: first.keyStart, end: first.keyEnd };
      }
    }
    return {
      code: subject.entry === "field" ? "missing-field" : "missing-option",
      ...span,
      path: at.path,
      message: about ? `${owner} needs "${name}": ${about}` : `${owner} needs "${name}".`,
    };
  }

  function explainValue(error: ErrorObject): Draft {
    const at = place(error.instancePath);
    const schema = error.parentSchema as Schema;
    const common = { ...at.span, path: at.path };
    const value = error.data;
    const isEmpty = value === null && at.node.kind === "scalar" && (at.node.source === "" || at.node.source === "~");
    const about = firstSentence(schema.description);
    if (isEmpty || (error.keyword === "minLength" && value === "")) {
      return { ...common, code: "empty-value", message: `${at.name} has no value.`, hint: about ? `Write it after the colon, or remove the line. ${about}` : "Write it after the colon, or remove the line." };
    }
    switch (error.keyword) {
      case "type":
      case "anyOf":
      case "oneOf": {
        const wanted = typeNames(acceptedTypes(schema), schema);
        const first = text[at.node.start];
        if (acceptedTypes(schema).has("string") && typeof value === "object" && at.node.kind !== "scalar" && (first === "[" || first === "{")) {
          const raw = text.slice(at.node.start, at.node.end);
          const quoted = raw.includes('"') ? `'${raw}'` : `"${raw}"`;
          return { ...common, code: "wrong-type", message: `${at.name} must be ${wanted}; a value that starts with ${first} is read as ${first === "[" ? "a list" : "a group"}.`, hint: `If you mean the text, put it in quotation marks: ${quoted}` };
        }
        return { ...common, code: "wrong-type", message: `${at.name} must be ${wanted}, not ${describeValue(value)}.`, ...(about && { hint: about }) };
      }
      case "enum":
      case "const": {
        const values = (error.keyword === "enum" ? schema.enum : [schema.const]) ?? [];
        if (typeof value === "object" && value !== null) return { ...common, code: "wrong-type", message: `${at.name} must be ${listOr(values.slice(0, 12))}, not ${describeValue(value)}.` };
        const guess = typeof value === "string" ? suggest(value, values.filter((one) => typeof one === "string")) : undefined;
        const isPlain = at.node.kind === "scalar" && !at.node.isBlock;
        return {
          ...common,
          code: "not-allowed-value",
          message: `${at.name} must be ${values.length > 12 ? "one of the names below" : listOr(values)}; ${subject.holder} has ${describeShort(value)}.`,
          ...(guess ? { hint: `Did you mean "${guess}"?` } : values.length > 12 && { hint: listSome("Possible", values.map(String), 20) }),
          ...(guess && isPlain && { fix: { start: at.span.start, end: at.span.end, text: guess } }),
        };
      }
      case "minimum":
      case "maximum":
      case "exclusiveMinimum":
      case "exclusiveMaximum":
      case "multipleOf":
        return { ...common, code: "out-of-range", message: `${at.name} must be ${limitsOf(schema)}; ${subject.holder} has ${String(value)}.`, ...(about && { hint: about }) };
      case "maxLength":
        return { ...common, code: "too-long", message: `${at.name} has ${[...String(value)].length} characters; at most ${schema.maxLength} fit.`, hint: "Shorten the text." };
      case "minLength":
        return { ...common, code: "too-short", message: `${at.name} has ${[...String(value)].length} characters; at least ${schema.minLength} are needed.` };
      case "minItems":
      case "maxItems": {
        const count = (value as unknown[]).length;
        const min = schema.minItems;
        const max = schema.maxItems;
        const wanted = min !== undefined && max !== undefined ? (min === max ? `exactly ${min}` : `from ${min} to ${max}`) : min !== undefined ? `at least ${min}` : `at most ${max}`;
        const span = at.entry ? { start: at.entry.keyStart, end: at.entry.keyEnd } : at.span;
        return { ...common, ...span, code: "wrong-count", message: `${at.name} must have ${wanted} ${(max ?? min) === 1 ? "entry" : "entries"}; ${subject.holder} has ${count === 0 ? "none" : count}.` };
      }
      case "uniqueItems": {
        const second = Math.max(Number(error.params.i), Number(error.params.j));
        const item = at.node.kind === "list" ? at.node.items[second] : undefined;
        const span = item ? visibleSpan(item, text) : at.span;
        return { ...common, ...span, path: [...at.path, second], code: "repeated-entry", message: `${at.name} has this entry twice.`, hint: "Remove one of the two." };
      }
      case "pattern":
      case "format": {
        const kind = schema["x-kind"];
        const fault = kind === "link" ? findLinkFault(String(value)) : kind === "image" ? findImageFault(String(value)) : undefined;
        if (fault) {
          const isPlain = at.node.kind === "scalar" && !at.node.isBlock;
          return { ...common, code: kind === "link" ? "bad-link" : "bad-image", message: fault.message, hint: fault.hint, ...(fault.fix && isPlain && { fix: { start: at.span.start, end: at.span.end, text: fault.fix } }) };
        }
        const hint = schema.patternErrorMessage ?? (error.keyword === "format" ? formatHints[String(schema.format)] : undefined) ?? about;
        return { ...common, code: "wrong-format", message: `${at.name} cannot be ${describeShort(value)}.`, ...(hint && { hint }) };
      }
      case "dependencies":
      case "dependentRequired":
        return { ...common, code: "missing-option", message: `${at.name} needs "${error.params.missingProperty}" because it has "${error.params.property}".` };
      case "minProperties":
        return { ...common, code: "wrong-count", message: `${at.name} must not be empty.`, ...(about && { hint: about }) };
      default:
        return { ...common, code: "wrong-combination", message: `${at.name} is written in a way that is not possible here.`, ...(about && { hint: about }) };
    }
  }
}

const formatHints: Record<string, string> = {
  email: "Write an e-mail address, such as name@example.com.",
  date: "Write a day that exists as year-month-day, such as 2025-07-25.",
  "date-time": "Write a moment as 2025-07-25T14:00:00Z.",
  time: "Write a time as hours and minutes, such as 14:30.",
  uri: "Write a full address, such as https://example.com.",
  "color-hex": "Write a colour as # and six digits, such as #1f3a5f.",
};

function describeShort(value: unknown): string {
  return typeof value === "string" ? `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"` : describeValue(value);
}

function fromPointer(pointer: string): (string | number)[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
}

/** Leaves of each choice between shapes only where they help, and nothing below a value that is wrong as a whole. */
function dropConsequences(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const union of errors.filter((error) => error.keyword === "anyOf" || error.keyword === "oneOf")) {
    const isInside = (error: ErrorObject): boolean => error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`);
    const inside = kept.filter(isInside);
    const variants = new Map<string, ErrorObject[]>();
    for (const error of inside) {
      const index = error.schemaPath.slice(union.schemaPath.length + 1).split("/")[0]!;
      variants.set(index, [...(variants.get(index) ?? []), error]);
    }
    // The shape that the author chose is the one whose own kind (text, list, group) fits.
    const chosen = [...variants.values()].filter((list) => !list.some((error) => error.instancePath === union.instancePath && (error.keyword === "type" || error.keyword === "const")));
    const best = chosen.length === 1 ? chosen[0]! : chosen.length > 1 && union.data !== null && typeof union.data === "object" ? chosen.sort((a, b) => a.length - b.length)[0]! : undefined;
    kept = kept.filter((error) => !isInside(error) || best?.includes(error));
    if (best) kept = kept.filter((error) => error !== union);
  }
  const seen = new Set<string>();
  const wrongAsWhole = new Set(kept.filter((error) => error.keyword === "type").map((error) => error.instancePath));
  return kept.filter((error) => {
    const key = `${error.instancePath}\n${error.keyword}\n${JSON.stringify(error.params)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (error.keyword === "type") return true;
    return !wrongAsWhole.has(error.instancePath);
  }).filter((error, index, all) => {
    // One value, one problem: a text that is too short and of the wrong form is reported once.
    if (error.keyword === "required" || error.keyword === "additionalProperties") return true;
    return all.findIndex((other) => other.instancePath === error.instancePath && other.keyword !== "required" && other.keyword !== "additionalProperties") === index;
  });
}
