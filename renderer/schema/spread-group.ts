import type { Draft } from "../problems/draft.ts";
import { inFlow } from "../yaml/line.ts";
import type { Entry, TreeNode } from "../yaml/tree.ts";
import { ofValue } from "./free-text.ts";
import { kindOf, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { UnknownName } from "./stand-ins.ts";

/** Kinds of texts that a group is about, and what else it holds says more of them. */
const ADDRESSED: ReadonlySet<string> = new Set(["link", "file", "image"]);

/**
 * A group of which one text stands behind its name, and the rest beside it: `image: /a.jpg` above `alt: A dog`. Notes
 * with what is told of that text how the group is written, where all that it needs is there.
 *
 * @param told  What is told of the options of `group`, and of others.
 */
export function noteSpreadGroups(
  told: readonly Draft[],
  unknown: readonly UnknownName[],
  group: TreeNode | undefined,
  text: string | undefined,
): void {
  const [first] = unknown;
  if (!first || group?.kind !== "map" || text === undefined) return;
  const owner = JSON.stringify(first.draft.path.slice(0, -1));
  for (const draft of told) {
    if (draft.code !== "wrong-type" || draft.params.case !== "value") continue;
    const entry = group.entries.get(String(draft.path.at(-1)));
    const schema = optionSchema(first.among, String(draft.path.at(-1)));
    if (!entry || !schema || JSON.stringify(draft.path.slice(0, -1)) !== owner) continue;
    const beside = unknown.flatMap((one) => group.entries.get(String(one.draft.path.at(-1))) ?? []);
    const written = writtenTogether(entry, beside, ofValue(schema));
    if (!written) continue;
    const { half: _, ...params } = draft.params as { half?: string };
    const offer = offerOf(
      [entry, ...written.used],
      group.entries.values(),
      `${entry.key}: ${written.group}`,
      text,
    );
    Object.assign(draft, { params: { ...params, guess: written.group }, ...(offer && { offer }) });
  }
}

function writtenTogether(
  { value }: Entry,
  beside: readonly Entry[],
  { properties = {}, required = [] }: Schema,
): { group: string; used: Entry[] } | undefined {
  const own = Object.keys(properties).find((name) => ADDRESSED.has(kindOf(ofValue(properties[name]!)) ?? ""));
  const used = beside.filter(({ key }) => Object.hasOwn(properties, key) && key !== own);
  const words = new Map(used.flatMap(({ key, value: one }) => (isPlain(one) ? [[key, one.value]] : [])));
  if (own === undefined || used.length === 0 || words.size < used.length || !isPlain(value)) return undefined;
  words.set(own, value.value);
  if (!required.every((name) => words.has(name))) return undefined;
  const names = Object.keys(properties).filter((name) => words.has(name));
  return { group: `{ ${names.map((name) => `${name}: ${inFlow(words.get(name)!)}`).join(", ")} }`, used };
}

const isPlain = (node: TreeNode): node is TreeNode & { kind: "scalar"; value: string } =>
  node.kind === "scalar" && !node.isBlock && typeof node.value === "string";

/** In the place of all of them, where no other name stands between. */
function offerOf(
  used: readonly Entry[],
  all: Iterable<Entry>,
  written: string,
  text: string,
): Draft["offer"] {
  const start = Math.min(...used.map(({ keyStart }) => keyStart));
  const end = Math.max(...used.map(({ value }) => value.end));
  const isOther = ({ key, keyStart }: Entry): boolean =>
    keyStart > start && keyStart < end && !used.some((one) => one.key === key);
  if ([...all].some(isOther) || text.slice(start, end).includes("#")) return undefined;
  return { start, end: start + text.slice(start, end).trimEnd().length, text: written };
}
