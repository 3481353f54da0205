import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blockFolders, engineBlocks } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";

const engineDir = fileURLToPath(new URL("../..", import.meta.url));

test("the site beside the engine has blocks of its own, which are no block type called site", async () => {
  const { types, problems } = await readBlockTypes(blockFolders(engineDir), engineDir);
  expect(problems).toEqual([]);
  expect(types.has("hero")).toBe(true);
  expect(types.get("cloud-scaler")?.folder).toBe(join(engineBlocks, "site/cloud-scaler"));
  expect(types.has("site")).toBe(false);
});

test("another site gets the engine's blocks and those in its own folder, and none of that site", async () => {
  const dir = mkdtempSync(join(tmpdir(), "other-site-"));
  try {
    expect(blockFolders(dir)).toEqual([engineBlocks, join(dir, "blocks")]);
    const { types, problems } = await readBlockTypes(blockFolders(dir), dir);
    expect(problems).toEqual([]);
    expect(types.has("hero")).toBe(true);
    expect(types.has("cloud-scaler")).toBe(false);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
