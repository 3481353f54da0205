import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFaults } from "../support/examples-of.ts";
import { type Option, readBlockSchema } from "./block-schema.ts";
import { misnamedPart } from "./misnamed-part.ts";

/** What every folder of a block has. */
export const BLOCK_FILES = ["schema.json", "view.tsx", "examples.yaml", "README.md", "props.ts"];

/** What it may have, by names that the engine knows. */
const FURTHER_FILES = [
  "behavior.ts",
  "rules.ts",
  "fit.ts",
  "structured-data.ts",
  "files.ts",
  "migrations.ts",
];

/** What to do about a file under nearly the name that is looked for. */
function renamed(wanted: string, folder: string): string {
  if (!existsSync(folder)) return "";
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ name }) => name);
  const free = names.filter((name) => !BLOCK_FILES.includes(name) && !FURTHER_FILES.includes(name));
  const code = names
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => [name, join(folder, name)] as const);
  const isUsed = (name: string) =>
    code.some(
      ([other, path]) =>
        other !== name && readFileSync(path, "utf8").includes(`./${name.replace(/\.\w+$/, "")}`),
    );
  const meant = misnamedPart(wanted, free, isUsed);
  return meant ? ` Rename ${meant} to ${wanted}.` : "";
}

/** What a block's folder lacks, or has under another name; a sentence each. */
export function partFaults(folder: string): string[] {
  const missing = BLOCK_FILES.filter((file) => !existsSync(join(folder, file)));
  return [
    ...missing.map((file) => `There is no ${file}.${renamed(file, folder)}`),
    ...FURTHER_FILES.filter((file) => !existsSync(join(folder, file)))
      .map((file) => renamed(file, folder))
      .filter((cure) => cure !== "")
      .map((cure) => `A file is read by nothing.${cure}`),
  ];
}

/** What a block's folder lacks, and which of its options are not explained to authors; a sentence each. */
export function blockFolderFaults(folder: string): string[] {
  const faults = [...partFaults(folder), ...exampleFaults(folder)];
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
