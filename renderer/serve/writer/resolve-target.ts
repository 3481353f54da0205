import type { Place } from "../../edit/operation.ts";
import type { Target } from "../../editor/protocol.ts";
import { showsPage } from "../../filling/routes.ts";
import type { RouteEntry } from "../../model.ts";
import type { Origin, PageOrigins, Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { HAS_MOVED, originsOf } from "../known-origins.ts";
import { type NoPlace, placeInLanguage, untranslated } from "./resolve-translation.ts";
import { resolveUse } from "./resolve-use.ts";

/** Where a target stands in a file; or why it is nowhere, in one sentence. */
export type Resolved = FoundPlace | NoPlace;

export interface FoundPlace {
  place: Place;
  /** Of a text with bindings, the piece meant, and what it says now. */
  piece?: number;
  literal?: string;
}

/** What a target is wanted for. */
export interface Purpose {
  /** Of a text with bindings, the piece meant. */
  piece?: number;
  /** Not the words are meant, wherever they come from, but what stands at the place. */
  isPlace?: boolean;
  /** The file is meant in which a text is kept. */
  isBody?: boolean;
  /** Entries come, go or move: that is done in originals, whatever language the page is in. */
  isStructure?: boolean;
}

/** Finds what a browser names: options by the page that shows them, rows by their key, settings by their name. */
export function resolveTarget(site: Site, target: Target, purpose: Purpose = {}): Resolved {
  if ("settings" in target) return { place: { file: "data/site.yaml", path: [...target.settings] } };
  if ("collection" in target) return resolveRow(site, target);
  if ("as" in target && target.as === "file")
    return { refused: "A file is given another text, nothing else." };
  const entry = findPage(site, target.route);
  if (!entry) return { refused: `There is no page at ${target.route}.` };
  const { path } = target;
  const origins = originsOf(site, entry.route);
  if (!origins) return withoutOrigins(entry.file, path);
  if (origins === "moved") return { refused: HAS_MOVED };
  if ("as" in target && target.as === "use") return resolveUse(site, entry, path, purpose);
  const isWritten = "as" in target;
  const value = isWritten ? undefined : findValue(origins, path);
  if (value && value.kind !== "default") return resolveValue(value, purpose);
  const written = resolveWritten(origins, entry.file, path, isWritten);
  if ("refused" in written || purpose.isStructure) return written;
  const { route, file } = entry;
  return placeInLanguage(site, origins, { route, file, path, place: written.place });
}

/** The page file entry of an address, with or without a slash at its end. */
export function findPage(site: Site, route: string): RouteEntry | undefined {
  const wanted = route.replace(/(.)\/$/, "$1");
  const entry = site.entryOf(wanted);
  return entry && showsPage(entry) ? entry : undefined;
}

function resolveRow(
  site: Site,
  { collection: name, row: key, path }: { collection: string; row: string; path: Path },
): Resolved {
  const collection = site.files.collections.get(name);
  if (!collection) return { refused: `There is no collection ${name}.` };
  const index = collection.rows.findIndex((row) => String(row[collection.key]) === key);
  if (index === -1) return { refused: `There is no row ${key} in ${collection.file}.` };
  return { place: { file: collection.file, path: [index, ...path] } };
}

/** Of a page with an error that no editor has shown before: its own blocks are found as they are written. */
function withoutOrigins(file: string, path: Path): Resolved {
  if (path[0] === "layout" && path.length > 1)
    return { refused: "The layout can be changed from here when the page is in order." };
  const isName = (step: string | number, at: number): boolean =>
    step === "props" && typeof path[at - 1] === "number";
  return { place: { file, path: path.filter((step, at) => !isName(step, at)) } };
}

/** What a text becomes a part of when it is prepared for its view. */
const PREPARED = ["html", "src", "href"];

function findValue({ values }: PageOrigins, path: Path): Origin | undefined {
  const exact = values.find((one) => isSame(one.path, path));
  if (exact) return exact.origin;
  return values.find(
    (one) =>
      one.path.length === path.length + 1 &&
      PREPARED.includes(String(one.path.at(-1))) &&
      startsWith(one.path, path),
  )?.origin;
}

/** Follows a text to where its words are written. */
function resolveValue(
  origin: Origin,
  { piece, isPlace = false, isBody = false, isStructure = false }: Purpose,
): Resolved {
  if (origin.kind === "own" || origin.kind === "bound") {
    const { of, missingIn } = origin;
    if (isStructure) {
      const { file, path } = of ?? origin;
      return { place: { file, path: [...path] } };
    }
    if (missingIn !== undefined)
      return untranslated({ file: origin.file, path: [...origin.path] }, missingIn);
  }
  switch (origin.kind) {
    case "own":
      return { place: { file: origin.file, path: [...origin.path] } };
    case "file":
      if (isBody) return { place: { file: origin.file, path: [] } };
      return { refused: `This text is kept in ${origin.file}: change the text of that file.` };
    case "default":
    case "computed":
      return { refused: "The engine works this out: it is written nowhere." };
    default: {
      if (isPlace) return { place: { file: origin.file, path: [...origin.path] } };
      const { pieces } = origin;
      const index = piece ?? (pieces.length === 1 ? 0 : -1);
      const chosen = pieces[index];
      if (!chosen) return { refused: "Parts of this text come from elsewhere: say which part is meant." };
      if ("literal" in chosen)
        return {
          place: { file: origin.file, path: [...origin.path] },
          piece: index,
          literal: chosen.literal,
        };
      if (!chosen.from) return { refused: `Nothing is found for ${chosen.binding}.` };
      return resolveValue(chosen.from, {});
    }
  }
}

/** A block, a list or group among its options, or an option that is not written yet. */
function resolveWritten(origins: PageOrigins, file: string, path: Path, isWritten: boolean): Resolved {
  const block = origins.blocks
    .filter((one) => startsWith(path, one.path))
    .reduce<PageOrigins["blocks"][number] | undefined>(
      (best, one) => (best && best.path.length >= one.path.length ? best : one),
      undefined,
    );
  if (!block) {
    const isBlock = path[0] === "blocks" || (path[0] === "layout" && path.length > 1);
    if (isBlock && path.length > 1) return { refused: "There is no such block on the page." };
    return { place: { file, path: [...path] } };
  }
  const steps = path.slice(block.path.length);
  const rest = steps[0] === "props" ? steps.slice(1) : steps;
  const place = { file: block.origin.file, path: [...block.origin.path, ...rest] };
  if (rest.length === 0 || isWritten) return { place };
  const isElsewhere = (at: { file: string; path: Path }): boolean =>
    at.file !== place.file || !startsWith(at.path, place.path);
  const inside = [
    ...origins.blocks.filter((one) => startsWith(one.path, path)).map(({ origin }) => origin),
    ...origins.values
      .filter((one) => startsWith(one.path, path))
      .flatMap(({ origin }) =>
        origin.kind === "own" || origin.kind === "bound" ? [origin.of ?? origin] : [],
      ),
  ];
  if (inside.some(isElsewhere))
    return { refused: "These entries come from data: change its rows, or what the block asks for." };
  return { place };
}

export function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}

export function startsWith(path: Path, start: Path): boolean {
  return path.length >= start.length && start.every((step, at) => step === path[at]);
}
