import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { suggestIcon } from "../problems/suggest-icon.ts";
import { type BlockPlace, namesOf, type Thing } from "../problems/things.ts";
import { isFreeText } from "../schema/free-text.ts";
import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { type Entry, findPart, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { HalfBinding } from "./bindings.ts";
import { meantType, typesWith } from "./meant-type.ts";
import { needlessType } from "./needless-type.ts";
import { PAGE_SLOT } from "./page-schema.ts";
import type { ReadContext } from "./read-context.ts";
import { unknownCollection } from "./unknown-collection.ts";
import { wrapperOf } from "./wrapped-block.ts";

type Path = (string | number)[];

/** A block without a type: misspelt, keyed by its type, or forgotten. */
export function reportMissingType(node: MapNode, block: BlockPlace, path: Path, context: ReadContext): void {
  const { text, drafts, environment } = context;
  const types = [...environment.blockTypes.keys()];
  const keys = [...node.entries.values()];
  const first = keys[0];
  const span = first ? { start: first.keyStart, end: first.keyEnd } : visibleSpan(node, text);
  const misspelt = keys.find((entry) => suggest(entry.key, ["type"]) === "type");
  if (misspelt) {
    const place = { start: misspelt.keyStart, end: misspelt.keyEnd };
    drafts.push({
      code: "unknown-option",
      params: { misspelt: misspelt.key, block },
      ...place,
      path: [...path, misspelt.key],
      fix: { ...place, text: "type" },
    });
    return;
  }
  const used = keys.find(({ key, value }) => USED_AS.test(key) && nameOfList(value, environment));
  if (used) {
    reportList(used, block, path, context);
    return;
  }
  const opening = keys.find(({ key }) => key !== "id");
  if (opening && isTypeElsewhere(opening, environment)) {
    const place = { start: opening.keyStart, end: opening.keyEnd };
    const params = { misspelt: opening.key, block };
    const offer = { ...place, text: "type" };
    drafts.push({ code: "unknown-option", params, ...place, path: [...path, opening.key], offer });
    return;
  }
  const wrapped = wrapperOf(keys, text, environment.blockTypes);
  if (wrapped) {
    const { wrapper, ...place } = wrapped;
    drafts.push({ code: "missing-type", params: { block, wrapper, types: namesOf(types) }, ...place, path });
    return;
  }
  const isKeyed = first && isNamedByType(first, keys.length) && environment.blockTypes.has(first.key);
  const fits = isKeyed ? [] : typesWith(node, environment.blockTypes);
  drafts.push({
    code: "missing-type",
    params: {
      block,
      ...(isKeyed && { keyed: first.key }),
      ...(fits.length > 0 && { fits: fits.slice(0, 3), options: keys.length }),
      types: namesOf(types),
    },
    ...span,
    path,
    ...(isKeyed && offerOfKeyed(first, text, environment.blockTypes.get(first.key)!.schema)),
  });
}

/** Whether the first name of a block says its type, as other systems call it: `component: hero`. */
function isTypeElsewhere({ key, value }: Entry, { blockTypes }: ReadContext["environment"]): boolean {
  const type = value.kind === "scalar" && !value.isBlock ? blockTypes.get(value.source) : undefined;
  const own = type && optionSchema(type.schema, key);
  return type !== undefined && (own === undefined || !acceptedTypes(own).has("string"));
}

/** How other systems say that a list of blocks is put in. */
const USED_AS = /^(?:block|component|include|import|insert|partial|ref|reuse|shared|snippet|template)$/i;

/** The shared list that a value names. */
function nameOfList(value: TreeNode, { shared }: ReadContext["environment"]): string | undefined {
  return value.kind === "scalar" && shared?.names.includes(value.source) ? value.source : undefined;
}

/** A shared list behind another name than `use`. */
function reportList(
  { key, keyStart, keyEnd, value }: Entry,
  block: BlockPlace,
  path: Path,
  { drafts, environment }: ReadContext,
): void {
  const place = { start: keyStart, end: keyEnd };
  const params = { misspelt: key, block, list: nameOfList(value, environment)! };
  const offer = { ...place, text: "use" };
  drafts.push({ code: "unknown-option", params, ...place, path: [...path, key], offer });
}

/** Whether an entry may be the type of its block: it stands alone, or nothing stands in it. */
const isNamedByType = ({ value }: Entry, names: number): boolean =>
  names === 1 || (value.kind === "scalar" && value.source === "");

/** The type where it belongs; the options that were indented below it move back into its column. */
function offerOfKeyed(entry: Entry, text: string, schema: Schema): Pick<Draft, "offer"> {
  const { key, keyStart, keyEnd, value } = entry;
  const columnAt = (at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);
  const type = `type: ${key}`;
  if (value.kind === "scalar" && value.source === "") {
    // A name without its colon is another mistake, which is told already.
    const written = /^[^\n:]*:/.exec(text.slice(keyStart))?.[0];
    return written ? { offer: { start: keyStart, end: keyStart + written.length, text: type } } : {};
  }
  const [name, other] = schema.required ?? [];
  if (value.kind === "scalar" && name !== undefined && other === undefined) {
    // Words behind the type are the one thing that it cannot do without.
    const option = optionSchema(schema, name);
    const isSaid = option !== undefined && isFreeText(option) && text[keyStart - 1] === " ";
    const isBeside = !text.slice(keyEnd, value.start).includes("\n");
    const put = `${type}\n${" ".repeat(columnAt(keyStart))}${name}`;
    return isSaid && isBeside ? { offer: { start: keyStart, end: keyEnd, text: put } } : {};
  }
  const first = value.start - columnAt(value.start);
  if (value.kind !== "map" || first <= keyStart || text[value.start] === "{") return {};
  const by = columnAt(value.start) - columnAt(keyStart);
  const options = text.slice(first, value.end).replace(new RegExp(`^ {${by}}`, "gm"), "");
  return { offer: { start: keyStart, end: value.end, text: `${type}\n${options}` } };
}

/** A block of a type that there is not. @param node  With its options, by which one of several types may be meant. */
export function reportUnknownType(
  name: string,
  node: MapNode,
  block: BlockPlace,
  span: Span,
  path: Path,
  context: ReadContext,
): void {
  const { environment, drafts } = context;
  const entry = node.entries.get("type");
  if (entry && nameOfList(entry.value, environment)) {
    reportList(entry, block, path, context);
    return;
  }
  const types = [...environment.blockTypes.keys()];
  const at = { ...span, path: [...path, "type"] };
  const now = [...environment.blockTypes.values()].find(({ schema }) => schema["x-was"]?.includes(name));
  if (now) {
    const fix = { ...span, text: now.name };
    drafts.push({ code: "renamed-block", params: { old: name, new: now.name }, ...at, fix });
    return;
  }
  const needless = name === PAGE_SLOT ? undefined : needlessType(name, node, context.text);
  const { near, called } =
    name === PAGE_SLOT || needless ? { called: [] } : meantType(name, node, environment.blockTypes);
  const guess = near ?? (called.length === 1 ? called[0] : undefined);
  drafts.push({
    code: "unknown-block-type",
    params: {
      block,
      type: name,
      isSlot: name === PAGE_SLOT,
      ...(guess && { guess }),
      ...(called.length > 1 && { called }),
      ...(needless && { needless: needless.as }),
      types: namesOf(types),
    },
    ...at,
    ...(needless?.offer && { offer: needless.offer }),
    ...(guess && { [near ? "fix" : "offer"]: { ...span, text: guess } }),
  });
}

/** `$item.title` and `{item.title}`: surely meant as bindings, and shown to visitors as they are. */
export function reportHalfBinding(
  half: HalfBinding,
  node: TreeNode,
  path: Path,
  { text, drafts }: ReadContext,
): void {
  const place = findPart(half.text, node, text);
  drafts.push({
    code: "bad-binding",
    params: { case: "half", written: half.text, meant: half.meant },
    ...(place ?? visibleSpan(node, text)),
    path,
    ...(place && { [half.isSure ? "fix" : "offer"]: { ...place, text: half.meant } }),
  });
}

/** An icon that the site does not ship. */
export function reportIcon(
  value: string,
  span: Span,
  path: Path,
  { drafts, environment }: ReadContext,
): void {
  const guess = suggestIcon(value, environment.icons ?? []);
  drafts.push({
    code: "unknown-icon",
    params: { icon: value, ...(guess && { guess: guess.icon }) },
    ...span,
    path,
    // Another word for a thing may stand for several pictures of it.
    ...(guess && { [guess.isSpelling ? "fix" : "offer"]: { ...span, text: guess.icon } }),
  });
}

/** An option that names a collection: it is noted as read, or reported as unknown. */
export function reportCollection(value: string, span: Span, path: Path, context: ReadContext): void {
  const { drafts, environment } = context;
  const names = [...environment.types.collections.keys()];
  if (names.includes(value)) {
    context.uses.add(value);
    return;
  }
  drafts.push(unknownCollection(value, names, span, path));
}

/** A block or option that is on its way out: a warning at first, an error from its day on. */
export function reportLeaving(
  schema: Schema | undefined,
  name: string,
  of: Thing | undefined,
  at: Span & { path: Path },
  { drafts, environment }: ReadContext,
): void {
  const leaving = schema?.["x-leaves"];
  if (!leaving) return;
  const { on, instead } = leaving;
  const isGone = (environment.today?.() ?? "") >= on;
  const params = { name, ...(of && { of }), on, instead, isGone };
  drafts.push({ code: "leaving-option", params, ...at, ...(!isGone && { severity: "warning" }) });
}
