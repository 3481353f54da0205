import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareTree, listFolders, pathsIn, stampFolders } from "../../renderer/publish/known-folders.ts";
import { treeOf } from "./small-site.ts";

let root: string;
const at = (path: string) => join(root, path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "folders-"));
  for (const folder of ["about/team", "notes/one", "notes/two"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["index.html", "about/index.html", "about/team/index.html", "notes/one/index.html"])
    writeFileSync(at(file), file);
  // Long enough ago that every change from here on gives another time.
  for (const folder of ["about/team", "about", "notes/one", "notes/two", "notes", ""])
    utimesSync(at(folder), 1_000_000, 1_000_000);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a tree of which much is known", () => {
  it.each<[string, () => void]>([
    ["nothing changed", () => {}],
    ["a file came", () => writeFileSync(at("notes/two/index.html"), "")],
    ["a file went", () => rmSync(at("about/team/index.html"))],
    ["a file is called otherwise", () => renameSync(at("index.html"), at("home.html"))],
    ["a folder went", () => rmSync(at("about"), { recursive: true })],
    ["folders came in one another", () => mkdirSync(at("notes/two/three/four"), { recursive: true })],
    [
      "a file stands where a folder was",
      () => {
        rmSync(at("notes"), { recursive: true });
        writeFileSync(at("notes"), "");
      },
    ],
    [
      "a link stands where a folder was",
      () => {
        rmSync(at("notes"), { recursive: true });
        symlinkSync(at("about"), at("notes"));
      },
    ],
    ["a folder went into another one", () => renameSync(at("notes/one"), at("about/one"))],
  ])("is listed as it is after %s", (_, change) => {
    const known = listFolders(root);
    change();
    expect(listFolders(root, known)).toEqual(listFolders(root));
  });

  it("is the same as long as nothing came, went or is another one", () => {
    const left = treeOf(root);
    expect(compareTree(root, left)).toEqual({ files: new Set(), isSame: true });
    writeFileSync(at("about/team/index.html"), "written over");
    expect(compareTree(root, left)).toEqual({ files: new Set(["about/team/index.html"]), isSame: false });
    renameSync(at("about/team/index.html"), at("about/index.html"));
    expect(compareTree(root, left)).toEqual({ files: new Set(["about/index.html"]), isSame: false });
    rmSync(at("about/index.html"));
    expect(compareTree(root, left)).toEqual({ files: new Set(), isSame: false });
  });

  it("is looked at only where something may have changed", () => {
    const left = treeOf(root);
    writeFileSync(at("about/new.html"), "");
    writeFileSync(at("index.html"), "written over");
    mkdirSync(at("notes/two/three"));
    writeFileSync(at("notes/two/three/index.html"), "");
    // Nobody has told of this one.
    writeFileSync(at("notes/one/index.html"), "written over by somebody else");
    const paths = new Set(pathsIn(listFolders(root), "files"));
    const kept = new Set(["about/index.html", "about/team/index.html", "notes/one/index.html"]);
    const after = stampFolders(root, { paths, kept }, left);
    expect(compareTree(root, after)).toEqual({ files: new Set(["notes/one/index.html"]), isSame: false });
  });
});

it("paths of files lie below the root, those of links beside them", () => {
  symlinkSync("index.html", at("about/link.html"));
  const folders = listFolders(root);
  expect(pathsIn(folders, "files").sort()).toEqual([
    "about/index.html",
    "about/team/index.html",
    "index.html",
    "notes/one/index.html",
  ]);
  expect(pathsIn(folders, "others")).toEqual(["about/link.html"]);
});
