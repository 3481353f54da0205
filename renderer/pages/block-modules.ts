import { join, posix } from "node:path";
import { isOfCaches } from "../files/cache-dir.ts";
import type { MeasureText, Migration, Problem } from "../model.ts";
import type { Params } from "../problems/draft.ts";
import { complaintOf, type SchemaComplaint } from "../schema/schema-fault.ts";
import { blockFault } from "./block-fault.ts";
import { importRules, type LoadedRules } from "./import-rules.ts";
import type { ModulePart } from "./keep-block-types.ts";
import { ModuleFault } from "./module-fault.ts";

/** Default export of a block's `rules.ts`: pure, called with the options after bindings are filled in. */
export type BlockRules = (options: Record<string, unknown>, measure: MeasureText) => BrokenRule[];

/**
 * What a block says of its options: a mistake in words of its own, with what the text at its path is meant to be where
 * that can be said, or a text that is too long for its place.
 */
export type BrokenRule = { path: (string | number)[] } & (
  | { message: string; hint?: string; meant?: string }
  | { tooLong: Params<"long-text"> }
);

/** Default export of a block's `fit.ts`: pure, called with what the view gets, which then has the answer as `fit`. */
export type BlockFit = (
  props: Record<string, unknown>,
  measure: MeasureText,
) => Record<string, number | boolean>;

/** What the modules beside the view of a block export by default. */
export interface BlockModules {
  rules?: BlockRules;
  fit?: BlockFit;
  migrations?: readonly Migration[];
}

/** A module of a block; undefined, with a problem, when it cannot be loaded. */
export async function readModule(
  part: ModulePart,
  folder: string,
  shown: string,
  problems: Problem[],
): Promise<LoadedRules<{ default: unknown }> | undefined> {
  try {
    const loaded = await importRules<{ default: unknown }>(join(folder, `${part}.ts`));
    const complaint = exportFault(part, loaded.module.default);
    if (!complaint) return loaded;
    const params = { of: part, complaint };
    problems.push(blockFault(`${shown}/${part}.ts`, "", { code: "bad-schema", params }));
    return undefined;
  } catch (error) {
    if (isOfCaches(error)) throw error;
    problems.push(notLoaded(part, shown, error));
    return undefined;
  }
}

/** A module that cannot be loaded, told where the fault is: in its own code, or in that of a file that it imports. */
function notLoaded(part: ModulePart, shown: string, error: unknown): Problem {
  const { file, text, place } =
    error instanceof ModuleFault ? error : { file: `${part}.ts`, text: "", place: {} };
  const fault = { code: "bad-schema" as const, params: { of: part, complaint: complaintOf(error) } };
  return blockFault(posix.join(shown, file), text, { ...fault, ...place });
}

/** What the engine cannot use of the default export of a module. */
function exportFault(part: ModulePart, value: unknown): SchemaComplaint | undefined {
  if (part !== "migrations")
    return typeof value === "function" ? undefined : { case: "no-default", wanted: "function" };
  if (!Array.isArray(value)) return { case: "no-default", wanted: "list" };
  for (const [index, migration] of value.entries()) {
    const { version, about, when, migrate } = (migration ?? {}) as Partial<Migration>;
    const bad = (field: string, wanted: "number" | "text" | "function"): SchemaComplaint => ({
      case: "bad-migration",
      number: index + 1,
      field,
      wanted,
    });
    if (!Number.isInteger(version) || Number(version) < 2) return bad("version", "number");
    if (typeof about !== "string" || about.trim() === "") return bad("about", "text");
    if (typeof when !== "function") return bad("when", "function");
    if (typeof migrate !== "function") return bad("migrate", "function");
  }
  return undefined;
}
