import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Example } from "../support/examples-of.ts";
import { isOfOtherRows, putStandIns } from "./stand-ins.ts";

const dir = mkdtempSync(join(tmpdir(), "stand-ins-"));
afterAll(() => rmSync(dir, { recursive: true }));

const example = (block: Record<string, unknown>): Example => ({
  type: "hero",
  name: "a picture",
  route: "/examples/hero-1",
  block,
});

it("files that an example names stand in where they are missing", async () => {
  writeFileSync(join(dir, "own.svg"), "<svg/>");
  const block = {
    image: { src: "/images/a.jpg", dark: "/own.svg" },
    actions: [{ label: "/about", href: "/about" }],
    body: ["/texts/a.html"],
    marker: "job: a",
    note: "/../a.svg",
  };
  await putStandIns(dir, [example(block)]);
  expect(readFileSync(join(dir, "images/a.jpg")).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(readFileSync(join(dir, "own.svg"), "utf8")).toBe("<svg/>");
  expect(readFileSync(join(dir, "texts/a.html"), "utf8")).toMatch(/^<!-- job: a -->/);
  expect(existsSync(join(dir, "about"))).toBe(false);
  expect(existsSync(join(dir, "../a.svg"))).toBe(false);
});

it("rows of a collection are those of one site, those of a row are of any", () => {
  expect(isOfOtherRows(example({ source: "jobs" }))).toBe(true);
  expect(isOfOtherRows(example({ parts: [{ blocks: [{ source: "jobs" }] }] }))).toBe(true);
  expect(isOfOtherRows(example({ source: "item.skills", items: [] }))).toBe(false);
});
