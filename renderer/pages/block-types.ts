import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileProblem, findFileFault, isFolder, readSiteFile } from "../files/read-file.ts";
import type { Problem, Wake } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { parseSchema, SchemaFault } from "../schema/parse-schema.ts";
import { acceptedTypes, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { importRules } from "./import-rules.ts";

/** A block type: everything the engine knows about one folder of blocks. */
export interface BlockType {
  /** Name of the folder, and what authors write as `type`. */
  name: string;
  /** Absolute path of the folder. */
  folder: string;
  title: string;
  description: string;
  wake: Wake;
  /** It has a `behavior.ts`: a few lines of plain DOM code instead of an island. */
  hasBehavior: boolean;
  /** It wakes up as React in the browser. */
  isIsland: boolean;
  /** Options that are rendered only inside `<StaticSlot>`. */
  slots: string[];
  /** The option that a query fills, and the one that takes the raw fields beside it. */
  source?: string;
  rows?: string;
  /** `schema.json` with all references put in place. */
  schema: Schema;
  /** Checks options as they are written (bindings allowed) or as the view gets them. */
  checkWritten: Check;
  checkResolved: Check;
  /** Checks that a schema cannot say, from `rules.ts`. */
  rules?: BlockRules;
}

/** Default export of a block's `rules.ts`: pure, called with the options after bindings are filled in. */
export type BlockRules = (
  options: Record<string, unknown>,
) => { path: (string | number)[]; message: string; hint?: string }[];

/**
 * Reads all block types from folders of blocks; a later folder wins over an earlier one.
 *
 * @param dirs     Absolute paths; one that does not exist is skipped.
 * @param siteDir  Files in problems are named relative to it.
 */
export async function readBlockTypes(
  dirs: readonly string[],
  siteDir: string,
): Promise<{ types: Map<string, BlockType>; problems: Problem[] }> {
  const types = new Map<string, BlockType>();
  const problems: Problem[] = [];
  for (const dir of dirs) {
    if (!isFolder(dir)) continue;
    const entries = readdirSync(dir, { withFileTypes: true });
    for (const entry of entries) {
      const file = `${relative(siteDir, dir).replaceAll("\\", "/")}/${entry.name}`;
      const fault = entry.isSymbolicLink() ? findFileFault(entry, file) : undefined;
      if (fault) problems.push(fileProblem(file, fault));
    }
    const names = entries
      .filter((entry) => entry.isDirectory() && /^[a-z0-9]/.test(entry.name))
      .map((entry) => entry.name)
      .sort();
    for (const name of names) {
      const folder = join(dir, name);
      const result = await readBlockType(name, folder, relative(siteDir, folder).replaceAll("\\", "/"));
      problems.push(...result.problems);
      if (result.type) types.set(name, result.type);
    }
  }
  return { types, problems };
}

async function readBlockType(
  name: string,
  folder: string,
  shown: string,
): Promise<{ type?: BlockType; problems: Problem[] }> {
  const file = `${shown}/schema.json`;
  const path = join(folder, "schema.json");
  const has = (part: string): boolean => existsSync(join(folder, part));
  const read = readSiteFile(path, file);
  if (!read) {
    // An empty folder is what version control and editors leave behind.
    if (readdirSync(folder).length === 0) return { problems: [] };
    return {
      problems: [
        fault(file, "", "incomplete-block", `${shown} has no schema.json.`, "Add it, or remove the folder."),
      ],
    };
  }
  if (read.fault) return { problems: [fileProblem(file, read.fault)] };
  const text = read.bytes.toString("utf8");
  const problems: Problem[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    problems.push(
      fault(
        file,
        text,
        "incomplete-block",
        `"${name}" is not a possible name of a block type.`,
        "Use small letters, digits and single hyphens.",
      ),
    );
  if (!has("view.tsx"))
    problems.push(
      fault(
        file,
        text,
        "incomplete-block",
        `${shown} has a schema but no view.tsx.`,
        "Add it, or remove the folder.",
      ),
    );
  try {
    const schema = parseSchema(text);
    const wake = schema["x-wake"] ?? "static";
    const hasBehavior = has("behavior.ts");
    const source = schema["x-source"];
    const complaint = findFault(schema);
    if (complaint) problems.push(fault(file, text, "bad-schema", complaint));
    let rules: BlockRules | undefined;
    try {
      if (has("rules.ts"))
        rules = (await importRules<{ default: BlockRules }>(join(folder, "rules.ts"))).default;
    } catch (error) {
      const message = `This block's rules.ts cannot be used. ${(error as Error).message}`;
      problems.push(fault(`${shown}/rules.ts`, "", "bad-schema", message));
    }
    return {
      problems,
      type: {
        name,
        folder,
        title: schema.title ?? name,
        description: schema.description ?? "",
        wake,
        hasBehavior,
        isIsland: wake !== "static" && !hasBehavior,
        slots: Object.keys(schema.properties ?? {}).filter(
          (option) => schema.properties?.[option]?.["x-slot"] === true,
        ),
        ...(source && { source }),
        ...(schema["x-rows"] && { rows: schema["x-rows"] }),
        schema,
        checkWritten: lazyCheck(source ? withoutRequired(schema, source) : schema, { bindings: true }),
        checkResolved: lazyCheck(schema, { bindings: false }),
        ...(rules && { rules }),
      },
    };
  } catch (error) {
    const message = `This block's schema.json cannot be used. ${(error as Error).message}`;
    const lines = createLineIndex(text);
    const problem =
      error instanceof SchemaFault
        ? createProblem(
            file,
            { code: "bad-schema", path: [], start: error.start, end: error.end, message },
            lines,
          )
        : fault(file, text, "bad-schema", message);
    return { problems: [...problems, problem] };
  }
}

/** What is wrong with a block's schema beyond its grammar, or undefined. */
function findFault(schema: Schema): string | undefined {
  if (schema.type !== "object" || schema.additionalProperties !== false)
    return 'The schema of a block must have "type": "object" and "additionalProperties": false.';
  for (const name of ["type", "id", "source", "where", "sort", "limit", "item"]) {
    const isQuery = name !== "type" && name !== "id";
    if (schema.properties?.[name] && (!isQuery || schema["x-source"]))
      return `The option "${name}" is added by the engine and must not be stated in the schema.`;
  }
  const source = schema["x-source"];
  if (source !== undefined) {
    const list = optionSchema(schema, source);
    if (!list) return `"x-source" names the option "${source}", which the schema does not have.`;
    if (!acceptedTypes(list).has("array"))
      return `"x-source" names the option "${source}", which is not a list.`;
  }
  const rows = schema["x-rows"];
  if (rows !== undefined && (source === undefined || schema.properties?.[rows]))
    return `"x-rows" names "${rows}", which the engine adds beside "x-source"; it must not be stated as an option.`;
  return undefined;
}

/** The same schema with one option no longer asked for: a query fills it. */
function withoutRequired(schema: Schema, name: string): Schema {
  return { ...schema, required: (schema.required ?? []).filter((option) => option !== name) };
}

function fault(file: string, text: string, code: string, message: string, hint?: string): Problem {
  const firstLine = text.indexOf("\n");
  const draft: Draft = {
    code,
    start: 0,
    end: firstLine === -1 ? text.length : firstLine,
    path: [],
    message,
    ...(hint && { hint }),
  };
  return createProblem(file, draft, createLineIndex(text));
}
