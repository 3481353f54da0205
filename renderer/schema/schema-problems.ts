import type { ErrorObject } from "ajv";
import type { Draft } from "../problems/draft.ts";
import { listSome, suggest } from "../problems/suggest.ts";
import { firstSentence } from "../problems/words.ts";
import { findNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { dropConsequences } from "./drop-consequences.ts";
import { explainValue } from "./explain-value.ts";
import { optionNames } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Place, Subject } from "./subject.ts";
import { BROKEN } from "./to-data.ts";

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
  const missingAt = new Map<string, string[]>();
  for (const { keyword, instancePath, params } of kept) {
    if (keyword !== "required") continue;
    const list = missingAt.get(instancePath);
    if (list) list.push(String(params.missingProperty));
    else missingAt.set(instancePath, [String(params.missingProperty)]);
  }
  for (const error of kept) {
    if (error.keyword !== "additionalProperties") continue;
    const wrong = String(error.params.additionalProperty);
    const missing = missingAt.get(error.instancePath) ?? [];
    const parent = error.parentSchema as Schema;
    const names = [...optionNames(parent), ...(error.instancePath === "" ? (subject.extraNames ?? []) : [])];
    const present = (error.data as Record<string, unknown>) ?? {};
    const guess =
      suggest(wrong, missing) ??
      synonymOf(wrong, missing) ??
      suggest(
        wrong,
        names.filter((name) => !Object.hasOwn(present, name)),
      );
    const first = /^[\w-]+(?= )/.exec(wrong)?.[0];
    for (const name of [guess, first]) if (name) renamed.set(`${error.instancePath}\n${name}`, wrong);
    problems.push(explainUnknown(error, wrong, guess, names));
  }
  for (const error of kept) {
    if (error.keyword === "additionalProperties") continue;
    if (error.data === BROKEN) continue;
    if (error.keyword === "required") {
      const name = String(error.params.missingProperty);
      if (!renamed.has(`${error.instancePath}\n${name}`)) problems.push(explainMissing(error, name));
    } else problems.push(explainValue(error, place(error.instancePath), subject, text));
  }
  return problems;

  function place(pointer: string): Place {
    const path = fromPointer(pointer);
    const { node, entry, depth } = findNode(root, path);
    const names = path.filter((step) => typeof step === "string");
    const last = path.at(-1);
    const name =
      typeof last === "string"
        ? `"${last}"`
        : names.length > 0 && typeof last === "number"
          ? `Entry ${last + 1} of "${names.at(-1)}"`
          : subject.title;
    const isEmpty = node.kind === "scalar" && node.source === "" && entry && node.plain;
    const span =
      depth === 0 && path.length === 0
        ? anchor
        : isEmpty
          ? { start: entry.keyStart, end: entry.keyEnd }
          : visibleSpan(node, text);
    return { path: [...base, ...path], node, ...(entry && { entry }), span, name };
  }

  function explainUnknown(
    error: ErrorObject,
    wrong: string,
    guess: string | undefined,
    names: string[],
  ): Draft {
    const at = place(error.instancePath);
    const entry = at.node.kind === "map" ? at.node.entries.get(wrong) : undefined;
    const span = entry ? { start: entry.keyStart, end: entry.keyEnd } : at.span;
    const owner = error.instancePath === "" ? subject.title : at.name;
    const rest = guess
      ? `Did you mean "${guess}"?`
      : listSome(subject.entry === "field" ? "Fields" : "Options", names);
    const half =
      entry?.value.kind === "scalar" && entry.value.source === ""
        ? /^([A-Za-z][\w-]*) +(\S.*)$/.exec(wrong)
        : null;
    if (entry && half && names.includes(half[1]!)) {
      return {
        code: "missing-colon",
        ...span,
        path: [...at.path, wrong],
        message: `A colon is missing after "${half[1]}".`,
        hint: `Write "${half[1]}: ${half[2]}".`,
        fix: { ...span, text: `${half[1]}: ${half[2]}` },
      };
    }
    const isSynonym = guess !== undefined && suggest(wrong, [guess]) === undefined;
    const isQuoted = entry !== undefined && /["']/.test(text[entry.keyStart] ?? "");
    return {
      code: subject.entry === "field" ? "unknown-field" : "unknown-option",
      ...span,
      path: [...at.path, wrong],
      message: `${owner} has no ${error.instancePath === "" ? subject.entry : "option"} "${wrong}".`,
      hint: rest,
      ...(guess &&
        entry &&
        !isSynonym && { fix: { start: span.start, end: span.end, text: isQuoted ? `"${guess}"` : guess } }),
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
}

/** Names that authors use for the same thing, from other tools; only looked at when the right one is missing. */
const synonyms: Record<string, readonly string[]> = {
  href: ["url", "link", "to", "target", "address"],
  src: ["url", "path", "file", "href", "source"],
  heading: ["title", "headline", "header", "name"],
  title: ["heading", "headline", "name", "label"],
  label: ["text", "title", "name", "caption"],
  text: ["body", "content", "description", "copy"],
  description: ["text", "body", "summary"],
  items: ["cards", "list", "entries", "rows"],
  alt: ["title", "description", "caption"],
  quote: ["text", "body"],
  name: ["title", "label"],
};

function synonymOf(wrong: string, missing: readonly string[]): string | undefined {
  const found = missing.filter((name) => Object.hasOwn(synonyms, name) && synonyms[name]!.includes(wrong));
  return found.length === 1 ? found[0] : undefined;
}

function fromPointer(pointer: string): (string | number)[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
}
