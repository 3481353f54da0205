import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type BundleJob, runBundling } from "../../renderer/bundle/bundle.ts";

const site = mkdtempSync(join(tmpdir(), "one-react-"));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const files: Record<string, string> = {
  "blocks/tide/view.tsx":
    'import { useTide } from "tide-hooks";\nimport moon from "moon-phase";\n\nexport default function Tide() {\n  return <p>{useTide() + moon()}</p>;\n}\n',
  // There in two forms, of which the older one has no default for Node.
  "node_modules/moon-phase/package.json":
    '{ "name": "moon-phase", "main": "./index.cjs", "module": "./index.mjs" }',
  "node_modules/moon-phase/index.cjs":
    'exports.__esModule = true;\nexports.default = () => "for Node alone";\n',
  "node_modules/moon-phase/index.mjs": 'export default () => "as in browsers";\n',
  "node_modules/tide-hooks/package.json":
    '{ "name": "tide-hooks", "type": "module", "exports": "./index.js" }',
  "node_modules/tide-hooks/index.js":
    'import { useState } from "react";\nimport { clock } from "yaml";\nexport const useTide = () => clock + useState(1)[0];\n',
  // Of another version, as a package brings along that has not been renewed for years.
  "node_modules/react/package.json": '{ "name": "react", "version": "17.0.2" }',
  "node_modules/react/index.js": 'exports.useState = () => ["the second copy"];\n',
  "node_modules/yaml/package.json": '{ "name": "yaml", "type": "module", "exports": "./index.js" }',
  "node_modules/yaml/index.js": 'export const clock = "the site\'s own";\n',
};

it("packages of a site use the React of the engine, of other packages the one beside them, and are what they are in browsers", async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const folder = join(site, "out");
  const type = { name: "tide", folder: join(site, "blocks/tide"), wake: "static" as const };
  await runBundling({
    part: "server",
    types: [{ ...type, hasBehavior: false, isIsland: false }],
    words: {} as BundleJob["words"],
    others: {},
    isMirrored: false,
    folder,
  });
  const code = readFileSync(join(folder, "server.mjs"), "utf8");
  expect(code.includes("the second copy")).toBe(false);
  expect(code.includes("the site's own")).toBe(true);
  expect(code.includes("for Node alone")).toBe(false);
  expect(code.includes("as in browsers")).toBe(true);
});
