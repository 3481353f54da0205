import type { PlacedComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";
import { isDay } from "./text-formats.ts";

/** What an option takes, in words, where its default is of another kind or none of its values. */
export function notTakenDefault({ default: value, type, enum: values }: Schema): string | undefined {
  if (value === undefined) return undefined;
  const types = [type ?? []].flat();
  if (types.length > 0 && !types.some((one) => isOfType(value, one))) return types.join(" or ");
  const isListed = !values || values.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return isListed ? undefined : `one of ${values.map((one) => JSON.stringify(one)).join(", ")}`;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** A value that ours lead to and that there is not: of an option, or in the calendar. */
export function untrueValue(schema: Schema, path: readonly string[]): PlacedComplaint | undefined {
  const { enum: values, "x-values-were": were = {}, "x-leaves": leaves } = schema;
  const strange = strangeValue(schema);
  if (strange) return { path: [...path, ...strange.steps], complaint: strange.complaint };
  const old = Object.keys(were).find((name) => values?.includes(were[name]!) === false);
  const field = path.at(-1);
  if (values && old !== undefined) {
    const part = { keyword: "x-values-were", ...(field && { field }) };
    return { path: [...path, "x-values-were", old], complaint: { case: "not-one-of", part, values } };
  }
  if (leaves?.on === undefined || isDay(leaves.on)) return undefined;
  const part = { keyword: "x-leaves/on", ...(field && { field }) };
  const complaint = { case: "wrong-part" as const, part, reason: "is a day that there is not" };
  return { path: [...path, "x-leaves", "on"], complaint };
}

/** A value of `enum` or `const` that is not of the type beside it, and so is never right. */
function strangeValue({ type, enum: values, const: only }: Schema) {
  const types = [type ?? []].flat();
  if (types.length === 0) return undefined;
  const isStrange = (value: unknown) => !types.some((one) => isOfType(value, one));
  const index = (values ?? []).findIndex(isStrange);
  const complaint = (keyword: string, value: unknown) => ({
    case: "value-of-type" as const,
    keyword,
    value,
    type: types.join(" or "),
  });
  if (index !== -1) return { steps: ["enum", String(index)], complaint: complaint("enum", values![index]) };
  return only !== undefined && isStrange(only)
    ? { steps: ["const"], complaint: complaint("const", only) }
    : undefined;
}
