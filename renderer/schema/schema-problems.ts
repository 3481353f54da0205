import type { ErrorObject } from "ajv";
import type { Draft, Span } from "../problems/draft.ts";
import { findNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { tellBlockInEntry } from "./block-in-entry.ts";
import { type Checked, fromPointer, placeOf } from "./checked-place.ts";
import { dropConsequences } from "./drop-consequences.ts";
import { explainValue } from "./explain-value.ts";
import { joinOffers } from "./joined-offers.ts";
import { tellButton } from "./meant-button.ts";
import { tellLanguages } from "./named-by-language.ts";
import { optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import { dropCounts } from "./several-values.ts";
import { noteSpreadGroups } from "./spread-group.ts";
import { notesLack, type UnknownName } from "./stand-ins.ts";
import { hasFields, type Locate, nameAt, type Subject } from "./subject.ts";
import { BROKEN } from "./to-data.ts";
import { explainUnknowns } from "./unknown-names.ts";
import { tellWithinList, type Within } from "./within-lists.ts";
import { tellWrappers } from "./wrapped-options.ts";

/**
 * Rewrites the errors of a schema check as problems at their places.
 *
 * One mistake gives one problem: a missing option whose name stands there misspelt is reported as the
 * misspelling alone, what lies inside a value that is wrong as a whole is dropped, and a choice between
 * shapes is reported for the shape that the author chose.
 *
 * @param locate  Where a value of what was checked is.
 */
export function explainErrors(errors: readonly ErrorObject[], subject: Subject, locate: Locate): Draft[] {
  // Nearly every value is fine.
  if (errors.length === 0) return [];
  const checked: Checked = { subject, locate, explain: explainErrors };
  const kept = dropConsequences(errors);
  const { problems, renamed, unknown, cut } = explainUnknowns(kept, checked);
  const lacks = new Map<string, number>();
  for (const { keyword, instancePath, params } of kept)
    if (keyword === "required" && !renamed.has(`${instancePath}\n${String(params.missingProperty)}`))
      lacks.set(instancePath, (lacks.get(instancePath) ?? 0) + 1);
  for (const error of kept) {
    if (error.keyword === "additionalProperties" || error.data === BROKEN || isOfBroken(error)) continue;
    if (error.keyword === "required") {
      const name = String(error.params.missingProperty);
      const or = (error.params.or ?? []) as readonly string[];
      if ([name, ...or].some((one) => renamed.has(`${error.instancePath}\n${one}`))) continue;
      const schema = optionSchema(error.parentSchema as Schema, name);
      const isOnly = (lacks.get(error.instancePath) ?? 0) === 1;
      if (notesLack(name, schema, unknown.get(error.instancePath) ?? [], isOnly)) continue;
      problems.push(explainMissing(error, name, checked));
    } else {
      const at = placeOf(error, checked);
      if (!cut.some(({ start }) => start === at.span.start)) problems.push(explainValue(error, at, subject));
    }
  }
  const { text } = locate([]);
  const told = new Set(
    [...unknown].flatMap(([at, names]) => {
      const { node } = locate(fromPointer(at));
      tellWrappers(names, text);
      tellLanguages(names);
      const block = tellBlockInEntry(names, node, text);
      if (block.length > 0) return block.slice(1);
      const button = tellButton(names, node, text);
      const spread = noteSpreadGroups(problems, names, node, text);
      const left = names.filter(({ draft }) => !button.includes(draft) && !spread.includes(draft));
      return [...button.slice(1), ...spread, ...tellWithinList(left, text)];
    }),
  );
  const there = namedWithin(unknown);
  const left = problems.filter((one) => !told.has(one) && !isLackOf(there, one));
  return joinOffers(dropCounts(left), locate([]).text);
}

/** Entries of which nobody knows what they are meant as are not the same. */
function isOfBroken({ keyword, data, params }: ErrorObject): boolean {
  return keyword === "uniqueItems" && (data as unknown[])[Number(params.i)] === BROKEN;
}

/** Groups and lists that are not missing: what belongs into them stands beside, and is told with their names. */
function namedWithin(unknown: ReadonlyMap<string, readonly UnknownName[]>): ReadonlySet<string> {
  const there = new Set<string>();
  for (const { draft } of [...unknown.values()].flat()) {
    const { within } = draft.params as { within?: Within };
    for (const name of within ? [within.list, ...(within.twins ?? [])] : [])
      there.add([...draft.path.slice(0, -1), name].join("\n"));
  }
  return there;
}

function isLackOf(there: ReadonlySet<string>, { params, path }: Draft): boolean {
  const { case: what, option } = (params ?? {}) as { case?: string; option?: string };
  return what === "required" && there.has([...path, option].join("\n"));
}

/**
 * `explainErrors` for something that stands in a file.
 *
 * @param root  Tree of the object that was checked. @param base Its path in the file.
 * @param anchor  Where to point when the object as a whole lacks something.
 */
export function explainSchemaErrors(
  errors: readonly ErrorObject[],
  root: TreeNode,
  base: readonly (string | number)[],
  anchor: Span,
  subject: Subject,
  text: string,
): Draft[] {
  return explainErrors(errors, subject, (path) => {
    const { node, entry, depth } = findNode(root, path);
    const isEmpty = node.kind === "scalar" && node.source === "" && entry && node.plain;
    const span =
      depth === 0 && path.length === 0
        ? anchor
        : isEmpty
          ? { start: entry.keyStart, end: entry.keyEnd }
          : visibleSpan(node, text);
    const name = nameAt(path, subject.thing);
    return { path: [...base, ...path], span, name, node, text, ...(entry && { entry }) };
  });
}

function explainMissing(error: ErrorObject, name: string, checked: Checked): Draft {
  const { subject } = checked;
  const at = placeOf(error, checked);
  const inner = (error.parentSchema as Schema).properties?.[name];
  const { or } = error.params as { or?: readonly string[] };
  const about = or ? undefined : inner?.description;
  const owner = error.instancePath === "" ? subject.thing : at.name;
  let span = at.span;
  if (error.instancePath !== "") {
    if (at.entry) span = { start: at.entry.keyStart, end: at.entry.keyEnd };
    else if (at.node?.kind === "map") {
      const first = at.node.entries.values().next().value;
      if (first) span = { start: first.keyStart, end: first.keyEnd };
    }
  }
  return {
    code: hasFields(subject) ? "missing-field" : "missing-option",
    params: { case: "required", option: name, owner, ...(about && { about }), ...(or && { or }) },
    ...span,
    path: at.path,
  };
}
