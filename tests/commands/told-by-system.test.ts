import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { toldBySystem } from "../../renderer/commands/told-by-system.ts";

const fault = (code: string, path?: string, syscall = "open") =>
  Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, ...(path && { path }) });
const at = (path: string) => resolve("/sites/pottery", path);
const told = (error: unknown) => toldBySystem(error, "/sites/pottery");

it.each<[string, unknown, string]>([
  [
    "a full disk",
    fault("ENOSPC", at("dist/.new/index.html")),
    "The disk is full: dist/.new/index.html could not be written. Make room on it, then run the command again.",
  ],
  [
    "a full disk, without a file",
    fault("ENOSPC", undefined, "write"),
    "The disk is full. Make room on it, then run the command again.",
  ],
  [
    "a share that is used up",
    fault("EDQUOT", at(".cache/x")),
    "The disk is full: .cache/x could not be written. Make room on it, then run the command again.",
  ],
  [
    "a folder of somebody else",
    fault("EACCES", at("pages/a"), "mkdir"),
    "The system refuses access to pages/a. Give yourself the right to read and write it and its folder, then run the command again.",
  ],
  [
    "a file beside its place",
    fault("EACCES", at("pages/.visit.de.yaml.14958a473a96.tmp")),
    "The system refuses access to pages/visit.de.yaml. Give yourself the right to read and write it and its folder, then run the command again.",
  ],
  [
    "the site itself",
    fault("EACCES", at("."), "mkdir"),
    "The system refuses access to the folder of the site. Give yourself the right to read and write it and its folder, then run the command again.",
  ],
  [
    "a folder elsewhere",
    fault("EPERM", "/srv/www/index.html", "rename"),
    "The system refuses access to /srv/www/index.html. Give yourself the right to read and write it and its folder, then run the command again.",
  ],
  [
    "a disk that is for reading",
    fault("EROFS", at("dist"), "mkdir"),
    "dist lies where nothing can be written. Copy the site to a folder of your own, or name another one to write to.",
  ],
  [
    "too many files",
    fault("EMFILE", at("pages/a.yaml")),
    "Too many files are open on this machine. Close other programs, then run the command again.",
  ],
  [
    "a build beside this one",
    fault("ENOENT", at("dist/.new/index.html")),
    "Another build has begun in the same folder: dist/.new/index.html is gone. Run one after the other, or give each a folder with --out.",
  ],
])("%s is told in a sentence, with what to do", (_, error, sentence) => expect(told(error)).toBe(sentence));

it("a file in the place of a folder is told with what to do", () => {
  const dir = mkdtempSync(join(tmpdir(), "told-by-system-"));
  const sentence =
    ".cache is a file where a folder is needed. Rename or delete it, then run the command again.";
  try {
    writeFileSync(join(dir, ".cache"), "");
    for (const path of [".cache", ".cache/pictures/a.webp"])
      for (const code of ["EEXIST", "ENOTDIR"])
        expect(toldBySystem(fault(code, join(dir, path), "mkdir"), dir)).toBe(sentence);
    expect(toldBySystem(fault("EEXIST", dir, "mkdir"), dir)).toBeUndefined();
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it.each<[string, unknown]>([
  ["a file that the engine has lost", fault("ENOENT", at("dist/index.html"))],
  ["a port that is taken", fault("EADDRINUSE", undefined, "listen")],
  ["a port that is not allowed", fault("EACCES", undefined, "listen")],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["a text that was thrown", "text"],
  ["nothing", undefined],
])("%s is not explained by the system", (_, error) => expect(told(error)).toBeUndefined());
