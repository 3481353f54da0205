import { existsSync } from "node:fs";
import { join } from "node:path";
import { exampleFaults } from "../support/examples-of.ts";
import { type Option, readBlockSchema } from "./block-schema.ts";

/** What every folder of a block has. */
export const BLOCK_FILES = ["schema.json", "view.tsx", "examples.yaml", "README.md", "props.ts"];

/** What a block's folder lacks, and which of its options are not explained to authors; a sentence each. */
export function blockFolderFaults(folder: string): string[] {
  const missing = BLOCK_FILES.filter((file) => !existsSync(join(folder, file)));
  const faults = [...missing.map((file) => `There is no ${file}.`), ...exampleFaults(folder)];
  const read = readBlockSchema(folder);
  if (!read) return faults;
  const { schema, lineOf } = read;
  if (!/\p{L}/u.test(schema.title ?? ""))
    faults.push("Its schema has no title, by which authors find the block.");
  if (!/\p{L}/u.test(schema.description ?? "")) faults.push("Its schema has no description.");
  if (schema.additionalProperties !== false)
    faults.push("Its schema lets options through that it does not name.");
  for (const name of undescribed(schema))
    faults.push(`schema.json:${lineOf(name)}: The option ${name} has no description.`);
  return faults;
}

/** Options that authors read nothing of, those of groups and entries included: `items[].title`. */
function undescribed({ properties = {}, items }: Option, above = ""): string[] {
  const own = Object.entries(properties).flatMap(([name, option]) => {
    const path = above ? `${above}.${name}` : name;
    const isSilent = !option.description && !option.$ref;
    return [...(isSilent ? [path] : []), ...undescribed(option, path)];
  });
  return [...own, ...(items ? undescribed(items, `${above}[]`) : [])];
}
