import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inPlainWords, isOfSite } from "../support/console-faults.ts";
import { blockFolderFaults } from "./block-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "block-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said of the schema of a block whose folder has nothing else. */
function toldOf(schema: object): string[] {
  writeFileSync(
    join(folder, "schema.json"),
    JSON.stringify({ title: "Note", additionalProperties: false, ...schema }),
  );
  return blockFolderFaults(folder).filter(
    (fault) => /schema|option/.test(fault) && !fault.includes("There is no"),
  );
}

it("a description is one in any script", () => {
  expect(toldOf({ description: "病棟の注意書き。" })).toEqual([]);
  expect(toldOf({ description: "…" })).toEqual(["Its schema has no description."]);
});

it("a title is asked for, and a mark at the beginning of the file is none of its text", () => {
  const told = toldOf({ title: undefined, description: "Notes of a ward." });
  expect(told).toEqual(["Its schema has no title, by which authors find the block."]);
  writeFileSync(join(folder, "schema.json"), "\ufeff{}");
  expect(blockFolderFaults(folder)).toContain("Its schema has no description.");
});

it("options of groups and entries are explained as well", () => {
  const title = { type: "string" };
  const items = { description: "Notes.", type: "array", items: { type: "object", properties: { title } } };
  const link = { description: "Where it leads.", properties: { href: { $ref: "#" }, label: title } };
  expect(toldOf({ description: "Notes of a ward.", properties: { items, link } })).toEqual([
    "schema.json:1: The option items[].title has no description.",
    "schema.json:1: The option link.label has no description.",
  ]);
});

it.each([
  [
    '[site] /a: block "dose" (blocks/dose/examples.yaml:3) could not hydrate: Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text for the full message',
    '[site] /a: block "dose" (blocks/dose/examples.yaml:3) could not hydrate: the view renders something else in the browser than in the build. Render the same at first, and change it in an effect.',
  ],
  [
    "Applying inline style violates the following Content Security Policy directive 'style-src 'self''. The action has been blocked.",
    "A style attribute is refused by the security policy of the page: style a class, or a data attribute.",
  ],
  [
    "Executing inline script violates the following Content Security Policy directive 'script-src 'self''. The action has been blocked.",
    "A script within the page is refused by its security policy: write what it does into behavior.ts.",
  ],
  [
    "Loading the script 'https://example.com/x.js' violates the following Content Security Policy directive: \"script-src 'self'\". The action has been blocked.",
    "The script https://example.com/x.js is refused by the security policy of the page: install its package, and import it.",
  ],
  [
    '[site] /a: block "dose" (blocks/dose/examples.yaml:3) could not render: ReferenceError: process is not defined\n    at m (http://127.0.0.1:45031/assets/dose-BO.js:1:677)\n    at os (http://127.0.0.1:45031/assets/react-D.js:48:49198)',
    '[site] /a: block "dose" (blocks/dose/examples.yaml:3) could not render: process is a part of Node, which browsers do not have. A block gets what it shows as options.',
  ],
  [
    "Failed to construct 'Worker': This document requires 'TrustedScriptURL' assignment. The action has been blocked.",
    "The security policy of the page allows no workers: do the work in the block's own script, a part at a time.",
  ],
  [
    "Failed to set the 'src' property on 'HTMLScriptElement': This document requires 'TrustedScriptURL' assignment. The action has been blocked.",
    "Failed to set the 'src' property on 'HTMLScriptElement': The security policy of the page lets no script be loaded by its address: install its package, and import it.",
  ],
  ["look", "look"],
])("what a browser says of a block is said in plain words: %s", (said, meant) => {
  expect(inPlainWords(said)).toBe(meant);
});

it.each([
  ["Failed to load resource: net::ERR_NAME_NOT_RESOLVED: https://status.example.com/now.json", false],
  [
    "Access to fetch at 'https://status.example.com/now.json' from origin 'http://127.0.0.1:45031' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present.",
    false,
  ],
  ["Failed to load resource: the server responded with a status of 404 (Not Found): /sounds/kiln.wav", true],
  ["Connecting to 'https://status.example.com/' violates the following Content Security Policy", true],
])("whether a host that a block may ask answers is nothing of the block: %s", (said, isTold) => {
  expect(isOfSite(said)).toBe(isTold);
});

it.each([
  ["example.yml", "examples.yaml"],
  ["views.jsx", "view.tsx"],
  ["behaviour.ts", "behavior.ts"],
  ["rules.js", "rules.ts"],
  ["migration.ts", "migrations.ts"],
])("a file called %s is told as %s", (name, meant) => {
  const block = join(folder, name.replace(".", "-"));
  mkdirSync(block);
  writeFileSync(join(block, name), "");
  expect(blockFolderFaults(block).filter((fault) => fault.includes("Rename"))).toEqual([
    expect.stringContaining(`Rename ${name} to ${meant}.`),
  ]);
  // What another file imports has the name that it needs.
  writeFileSync(join(block, "parts.tsx"), `import rules from "./${name}";\n`);
  expect(blockFolderFaults(block).join(" ")).not.toContain("Rename");
});
