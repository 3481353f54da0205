import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { fixSite } from "../../renderer/commands/fix.ts";
import { copyOfSite, problemsWith, root } from "./real-site.ts";
import { seedDataMistakes } from "./seed-data-mistakes.ts";
import { seedPageMistakes } from "./seed-page-mistakes.ts";

let copy: Awaited<ReturnType<typeof copyOfSite>>;

beforeAll(async () => {
  copy = await copyOfSite();
  writeFileSync(join(copy.dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  await copy.site.update(["pages/_bare.yaml"]);
}, 60_000);
afterAll(() => copy.remove());

/** The same file as other editors save it: a byte order mark, Windows line ends, a comment above and below. */
const elsewhere = (text: string): string =>
  `\ufeff# Kept as it is.  \n${text}# The end: "kept", too.`.replaceAll("\n", "\r\n");
/** A directive and a document mark may stand only where nothing precedes them. */
const isFirstLine = (name: string): boolean => /a version|a document mark/.test(name);

describe("fixes of the corpus", () => {
  it.each([
    ["as written", (text: string) => text],
    ["with a byte order mark, Windows line ends and comments", elsewhere],
  ])(
    "mend the file and nothing else, %s",
    async (_, save) => {
      const seeds = [...seedPageMistakes(copy.dir), ...seedDataMistakes(copy.dir)].filter(
        ({ name }) => !isFirstLine(name),
      );
      let fixed = 0;
      const faults: string[] = [];
      for (const { name, file, text } of seeds) {
        const wrong = save(text);
        const problems = await problemsWith(copy.site, file, wrong);
        const own = problems.filter((problem) => problem.file === file);
        const { text: mended, applied } = applyFixes(wrong, own);
        if (applied === 0) continue;
        fixed += 1;
        const after = await problemsWith(copy.site, file, mended);
        if (after.length >= problems.length) faults.push(`${name}: ${after[0]?.code} ${after[0]?.message}`);
        // What no fix names stays: the bytes before the first place and behind the last one.
        const places = own.flatMap((problem) => problem.fix?.range ?? []);
        const first = Math.min(...places.map((range) => range.start.offset));
        const last = Math.max(...places.map((range) => range.end.offset));
        expect(mended.startsWith(wrong.slice(0, first)), name).toBe(true);
        expect(mended.endsWith(wrong.slice(last)), name).toBe(true);
      }
      expect(faults).toEqual([]);
      expect(fixed).toBeGreaterThanOrEqual(60);
    },
    300_000,
  );
});

describe("npm run check -- --fix", () => {
  const wrong = `title: About us  # the name in the menu
descripton: Who we are, what we believe in, and how we came to be four offices.
blocks:
  -type: hero
    heading:What now
\teyebrow: Tab
    text: “Curly: quotation marks”
    algin: start
`;
  const right = `title: About us  # the name in the menu
description: Who we are, what we believe in, and how we came to be four offices.
blocks:
  - type: hero
    heading: What now
    eyebrow: Tab
    text: "Curly: quotation marks"
    align: start
`;
  const file = "pages/about-fixed.yaml";

  it("shows a diff and writes nothing with --dry-run", () => {
    const path = join(copy.dir, file);
    writeFileSync(path, wrong);
    const said = execFileSync(
      process.execPath,
      [join(root, "renderer/run.mjs"), "check", "--site", copy.dir, "--fix", "--dry-run"],
      { encoding: "utf8", cwd: root },
    );
    expect(said).toContain(`--- a/${file}`);
    expect(said).toContain("+description: Who we are");
    expect(readFileSync(path, "utf8")).toBe(wrong);
  });

  it("writes the mended file, and the same bytes when it runs again", async () => {
    const path = join(copy.dir, file);
    writeFileSync(path, wrong);
    await fixSite(copy.dir, { isDryRun: false });
    expect(readFileSync(path, "utf8")).toBe(right);
    const again = await fixSite(copy.dir, { isDryRun: false });
    expect(again.applied).toBe(0);
    expect(readFileSync(path, "utf8")).toBe(right);
  });
});
