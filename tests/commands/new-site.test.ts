import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { newSite } from "../../renderer/commands/new-site.ts";

const outside = mkdtempSync(join(tmpdir(), "new-site-"));
const place = join(outside, "here");
mkdirSync(join(outside, "elsewhere"));
mkdirSync(place);
writeFileSync(join(place, "engine.tgz"), "");
afterAll(() => rmSync(outside, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Writes a site from this folder as the current one; what is said, and what `package.json` depends on. */
async function write(name: string, engine?: string): Promise<{ said: string; engine: unknown }> {
  const { said, code } = await tryToWrite(name, engine);
  expect(code).toBe(0);
  const { dependencies } = JSON.parse(readFileSync(join(place, name, "package.json"), "utf8"));
  return { said, engine: dependencies["yaml-site"] };
}

async function tryToWrite(name: string, engine?: string): Promise<{ said: string; code: number }> {
  let said = "";
  vi.spyOn(process, "cwd").mockReturnValue(place);
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += text;
    return true;
  });
  const dir = join(place, name);
  const code = await newSite({ dir, isStarted: false, ...(engine !== undefined && { engine }) });
  return { said, code };
}

let sites = 0;

describe("the engine of a new site", () => {
  it.each([
    ["file:engine.tgz", "file:../../engine.tgz"],
    ["file:./engine.tgz", "file:../../engine.tgz"],
    ["./engine.tgz", "file:../../engine.tgz"],
    ["file:../elsewhere", "file:../../../elsewhere"],
    ["file:/srv/engine.tgz", "file:/srv/engine.tgz"],
    ["file:///srv/engine.tgz", "file:///srv/engine.tgz"],
    ["file:~/engine.tgz", "file:~/engine.tgz"],
    ["^0.2.0", "^0.2.0"],
    ["next", "next"],
    ["github:someone/yaml-site", "github:someone/yaml-site"],
    ["https://example.com/engine.tgz", "https://example.com/engine.tgz"],
  ])("%s is named as %s, as npm reads it there", async (typed, named) => {
    sites += 1;
    expect((await write(`sites/${sites}`, typed)).engine).toBe(named);
  });

  it("is looked for before anything is written", async () => {
    const said =
      "There is nothing at ../engine.tgz, from where the engine should come. Nothing was changed.\n";
    expect(await tryToWrite("without", "file:../engine.tgz")).toEqual({ said, code: 1 });
    expect(existsSync(join(place, "without"))).toBe(false);
  });

  it.each(['{ "name": "x", }', "[]"])("%s as package.json is told, and nothing is written", async (text) => {
    const dir = join(place, "unreadable");
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, "package.json"), text);
    const { said, code } = await tryToWrite("unreadable");
    expect(code).toBe(1);
    expect(said.replaceAll("\\", "/")).toBe(
      "unreadable/package.json cannot be read as JSON. Mend it first. Nothing was changed.\n",
    );
    expect(readdirSync(dir)).toEqual(["package.json"]);
  });

  it("takes its place among the packages that are there", async () => {
    mkdirSync(join(place, "there"));
    const file = join(place, "there/package.json");
    writeFileSync(file, JSON.stringify({ dependencies: { "is-even": "1.0.0", "yaml-site": "^0.0.1" } }));
    await write("there", "file:engine.tgz");
    expect(JSON.parse(readFileSync(file, "utf8")).dependencies).toEqual({
      "is-even": "1.0.0",
      "yaml-site": "file:../engine.tgz",
    });
  });
});

it.each([
  ["pottery", "cd pottery &&"],
  ["my pottery", 'cd "my pottery" &&'],
  ["töpferei", 'cd "töpferei" &&'],
])("says how to go on in %s, for a shell", async (name, command) => {
  expect((await write(name)).said).toContain(`Next: ${command} npm install && npm start`);
});
