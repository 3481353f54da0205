import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFiles } from "../../renderer/files/list-files.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { copySite } from "../support/site-copy.ts";

const dir = mkdtempSync(join(tmpdir(), "mutants-"));
let site: Site;
let files: string[];
/** What the files hold without a slip. */
let texts: Map<string, string>;
/** The file that holds the slip of the run before. */
let last: string;

beforeAll(async () => {
  copySite(dir);
  site = await openSite({ dir });
  files = ["pages", "data"]
    .flatMap((folder) => listFiles(join(dir, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(".yaml") && file !== "data/site.yaml");
  texts = new Map(files.map((file) => [file, readFileSync(join(dir, file), "utf8")]));
  last = files[0]!;
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What slips of the keyboard and of the mouse put into files. */
const pieces = [
  ":",
  ": ",
  "-",
  "- ",
  "#",
  " #",
  "'",
  '"',
  "{",
  "}",
  "[",
  "]",
  "&",
  "*",
  "!",
  "|",
  ">",
  "%",
  "@",
  "`",
  "\t",
  "\n",
  "  ",
  "\u00a0",
  "\u200b",
  "“",
  "${",
  "${item.x}",
  "? ",
  "---\n",
  "\ufeff",
  "\0",
  "null",
  "é",
  "👩‍💻",
  ",",
  "\\",
  "<<: *a",
  "__proto__: 1",
];

const mutation = fc.oneof(
  fc.record({
    kind: fc.constant("insert" as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    piece: fc.constantFrom(...pieces),
  }),
  fc.record({
    kind: fc.constant("delete" as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    kind: fc.constant("line" as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant("indent" as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    by: fc.integer({ min: -3, max: 3 }),
  }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, change: Mutation): string {
  const offset = Math.floor(change.at * text.length);
  if (change.kind === "insert") return text.slice(0, offset) + change.piece + text.slice(offset);
  if (change.kind === "delete") return text.slice(0, offset) + text.slice(offset + change.length);
  const lines = text.split("\n");
  const index = Math.floor(change.at * (lines.length - 1));
  if (change.kind === "indent") {
    const line = lines[index] ?? "";
    lines[index] =
      change.by > 0 ? " ".repeat(change.by) + line : line.replace(new RegExp(`^ {0,${-change.by}}`), "");
  } else lines.splice(Math.floor(change.to * (lines.length - 1)), 0, lines[index] ?? "");
  return lines.join("\n");
}

/**
 * `MUTANTS=10000` for a long run. So many put each piece in some three times, and touch each file some four times; that
 * both readers of YAML agree is tried on 20,000 (`read-plain-yaml.test.ts`), which costs less.
 */
const RUNS = Number(process.env.MUTANTS ?? 250);

/** A slip takes some 25 ms, on a busy machine 80; one that takes for ever is one that does not end. */
const LIMIT = Math.max(300_000, RUNS * 200);

it(
  "survives every slip in the site's own files, and says where it is",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        async (pick, changes) => {
          const file = files[pick % files.length]!;
          const original = texts.get(file)!;
          const mutant = changes.reduce(mutate, original);
          // The slip before is taken back in the same update.
          const touched = [...new Set([file, last])];
          writeFileSync(join(dir, last), texts.get(last)!);
          writeFileSync(join(dir, file), mutant);
          last = file;
          const { routes: changed } = await site.update(touched);
          for (const problem of site.problems) {
            expect(problem.message).not.toBe("");
            if (problem.file !== file) continue;
            const { start, end } = problem.range;
            expect(start.line).toBeGreaterThanOrEqual(1);
            expect(start.column).toBeGreaterThanOrEqual(1);
            expect(end.offset).toBeGreaterThanOrEqual(start.offset);
            expect(end.offset).toBeLessThanOrEqual(mutant.length);
          }
          const passed = !site.problems.some((problem) => problem.severity === "error");
          for (const { route, kind } of site.routes) {
            if (kind === "redirect" || (changed !== "all" && !changed.has(route))) continue;
            const page = site.page(route);
            if (passed) expect(page, route).toBeDefined();
          }
        },
      ),
      { numRuns: RUNS, seed: 20261120 },
    );
  },
  LIMIT,
);
