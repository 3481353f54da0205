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
  const schema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")) as Described & {
    additionalProperties?: unknown;
  };
  if (!/\p{L}/u.test(schema.description ?? "")) faults.push("Its schema has no description.");
  if (schema.additionalProperties !== false)
    faults.push("Its schema lets options through that it does not name.");
  faults.push(...undescribed(schema).map((name) => `The option ${name} has no description.`));
  return faults;
}

interface Described {
  description?: string;
  $ref?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

/** Options that authors read nothing of, those of groups and entries included: `items[].title`. */
function undescribed({ properties = {}, items }: Described, above = ""): string[] {
  const own = Object.entries(properties).flatMap(([name, option]) => {
    const path = above ? `${above}.${name}` : name;
    const isSilent = !option.description && !option.$ref;
    return [...(isSilent ? [path] : []), ...undescribed(option, path)];
  });
  return [...own, ...(items ? undescribed(items, `${above}[]`) : [])];
}
