import { labelOf } from "../../editor/field-label.ts";
import type { PanelPiece } from "../../editor/panel/panel-block.ts";
import type { Target } from "../../editor/protocol.ts";
import type { Origin, Path, Piece } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode } from "../../yaml/tree.ts";

/** A part of a bound text as a form shows it: what it says now, and where that is changed. */
export function pieceOf(piece: Piece, site: Site, route: string): PanelPiece {
  if ("literal" in piece) return { literal: piece.literal };
  const { binding, from } = piece;
  if (!from) return { binding };
  return { binding, ...placeOf(from, site, route) };
}

function placeOf(from: Origin, site: Site, route: string): { says?: string; from: string; target?: Target } {
  if (from.kind === "computed") return { from: COMPUTED[from.by] };
  if (from.kind !== "own" && from.kind !== "bound") return { from: "the engine" };
  const says = textAt(site, from.file, from.path);
  const shown = says === undefined ? {} : { says };
  const names = from.path.filter((step) => typeof step === "string").map((step) => labelOf(step));
  // From a page in another language the original is not to be changed.
  if (from.missingIn !== undefined) return { ...shown, from: from.file };
  if (from.file === "data/site.yaml")
    return { ...shown, from: ["Settings", ...names].join(" · "), target: { settings: from.path } };
  const collection = site.listing.collections().find(({ file }) => file === from.file);
  const [index, ...path] = from.path;
  const row =
    collection && typeof index === "number" ? site.listing.rowAt(collection.name, index) : undefined;
  if (collection && row)
    return {
      ...shown,
      from: [collection.title, row.title, ...names].join(" · "),
      target: { collection: collection.name, row: row.key, path },
    };
  if ((from.of ?? from).path.join() === "title")
    return { ...shown, from: "Title of the page", target: { route, path: ["title"] } };
  return { ...shown, from: from.file };
}

const COMPUTED = {
  field: "worked out from the row",
  count: "a number of rows",
  route: "the address of the page",
  setting: "given to the command",
  changed: "a file that was changed",
} as const;

function textAt(site: Site, file: string, path: Path): string | undefined {
  const text = file.endsWith(".yaml") ? site.source(file) : undefined;
  const { tree } = text === undefined ? {} : readYamlText(text);
  const found = tree && findNode(tree, path);
  if (found?.node.kind !== "scalar" || found.depth < path.length) return undefined;
  const { value } = found.node;
  // As it is written, by which the writer knows it: `1.10` stays as it is.
  return typeof value === "string" ? value : (found.node.source ?? "");
}
