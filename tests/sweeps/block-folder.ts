import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFaults } from "../support/examples-of.ts";

/** What every folder of a block has. */
export const BLOCK_FILES = ["schema.json", "view.tsx", "examples.yaml", "README.md", "props.ts"];

/** What a block's folder lacks, and which of its options are not explained to authors; a sentence each. */
export function blockFolderFaults(folder: string): string[] {
  const missing = BLOCK_FILES.filter((file) => !existsSync(join(folder, file)));
  const faults = [...missing.map((file) => `There is no ${file}.`), ...exampleFaults(folder)];
  if (missing.includes("schema.json")) return faults;
  const schema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")) as {
    description?: string;
    additionalProperties?: unknown;
    properties?: Record<string, { description?: string; $ref?: string }>;
  };
  if (!/\w/.test(schema.description ?? "")) faults.push("Its schema has no description.");
  if (schema.additionalProperties !== false)
    faults.push("Its schema lets options through that it does not name.");
  for (const [name, option] of Object.entries(schema.properties ?? {}))
    if (!option.description && !option.$ref) faults.push(`The option ${name} has no description.`);
  return faults;
}
