import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepNewest, noteUse } from "../../renderer/files/keep-newest.ts";

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** What was made so many minutes ago, and not used since. */
function make(name: string, minutes = 0): string {
  const place = join(cache, name);
  mkdirSync(place);
  writeFileSync(join(place, "client.json"), "{}");
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(place, then, then);
  return place;
}

/** Another process has made something, and put it into its place. */
function put(name: string): void {
  keepNewest(make(`${name}-1-2`), join(cache, name));
}

it("takes away what was used longest ago", () => {
  for (const [at, name] of ["a", "b", "c", "d", "e"].entries()) make(name, 100 - at);
  put("f");
  expect(readdirSync(cache).sort()).toEqual(["c", "d", "e", "f"]);
});

it("leaves what was found just now, however long ago it was made", () => {
  const found = make("found", 500);
  for (const [at, name] of ["a", "b", "c", "d", "e"].entries()) make(name, 100 - at);
  noteUse(found);
  put("f");
  expect(readdirSync(cache).sort()).toEqual(["d", "e", "f", "found"]);
});

it("leaves what others may be about to copy, however many make something at the same time", () => {
  const found = make("found", 500);
  noteUse(found);
  for (let count = 0; count < 12; count += 1) put(`other${count}`);
  expect(existsSync(join(found, "client.json"))).toBe(true);
});

it("leaves what another process is making, for an hour", () => {
  make("theirs-3-4", 50);
  make("given-up-5-6", 70);
  for (const [at, name] of ["a", "b", "c", "d"].entries()) make(name, 40 - at);
  put("e");
  expect(readdirSync(cache).sort()).toEqual(["b", "c", "d", "e", "theirs-3-4"].sort());
});

it("throws its own away where another process was first", () => {
  make("same");
  put("same");
  expect(readdirSync(cache)).toEqual(["same"]);
});

it("does without a cache that nothing can be noted in", () => {
  expect(() => noteUse(join(cache, "gone"))).not.toThrow();
});
