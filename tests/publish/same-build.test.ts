import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openSameBuild } from "../../renderer/publish/same-build.ts";
import { removeSmallSites, treeOf, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

const SUMMARY = { pages: 3, problems: [], notes: ["A note."] };
let dir: string;
let outDir: string;
const left = () => treeOf(outDir);
const open = (settings = {}) => openSameBuild(dir, outDir, settings);

/** A folder as a finished build leaves it. */
beforeEach(() => {
  dir = writeSmallSite();
  outDir = join(dir, "dist");
  const build = open();
  build.begin();
  mkdirSync(outDir);
  writeFileSync(join(outDir, "index.html"), "<h1>Start</h1>");
  build.end(SUMMARY, left());
});

describe("whether a build has nothing to do", () => {
  it("is so while nothing changes, with what the last one said", () => {
    expect(open().find()).toMatchObject(SUMMARY);
  });

  it.each([
    "pages/about.yaml",
    "pages/new.yaml",
    "data/notes.yaml",
    "public/new.txt",
    "blocks/new/schema.json",
    "checks.yaml",
  ])("is not so when %s changes", (file) => {
    write(dir, file, "what stands there now\n");
    expect(open().find()).toBeUndefined();
  });

  it("is not so when a file goes", () => {
    rmSync(join(dir, "pages/about.yaml"));
    expect(open().find()).toBeUndefined();
  });

  it("is not so with other settings", () => {
    expect(open({ apiHost: "https://api.example.com" }).find()).toBeUndefined();
  });

  it("is not so when something of what was written changed or went", () => {
    writeFileSync(join(outDir, "index.html"), "<h1>Changed by hand</h1>");
    const build = open();
    expect(build.find()).toBeUndefined();
    expect([...build.changed]).toEqual(["index.html"]);
    rmSync(outDir, { recursive: true });
    expect(open().find()).toBeUndefined();
  });

  it("is not so after a build that did not finish, or during which something was saved", () => {
    open().begin();
    expect(open().find()).toBeUndefined();

    const build = open();
    build.begin();
    write(dir, "pages/about.yaml", "saved while it ran\n");
    build.end(SUMMARY, left());
    expect(open().find()).toBeUndefined();
  });
});
