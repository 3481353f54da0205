import {
  type FieldNote,
  noteKey,
  type PanelValue,
  type PanelValues,
} from "../../editor/panel/panel-block.ts";
import { valueAt } from "../../editor/panel/values.ts";
import type { Path } from "../../editor/protocol.ts";
import { readVersionName } from "../../languages/version-files.ts";
import type { Origin } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode, type TreeNode } from "../../yaml/tree.ts";
import { pieceOf } from "./panel-pieces.ts";
import { isBelow } from "./written-form.ts";

/** What a form shows of a block or page: its values and what is to be known of them. */
interface Shown {
  values: PanelValues;
  notes: Record<string, FieldNote>;
}

/**
 * What a form shows on a page in another language: the words of its version in place of the original's, each with
 * what it translates; words that nobody has translated are left out, and what the original says stands beside.
 *
 * @param place  In the original.
 */
export function inVersion(
  site: Site,
  route: string,
  place: { file: string; path: Path },
  shown: Shown,
): Shown {
  const file = site.entryOf(route)?.file ?? "";
  const langs = site.languages.map(({ lang }) => lang);
  if (!readVersionName(file, langs)) return shown;
  const notes = { ...shown.notes };
  let { values } = shown;
  for (const { origin } of site.origins.of(route)?.values ?? []) {
    if (origin.kind !== "own" && origin.kind !== "bound") continue;
    const at = origin.of ?? origin;
    if (at.file !== place.file || !isBelow(at.path, place.path)) continue;
    const option = at.path.slice(place.path.length);
    const of = valueAt(shown.values, option);
    if (origin.missingIn !== undefined && of !== undefined) {
      notes[noteKey(option)] = { kind: "original", value: of, file: place.file, isMissing: true };
      values = withValue(values, option, undefined) as PanelValues;
    } else if (origin.of) {
      const { text, mark } = writtenIn(site, origin);
      const pieces = origin.kind === "bound" && origin.pieces.map((piece) => pieceOf(piece, site, route));
      notes[noteKey(option)] = {
        kind: "translated",
        of: typeof of === "string" ? of : "",
        file: origin.file,
        isStale: mark !== undefined && mark !== of,
        ...(pieces && { pieces }),
      };
      values = withValue(values, option, text) as PanelValues;
    }
  }
  return { values, notes };
}

/** A translation as it is written, and the original that it was made from. */
function writtenIn(
  site: Site,
  { file, path }: Extract<Origin, { path: Path }>,
): { text: PanelValue | undefined; mark: string | undefined } {
  const tree = readYamlText(site.source(file) ?? "").tree;
  const text = scalarAt(tree, path);
  const mark = path.at(-1) === "text" ? scalarAt(tree, [...path.slice(0, -1), "of"]) : undefined;
  return { text, mark: mark === undefined ? undefined : String(mark) };
}

function scalarAt(tree: TreeNode | undefined, path: Path): PanelValue | undefined {
  const found = tree && findNode(tree, path);
  return found?.node.kind === "scalar" && found.depth === path.length ? found.node.value : undefined;
}

/** The same values with another one at a path; without it when there is none. */
function withValue(holder: PanelValue, path: Path, value: PanelValue | undefined): PanelValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof holder !== "object" || holder === null) return holder;
  const inner = (holder as { [name: string | number]: PanelValue })[step];
  if (inner === undefined) return holder;
  const next = withValue(inner, rest, value);
  if (Array.isArray(holder)) return holder.with(Number(step), next ?? "");
  const { [step]: _, ...others } = holder as { [name: string | number]: PanelValue };
  // In its old place, so that forms keep their order.
  return next === undefined ? others : { ...holder, [step]: next };
}
