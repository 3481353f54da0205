/** What the words of a value have to know of its schema. */
interface Limits {
  properties?: Readonly<Record<string, unknown>>;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

/** Kinds of values in an author's words: "a text", "a whole number", "a list or a text". */
export function typeNames(types: ReadonlySet<string>, schema?: Limits): string {
  const names: string[] = [];
  if (types.has("string")) names.push("a text");
  if (types.has("number")) names.push("a number");
  else if (types.has("integer")) names.push("a whole number");
  if (types.has("boolean")) names.push("true or false");
  if (types.has("array")) names.push("a list");
  if (types.has("object")) {
    const options = Object.keys(schema?.properties ?? {});
    names.push(
      options.length > 0 && options.length <= 6
        ? `a group of options (${options.join(", ")})`
        : "a group of options",
    );
  }
  if (names.length === 0) return "something else";
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** A value in an author's words: `the text "three"`, `the number 6`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return `the text "${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : "a group of options";
}

/** Limits of a number: "from 1 to 4", "at least 1", "a multiple of 5". */
export function limitsOf(schema: Limits): string {
  const parts: string[] = [];
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) parts.push(`from ${minimum} to ${maximum}`);
  else if (minimum !== undefined) parts.push(`at least ${minimum}`);
  else if (maximum !== undefined) parts.push(`at most ${maximum}`);
  if (schema.exclusiveMinimum !== undefined) parts.push(`more than ${schema.exclusiveMinimum}`);
  if (schema.exclusiveMaximum !== undefined) parts.push(`less than ${schema.exclusiveMaximum}`);
  if (schema.multipleOf !== undefined) parts.push(`a multiple of ${schema.multipleOf}`);
  return parts.join(" and ");
}

/** The first sentence of a description, for a hint. */
export function firstSentence(description: string | undefined): string | undefined {
  if (!description) return undefined;
  const end = /[.!?](?=\s+[A-Z])/.exec(description);
  return end ? description.slice(0, end.index + 1) : description;
}

/** "1 page", "2 pages", "1 entry", "2 entries". */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? singular : plural}`;
}

/** A problem that was found several times and is told once. @param more How many times it is not told. */
export function withMore<Hinted extends { hint?: string }>(problem: Hinted, more: number): Hinted {
  if (more === 0) return problem;
  const rest = `The same holds in ${count(more, "more place")}.`;
  return { ...problem, hint: problem.hint ? `${problem.hint} ${rest}` : rest };
}
