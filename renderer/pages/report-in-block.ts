import type { Span } from "../problems/draft.ts";
import { listSome, suggest } from "../problems/suggest.ts";
import { type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { ReadContext } from "./read-context.ts";
import { unknownCollection } from "./unknown-collection.ts";

type Path = (string | number)[];

/** A block without a type: misspelt, keyed by its type, or forgotten. */
export function reportMissingType(node: MapNode, label: string, path: Path, context: ReadContext): void {
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
      ...place,
      path: [...path, misspelt.key],
      message: `${label} has "${misspelt.key}" where its type should be.`,
      hint: 'Did you mean "type"?',
      fix: { ...place, text: "type" },
    });
    return;
  }
  const keyed = keys.length === 1 && first && environment.blockTypes.has(first.key);
  drafts.push({
    code: "missing-type",
    ...span,
    path,
    message: `${label} has no type.`,
    hint: keyed
      ? `Write - type: ${first.key} and its options below, in the same column as type.`
      : `Its first line says what it is: - type: hero. ${listSome("Block types", types, 15)}`,
  });
}

/** `$item.title` and `{item.title}`: surely meant as bindings, and shown to visitors as they are. */
export function reportHalfBinding(
  half: { text: string; meant: string },
  node: TreeNode,
  path: Path,
  { text, drafts }: ReadContext,
): void {
  const at = text.indexOf(half.text, node.start);
  const span =
    at === -1 || at >= node.end ? visibleSpan(node, text) : { start: at, end: at + half.text.length };
  drafts.push({
    code: "bad-binding",
    ...span,
    path,
    message: `"${half.text}" is shown to visitors as it is written.`,
    hint: `A binding is written with a dollar sign and braces: ${half.meant}`,
    ...(at !== -1 && at < node.end && { fix: { ...span, text: half.meant } }),
  });
}

/** An icon that the site does not ship. */
export function reportIcon(
  value: string,
  span: Span,
  path: Path,
  { drafts, environment }: ReadContext,
): void {
  const guess = suggest(value, environment.icons ?? []);
  drafts.push({
    code: "unknown-icon",
    ...span,
    path,
    message: `There is no icon "${value}".`,
    hint: guess ? `Did you mean "${guess}"?` : "The icons are listed in renderer/ui/icon-names.json.",
    ...(guess && { fix: { ...span, text: guess } }),
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
