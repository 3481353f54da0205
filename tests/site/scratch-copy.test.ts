import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeScratchCopy } from "../../renderer/site/scratch-copy.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

it("has files of its own where something may be written, and all others as they are", () => {
  const dir = writeMockSite({ "pages/index.yaml": "title: Home\n" });
  mkdirSync(join(dir, "public/texts"), { recursive: true });
  const files = { "public/texts/one.md": "One", "public/texts/two.md": "Two", "public/photo.jpg": "…" };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  const copy = makeScratchCopy(dir, ["public/texts/one.md"]);
  const isOwn = (file: string) => lstatSync(join(copy.dir, file)).ino !== lstatSync(join(dir, file)).ino;
  expect(["pages/index.yaml", "public/texts/one.md"].map(copy.isCopied)).toEqual([true, true]);
  expect(["public/texts/two.md", "public/photo.jpg", "starter.md"].map(copy.isCopied)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOwn("pages/index.yaml") && isOwn("public/texts/one.md")).toBe(true);
  for (const [file, text] of Object.entries(files)) {
    // What is a symbolic link is not published.
    expect(lstatSync(join(copy.dir, file)).isFile()).toBe(true);
    expect(readFileSync(join(copy.dir, file), "utf8")).toBe(text);
  }
  writeFileSync(join(copy.dir, "public/texts/one.md"), "Changed");
  copy.remove();
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(dir, file), "utf8")).toBe(text);
});
