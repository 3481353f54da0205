import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findMigration, migrateBlock } from "../../renderer/edit/migrate-block.ts";
import { YamlEditor } from "../../renderer/edit/yaml-editor.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { type BlockType, readBlockTypes } from "../../renderer/pages/block-types.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const { types } = await readBlockTypes(blockFolders(site), site);
const migrating = [...types.values()].filter(({ migrations }) => migrations);

/** A list of blocks with each of a type in its form of today. */
function migrated(text: string, { name, migrations = [] }: BlockType): string {
  const list = plainData(readYamlText(text).tree!) as { type: string }[];
  const editor = new YamlEditor(text);
  for (const [index, { type }] of list.entries())
    if (type === name) migrateBlock(editor, [index], migrations);
  return editor.text;
}

it("some block has changed its form", () => expect(migrating.length).toBeGreaterThan(1));

describe.each(migrating.map((type) => [type.name, type] as const))("%s", (_, type) => {
  const folder = join(type.folder, "migrations");
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const versions = type.migrations!.map(({ version }) => version);

  it("has versions that follow each other from 2", () =>
    expect(versions).toEqual(versions.map((_version, index) => index + 2)));

  it("has an example of each older version, and nothing else", () => {
    const wanted = versions.flatMap((version) => [`${version}.after.yaml`, `${version}.before.yaml`]);
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(wanted.sort());
  });

  describe.each(versions)("before version %d", (version) => {
    const [before, after] = [read(`${version}.before.yaml`), read(`${version}.after.yaml`)];

    it("becomes what it is today, byte for byte", () => expect(migrated(before, type)).toBe(after));
    it("is told, and what it becomes is not", () => {
      const steps = (text: string) =>
        (plainData(readYamlText(text).tree!) as unknown[]).map(
          (block) => findMigration(block, type.migrations)?.version,
        );
      expect(steps(before)).toContain(version);
      expect(new Set(steps(after))).toEqual(new Set([undefined]));
    });
    it("changes nothing a second time", () => expect(migrated(after, type)).toBe(after));
    it("comes out in order", () => {
      const blocks = plainData(readYamlText(after).tree!) as { type: string }[];
      const told = blocks.flatMap(({ type: name, ...options }) => types.get(name)!.checkWritten(options));
      expect(told.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
    });
  });
});
