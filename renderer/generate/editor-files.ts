import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RULES_FILE, rulesSchema } from "../check/house-rules.ts";
import { withEngineSettings } from "../data/engine-settings.ts";
import { WORDS_FILE } from "../data/words-schema.ts";
import { expandSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import { themeSchema } from "../theme/theme-schema.ts";
import { timesOf } from "./bundle-times.ts";

/**
 * What Visual Studio Code needs to check and complete a site's YAML on opening its folder: settings that map
 * files to schemas, and for each collection the schema of the whole list.
 *
 * @param dir         Absolute site folder.
 * @param collections Names of its collections. @param words Schema of its own words.
 * @returns Texts by path relative to the site folder.
 */
export function editorFiles(dir: string, collections: readonly string[], words: Schema): Map<string, string> {
  const files = new Map<string, string>();
  const schemas: Record<string, string | string[]> = {
    // Versions in other languages hold texts alone.
    "./site.schema.json": ["pages/**/*.yaml", "!pages/**/*.*.yaml"],
    "./.vscode/data/site.schema.json": "data/site.yaml",
    "./.vscode/checks.schema.json": RULES_FILE,
    "./.vscode/theme.schema.json": THEME_FILE,
    "./.vscode/words.schema.json": WORDS_FILE,
  };
  const jsonSchemas: { fileMatch: string[]; url: string }[] = [];
  files.set(".vscode/checks.schema.json", print(rulesSchema));
  files.set(".vscode/theme.schema.json", print(themeSchema));
  files.set(".vscode/words.schema.json", print(words));
  const settings = join(dir, "data/site.schema.json");
  const ofSite = existsSync(settings) ? (JSON.parse(readFileSync(settings, "utf8")) as Schema) : {};
  files.set(".vscode/data/site.schema.json", print(expandSchema(withEngineSettings(ofSite).schema)));
  for (const name of collections) {
    const row = JSON.parse(readFileSync(join(dir, `data/${name}.schema.json`), "utf8")) as Schema;
    const path = `.vscode/data/${name}.schema.json`;
    files.set(path, print(listSchema(name, row)));
    schemas[`./${path}`] = `data/${name}.yaml`;
    if (existsSync(join(dir, `data/${name}.json`)))
      jsonSchemas.push({ fileMatch: [`/data/${name}.json`], url: `./${path}` });
  }
  files.set(
    ".vscode/settings.json",
    print({
      "yaml.schemas": schemas,
      ...(jsonSchemas.length > 0 && { "json.schemas": jsonSchemas }),
      // File names such as pages/… must not pick up a foreign schema.
      "yaml.schemaStore.enable": false,
      "yaml.hoverSchemaSource": false,
      "yaml.customTags": [],
      "yaml.format.enable": false,
      "[yaml]": {
        "editor.insertSpaces": true,
        "editor.tabSize": 2,
        "editor.quickSuggestions": { other: true, strings: true },
      },
      "editor.defaultFormatter": "biomejs.biome",
    }),
  );
  return files;
}

/** Editors check whole files: a list of rows. Computed fields are not offered, since nobody writes them. */
function listSchema(name: string, { $schema: _, ...row }: Schema): object {
  const written = Object.entries(row.properties ?? {}).filter(
    ([, field]) => field["x-computed"] === undefined,
  );
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    description: `data/${name}.yaml. Generated from data/${name}.schema.json by npm run generate; changes here are lost.`,
    type: "array",
    items: {
      ...row,
      properties: { ...Object.fromEntries(written), ...timesOf(row) },
      ...(row.required && {
        required: row.required.filter((field) => written.some(([known]) => known === field)),
      }),
    },
  };
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
