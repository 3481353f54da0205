import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { migrationFaults } from "../sweeps/migration-faults.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const { types } = await readBlockTypes(blockFolders(site), site);
const migrating = [...types.values()].filter(({ migrations }) => migrations);

it("some block has changed its form", () => expect(migrating.length).toBeGreaterThan(1));

it.each([...types.values()].map((type) => [type.name, type] as const))(
  "%s: what was becomes what is today, byte for byte",
  (_, type) => expect(migrationFaults(type, types)).toEqual([]),
);
