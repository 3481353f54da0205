import { existsSync } from "node:fs";
import { join } from "node:path";
import { enginePackage } from "../engine-package.ts";
import { suggest } from "../problems/suggest.ts";
import { commonDefinitions } from "./read-schema.ts";
import type { SchemaComplaint } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

/** The folder of a schema: its absolute path, and its path from the folder of the site. */
export interface SchemaFolder {
  dir: string;
  shown: string;
}

/** From a schema to the folder of a site that the engine lies in as `renderer`. */
const stepsUp = ({ shown }: SchemaFolder): string => "../".repeat(shown.split("/").length);

/**
 * Whether a path leads to the shared definitions, from a schema in a folder: by the name of the engine's package, to
 * the folder `renderer` of the site or of what is around it, or to a file that is there.
 */
export function leadsToCommon(path: string, folder: SchemaFolder): boolean {
  // Folders of blocks beside the site may lie at any depth below what holds the engine.
  if (folder.shown.startsWith("../") && /^(?:\.\.\/)+renderer\/schema\/common\.json$/.test(path)) return true;
  return (
    path === `${enginePackage().name}/schema/common.json` ||
    (path.endsWith(`${stepsUp(folder)}renderer/schema/common.json`) && /^(?:\.\.\/)+renderer/.test(path)) ||
    (/^\.\.?\//.test(path) && existsSync(join(folder.dir, path)))
  );
}

/** A reference that leads nowhere, with the one that is meant: to a definition of the schema's own, or to a shared one. */
export function withMeant(
  complaint: SchemaComplaint,
  { definitions = {} }: Schema,
  folder: SchemaFolder,
): SchemaComplaint {
  const name =
    complaint.case === "dangling-reference" ? /([^/#]+)$/.exec(complaint.reference)?.[1] : undefined;
  if (complaint.case !== "dangling-reference" || name === undefined) return complaint;
  const isOwn = complaint.reference.startsWith("#");
  const nearest = (names: readonly string[], isNear = true): string | undefined =>
    names.includes(name) ? name : isNear ? suggest(name, names) : undefined;
  const own = nearest(Object.keys(definitions));
  const shared = nearest(Object.keys(commonDefinitions()), !isOwn);
  if (own !== undefined && (isOwn || shared === undefined))
    return { ...complaint, guess: `#/definitions/${own}` };
  if (shared === undefined) return complaint;
  const path = complaint.reference.replace(/#.*/, "");
  const here = `${stepsUp(folder)}renderer`;
  // A site has the engine as a folder or as a package; what was written says which.
  const isFolder = /^(?:\.|renderer)/.test(path) || existsSync(join(folder.dir, here));
  const room = `${isFolder ? here : enginePackage().name}/schema/common.json`;
  const file = path.endsWith("common.json") && leadsToCommon(path, folder) ? path : room;
  return { ...complaint, guess: `${file}#/definitions/${shared}` };
}
