import { ALWAYS, meet, SHOWN } from "../clock/shown.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { optionSchema } from "../schema/read-schema.ts";
import { OWN_NAMES, readShown, shownNames } from "../schema/read-shown.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Data } from "../schema/to-data.ts";
import { type Entry, type MapNode, visibleSpan } from "../yaml/tree.ts";
import type { TypeScope } from "./binding-types.ts";
import { checkPlace } from "./check-place.ts";
import type { SharedList } from "./page-file.ts";
import { type BlockTemplate, LINE, pathKey, USED } from "./page-file.ts";
import type { ReadContext } from "./read-context.ts";

type Path = (string | number)[];

/** Whether an entry of a list of blocks stands for those of a shared list. */
export function isUse(node: MapNode): boolean {
  return node.entries.has("use") && !node.entries.has("type");
}

/** Reads an entry that uses a shared list: which one, and the options that are set. */
export function readUse(
  node: MapNode,
  path: Path,
  line: number,
  scope: TypeScope,
  context: ReadContext,
): BlockTemplate | undefined {
  const { text, drafts, spans, environment, above, instants } = context;
  const entry = node.entries.get("use")!;
  if (entry.value.kind === "broken") return undefined;
  const span = visibleSpan(entry.value, text);
  const at = { ...span, path: [...path, "use"] };
  if (typeof path.at(-1) === "string") {
    drafts.push({ code: "misplaced-use", params: { option: String(path.at(-1)) }, ...at });
    return undefined;
  }
  const list = findList(entry, at, context);
  if (!list) return undefined;
  spans.set(pathKey(path), span);
  takeIn(list, context);
  const thing = { kind: "shared" as const, name: list.name };
  const zone = environment.zone ?? "UTC";
  const shown = readShown(node, OWN_NAMES, path, thing, { text, zone, drafts, instants });
  const options: { [key: string]: Data } = {};
  const own: MapNode = { ...node, entries: new Map() };
  for (const one of node.entries.values()) {
    if (one.key === "use" || (shownNames as readonly string[]).includes(one.key)) continue;
    own.entries.set(one.key, one);
    spans.set(pathKey([...path, one.key]), visibleSpan(one.value, text));
    const schema = optionSchema(list.schema, one.key);
    options[one.key] = context.readValue(one.value, schema, [...path, one.key], scope);
  }
  drafts.push(
    ...explainSchemaErrors(list.check(options), own, path, span, { thing, commonNames: shownNames }, text),
  );
  // Its blocks stand where it is used.
  for (const block of path.length === 2 ? list.above : []) {
    const { type: name, shown: ofBlock = ALWAYS } = block;
    const type = environment.blockTypes.get(name);
    if (!type || (shown && !meet(shown, ofBlock))) continue;
    const fault = checkPlace(type, { ...at, line, shown: shown ?? ofBlock }, above, environment.blockTypes);
    if (fault) drafts.push(fault);
  }
  // Every entry of a list of blocks has a type.
  context.hasTimes = true;
  const template: BlockTemplate = { type: "use", use: list.name, ...options, [LINE]: line, [USED]: list };
  if (shown) template[SHOWN] = shown;
  return template;
}

function findList(
  { value }: Entry,
  at: { start: number; end: number; path: Path },
  { environment, drafts }: ReadContext,
): SharedList | undefined {
  const name = value.kind === "scalar" ? value.source : "";
  const found = environment.shared?.get(name);
  if (found === "circle") drafts.push({ code: "shared-circle", params: { name }, ...at });
  if (found !== undefined) return found === "circle" ? undefined : found;
  const names = environment.shared?.names ?? [];
  const bare = name.replace(/^(?:\.?\/)?(?:pages\/)?_shared\//, "").replace(/\.ya?ml$/, "");
  const guess = names.includes(bare) ? bare : suggest(name, names);
  drafts.push({
    code: "unknown-shared-list",
    params: { name, ...(guess && { guess }), names: namesOf(names) },
    ...at,
    ...(guess && value.kind === "scalar" && { fix: { start: at.start, end: at.end, text: guess } }),
  });
  return undefined;
}

/** What the blocks of a list read and when they come and go counts for the page that uses it. */
function takeIn({ name, page }: SharedList, { uses, instants, shares }: ReadContext): void {
  shares.add(name);
  for (const one of page.shares) shares.add(one);
  for (const collection of page.uses) uses.add(collection);
  for (const instant of page.instants) instants.add(instant);
}
