import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lastRuns } from "../support/last-runs.ts";
import { affectedTests, fitInto } from "./choose-tests.ts";
import { distancesTo, readImports } from "./import-graph.ts";

const dir = mkdtempSync(join(tmpdir(), "quick-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const files = {
  "renderer/yaml/tree.ts": "export const tree = 1;",
  "renderer/yaml/parse.ts": 'import { tree } from "./tree.ts";\nimport ajv from "ajv";',
  "renderer/site/site.ts": 'import type { Parse } from "../yaml/parse.ts";',
  "renderer/ui/button.tsx": "export const Button = 1;",
  "blocks/card/view.tsx": 'const late = import("../../renderer/ui/button.tsx");',
  "blocks/card/schema.json": "{}",
  "docs/hosting.md": "How to host it",
  "tests/yaml/tree.test.ts": 'import { tree } from "../../renderer/yaml/tree.ts";',
  "tests/yaml/words.test.ts": "",
  "tests/site/site.test.ts": 'import { site } from "../../renderer/site/site.ts";',
  "tests/site/pages.browser.test.ts": 'import { site } from "../../renderer/site/site.ts";',
  "tests/ui/button.test.ts": 'import { Button } from "../../renderer/ui/button.tsx";',
  "tests/commands/guides.test.ts": 'it("follows hosting.md")',
  "tests/sweeps/views.test.ts": 'const views = import.meta.glob<View>("../../blocks/**/view.{ts,tsx}", {});',
  "blocks/card/card.test.tsx": 'import View from "./view.tsx";',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(join(dir, dirname(file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
const all = Object.keys(files);

/** Affected files with their distances. */
const affected = (changed: string[], durations = new Map<string, number>()) =>
  affectedTests(dir, all, changed, durations).map(({ file, distance }) => `${distance} ${file}`);

describe("the import graph", () => {
  it("follows imports of values, of types and at run time, and no packages", () => {
    const graph = readImports(
      dir,
      all.filter((file) => file.endsWith(".ts") || file.endsWith(".tsx")),
    );
    expect(graph.get("renderer/yaml/parse.ts")).toEqual(["renderer/yaml/tree.ts"]);
    expect(graph.get("renderer/site/site.ts")).toEqual(["renderer/yaml/parse.ts"]);
    expect(graph.get("blocks/card/view.tsx")).toEqual(["renderer/ui/button.tsx"]);
  });

  it("follows globs of modules", () => {
    expect(readImports(dir, all).get("tests/sweeps/views.test.ts")).toEqual(["blocks/card/view.tsx"]);
  });

  it("tells how far a change reaches, also around a circle", () => {
    const circle = new Map([
      ["a", ["b"]],
      ["b", ["a", "c"]],
      ["c", []],
      ["d", []],
    ]);
    expect(Object.fromEntries(distancesTo(["c"], circle))).toEqual({ c: 0, b: 1, a: 2 });
  });
});

describe("affected tests", () => {
  it("are those of the room, then those that import what changed, nearest first, and none in the browser", () => {
    expect(affected(["renderer/yaml/tree.ts"])).toEqual([
      "1 tests/yaml/tree.test.ts",
      "1 tests/yaml/words.test.ts",
      "3 tests/site/site.test.ts",
    ]);
  });

  it("are a test itself, and its room", () => {
    expect(affected(["tests/ui/button.test.ts"])).toEqual(["0 tests/ui/button.test.ts"]);
  });

  it("are those beside a block whose schema changed", () => {
    expect(affected(["blocks/card/schema.json"])).toEqual(["1 blocks/card/card.test.tsx"]);
  });

  it("are those that name a file which is no code", () => {
    expect(affected(["docs/hosting.md"])).toEqual(["1 tests/commands/guides.test.ts"]);
  });

  it("are those that import a view by a glob", () => {
    expect(affected(["blocks/card/view.tsx"])).toEqual([
      "1 tests/sweeps/views.test.ts",
      "1 blocks/card/card.test.tsx",
    ]);
  });

  it("are taken as far as the time reaches, short ones before long ones of the same distance", () => {
    const durations = new Map([
      ["tests/yaml/tree.test.ts", 9000],
      ["tests/yaml/words.test.ts", 100],
      ["tests/site/site.test.ts", 500],
    ]);
    const { chosen, leftOver } = fitInto(1000, affectedTests(dir, all, ["renderer/yaml/tree.ts"], durations));
    expect(chosen.map(({ file }) => file)).toEqual(["tests/yaml/words.test.ts", "tests/site/site.test.ts"]);
    expect(leftOver.map(({ file }) => file)).toEqual(["tests/yaml/tree.test.ts"]);
  });
});

describe("last runs", () => {
  it("are read from what vitest keeps of its last runs, by project", () => {
    const folder = join(dir, "node_modules/.vite/vitest/0123");
    mkdirSync(folder, { recursive: true });
    const results = [
      ["unit:tests/a.test.ts", { duration: 12.5, failed: false }],
      ["browser:tests/b.browser.test.ts", { duration: 9, failed: true }],
    ];
    writeFileSync(join(folder, "results.json"), JSON.stringify({ version: "4", results }));
    expect(lastRuns(dir, "unit")).toEqual([{ file: "tests/a.test.ts", duration: 12.5, failed: false }]);
  });

  it("are the latest of those that were noted under several names", () => {
    const note = (folder: string, duration: number, time: number) => {
      const path = join(dir, "node_modules/.vite/vitest", folder, "results.json");
      mkdirSync(join(path, ".."), { recursive: true });
      const results = [["unit:tests/c.test.ts", { duration, failed: duration > 1 }]];
      writeFileSync(path, JSON.stringify({ version: "4", results }));
      utimesSync(path, time, time);
    };
    note("later", 1, 2_000_000_000);
    note("former", 2, 1_000_000_000);
    const of = ({ file }: { file: string }) => file === "tests/c.test.ts";
    expect(lastRuns(dir, "unit").filter(of)).toEqual([
      { file: "tests/c.test.ts", duration: 1, failed: false },
    ]);
  });

  it("are none in a checkout where nothing has run", () => {
    expect(lastRuns(join(dir, "docs"), "unit")).toEqual([]);
  });
});
