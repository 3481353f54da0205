import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const root = join(import.meta.dirname, "../..");

const SCHEMA = {
  title: "Sign",
  description: "Says one word.",
  type: "object",
  required: ["word"],
  additionalProperties: false,
  properties: { word: { type: "string", description: "The word." } },
};

let dir: string;
let caches: string;

/** A site with a block of its own, and caches that nobody else has. */
beforeEach(() => {
  dir = writeMockSite({
    "data/site.yaml": "brand: Kerb & Co\nlang: en\n",
    "pages/index.yaml": "title: Start\nblocks:\n  - { type: sign, word: Halt }\n",
    "blocks/sign/schema.json": JSON.stringify(SCHEMA),
    "blocks/sign/view.tsx": "export default ({ word }: { word: string }) => <h1>{word}</h1>;\n",
    "blocks/sign/rules.ts": rulesAgainst("Stop"),
  });
  caches = mkdtempSync(join(tmpdir(), "caches-"));
});
afterEach(() => {
  rmSync(caches, { recursive: true, force: true });
  removeMockSites();
});

const rulesAgainst = (word: string): string =>
  `export default ({ word }) => word === ${JSON.stringify(word)} ? [{ path: ["word"], message: "Not ${word}." }] : [];\n`;

const change = (file: string, text: string) => writeFileSync(join(dir, file), text);

/** Files of a cache, all of them. */
const kept = (name: string): string[] => {
  const folder = join(caches, name);
  return readdirSync(folder).map((file) => join(folder, file));
};

const check = (): string => run("check");

function run(command: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "renderer/run.mjs"), command, "--site", dir],
    {
      encoding: "utf8",
      env: { ...process.env, ENGINE_CACHE_DIR: caches, NO_COLOR: "1" },
    },
  );
  return stdout + stderr;
}

describe("what one command has read of blocks", () => {
  it("serves the next, and holds as long as nothing changes", () => {
    expect(check()).not.toContain("error");
    const [first] = kept("site-blocks");
    const written = readFileSync(first!, "utf8");
    expect(check()).not.toContain("error");
    expect(readFileSync(first!, "utf8")).toBe(written);
    expect(kept("site-blocks")).toHaveLength(2);

    change("blocks/sign/schema.json", JSON.stringify({ ...SCHEMA, required: ["word", "size"] }));
    expect(check()).toContain("blocks/sign/schema.json");
    change(
      "blocks/sign/schema.json",
      JSON.stringify({
        ...SCHEMA,
        properties: { word: { type: "string", maxLength: 3, description: "The word." } },
      }),
    );
    expect(check()).toContain("pages/index.yaml:3");
    change("blocks/sign/schema.json", JSON.stringify(SCHEMA));
    expect(check()).not.toContain("error");
    change("blocks/sign/rules.ts", rulesAgainst("Halt"));
    expect(check()).toContain("Not Halt.");
    rmSync(join(dir, "blocks/sign"), { recursive: true });
    expect(check()).toContain("sign");
  });

  it("is read anew where it is cut off, empty, or something else", () => {
    const spoilt: Record<string, (file: string) => void> = {
      "cut off": (file) => writeFileSync(file, readFileSync(file, "utf8").slice(0, 100)),
      empty: (file) => writeFileSync(file, ""),
      "something else": (file) => writeFileSync(file, '[{ "name": "sign" }]'),
    };
    check();
    const texts = () => kept("site-blocks").map((file) => readFileSync(file, "utf8"));
    const written = texts();
    change("pages/index.yaml", "title: Start\nblocks:\n  - { type: sign, word: Stop }\n");
    for (const [how, spoil] of Object.entries(spoilt)) {
      for (const file of kept("site-blocks")) spoil(file);
      expect(check(), how).toContain("Not Stop.");
      expect(texts(), how).toEqual(written);
    }
    // What has been read anew serves the next.
    expect(check()).toContain("Not Stop.");
  });

  it("has modules that are there whole or not at all, for a command beside it", async () => {
    const folder = join(caches, "site-rules");
    mkdirSync(folder);
    const written = new Set<string>();
    const watcher = watch(folder, (event, name) => {
      // What is put into its place is renamed and never written to.
      if (event === "change" && name?.endsWith(".mjs")) written.add(name);
    });
    check();
    await new Promise((resolve) => setTimeout(resolve, 100));
    watcher.close();
    expect(kept("site-rules").filter((file) => !file.endsWith(".mjs"))).toEqual([]);
    expect([...written]).toEqual([]);
  });

  it("is read anew where a module that was made for it has gone", () => {
    check();
    rmSync(join(caches, "site-rules"), { recursive: true, force: true });
    change("pages/index.yaml", "title: Start\nblocks:\n  - { type: sign, word: Stop }\n");
    expect(check()).toContain("Not Stop.");
  });
});

/** A build that nothing of an earlier one is left for, but what is kept for all sites: its files by path. */
function built(): Record<string, string> {
  for (const folder of [".cache", "dist"]) rmSync(join(dir, folder), { recursive: true, force: true });
  const said = run("build");
  expect(said).toContain("Built 3 pages");
  const files = readdirSync(join(dir, "dist"), { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(dir, "dist", file)).isFile())
      .map((file) => [file, readFileSync(join(dir, "dist", file), "latin1")]),
  );
}

describe("what one build has made of style sheets", () => {
  it("serves the next, which comes to the same, and is made anew where it is spoilt", () => {
    const first = built();
    const [file] = kept("site-styles");
    const written = readFileSync(file!, "utf8");
    expect(built()).toEqual(first);
    expect(readFileSync(file!, "utf8")).toBe(written);
    writeFileSync(file!, written.slice(0, 100));
    expect(built()).toEqual(first);
    expect(readFileSync(file!, "utf8")).toBe(written);
  });
});
