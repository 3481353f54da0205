import { parseSchema } from "../../renderer/schema/parse-schema.ts";
import { SchemaFault } from "../../renderer/schema/schema-fault.ts";

/** The part of a schema of a block that is told as unusable, and what is said of it. */
export function toldInSchema(schema: object): string | undefined {
  const text = JSON.stringify({ type: "object", ...schema });
  try {
    parseSchema(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemaFault)) throw error;
    const { start = 0, end = 0, write } = error.place ?? {};
    return `${text.slice(start, end)} | ${error.message}${write ? ` Write ${write}.` : ""}`;
  }
}
