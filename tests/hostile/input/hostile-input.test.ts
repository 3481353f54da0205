import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeMockSites, writeMockSite } from "../../support/mock-site.ts";
import type { Verdict } from "./check-sites.ts";
import { fileSites } from "./file-sites.ts";
import type { HostileSites } from "./hostile-site.ts";
import { nameSites } from "./name-sites.ts";
import { routeSites } from "./route-sites.ts";
import { schemaSites } from "./schema-sites.ts";
import { listTree } from "./tree.ts";
import { yamlSites } from "./yaml-sites.ts";

/** Megabytes that the check has for its objects; one site after the other, so that nothing piles up either. */
const MEMORY = 256;
/** No site comes near it on a machine that has time; it only ends what would never end. */
const PATIENCE = 60_000;

let checker: ChildProcess;
let answers: AsyncIterator<string>;
let noise = "";

beforeAll(() => {
  checker = spawn(
    process.execPath,
    [`--max-old-space-size=${MEMORY}`, "--import", "tsx", `${import.meta.dirname}/check-sites.ts`],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  checker.stderr!.on("data", (text) => {
    noise += text;
  });
  answers = createInterface({ input: checker.stdout! })[Symbol.asyncIterator]();
});
afterAll(() => {
  checker.kill("SIGKILL");
  removeMockSites();
});

async function check(dir: string): Promise<Verdict> {
  checker.stdin!.write(`${dir}\n`);
  const { value } = await answers.next();
  if (value === undefined) throw new Error(`The check has died: ${noise.slice(0, 2_000)}`);
  return JSON.parse(value) as Verdict;
}

const usualRoutes = ["/", "/about", "/former"];

function testAll(sites: HostileSites): void {
  it.each(Object.entries(sites))("%s", { timeout: PATIENCE }, async (_, site) => {
    const dir = writeMockSite(site.files);
    site.arrange?.(dir);
    const before = listTree(dir);
    const { problems, routes, crash } = await check(dir);
    expect(crash).toBeUndefined();
    const found = problems.map(
      ({ file, range, code }) => `${file}:${range.start.line}:${range.start.column} ${code}`,
    );
    if (site.problems.length === 0) expect(found).toEqual([]);
    for (const [index, expected] of site.problems.entries())
      expect(found[index] ?? "nothing", found.slice(0, 10).join("\n")).toContain(expected);
    if (site.count !== undefined) expect(found.length).toBe(site.count);
    if (site.routes) expect(routes).toEqual([...usualRoutes, ...site.routes]);
    for (const { message } of problems.slice(0, 100)) {
      expect(message).toMatch(/[.?]$/);
      // Words of the machine room: a fault of ours in the place of a sentence.
      expect(message).not.toMatch(
        /\bat .*:\d+:\d+|TypeError|RangeError|undefined|is not a function|\[object /,
      );
    }
    expect(listTree(dir)).toEqual(before);
  });
}

describe("YAML that is too much", () => testAll(yamlSites));
describe("names that programs keep for themselves", () => testAll(nameSites));
describe("addresses", () => testAll(routeSites));
describe("what is no file", () => testAll(fileSites));
describe("schemas and rows", () => testAll(schemaSites));

it("the command says all of it in sentences and exits with 1", { timeout: PATIENCE }, () => {
  const several = [
    fileSites["a pipe as pages/x.yaml"],
    fileSites["a link as data/extra.yaml"],
    fileSites["a link to a folder outside"],
    schemaSites["a block with definitions that double thirty times as its schema"],
    routeSites["public/about/index.html, where a page goes"],
    routeSites["public/_headers, where the build writes"],
  ].map((site) => site!);
  const dir = writeMockSite(Object.assign({}, ...several.map(({ files }) => files)));
  for (const { arrange } of several) arrange?.(dir);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${MEMORY}`,
      join(import.meta.dirname, "../../../renderer/run.mjs"),
      "check",
      "--site",
      dir,
    ],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  for (const { problems } of several) expect(stderr).toContain(problems[0]!.split(" ")[0]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toMatch(/errors? /);
});
