import type { Draft, Span } from "../problems/draft.ts";
import { typeNames } from "../problems/words.ts";
import { acceptedTypes, entrySchema, kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { isWholeBinding } from "../yaml/tree.ts";
import { type TypeScope, type TypeStore, typeOfPath } from "./binding-types.ts";
import { type Binding, parseBindings } from "./bindings.ts";

/**
 * Checks every `${…}` of a text.
 *
 * @param span  Where the text stands in the file. @param source  The file's text, to find the brace in.
 * @param wanted  Schema of the option, for a text that is one binding alone.
 */
export function checkBindings(
  text: string,
  span: Span,
  source: string,
  path: readonly (string | number)[],
  wanted: Schema | undefined,
  scope: TypeScope,
  store: TypeStore,
  problems: Draft[],
): void {
  const template = parseBindings(text);
  let cursor = span.start;
  if (template.fault) {
    const { start, end, message, hint, fix } = template.fault;
    // Written with an escape, or over several lines, it is not found: then the whole text is marked.
    const written = source.indexOf(text.slice(start, end), span.start);
    const isFound = written !== -1 && written < span.end;
    const place = isFound ? { start: written, end: Math.min(span.end, written + end - start) } : { ...span };
    problems.push({
      code: "bad-binding",
      ...place,
      path: [...path],
      message,
      hint,
      ...(fix && isFound && { fix: { ...place, text: fix } }),
    });
  }
  const isWhole = isWholeBinding(text);
  for (const part of template.parts) {
    if (typeof part === "string") continue;
    const written = source.indexOf(`\${${part.raw}}`, cursor);
    const at = written === -1 || written >= span.end ? undefined : written + 2;
    if (at !== undefined) cursor = at + part.raw.length;
    const type = typeOfPath(part.path, scope, store);
    if (type.problem) {
      const { from, message, hint, guess } = type.problem;
      const step = part.path[from] ?? "";
      const before = part.path.slice(0, from).join(".").length + (from > 0 ? 1 : 0);
      const place = at === undefined ? span : { start: at + before, end: at + before + step.length };
      problems.push({
        code: "bad-binding",
        ...place,
        path: [...path],
        message,
        ...(guess ? { hint: `Did you mean "${guess}"?` } : hint && { hint }),
        ...(guess && at !== undefined && { fix: { ...place, text: guess } }),
      });
      continue;
    }
    if (!type.schema) continue;
    const place = at === undefined ? span : { start: at, end: at + part.raw.length };
    const complaint = isWhole
      ? complainAboutType(part, type.schema, wanted)
      : complainAboutText(part, type.schema);
    if (complaint) problems.push({ code: "binding-type", ...place, path: [...path], ...complaint });
  }
}

function complainAboutType(
  binding: Binding,
  schema: Schema,
  wanted: Schema | undefined,
): { message: string; hint?: string } | undefined {
  if (!wanted) return undefined;
  const offered = acceptedTypes(schema);
  const accepted = acceptedTypes(wanted);
  if (offered.size === 0 || accepted.size === 0) return undefined;
  const fits = [...offered].some(
    (type) =>
      accepted.has(type) ||
      (type === "integer" && accepted.has("number")) ||
      (type === "number" && accepted.has("integer")) ||
      ((type === "number" || type === "integer") && accepted.has("string")),
  );
  if (!fits)
    return {
      message: `"${binding.raw}" is ${typeNames(offered)}, but this option takes ${typeNames(accepted)}.`,
    };
  if (offered.has("array") && !offered.has("string")) {
    const from = entrySchema(schema, 0);
    const into = entrySchema(wanted, 0);
    if (from && into && acceptedTypes(into).size > 0) {
      const kinds = acceptedTypes(from);
      if (
        kinds.size > 0 &&
        ![...kinds].some(
          (type) =>
            acceptedTypes(into).has(type) || (type === "integer" && acceptedTypes(into).has("number")),
        )
      ) {
        return {
          message: `"${binding.raw}" is a list of other things than this option takes: ${typeNames(acceptedTypes(into))} each.`,
        };
      }
    }
  }
  const kind = kindOf(wanted);
  const from = kindOf(schema);
  if (
    kind &&
    from &&
    kind !== from &&
    (kind === "image" || kind === "link" || kind === "icon") &&
    !(kind === "link" && from === "image")
  ) {
    return {
      message: `"${binding.raw}" holds ${kindWords[from] ?? "a text"}, but this option takes ${kindWords[kind]}.`,
    };
  }
  return undefined;
}

function complainAboutText(binding: Binding, schema: Schema): { message: string; hint?: string } | undefined {
  const offered = acceptedTypes(schema);
  if (offered.size === 0 || offered.has("string") || offered.has("number") || offered.has("integer"))
    return undefined;
  return {
    message: `"${binding.raw}" is ${typeNames(offered)} and cannot stand inside a text.`,
    hint: "Only texts and numbers can.",
  };
}

const kindWords: Record<string, string> = {
  link: "an address",
  image: "the path of a picture",
  icon: "the name of an icon",
  markdown: "a text with Markdown",
  "markdown-inline": "a text with Markdown",
};
