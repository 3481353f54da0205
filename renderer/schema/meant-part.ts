import { suggest } from "../problems/suggest.ts";
import { metaSchema } from "./meta-schema.ts";
import { keywordMeant, STANDARD, typeMeant, valueMeant } from "./other-schemas.ts";
import type { SchemaComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/** What the author of a schema meant by a part that cannot be what it is. */
export type MeantPart =
  /** The keyword is called otherwise. */
  | { part: "name"; name: string }
  /** Its value, with further keywords beside it. */
  | { part: "value"; value: unknown; beside?: Schema }
  /** `required: true` in fields: the group around them names those. */
  | { part: "required"; fields: readonly string[]; group: readonly string[]; keyword: string };

/** @param path  Steps from the whole schema to the part. */
export function meantPart(
  schema: Schema,
  path: readonly string[],
  complaint: SchemaComplaint,
): MeantPart | undefined {
  const group = partAt(schema, path.slice(0, -1));
  if (typeof group !== "object" || group === null) return undefined;
  const last = path.at(-1)!;
  const value = (group as Record<string, unknown>)[last];
  switch (complaint.case) {
    case "unknown-keyword":
      return meantKeyword(path, group as Schema, schema);
    case "idle-keyword":
      return complaint.guess ? { part: "name", name: complaint.guess } : undefined;
    case "unknown-condition":
      return complaint.guess && typeof value !== "string"
        ? { part: "name", name: complaint.guess }
        : meantGuess(complaint);
    case "unknown-type":
      return meantType(value, group as Schema);
    case "unknown-format":
      return oneOf(value, complaint.formats);
    case "not-one-of":
      return oneOf(value, complaint.values as string[]);
    case "wrong-part":
      return (
        (last === "required" ? requiredOf(schema, path, value) : undefined) ??
        meantValue(last, value, complaint.wanted)
      );
    case "wrong-default":
      return meantValue(
        last,
        value,
        typeof (group as Schema).type === "string" ? ((group as Schema).type as string) : undefined,
      );
    case "slashed-pattern":
      return { part: "value", value: complaint.bare };
    case "unknown-required":
    case "unknown-key":
      return oneOf(complaint.field, fieldsLeft(schema, path));
    default:
      return meantGuess(complaint);
  }
}

function meantGuess(complaint: SchemaComplaint): MeantPart | undefined {
  return "guess" in complaint && complaint.guess ? { part: "value", value: complaint.guess } : undefined;
}

export function partAt(schema: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, step) =>
      typeof part === "object" && part !== null ? (part as Record<string, unknown>)[step] : undefined,
    schema,
  );
}

const KEYWORDS = Object.keys(metaSchema.properties);

/** The keyword that is meant by another word; within a keyword of ours, one of the names that go there. */
export function keywordNear(word: string, path: readonly string[], group: Schema): string | undefined {
  const around = (metaSchema.properties as Readonly<Record<string, unknown>>)[path.at(-2) ?? ""];
  const names = partAt(around, ["properties"]);
  if (path.at(-2)?.startsWith("x-") && names) return suggest(word, Object.keys(names));
  const own = `x-${word.replace(/^x[_-]?/i, "")}`;
  return keywordMeant(word, group) ?? (KEYWORDS.includes(own) ? own : suggest(word, KEYWORDS));
}

function meantKeyword(path: readonly string[], group: Schema, schema: Schema): MeantPart | undefined {
  const name = keywordNear(path.at(-1)!, path, group);
  const required = name === "required" ? requiredOf(schema, path, group[path.at(-1)!]) : undefined;
  if (required) return required;
  return name === undefined || Object.hasOwn(group, name) ? undefined : { part: "name", name };
}

function meantType(value: unknown, group: Schema): MeantPart | undefined {
  if (typeof value !== "string") return undefined;
  const guess = suggest(value, STANDARD);
  // What it holds says more than what it is called.
  if (group.properties) return { part: "value", value: "object" };
  if (group.items && !typeMeant(value)?.items) return { part: "value", value: "array" };
  const meant = typeMeant(value) ?? (guess ? { type: guess } : undefined);
  if (!meant) return undefined;
  const { type, ...further } = meant;
  const beside = Object.fromEntries(Object.entries(further).filter(([name]) => !Object.hasOwn(group, name)));
  return { part: "value", value: type, ...(Object.keys(beside).length > 0 && { beside }) };
}

function oneOf(value: unknown, allowed: readonly string[]): MeantPart | undefined {
  if (typeof value !== "string") return undefined;
  const guess = valueMeant(value, allowed) ?? suggest(value, allowed);
  return guess === undefined ? undefined : { part: "value", value: guess };
}

/** The fields of a group that the list `required` which a path leads into, or the keyword beside them, does not name. */
function fieldsLeft(schema: Schema, path: readonly string[]): string[] {
  const isListed = path.at(-2) === "required";
  const { properties = {}, required = [] } = partAt(schema, path.slice(0, isListed ? -2 : -1)) as Schema;
  return Object.keys(properties).filter((name) => !isListed || !required.includes(name));
}

/** `required` of a field, where the group around it names what has to be there. */
function requiredOf(schema: Schema, path: readonly string[], value: unknown): MeantPart | undefined {
  const keyword = path.at(-1)!;
  const isOfField = path.at(-3) === "properties";
  if (!isOfField || typeof value !== "boolean") return undefined;
  const group = path.slice(0, -3);
  const { properties = {}, required = [] } = partAt(schema, group) as Schema;
  if (!Array.isArray(required)) return undefined;
  const fields = Object.keys(properties).filter(
    (name) => typeof (properties[name] as Schema)?.[keyword] === "boolean",
  );
  return { part: "required", fields, group, keyword };
}

/** A value as a keyword takes it, of one that is written as another kind. */
function meantValue(keyword: string, value: unknown, wanted: string | undefined): MeantPart | undefined {
  const put = (meant: unknown): MeantPart => ({ part: "value", value: meant });
  if (wanted === "array") {
    if (typeof value === "string" && keyword !== "examples")
      return put(
        value
          .trim()
          .split(/\s*[,;|]\s*/)
          .filter((part) => part !== ""),
      );
    return typeof value === "boolean" || (typeof value === "object" && keyword !== "examples")
      ? undefined
      : put([value]);
  }
  if (typeof value !== "string") return undefined;
  if ((wanted === "integer" || wanted === "number") && /^-?\d+(?:\.\d+)?$/.test(value)) {
    const number = Number(value);
    return wanted === "integer" && !Number.isInteger(number) ? undefined : put(number);
  }
  if (wanted === "boolean" && /^(?:true|false)$/i.test(value)) return put(value.toLowerCase() === "true");
  if (wanted === "object") {
    const meant = STANDARD.includes(value) ? { type: value } : typeMeant(value);
    return meant && put(meant);
  }
  return undefined;
}
