import type { ErrorObject } from "ajv";
import type { Draft } from "../problems/draft.ts";
import { editedRange, type TextEdit } from "../yaml/text-edits.ts";
import type { Entry } from "../yaml/tree.ts";
import { checkOfPart } from "./compile-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Both, where the value of a misspelt name is not yet as the option takes it. */
export interface NamedValue {
  offer: TextEdit;
  /** As it is written on one line. */
  written?: string;
}

/**
 * A name and its value corrected together: to put only the name right would bring the next message.
 *
 * @param explain  What is told of the value below its right name.
 * @returns undefined where the value is right as it is, or nobody knows how it is meant.
 */
export function namedValue(
  name: string,
  value: unknown,
  { keyStart, keyEnd, value: node }: Entry,
  schema: Schema,
  text: string,
  explain: (errors: readonly ErrorObject[]) => readonly Draft[],
): NamedValue | undefined {
  const drafts = explain(errorsOf(value, schema));
  const edits = drafts.flatMap(({ fix, offer }) => fix ?? offer ?? []).sort((a, b) => a.start - b.start);
  const [first] = edits;
  if (!first || edits.length < drafts.length || first.start < keyEnd) return undefined;
  if (edits.some((edit, index) => index > 0 && edit.start < edits[index - 1]!.end)) return undefined;
  const mark = /["']/.exec(text[keyStart] ?? "")?.[0] ?? "";
  const own = { start: keyStart, end: keyEnd, text: `${mark}${name}${mark}` };
  const end = Math.max(node.end, edits.at(-1)!.end);
  const offer = editedRange(text, keyStart, end, [own, ...edits]);
  const line = offer.text.trimEnd().replace(/^(["'])(.*?)\1/, "$2");
  return { offer, ...(!line.includes("\n") && line.length <= LONGEST && { written: line }) };
}

/** More characters than this are no example in a sentence. */
const LONGEST = 80;

function errorsOf(value: unknown, schema: Schema): readonly ErrorObject[] {
  try {
    return checkOfPart(schema)(value);
  } catch {
    // A schema that is wrong itself is told at its place.
    return [];
  }
}
