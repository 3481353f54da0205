import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../renderer/files/list-files.ts";
import {
  fileProblem,
  findFileFault,
  findFolderFault,
  findPublicFile,
  isFolder,
  readSiteFile,
} from "../../renderer/files/read-file.ts";
import type { Draft } from "../../renderer/problems/draft.ts";
import { worded } from "../support/worded.ts";

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(dir, "b/c"), { recursive: true });
  mkdirSync(join(dir, ".hidden"));
  for (const file of ["b/z.txt", "b/c/a.txt", "a.txt", "ends.", "b-1.txt", ".hidden/a.txt", "b/.env"])
    writeFileSync(join(dir, file), file);
  symlinkSync(join(dir, "a.txt"), join(dir, "b/link.txt"));
  symlinkSync(join(dir, "b"), join(dir, "folder-link"));
  execFileSync("mkfifo", [join(dir, "b/pipe")]);
  writeFileSync(join(dir, "full.yaml"), "");
  truncateSync(join(dir, "full.yaml"), 1_048_576);
  writeFileSync(join(dir, "large.yaml"), "");
  truncateSync(join(dir, "large.yaml"), 1_048_577);
});
afterAll(() => rmSync(dir, { recursive: true }));

const fault = (message: string, hint: string) => ({
  code: "not-a-file",
  start: 0,
  end: 0,
  path: [],
  message,
  hint,
});
const link = fault(
  "data/x.yaml is a link to another place. Links are not followed, so that nothing from outside the site is published.",
  "Put the file or folder itself there.",
);
const folder = fault("data/x.yaml is a folder, but has the name of a file.", "Rename or remove the folder.");
const other = fault("data/x.yaml is not a file that can be read.", "Remove it.");

describe("a file that is to be read", () => {
  const bytes = (file: string) => readSiteFile(join(dir, file), "pages/x.yaml")?.bytes;
  const read = (file: string) => {
    const found = readSiteFile(join(dir, file), "data/x.yaml");
    return found?.fault ? { fault: worded(found.fault) } : found;
  };
  it("gives its bytes, up to a megabyte", () => {
    expect(bytes("b/z.txt")?.toString()).toBe("b/z.txt");
    expect(bytes("full.yaml")).toHaveLength(1_048_576);
    const large = readSiteFile(join(dir, "large.yaml"), "pages/x.yaml");
    expect(large?.fault && worded(large.fault)).toEqual({
      code: "file-too-large",
      start: 0,
      end: 0,
      path: [],
      message: "This file has 1.1 MB; at most 1 MB can be read.",
      hint: "Split it into several files.",
    });
  });
  it("may be missing", () => expect(read("none.yaml")).toBeUndefined());
  it.each([
    ["b/link.txt", link],
    ["folder-link", link],
    ["b", folder],
    ["b/pipe", other],
    ["a.txt/b", fault("data/x.yaml may not be read.", "Change the permissions of the file.")],
  ])("is not one: %s", (file, expected) => expect(read(file)).toEqual({ fault: expected }));
  it("may not be any other thing", () => {
    const kind = (name: string) => ({
      isFile: () => name === "file",
      isDirectory: () => name === "folder",
      isSymbolicLink: () => name === "link",
    });
    const of = (name: string) => {
      const found = findFileFault(kind(name), "data/x.yaml");
      return found && worded(found);
    };
    expect([of("file"), of("folder"), of("link"), of("pipe")]).toEqual([undefined, folder, link, other]);
  });
});

it("a file that cannot be read has its problem at the beginning", () => {
  const start = { line: 1, column: 1, offset: 0 };
  const { message, hint } = other;
  const is = "other" as const;
  const draft: Draft = {
    code: "not-a-file",
    params: { file: "data/x.yaml", is },
    start: 0,
    end: 0,
    path: [],
  };
  expect(fileProblem("data/x.yaml", draft)).toEqual({
    code: "not-a-file",
    severity: "error",
    file: "data/x.yaml",
    range: { start, end: start },
    path: [],
    message,
    hint,
    params: { file: "data/x.yaml", is },
  });
});

it("a folder is one itself, or a link to one", () => {
  const check = (path: string) => {
    const found = findFolderFault(join(dir, path), "data");
    return [isFolder(join(dir, path)), found && worded(found)];
  };
  expect(check("b")).toEqual([true, undefined]);
  expect(check("folder-link")).toEqual([true, undefined]);
  expect(check("none")).toEqual([false, undefined]);
  expect(check("a.txt")).toEqual([false, fault("data must be a folder.", "Rename or remove the file.")]);
});

describe("a file under public/", () => {
  it.each(["/a.txt", "/b/c/a.txt"])("%s", (address) =>
    expect(findPublicFile(dir, address)).toBe(join(dir, address)),
  );
  it.each([
    ["none", "/none.txt"],
    ["a folder", "/b"],
    ["a link", "/b/link.txt"],
    ["one through a link", "/folder-link/z.txt"],
    ["one by a way around", "/b/../a.txt"],
    ["one by a way around with backslashes", "/b\\..\\a.txt"],
  ])("is not %s", (_, address) => expect(findPublicFile(dir, address)).toBeUndefined());
  it("is found in a folder that is a link itself", () => {
    const through = join(dir, "folder-link");
    expect(findPublicFile(through, "/z.txt")).toBe(join(through, "z.txt"));
    expect(findPublicFile(join(dir, "none"), "/a.txt")).toBeUndefined();
  });
});

describe("all files of a folder", () => {
  it("are listed in order, those of inner folders too, hidden ones left out", () => {
    const others: string[] = [];
    expect(listFiles(dir, (path, entry) => others.push(`${path} ${entry.isSymbolicLink()}`))).toEqual([
      "a.txt",
      "b-1.txt",
      "b/c/a.txt",
      "b/z.txt",
      "ends.",
      "full.yaml",
      "large.yaml",
    ]);
    expect(others.sort()).toEqual(["b/link.txt true", "b/pipe false", "folder-link true"]);
  });
  it("are listed without anybody to hear of the rest", () => {
    expect(listFiles(join(dir, "b"))).toEqual(["c/a.txt", "z.txt"]);
  });
  it("are none when there is no such folder", () => {
    expect(listFiles(join(dir, "none"))).toEqual([]);
    expect(listFiles(join(dir, "a.txt"))).toEqual([]);
  });
});
