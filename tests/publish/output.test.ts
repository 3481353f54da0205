import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openOutput, placeOutput } from "../../renderer/publish/output.ts";

let around: string;
let dir: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "output-"));
  dir = join(around, "dist");
});
afterEach(() => rmSync(around, { recursive: true }));

it("writes into its folder and nowhere else", () => {
  const output = openOutput(dir);
  for (const path of ["../a.txt", "b/../../c.txt", "..", ".", "", "/d.txt", "./../e.txt"])
    expect(() => output.write(path, "x"), path).toThrow("lies outside the output folder");
  for (const path of ["f.txt", ".well-known/g.txt", "..h/i.txt", "./j/k.txt", "l/../m.txt"])
    output.write(path, "x");
  placeOutput(dir);
  expect(readdirSync(around)).toEqual(["dist"]);
  const there = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".txt"),
  );
  expect(there.sort()).toEqual(["..h/i.txt", ".well-known/g.txt", "f.txt", "j/k.txt", "m.txt"]);
  expect([...output.paths].sort()).toEqual(there);
});
