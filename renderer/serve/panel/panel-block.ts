import {
  type FieldNote,
  noteKey,
  type PanelBlock,
  type PanelValues,
} from "../../editor/panel/panel-block.ts";
import type { Path } from "../../editor/protocol.ts";
import type { OptionValue } from "../../model.ts";
import type { BlockType } from "../../pages/block-types.ts";
import { type Data, toData } from "../../schema/to-data.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode } from "../../yaml/tree.ts";
import { originsOf } from "../known-origins.ts";
import { followTarget } from "../told/follow-target.ts";
import { toldPages } from "../told/told-pages.ts";
import { blockFields, writtenSchema } from "./block-form.ts";
import { pieceOf } from "./panel-pieces.ts";
import { panelUse } from "./panel-use.ts";
import { inVersion } from "./version-values.ts";
import { isBelow, problemsBelow, standsAt } from "./written-form.ts";
import { type WrittenPlace, writtenPlace } from "./written-place.ts";

/**
 * A block of a page for its form. Nothing is changed, and nothing kept.
 *
 * @param path  Of the block, as `Target` with `as: "written"` has it. @param told  As `Target` has it.
 * @returns undefined when no block of a known type stands there.
 */
export function panelBlock(site: Site, route: string, path: Path, told?: string): PanelBlock | undefined {
  const pages = toldPages(site);
  const of = pages.find(told);
  const now = followTarget(site, { route, path, as: "written", ...(of && { told: of.name }) });
  const block = now !== "gone" && "route" in now ? blockNow(site, now.route, now.path) : undefined;
  if (!block || !of) return block;
  const { list, options } = block;
  return {
    ...block,
    route,
    path,
    options: [...path, ...options.slice(block.path.length)],
    ...(list && { list: { ...list, path: path.slice(0, -1) } }),
    told: pages.tellForm(block.file, of).name,
  };
}

function blockNow(site: Site, route: string, path: Path): PanelBlock | undefined {
  const place = writtenPlace(site, route, path);
  const found = place && findNode(place.tree, place.path);
  if (!place || !found || found.depth < place.path.length || found.node.kind !== "map") return undefined;
  const named = found.node.entries.get("type")?.value;
  const type = named?.kind === "scalar" ? site.blockTypes.get(named.source) : undefined;
  if (!type) return undefined;
  const { start, end } = found.node;
  const values = toData(found.node, writtenSchema(type), []) as PanelValues;
  const list = listAround(place);
  const origins = originsOf(site, route);
  const blocks = origins && origins !== "moved" ? origins.blocks : [];
  const origin = blocks.findLast((one) => isBelow(path, one.path))?.origin;
  const use = origin && panelUse(site, origin);
  return {
    route,
    path,
    // Only a block of the definition has its options behind `props`; what a query is filled with is part of those.
    options: place.block.length > 0 && place.block.length < path.length ? path : [...path, "props"],
    type: type.name,
    title: type.title,
    about: type.description,
    ...standsAt(site, place.file, start),
    fields: blockFields(type, site.words),
    ...inVersion(site, route, place, { values, notes: notesOf(site, route, path, place, { type, values }) }),
    problems: problemsBelow(site, place.file, place.path),
    yaml: dedent(place.text, start, end),
    ...(use && { use }),
    ...(list && { list: { ...list, path: path.slice(0, -1) } }),
  };
}

function listAround({ tree, path }: WrittenPlace): { index: number; count: number } | undefined {
  const index = path.at(-1);
  const around = findNode(tree, path.slice(0, -1)).node;
  return typeof index === "number" && around.kind === "list"
    ? { index, count: around.items.length }
    : undefined;
}

/** Lines from an offset on, without the margin that they have in their file. */
function dedent(text: string, start: number, end: number): string {
  const margin = start - (text.lastIndexOf("\n", start - 1) + 1);
  const [first = "", ...rest] = text.slice(start, end).trimEnd().split("\n");
  return [first, ...rest.map((line) => (line.slice(0, margin).trim() === "" ? line.slice(margin) : line))]
    .join("\n")
    .concat("\n");
}

/** Bound texts, values set for all blocks of the type, and what the engine fills in. */
function notesOf(
  site: Site,
  route: string,
  path: Path,
  place: WrittenPlace,
  { type, values }: { type: BlockType; values: PanelValues },
): Record<string, FieldNote> {
  const notes: Record<string, FieldNote> = {};
  const outline = type.schema["x-outline"];
  if (outline !== undefined && values[outline] === undefined)
    notes[outline] = { kind: "computed", from: "the headings of the page" };
  if (type.source !== undefined && values.source !== undefined)
    notes[type.source] = { kind: "computed", from: "the collection" };
  const props = [...path, "props"];
  for (const { path: at, origin } of site.origins.of(route)?.values ?? []) {
    if (origin.kind === "bound" && origin.file === place.file && isBelow(origin.path, place.path)) {
      const key = noteKey(origin.path.slice(place.path.length));
      notes[key] ??= { kind: "bound", pieces: origin.pieces.map((piece) => pieceOf(piece, site, route)) };
    }
    const option = at[props.length];
    if (origin.kind === "default" && origin.set && isBelow(at, props) && values[String(option)] === undefined)
      notes[String(option)] ??= presetNote(site, origin.set, type.name, String(option));
  }
  return notes;
}

function presetNote(site: Site, set: { file: string; path: Path }, type: string, option: string): FieldNote {
  const text = site.source(set.file);
  const tree = text === undefined ? undefined : readYamlText(text).tree;
  const found = tree && findNode(tree, ["defaults", type, option]);
  const value: Data =
    found && found.depth === 3
      ? toData(found.node, site.blockTypes.get(type)?.schema.properties?.[option], [])
      : "";
  const from = set.file === "data/site.yaml" ? "the settings of the site" : "the layout";
  return { kind: "preset", value: value as OptionValue, from };
}
