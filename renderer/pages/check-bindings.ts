import type { Draft, Span } from "../problems/draft.ts";
import type { BindingType, PathFault } from "../problems/english/bindings.ts";
import { beginningOfBound } from "../schema/meant-value.ts";
import { acceptedTypes, entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { synonymOf } from "../schema/synonyms.ts";
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
    const { start, end, params, fix } = template.fault;
    // Written with an escape, or over several lines, it is not found: then the whole text is marked.
    const written = source.indexOf(text.slice(start, end), span.start);
    const isFound = written !== -1 && written < span.end;
    const place = isFound ? { start: written, end: Math.min(span.end, written + end - start) } : { ...span };
    problems.push({
      code: "bad-binding",
      params,
      ...place,
      path: [...path],
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
      const { from } = type.problem;
      // Among other words nothing that could be named gives a date.
      // An option of a shared list is named twice in its file, and either may be the slip.
      const isTwice = part.path[0] === "use";
      const isLost = !isWhole && wanted !== undefined && (wanted.format ?? wanted.pattern) !== undefined;
      const { fault, guess: near } = isLost || isTwice ? withoutGuess(type.problem) : type.problem;
      const declared = isTwice ? misdeclared(part.path, type.problem, path.at(-1), source) : undefined;
      if (declared) {
        problems.push(declared);
        continue;
      }
      const step = part.path[from] ?? "";
      const guess =
        (part.path.length === 1 ? ownerOf(part.raw, scope, store) : undefined) ??
        near ??
        (isNamedRow(part.path, scope) ? "item" : undefined) ??
        rootOf(part.path, scope, store) ??
        (type.problem.inside && !isTwice ? `${type.problem.inside}.${step}` : undefined) ??
        calledOtherwise(step, fault);
      const before = part.path.slice(0, from).join(".").length + (from > 0 ? 1 : 0);
      const place = at === undefined ? span : { start: at + before, end: at + before + step.length };
      problems.push({
        code: "bad-binding",
        params: guess === near ? fault : ({ ...fault, guess } as PathFault),
        ...place,
        path: [...path],
        ...(guess && at !== undefined && { [guess === near ? "fix" : "offer"]: { ...place, text: guess } }),
      });
      continue;
    }
    if (!type.schema) continue;
    const place = at === undefined ? span : { start: at, end: at + part.raw.length };
    const complaint = isWhole
      ? complainAboutType(part, type.schema, wanted)
      : isNoText(wanted)
        ? undefined
        : complainAboutText(part, type.schema);
    const offer = complaint && isWhole ? unlist(type.schema, wanted, span, source) : undefined;
    if (complaint)
      problems.push({
        code: "binding-type",
        params: offer ? ({ ...complaint, meant: offer.text } as BindingType) : complaint,
        ...place,
        path: [...path],
        ...(offer && { offer }),
      });
  }
}

/**
 * An option of a shared list whose name is mistyped where the list declares it: it is used under a name that is nearly
 * so, as what it is for.
 *
 * @param option  The option that the binding stands for.
 */
function misdeclared(
  [, used]: readonly string[],
  { fault, guess: declared }: { fault: PathFault; guess?: string },
  option: string | number | undefined,
  source: string,
): Draft | undefined {
  if (
    fault.case !== "unknown-field" ||
    declared === undefined ||
    !/^[a-z]\w*$/.test(declared) ||
    used === undefined ||
    used !== option
  )
    return undefined;
  const at = new RegExp(`^( +)(["']?)${declared}\\2\\s*:`, "m").exec(source);
  if (!at || source.includes(`\${use.${declared}}`)) return undefined;
  const start = at.index + at[1]!.length + at[2]!.length;
  const place = { start, end: start + declared.length };
  return {
    code: "bad-binding",
    params: { case: "declared-otherwise", declared, used },
    ...place,
    path: ["options", declared],
    fix: { ...place, text: used },
  };
}

/** An option that takes no text at all: that a text stands there is told of it as a whole. */
function isNoText(wanted: Schema | undefined): boolean {
  const types = wanted ? acceptedTypes(wanted) : undefined;
  return types !== undefined && types.size > 0 && !types.has("string");
}

/** A list that stands in brackets where it is one already: `["${item.tags}"]`. */
function unlist(
  schema: Schema,
  wanted: Schema | undefined,
  { start, end }: Span,
  source: string,
): Draft["offer"] {
  const entry = entrySchema(schema, 0);
  const isOne = wanted && entry && acceptedTypes(schema).has("array") && !acceptedTypes(wanted).has("array");
  const isSuch = isOne && [...acceptedTypes(entry)].some((type) => acceptedTypes(wanted).has(type));
  const before = /\[\s*$/.exec(source.slice(0, start));
  const behind = /^\s*\]/.exec(source.slice(end));
  if (!isSuch || !before || !behind) return undefined;
  return { start: before.index, end: end + behind[0].length, text: source.slice(start, end) };
}

function withoutGuess({ fault }: { fault: PathFault }): { fault: PathFault; guess?: undefined } {
  const { guess: _, ...rest } = fault as PathFault & { guess?: string };
  return { fault: rest as PathFault };
}

/** The one field that says the same in another word. */
function calledOtherwise(step: string, fault: PathFault): string | undefined {
  return fault.case === "unknown-field" ? synonymOf(step, fault.names.some) : undefined;
}

/** A field of the row, or else of the settings, that stands there by its own name alone. */
function ownerOf(name: string, { item }: TypeScope, { site }: TypeStore): string | undefined {
  if (item && optionSchema(item.schema, name)) return `item.${name}`;
  return optionSchema(site, name) ? `site.${name}` : undefined;
}

/** Whether a path begins with the name of the row's collection, or of one of its rows, and goes on with a field. */
function isNamedRow([root = "", field = ""]: readonly string[], { item }: TypeScope): boolean {
  const name = item?.name.of?.toLowerCase();
  const stem = root.toLowerCase().replace(/(?:ies|y|es|s)$/, "");
  if (name === undefined || stem.length < 3 || !name.startsWith(stem) || name.length - stem.length > 3)
    return false;
  return optionSchema(item!.schema, field) !== undefined;
}

/** What other systems call the row, and the settings. */
const ROWS: ReadonlySet<string> = new Set("row record entry this self it current post doc node".split(" "));
const SETTINGS: ReadonlySet<string> = new Set("settings config data global globals company".split(" "));

/** The root that a path of another system begins with, where its next step is a field of that. */
function rootOf([root = "", field = ""]: readonly string[], { item }: TypeScope, { site }: TypeStore) {
  const name = root.toLowerCase();
  if (item && ROWS.has(name) && optionSchema(item.schema, field)) return "item";
  return SETTINGS.has(name) && optionSchema(site, field) ? "site" : undefined;
}

function complainAboutType(
  binding: Binding,
  schema: Schema,
  wanted: Schema | undefined,
): BindingType | undefined {
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
  const meant = fits ? undefined : beginningOfBound(`\${${binding.raw}}`, schema, wanted);
  if (!fits)
    return {
      case: "kind",
      path: binding.raw,
      ...(meant !== undefined && { meant }),
      offered: { types: [...offered] },
      accepted: { types: [...accepted] },
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
        return { case: "entries", path: binding.raw, accepted: { types: [...acceptedTypes(into)] } };
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
    return { case: "meaning", path: binding.raw, offered: from, accepted: kind };
  }
  return undefined;
}

function complainAboutText(binding: Binding, schema: Schema): BindingType | undefined {
  const offered = acceptedTypes(schema);
  if (offered.size === 0 || offered.has("string") || offered.has("number") || offered.has("integer"))
    return undefined;
  return { case: "in-text", path: binding.raw, offered: { types: [...offered] } };
}
