import type { ErrorObject } from "ajv";
import type { Draft } from "../problems/draft.ts";
import { listOr, listSome, suggest } from "../problems/suggest.ts";
import { count, describeValue, firstSentence, limitsOf, typeNames } from "../problems/words.ts";
import { visibleSpan } from "../yaml/tree.ts";
import { findImageFault, findLinkFault } from "./links.ts";
import { acceptedTypes } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Place, Subject } from "./subject.ts";

/**
 * Says in an author's words what is wrong with one value.
 *
 * @param at  Where the value is, and how messages call it.
 */
export function explainValue(error: ErrorObject, at: Place, subject: Subject, text: string): Draft {
  const schema = error.parentSchema as Schema;
  const common = { ...at.span, path: at.path };
  const value = error.data;
  const isEmpty =
    value === null && at.node.kind === "scalar" && (at.node.source === "" || at.node.source === "~");
  const about = firstSentence(schema.description);
  if (isEmpty || (error.keyword === "minLength" && value === "")) {
    return {
      ...common,
      code: "empty-value",
      message: `${at.name} has no value.`,
      hint: about
        ? `Write it after the colon, or remove the line. ${about}`
        : "Write it after the colon, or remove the line.",
    };
  }
  switch (error.keyword) {
    case "type":
    case "anyOf":
    case "oneOf": {
      const wanted = typeNames(acceptedTypes(schema), schema);
      const first = text[at.node.start];
      if (
        acceptedTypes(schema).has("string") &&
        typeof value === "object" &&
        at.node.kind !== "scalar" &&
        (first === "[" || first === "{")
      ) {
        const raw = text.slice(at.node.start, at.node.end);
        const path = /^\{\{?\s*((?:item|outer|site|page|count)(?:\.\w+)+)\s*\}?\}$/.exec(raw)?.[1];
        const quoted = raw.includes('"') ? `'${raw}'` : `"${raw}"`;
        return {
          ...common,
          code: "wrong-type",
          message: `${at.name} must be ${wanted}; a value that starts with ${first} is read as ${first === "[" ? "a list" : "a group"}.`,
          hint: path
            ? `A binding is written \${${path}}.`
            : `If you mean the text, put it in quotation marks: ${quoted}`,
          ...(path && { fix: { start: at.node.start, end: at.node.end, text: `\${${path}}` } }),
        };
      }
      return {
        ...common,
        code: "wrong-type",
        message: `${at.name} must be ${wanted}, not ${describeValue(value)}.`,
        ...(about && { hint: about }),
      };
    }
    case "enum":
    case "const": {
      const values = (error.keyword === "enum" ? schema.enum : [schema.const]) ?? [];
      if (typeof value === "object" && value !== null)
        return {
          ...common,
          code: "wrong-type",
          message: `${at.name} must be ${listOr(values.slice(0, 12))}, not ${describeValue(value)}.`,
        };
      const guess =
        typeof value === "string"
          ? suggest(
              value,
              values.filter((one) => typeof one === "string"),
            )
          : undefined;
      const isPlain = at.node.kind === "scalar" && !at.node.isBlock;
      return {
        ...common,
        code: "not-allowed-value",
        message: `${at.name} must be ${values.length > 12 ? "one of the names below" : listOr(values)}; ${subject.holder} has ${describeShort(value)}.`,
        ...(guess
          ? { hint: `Did you mean "${guess}"?` }
          : values.length > 12 && { hint: listSome("Possible", values.map(String), 20) }),
        ...(guess && isPlain && { fix: { start: at.span.start, end: at.span.end, text: guess } }),
      };
    }
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return {
        ...common,
        code: "out-of-range",
        message: `${at.name} must be ${limitsOf(schema)}; ${subject.holder} has ${String(value)}.`,
        ...(about && { hint: about }),
      };
    case "maxLength":
      return {
        ...common,
        code: "too-long",
        message: `${at.name} has ${count([...String(value)].length, "character")}; at most ${schema.maxLength} fit.`,
        hint: "Shorten the text.",
      };
    case "minLength":
      return {
        ...common,
        code: "too-short",
        message: `${at.name} has ${count([...String(value)].length, "character")}; at least ${schema.minLength} are needed.`,
      };
    case "minItems":
    case "maxItems": {
      const found = (value as unknown[]).length;
      const min = schema.minItems;
      const max = schema.maxItems;
      const wanted =
        min !== undefined && max !== undefined
          ? min === max
            ? `exactly ${min}`
            : `from ${min} to ${max}`
          : min !== undefined
            ? `at least ${min}`
            : `at most ${max}`;
      const span = at.entry ? { start: at.entry.keyStart, end: at.entry.keyEnd } : at.span;
      return {
        ...common,
        ...span,
        code: "wrong-count",
        message: `${at.name} must have ${wanted} ${(max ?? min) === 1 ? "entry" : "entries"}; ${subject.holder} has ${found === 0 ? "none" : found}.`,
      };
    }
    case "additionalItems": {
      const limit = Array.isArray(schema.items) ? schema.items.length : Number(error.params.limit);
      return {
        ...common,
        code: "wrong-count",
        message: `${at.name} must have ${limit} ${limit === 1 ? "entry" : "entries"}; ${subject.holder} has ${(value as unknown[]).length}.`,
        ...(about && { hint: about }),
      };
    }
    case "uniqueItems": {
      const second = Math.max(Number(error.params.i), Number(error.params.j));
      const item = at.node.kind === "list" ? at.node.items[second] : undefined;
      const span = item ? visibleSpan(item, text) : at.span;
      return {
        ...common,
        ...span,
        path: [...at.path, second],
        code: "repeated-entry",
        message: `${at.name} has this entry twice.`,
        hint: "Remove one of the two.",
      };
    }
    case "pattern":
    case "format": {
      const kind = schema["x-kind"];
      const fault =
        kind === "link"
          ? findLinkFault(String(value))
          : kind === "image"
            ? findImageFault(String(value))
            : undefined;
      if (fault) {
        const isPlain = at.node.kind === "scalar" && !at.node.isBlock;
        return {
          ...common,
          code: kind === "link" ? "bad-link" : "bad-image",
          message: fault.message,
          hint: fault.hint,
          ...(fault.fix && isPlain && { fix: { start: at.span.start, end: at.span.end, text: fault.fix } }),
        };
      }
      const hint =
        schema.patternErrorMessage ??
        (error.keyword === "format" ? formatHints[String(schema.format)] : undefined) ??
        about;
      return {
        ...common,
        code: "wrong-format",
        message: `${at.name} cannot be ${describeShort(value)}.`,
        ...(hint && { hint }),
      };
    }
    case "dependencies":
    case "dependentRequired":
      return {
        ...common,
        code: "missing-option",
        message: `${at.name} needs "${error.params.missingProperty}" because it has "${error.params.property}".`,
      };
    case "minProperties":
      return {
        ...common,
        code: "wrong-count",
        message: `${at.name} must not be empty.`,
        ...(about && { hint: about }),
      };
    default:
      return {
        ...common,
        code: "wrong-combination",
        message: `${at.name} is written in a way that is not possible here.`,
        ...(about && { hint: about }),
      };
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
  return typeof value === "string"
    ? `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`
    : describeValue(value);
}
