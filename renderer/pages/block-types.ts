import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { isOfCaches } from "../files/cache-dir.ts";
import type { Looked } from "../files/file-key.ts";
import { fileProblem, findFileFault, isFolder, readSiteFile } from "../files/read-file.ts";
import { plainName } from "../formats/plain-name.ts";
import type { Migration, Problem, Wake } from "../model.ts";
import type { Fault, Params } from "../problems/draft.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { looseFaults } from "../schema/loose-parts.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { atPath } from "../schema/place-fault.ts";
import { faultsOf } from "../schema/schema-fault.ts";
import type { Place, Schema } from "../schema/schema-types.ts";
import { findUnknownCondition, findUnknownRequired } from "../schema/unknown-required.ts";
import { blockFault } from "./block-fault.ts";
import { engineBlocks, SITE_FOLDER } from "./block-folders.ts";
import { type BlockFit, type BlockModules, type BlockRules, readModule } from "./block-modules.ts";
import { findCodeFaults } from "./code-faults.ts";
import { openReadBlocks, type ReadBlock, rememberBlocks } from "./keep-block-types.ts";
import { findSchemaComplaint } from "./schema-complaint.ts";

/** A block type: everything the engine knows about one folder of blocks. */
export interface BlockType {
  /** Name of the folder, and what authors write as `type`. */
  name: string;
  /** Absolute path of the folder. */
  folder: string;
  title: string;
  description: string;
  /** Further words by which people look for it: price, faq, newsletter. */
  names: readonly string[];
  /** Where it may stand; anywhere when empty. */
  places: ReadonlySet<Place>;
  wake: Wake;
  /** It has a `behavior.ts`: a few lines of plain DOM code instead of an island. */
  hasBehavior: boolean;
  /** It wakes up as React in the browser. */
  isIsland: boolean;
  /** Style attributes in its code are told: not a second time where a page has them. */
  hasRefusedStyle?: true;
  /** Options that are rendered only inside `<StaticSlot>`. */
  slots: string[];
  /** The option that a query fills, and the one that takes the raw fields beside it. */
  source?: string;
  rows?: string;
  /** The option that says how many entries one address shows. */
  pageSize?: string;
  /** `schema.json` with all references put in place. */
  schema: Schema;
  /** The schema or the migrations cannot be used, which is told: nothing is known of the options. */
  isUnreadable?: true;
  /** Checks options as they are written (bindings allowed) or as the view gets them. */
  checkWritten: Check;
  checkResolved: Check;
  /** Checks that a schema cannot say, from `rules.ts`. */
  rules?: BlockRules;
  /** What the view gets of how wide its texts are, from `fit.ts`. */
  fit?: BlockFit;
  /** How older forms become the one of today, from `migrations.ts`; the oldest first. */
  migrations?: readonly Migration[];
}

/**
 * Reads all block types from folders of blocks; a later folder wins over an earlier one.
 *
 * @param dirs     Absolute paths; one that does not exist is skipped.
 * @param siteDir  Files in problems are named relative to it.
 * @param looked  What has just been looked at.
 */
export async function readBlockTypes(
  dirs: readonly string[],
  siteDir: string,
  looked?: Looked,
): Promise<{ types: Map<string, BlockType>; problems: Problem[] }> {
  const types = new Map<string, BlockType>();
  const problems: Problem[] = [];
  for (const dir of dirs) {
    if (!isFolder(dir)) continue;
    const isSound = (found: Found): boolean => found.problems.length === 0;
    const found = await rememberBlocks(dir, looked, () => readOrRecall(dir, siteDir, looked), isSound);
    problems.push(...found.problems);
    for (const type of found.types) types.set(type.name, type);
  }
  return { types, problems };
}

async function readOrRecall(dir: string, siteDir: string, looked: Looked | undefined): Promise<Found> {
  const kept = openReadBlocks(dir, looked);
  const known = await load(kept.find());
  if (known) return known;
  const found = await readFolder(dir, siteDir);
  if (found.problems.length === 0) kept.keep(found.read);
  return found;
}

/** The types in a folder of blocks; what was read of them, so that they can be had from that the next time. */
interface Found {
  types: BlockType[];
  read: readonly ReadBlock[];
  problems: Problem[];
}

async function readFolder(dir: string, siteDir: string): Promise<Found> {
  const found = { types: [] as BlockType[], read: [] as ReadBlock[], problems: [] as Problem[] };
  const shown = relative(siteDir, dir).replaceAll("\\", "/");
  const entries = readdirSync(dir, { withFileTypes: true });
  for (const entry of entries) {
    const file = `${shown}/${entry.name}`;
    const fault = entry.isSymbolicLink() ? findFileFault(entry, file) : undefined;
    if (fault) found.problems.push(fileProblem(file, fault));
  }
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => /^[a-z0-9]/.test(name) || (/^[A-Z]/.test(name) && existsSync(join(dir, name, SCHEMA))))
    .filter((name) => dir !== engineBlocks || name !== SITE_FOLDER)
    .sort();
  for (const name of names) {
    const { type, read, problems } = await readBlockType(name, join(dir, name), `${shown}/${name}`);
    found.problems.push(...problems);
    if (type) found.types.push(type);
    if (read) found.read.push(read);
  }
  return found;
}

/** Types of which all was read before; undefined when that does not hold any more. */
async function load(read: readonly ReadBlock[] | undefined): Promise<Found | undefined> {
  if (!read) return undefined;
  try {
    return { types: await Promise.all(read.map(loadType)), read, problems: [] };
  } catch {
    // A module that was bundled for Node is gone, or throws: reading the folder makes it anew, or tells.
    return undefined;
  }
}

async function loadType({ name, folder, schema, hasBehavior, modules }: ReadBlock): Promise<BlockType> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([part, address]) => [part, (await import(address)).default]),
  );
  return typeOf(name, folder, schema, hasBehavior, Object.fromEntries(loaded));
}

async function readBlockType(
  name: string,
  folder: string,
  shown: string,
): Promise<{ type?: BlockType; read?: ReadBlock; problems: Problem[] }> {
  const file = `${shown}/schema.json`;
  const path = join(folder, "schema.json");
  const has = (part: string): boolean => existsSync(join(folder, part));
  const source = readSiteFile(path, file);
  if (!source) {
    // An empty folder is what version control and editors leave behind.
    if (readdirSync(folder).length === 0) return { problems: [] };
    const meant = nameMeant(folder, /schema.*\.(?:jsonc?|ya?ml|[jt]s)$/i);
    const params = { case: "no-schema" as const, folder: shown, ...(meant && { meant }) };
    return {
      problems: [blockFault(file, "", { code: "incomplete-block", params })],
      type: unknownType(name, folder),
    };
  }
  if (source.fault) return { problems: [fileProblem(file, source.fault)], type: unknownType(name, folder) };
  const text = source.bytes.toString("utf8");
  const problems: Problem[] = [];
  const called = plainName(name) || name;
  if (called !== name)
    problems.push(
      blockFault(file, text, { code: "incomplete-block", params: { case: "name", name, called } }),
    );
  if (!has("view.tsx")) {
    const meant = nameMeant(folder, /^view\.[jt]sx?$/i);
    const params = { case: "no-view" as const, folder: shown, ...(meant && { meant }) };
    problems.push(blockFault(file, text, { code: "incomplete-block", params }));
  }
  try {
    const schema = parseSchema(text, { dir: folder, shown });
    const found = findSchemaComplaint(schema);
    const missed = found ? undefined : (findUnknownRequired(schema) ?? findUnknownCondition(schema));
    if (found)
      for (const one of faultsOf(atPath(text, schema, found), undefined))
        problems.push(blockFault(file, text, one));
    const loose = found || missed ? [] : looseFaults(text, schema, "block");
    problems.push(...loose.map((one) => blockFault(file, text, one)));
    // What asks for an option that no block can have would be told of every block.
    if (missed) throw atPath(text, schema, missed);
    const modules: BlockModules = {};
    const addresses: ReadBlock["modules"] = {};
    for (const part of ["rules", "fit", "migrations"] as const) {
      if (!has(`${part}.ts`)) continue;
      const loaded = await readModule(part, folder, shown, problems);
      if (!loaded) continue;
      Object.assign(modules, { [part]: loaded.module.default });
      addresses[part] = loaded.address;
    }
    const hasBehavior = has("behavior.ts");
    const isAsleep = (schema["x-wake"] ?? "static") === "static";
    if (hasBehavior && isAsleep)
      problems.push(
        blockFault(file, text, { code: "incomplete-block", params: { case: "asleep", folder: shown } }),
      );
    const isIsland = !isAsleep && !hasBehavior;
    const hasReceiver = /"x-kind":"receiver"/.test(JSON.stringify(schema));
    const slots = slotOptions(schema);
    const faults = await findCodeFaults(folder, { isIsland, hasBehavior, hasReceiver, slots });
    for (const { file, code, fault: found } of faults)
      problems.push(blockFault(`${shown}/${file}`, code, found));
    // Pages may be in a form that only the steps know; and what the engine cannot use says nothing of them.
    const isUnknown = found !== undefined || (has("migrations.ts") && !modules.migrations);
    const type = isUnknown
      ? unknownType(called, folder)
      : typeOf(called, folder, schema, hasBehavior, modules);
    return {
      problems,
      type: faults.some(({ fault }) => isOfStyle(fault)) ? { ...type, hasRefusedStyle: true } : type,
      read: { name, folder, schema, hasBehavior, modules: addresses },
    };
  } catch (error) {
    if (isOfCaches(error)) throw error;
    return {
      problems: [...problems, ...faultsOf(error, "block").map((one) => blockFault(file, text, one))],
      type: unknownType(called, folder),
    };
  }
}

const isOfStyle = ({ code, params }: Fault): boolean =>
  code === "refused-code" && (params as Params<"refused-code">).as === "style";

const SCHEMA = "schema.json";

/** The one file of a folder that may be meant as the one that is missing. */
function nameMeant(folder: string, form: RegExp): string | undefined {
  const [name, other] = readdirSync(folder).filter((file) => form.test(file));
  return other === undefined ? name : undefined;
}

/** A type whose schema or migrations cannot be used: pages may not be blamed for it, whatever their blocks hold. */
function unknownType(name: string, folder: string): BlockType {
  const schema: Schema = { type: "object", additionalProperties: true };
  return { ...typeOf(name, folder, schema, false), isUnreadable: true };
}

function typeOf(
  name: string,
  folder: string,
  schema: Schema,
  hasBehavior: boolean,
  { rules, fit, migrations }: BlockModules = {},
): BlockType {
  const wake = schema["x-wake"] ?? "static";
  const source = schema["x-source"];
  return {
    name,
    folder,
    title: schema.title ?? name,
    description: schema.description ?? "",
    names: schema["x-names"] ?? [],
    places: new Set(schema["x-place"]),
    wake,
    hasBehavior,
    isIsland: wake !== "static" && !hasBehavior,
    slots: slotOptions(schema),
    ...(source && { source }),
    ...(schema["x-rows"] && { rows: schema["x-rows"] }),
    ...(schema["x-pages"] && { pageSize: schema["x-pages"] }),
    schema,
    checkWritten: lazyCheck(source ? withoutRequired(schema, source) : schema, { bindings: true }),
    checkResolved: lazyCheck(schema, { bindings: false }),
    ...(rules && { rules }),
    ...(fit && { fit }),
    ...(migrations && { migrations: migrations.toSorted((a, b) => a.version - b.version) }),
  };
}

const slotOptions = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((option) => properties[option]?.["x-slot"] === true);

/** The same schema with one option no longer asked for: a query fills it. */
function withoutRequired(schema: Schema, name: string): Schema {
  return { ...schema, required: (schema.required ?? []).filter((option) => option !== name) };
}
