import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { generate } from "../../renderer/commands/generate.ts";
import { staleProps } from "../../renderer/generate/stale-props.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(() => {
  vi.restoreAllMocks();
  removeMockSites();
});

const staleIn = async (dir: string): Promise<string[]> => {
  const { types } = await readBlockTypes([join(dir, "blocks")], dir);
  return staleProps(dir, types.values());
};

it("names the props that a schema has left behind, until they are generated", async () => {
  // What the command says.
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const dir = writeMockSite();
  expect(await staleIn(dir)).toEqual([]);
  await generate({ dir, check: false });
  expect(await staleIn(dir)).toEqual([]);
  const file = join(dir, "blocks/hero/schema.json");
  const schema = JSON.parse(readFileSync(file, "utf8"));
  schema.properties.note = { type: "string", description: "A note." };
  writeFileSync(file, JSON.stringify(schema));
  expect(await staleIn(dir)).toEqual(["blocks/hero/props.ts"]);
  await generate({ dir, check: false });
  expect(await staleIn(dir)).toEqual([]);
});

it("leaves alone what belongs to a block whose schema is gone", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const readme = "# Hero\n\n<!-- options -->\n| option |\n| --- |\n| `heading` |\n<!-- /options -->\n";
  const dir = writeMockSite({ "blocks/hero/README.md": readme, "blocks/hero/props.ts": "// as it was\n" });
  rmSync(join(dir, "blocks/hero/schema.json"));
  await generate({ dir, check: false });
  expect(readFileSync(join(dir, "blocks/hero/README.md"), "utf8")).toBe(readme);
  expect(readFileSync(join(dir, "blocks/hero/props.ts"), "utf8")).toBe("// as it was\n");
});

it("takes the line ends of Windows for what they are, and keeps them", async () => {
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const dir = writeMockSite({ "blocks/hero/README.md": "# Hero\r\n\r\nSays hello.\r\n" });
  await generate({ dir, check: false });
  const files = ["site.schema.json", "blocks/hero/props.ts", "blocks/hero/README.md"].map((file) =>
    join(dir, file),
  );
  for (const file of files) writeFileSync(file, readFileSync(file, "utf8").replaceAll(/\r?\n/g, "\r\n"));
  said.mockClear();
  expect(await generate({ dir, check: true }), said.mock.calls.join("")).toBe(0);
  expect(await staleIn(dir)).toEqual([]);

  const schema = join(dir, "blocks/hero/schema.json");
  const changed = JSON.parse(readFileSync(schema, "utf8"));
  changed.properties.note = { type: "string", description: "A note." };
  writeFileSync(schema, JSON.stringify(changed));
  expect(await generate({ dir, check: true })).toBe(1);
  await generate({ dir, check: false });
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect(text).toContain("note");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});
