import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { highlighted, removeMockSites, summary, writeMockSite } from "../support/mock-site.ts";
import { seedTranslationMistakes } from "./seed-mistakes.ts";
import { translated } from "./translated-site.ts";

let dir = "";
beforeAll(() => {
  dir = writeMockSite(translated);
});
afterAll(removeMockSites);

const open = (): Promise<Site> => openSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true });

/** Writes files of the site, checks it, and puts back what was there. */
async function checkWith(files: ReturnType<typeof seedTranslationMistakes>[number]["files"]) {
  for (const [file, text] of Object.entries(files)) put(file, text);
  const site = await open();
  const told = summary(site);
  const marked = site.problems.map((problem) => highlighted(site, problem));
  for (const file of Object.keys(files))
    put(file, file in translated ? translated[file as keyof typeof translated] : null);
  return { problems: site.problems, told, marked };
}

function put(file: string, text: unknown): void {
  const path = join(dir, file);
  if (typeof text === "string") writeFileSync(path, text);
  else rmSync(path, { force: true });
}

const mistakes = seedTranslationMistakes();

it("the site without a mistake has none", async () => {
  expect(summary(await open())).toEqual([]);
});

it("there are more than sixty", () => {
  expect(mistakes.length).toBeGreaterThan(60);
});

it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
  "%s: one message at its place",
  async (_, { files, file, codes, marks }) => {
    const { problems, told, marked } = await checkWith(files);
    expect(told, told.join("\n")).toHaveLength(1);
    expect(problems[0]!.file, told[0]).toBe(file);
    expect(codes.split("|"), told[0]).toContain(problems[0]!.code);
    expect(marked[0]!.startsWith(marks), told[0]).toBe(true);
  },
);
