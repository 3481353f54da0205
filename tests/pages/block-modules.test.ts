import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { bundleRules, importRules } from "../../renderer/pages/import-rules.ts";
import { ModuleFault } from "../../renderer/pages/module-fault.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { schema, toldOf } from "./told-blocks.ts";

afterAll(removeMockSites);

describe("rules of a block", () => {
  it("are loaded from TypeScript", async () => {
    const dir = writeMockSite();
    const { module: rules } = await importRules<{ default: (options: object) => unknown[] }>(
      join(dir, "blocks/notice/rules.ts"),
    );
    expect(rules.default({ from: 1, to: 2 })).toEqual([]);
  });
  it("fail with the error of their own", async () => {
    const dir = writeMockSite({ "blocks/notice/rules.ts": 'throw new Error("Out of order.");' });
    await expect(importRules(join(dir, "blocks/notice/rules.ts"))).rejects.toThrow("Out of order.");
    expect(await toldOf({ "notice/rules.ts": 'throw new Error("Out of order.");' })).toEqual([
      "blocks/notice/rules.ts:1:1-1:1 bad-schema | This block's rules.ts cannot be used. Out of order.",
    ]);
  });
  it.each<[string, Files, string]>([
    [
      "code that cannot be read",
      { "notice/rules.ts": "const a = 1;\nexport default () => [;\n" },
      "notice/rules.ts:2 ; Its code cannot be read: Unexpected token",
    ],
    [
      "code of a file that they import",
      {
        "notice/rules.ts": 'import { a } from "./limits.ts";\nexport default () => a;\n',
        "notice/limits.ts": "\nexport const a = { b: 1 c: 2 };\n",
      },
      "notice/limits.ts:2 c: 2 }; Its code cannot be read: Expected `,`",
    ],
    [
      "a file that there is not",
      { "notice/rules.ts": 'import { a } from "./limits";\nexport default () => a;\n' },
      'notice/rules.ts:1 "./limits"; It imports ./limits, and there is no such file.',
    ],
    [
      "a package that is not installed",
      { "notice/rules.ts": 'import { a } from "@tide/tables/low";\nexport default () => a;\n' },
      'notice/rules.ts:1 "@tide/tables/low"; It imports "@tide/tables/low", which is not installed. Type npm install @tide/tables,',
    ],
    [
      "a name that nothing exports",
      { "notice/rules.ts": 'import { a } from "./view.tsx";\nexport default () => a;\n' },
      'notice/rules.ts:1 a } from "./view.tsx"; It imports "a" from a file that exports nothing of that name.',
    ],
    [
      "a part of the engine that is not public",
      { "notice/rules.ts": '\nimport { a } from "yaml-site/formats/escap";\nexport default () => a;\n' },
      'notice/rules.ts:2 import { a } from "yaml-site/formats/escap"; "yaml-site/formats/escap" is no public module of yaml-site. Did you mean',
    ],
  ])("are told at the place of %s, as the command bundles them", async (_, files, expected) => {
    const dir = writeMockSite(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`blocks/${path}`, text])),
    );
    const fault = await bundleRules(join(dir, "blocks/notice/rules.ts")).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ModuleFault);
    const { file, text, place, message } = fault as ModuleFault;
    const line = text.slice(0, place!.start).split("\n").length;
    const marked = text.slice(place!.start, place!.end).replace(/;$/, "");
    expect(`notice/${file}:${line} ${marked}; ${message}`).toContain(expected);
  });
  it("are not blamed when what is made of them cannot be kept", async () => {
    const rules =
      'import { escapeXml } from "yaml-site/formats/escape";\nexport default () => escapeXml("");';
    const dir = writeMockSite({ "blocks/notice/rules.ts": rules, cache: "a file" });
    vi.stubEnv("ENGINE_CACHE_DIR", join(dir, "cache"));
    await expect(readBlockTypes([join(dir, "blocks")], dir)).rejects.toThrow("ENOTDIR");
    vi.unstubAllEnvs();
    const onFullDisk = 'throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });';
    await expect(toldOf({ "notice/rules.ts": onFullDisk })).rejects.toThrow("ENOSPC");
  });
});

describe("what lies beside the schema of a block", () => {
  const MIGRATION = 'version: 2, about: "a", when: () => false, migrate() {}';
  it.each<[string, Record<string, string>, string[]]>([
    ["rules as a named export", { "rules.ts": "export const rules = () => [];" }, ["rules.ts no function"]],
    ["rules as a list", { "rules.ts": "export default [];" }, ["rules.ts no function"]],
    ["fit as an object", { "fit.ts": "export default { bar: 1 };" }, ["fit.ts no function"]],
    [
      "migrations as a named export",
      { "migrations.ts": "export const migrations = [];" },
      ["migrations.ts no list"],
    ],
    [
      "one migration, not in a list",
      { "migrations.ts": `export default { ${MIGRATION} };` },
      ["migrations.ts no list"],
    ],
    [
      "a migration that does not say what it is about",
      {
        "migrations.ts": `export default [{ ${MIGRATION} }, { version: 3, when: () => false, migrate() {} }];`,
      },
      ['migrations.ts "about" of migration 2 has to be a sentence'],
    ],
    [
      "a migration to the first version",
      { "migrations.ts": `export default [{ ${MIGRATION.replace("2", "1")} }];` },
      ['migrations.ts "version" of migration 1 has to be a whole number from 2 on'],
    ],
    [
      "a migration that does nothing",
      { "migrations.ts": 'export default [{ version: 2, about: "a", when: () => false }];' },
      ['migrations.ts "migrate" of migration 1 has to be a function'],
    ],
    ["a script that nothing starts", { "behavior.ts": "" }, ["schema.json a behavior.ts, which never runs"]],
    [
      "all in order",
      {
        "rules.ts": "export default () => [];",
        "fit.ts": "export default function fit() { return {}; }",
        "migrations.ts": `export default [{ ${MIGRATION} }];`,
      },
      [],
    ],
    ["no migrations yet", { "migrations.ts": "export default [];" }, []],
  ])("%s", async (_, files, expected) => {
    const own = Object.fromEntries(Object.entries(files).map(([name, text]) => [`a/${name}`, text]));
    const told = await toldOf({ "a/schema.json": schema({}), "a/view.tsx": "", ...own });
    expect(told.length).toBe(expected.length);
    for (const [index, one] of expected.entries()) {
      const [file = "", ...words] = one.split(" ");
      expect(told[index]).toContain(`blocks/a/${file}`);
      expect(told[index]).toContain(words.join(" "));
    }
  });

  const VIEW =
    'import { useEffect } from "react";\n// onClick={} comes later.\nexport default function A() {\n';
  it.each([
    ["a handler", "  return <button onClick={() => alert(1)}>A</button>;\n}\n", "onClick is never called"],
    ["an effect", "  useEffect(() => alert(1), []);\n  return <p>A</p>;\n}\n", "useEffect is never called"],
  ])("%s in the view of a block that never wakes", async (_, rest, said) => {
    const files = { "a/schema.json": schema({}), "a/view.tsx": VIEW + rest };
    const told = await toldOf(files);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("blocks/a/view.tsx");
    expect(told[0]).toContain(said);
    expect(await toldOf({ ...files, "a/schema.json": schema({ "x-wake": "visible" }) })).toEqual([]);
    // What is no handler, and code that cannot be read, which the bundler tells.
    expect(await toldOf({ ...files, "a/view.tsx": `${VIEW}  return <p>onClick</p>;\n}\n` })).toEqual([]);
    expect(await toldOf({ ...files, "a/view.tsx": `${VIEW}  return <p onClick={;\n}\n` })).toEqual([]);
  });

  it("a script that a block wakes for is told nothing", async () => {
    const waking = schema({ "x-wake": "visible" });
    expect(await toldOf({ "a/schema.json": waking, "a/view.tsx": "", "a/behavior.ts": "" })).toEqual([]);
  });
});
