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
 * A group of which one text stands behind its name, and the rest beside it: `image: /a.jpg` above `alt: A dog` or
 * `imageAlt: A dog`. Notes with what is told of that text how the group is written, where all that it needs is there.
 *
 * @param told  What is told of the options of `group`, and of others.
 * @returns What was told of the rest: that text now says it as well.
 */
export function noteSpreadGroups(
  told: readonly Draft[],
  unknown: readonly UnknownName[],
  group: TreeNode | undefined,
  text: string | undefined,
): Draft[] {
  const [first] = unknown;
  if (!first || group?.kind !== "map" || text === undefined) return [];
  const said: Draft[] = [];
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
    const names = written.used.map(({ key }) => key);
    said.push(...unknown.map((one) => one.draft).filter(({ path }) => names.includes(String(path.at(-1)))));
  }
  return said;
}

/** The part of a group that a name beside it is: `alt` and, of `image`, `imageAlt`, `image_alt` and `altText`. */
function partNamed(
  key: string,
  group: string,
  properties: Readonly<Record<string, Schema>>,
): string | undefined {
  const plain = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();
  const [is, owner] = [plain(key), plain(group)];
  return Object.keys(properties).find((name) =>
    [name, owner + name, `${name}text`, `${owner}${name}text`].map(plain).includes(is),
  );
}

function writtenTogether(
  { key: group, value }: Entry,
  beside: readonly Entry[],
  { properties = {}, required = [] }: Schema,
): { group: string; used: Entry[] } | undefined {
  const own = Object.keys(properties).find((name) => ADDRESSED.has(kindOf(ofValue(properties[name]!)) ?? ""));
  const parts = beside.flatMap((entry): [string, Entry][] => {
    const name = partNamed(entry.key, group, properties);
    return name === undefined || name === own ? [] : [[name, entry]];
  });
  const used = parts.map(([, entry]) => entry);
  const words = new Map(parts.flatMap(([name, { value: one }]) => (isPlain(one) ? [[name, one.value]] : [])));
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
