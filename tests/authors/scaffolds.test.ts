import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { root } from "./real-site.ts";

vi.setConfig({ testTimeout: 120_000 });

const dir = mkdtempSync(join(tmpdir(), "scaffolds-"));
for (const folder of ["pages", "data", "public", ".vscode"])
  cpSync(join(root, folder), join(dir, folder), { recursive: true });
// A copy, not a link: a block is added beside these.
cpSync(join(root, "blocks/site"), join(dir, "blocks"), { recursive: true });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function run(...args: string[]) {
  return spawnSync(process.execPath, [join(root, "renderer/run.mjs"), ...args, "--site", dir], {
    encoding: "utf8",
    cwd: root,
  });
}

it("writes a page that has but one thing left to do: to be linked", async () => {
  const made = run("new", "page", "about/history");
  expect(made.stdout).toContain("pages/about/history.yaml");
  expect(made.status).toBe(0);
  const { problems } = await openSite({ dir, checkOnly: true });
  expect(problems.map(({ code, file }) => `${file} ${code}`)).toEqual([
    "pages/about/history.yaml unreachable-page",
  ]);
  expect(run("new", "page", "about/history").status).toBe(1);
  expect(run("new", "page", "About History").status).toBe(2);
});

it("names the address that a page called index has, and takes no page twice", () => {
  const made = run("new", "page", "team/index");
  expect(made.stdout).toContain("pages/team/index.yaml");
  expect(made.stdout).toMatch(/open \/team;/);
  const twice = run("new", "page", "team");
  expect(twice.stdout).toContain("There is a page at /team already: pages/team/index.yaml.");
  expect(twice.status).toBe(1);
  expect(run("new", "page", "index").stdout).toContain("There is a page at / already");
});

it("writes a block that passes the check, renews what is generated, and can be used at once", async () => {
  const made = run("new", "block", "price-list");
  expect(made.status).toBe(0);
  const again = run("generate", "--check");
  expect(again.stdout).toContain("up to date");
  expect(again.status).toBe(0);

  const folder = join(dir, "blocks/price-list");
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  expect(readme).toContain("| `heading` |");
  expect(readFileSync(join(folder, "props.ts"), "utf8")).toContain("heading: string");
  expect(readFileSync(join(dir, "site.schema.json"), "utf8")).toContain('"block-price-list"');

  const site = await openSite({ dir });
  expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const examples = readFileSync(join(folder, "examples.yaml"), "utf8");
  for (const [, block] of examples.matchAll(/ {2}block:\n((?: {4}.*\n)+)/g)) {
    const entry = (block ?? "").replace(/^ {4}/, "  - ").replaceAll(/^ {4}(?! *-)/gm, "    ");
    const { page, problems } = site.pageOfText("pages/prices.yaml", `title: Prices\nblocks:\n${entry}`);
    expect(problems).toEqual([]);
    expect(page?.blocks[0]?.type).toBe("price-list");
  }

  const page = join(dir, "pages/about/history.yaml");
  writeFileSync(page, `${readFileSync(page, "utf8")}\n  - type: price-list\n    heading: Prices\n`);
  await site.update([page]);
  expect(site.page("/about/history")?.blocks.at(-1)?.props).toEqual({ heading: "Prices" });
});
