import type { TextEdit } from "../yaml/text-edits.ts";
import type { MapNode, TreeNode } from "../yaml/tree.ts";
import { ofValue } from "./free-text.ts";
import { optionNames, optionSchema } from "./read-schema.ts";
import type { UnknownName } from "./stand-ins.ts";

/**
 * A block that stands where an entry has it below an option: `item: { type: event-card, … }` in a list of cards, where
 * it is `item: { block: { type: event-card, … } }`. It is one mistake, told at its type.
 *
 * @returns What was told of it: the first now says it for all.
 */
export function tellBlockInEntry(
  unknown: readonly UnknownName[],
  group: TreeNode | undefined,
  text: string | undefined,
): UnknownName["draft"][] {
  const type = unknown.find(({ draft }) => draft.path.at(-1) === "type");
  if (!type || group?.kind !== "map" || type.value?.kind !== "scalar" || type.value.source === "") return [];
  const { draft, among, present } = type;
  const takers = optionNames(among).filter((name) => ofValue(optionSchema(among, name) ?? {})["x-block"]);
  const [taker, another] = takers;
  if (taker === undefined || another !== undefined || Object.hasOwn(present, taker)) return [];
  const params = draft.params as { inBlock?: string; guess?: string; near?: object; lacks?: object };
  params.inBlock = taker;
  for (const name of ["guess", "near", "lacks"] as const) delete params[name];
  delete draft.fix;
  delete draft.offer;
  const offer = text === undefined ? undefined : putBelow(taker, group, text);
  if (offer) draft.offer = offer;
  return [draft, ...unknown.flatMap((one) => (one === type ? [] : [one.draft]))];
}

/** The whole group below a name, its lines two spaces further right. */
function putBelow(name: string, group: MapNode, text: string): TextEdit | undefined {
  const written = text.slice(group.start, group.end).trimEnd();
  const span = { start: group.start, end: group.start + written.length };
  if (written.startsWith("{")) return { ...span, text: `{ ${name}: ${written} }` };
  const margin = " ".repeat(group.start - (text.lastIndexOf("\n", group.start - 1) + 1));
  const lines = written.split("\n").map((line) => (line.trim() === "" ? line : `  ${line}`));
  return { ...span, text: `${name}:\n${margin}${lines.join("\n")}` };
}
