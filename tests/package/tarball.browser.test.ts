import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

// Real installations: a slow network takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "package-"));
const dir = join(place, "pottery");
const engine = join(dir, "node_modules/yaml-site");
let before: string;

/** Runs a command as somebody in the new site would, and gives what it said. */
function run(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: dir,
    encoding: "utf8",
    env: { ...process.env, ENGINE_CACHE_DIR: "" },
  });
  expect(status, `${command} ${words.join(" ")}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Every file of the installed engine with its size and time. */
const stateOfEngine = (): string =>
  readdirSync(engine, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => `${name} ${statSync(join(engine, name)).mtimeMs} ${statSync(join(engine, name)).size}`)
    .join("\n");

beforeAll(() => {
  mkdirSync(dir);
  const tarballs = [root, join(root, "create")].map((folder) => {
    const words = ["pack", "--silent", "--pack-destination", place];
    const { stdout, stderr, status } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    return join(place, stdout.trim().split("\n").at(-1) ?? "");
  });
  writeFileSync(join(dir, "package.json"), "{}");
  const frugal = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  run("npm", "install", ...frugal, ...tarballs);
  before = stateOfEngine();
  run("npx", "--no-install", "create-yaml-site", ".");
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it("makes a site that is checked, typed and built, with an island of its own", () => {
  expect(run("npm", "run", "check")).toContain("No problems.");
  run(join(root, "node_modules/.bin/tsc"), "--noEmit", "--project", dir);
  expect(run("npm", "run", "build")).toContain("Built 10 pages");
  const page = readFileSync(join(dir, "dist/glazes/index.html"), "utf8");
  const script = /data-src="(\/assets\/glaze-shelf-[^"]+)"/.exec(page)?.[1] ?? "";
  expect(readFileSync(join(dir, "dist", script), "utf8")).toContain("switch");
});

it("tries blocks and pages as the engine's own tests do", () => {
  const said = run("npm", "test");
  expect(said).toContain("ok    glaze-shelf, three glazes: in use");
  expect(said).toContain("ok    /visit: without JavaScript");
});

it("tries a block of the engine, whose pictures only the engine's own site has", () => {
  const said = run("npx", "--no-install", "yaml-site", "test", "hero", "carousel");
  expect(said).toContain("ok    hero, a picture behind the text: in use");
  expect(said).toContain(
    "left  carousel, newest articles: it shows rows that only the engine's own site has",
  );
});

it("serves the site for writing", async () => {
  const server = spawn("npx", ["--no-install", "yaml-site", "start", "--port", "0"], {
    cwd: dir,
    detached: true,
  });
  try {
    const address = await addressOf(server);
    const answer = await fetch(`${address}@site/page?route=/glazes`);
    const { page, problems } = (await answer.json()) as {
      page: { blocks: { type: string }[] };
      problems: unknown[];
    };
    expect(page.blocks.map(({ type }) => type)).toContain("glaze-shelf");
    expect(problems).toEqual([]);
    const view = await fetch(`${address}@fs${join(dir, "blocks/glaze-shelf/view.tsx")}`);
    expect(await view.text()).toContain("GlazeShelf");
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
});

it("takes the site's block instead of the engine's of the same name, and refuses what is not public", () => {
  run("npm", "run", "new", "block", "stats");
  const folder = join(dir, "blocks/stats");
  const schema = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8"));
  schema.properties.items = { description: "Whatever was counted.", type: "array", items: {} };
  writeFileSync(join(folder, "schema.json"), JSON.stringify(schema));
  writeFileSync(join(folder, "view.tsx"), "export default () => <p>Counted by hand</p>;\n");
  run("npm", "run", "build");
  expect(readFileSync(join(dir, "dist/studio/index.html"), "utf8")).toContain("Counted by hand");

  writeFileSync(
    join(folder, "view.tsx"),
    'import { seed } from "yaml-site/ui/art/seed";\nexport default () => <p>{String(seed)}</p>;\n',
  );
  const { status, stdout } = spawnSync("npm", ["run", "build"], { cwd: dir, encoding: "utf8" });
  expect(stdout).toContain('"yaml-site/ui/art/seed" is no public module of yaml-site.');
  expect(stdout).not.toMatch(/^ {4}at /m);
  expect(status).toBe(1);
});

it("keeps what it notes in the site, and leaves its own folder as it was installed", () => {
  expect(readdirSync(join(dir, ".cache/engine"))).toContain("site-bundle");
  expect(stateOfEngine()).toBe(before);
});

/** The address that the live server prints, with a slash at its end. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (text) => {
      said += text;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error(said)));
  });
}
