import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChanges } from "./find-changes.ts";

const dir = mkdtempSync(join(tmpdir(), "changes-"));
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...words], {
    cwd: dir,
    stdio: "ignore",
  });
const write = (file: string, text: string) => writeFileSync(join(dir, file), text);

beforeAll(() => {
  mkdirSync(join(dir, "blocks/card"), { recursive: true });
  git("init");
  write("blocks/card/view.tsx", "1");
  write("first.ts", "1");
  git("add", ".");
  git("commit", "-m", "First");
  write("first.ts", "2");
  git("commit", "-am", "Second");
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("takes the last commit when nothing is changed", () => {
  expect(findChanges(dir, [])).toEqual({ source: "changes of the last commit", files: ["first.ts"] });
});

it("takes what is not committed, new files too", () => {
  write("blocks/card/view.tsx", "2");
  write("né.md", "new");
  expect(findChanges(dir, []).files.sort()).toEqual(["blocks/card/view.tsx", "né.md"]);
});

it("takes all since a commit", () => {
  expect(findChanges(dir, [], "HEAD~1").files.sort()).toEqual(["blocks/card/view.tsx", "first.ts", "né.md"]);
});

it("takes the files of a block type, a folder, a file", () => {
  for (const word of ["card", "blocks/", "blocks/card/view.tsx"])
    expect(findChanges(dir, [word]).files).toEqual(["blocks/card/view.tsx"]);
});

it("says in a sentence which name or commit it does not know", () => {
  expect(() => findChanges(dir, ["crad"])).toThrow(
    '"crad" is neither a block type nor a file or folder of this repository.',
  );
  expect(() => findChanges(dir, [], "no-such")).toThrow(/^git diff: .*no-such/);
});
