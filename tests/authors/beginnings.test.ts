import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { root } from "./real-site.ts";

vi.setConfig({ testTimeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "beginnings-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function run(...words: string[]) {
  return spawnSync(process.execPath, [join(root, "renderer/run.mjs"), ...words], {
    encoding: "utf8",
    cwd: place,
  });
}

function folder(name: string): string {
  mkdirSync(join(place, name), { recursive: true });
  return join(place, name);
}

it("says in one sentence that a folder is not there, names the one that is meant, and makes none", () => {
  folder("garden");
  for (const words of [["check"], ["build"], ["start"], ["generate"], ["new", "page", "about"]]) {
    const { stderr, status } = run(...words, "--site", "gardne");
    expect(stderr).toBe('There is no folder "gardne". Did you mean "garden"?\n');
    expect(status).toBe(2);
  }
  expect(readdirSync(place)).toEqual(["garden"]);
});

it.each(["check", "build"])(
  "%s says of an empty folder that there is no site, and how to begin",
  (command) => {
    const { stderr, status } = run(command, "--site", folder("empty"));
    expect(stderr).toContain("There is no site in this folder: it has neither pages/ nor data/.");
    expect(stderr).toContain('"new site NAME"');
    expect(status).toBe(1);
  },
);

it("writes a page in an empty folder that has no fault of its own", () => {
  const dir = folder("bare");
  expect(run("new", "page", "index", "--site", dir).status).toBe(0);
  const found = run("check", "--format", "json", "--site", dir);
  const problems = JSON.parse(found.stdout) as { code: string }[];
  expect(problems.map(({ code }) => code).sort()).toEqual(["missing-settings"]);
});

it("writes a whole site that passes the check, and no file over another", () => {
  const made = run("new", "site", "pottery");
  expect(made.stdout).toContain("Next: cd pottery && npm install && npm start");
  expect(run("check", "--site", "pottery").stdout).toContain("No problems.");
  const again = run("new", "site", "pottery");
  expect(again.stdout).toMatch(/pottery\/.* exists already\. Nothing was changed\./);
  expect(again.status).toBe(1);
});

it("keeps what a package.json holds already", () => {
  const dir = folder("shop");
  const manifest = {
    name: "shop",
    scripts: { deploy: "rsync" },
    dependencies: { "yaml-site": "file:engine.tgz" },
  };
  writeFileSync(join(dir, "package.json"), JSON.stringify(manifest));
  expect(run("new", "site", ".", "--site", dir).status).toBe(0);
  const script = "console.log(JSON.stringify(require('./package.json')))";
  const written = JSON.parse(
    spawnSync(process.execPath, ["-e", script], { cwd: dir, encoding: "utf8" }).stdout,
  ) as typeof manifest;
  expect(written.dependencies).toEqual(manifest.dependencies);
  expect(written.scripts).toMatchObject({ deploy: "rsync", start: "yaml-site start" });
});
