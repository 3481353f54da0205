import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { changeSite } from "../../renderer/commands/change-site.ts";
import type { Operation } from "../../renderer/edit/operation.ts";
import { writeSiteFiles } from "../../renderer/files/write-files.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);
afterEach(() => vi.restoreAllMocks());

const page = (heading: string, rest: string): string =>
  `title: ${heading}\ndescription: What ${heading} is.\nblocks:\n  - type: hero\n    heading: ${heading}\n${rest}`;
const files: Files = {
  "pages/index.yaml": page("Home", "    actions: [{ label: About, href: /about }] # main\n"),
  "pages/about.yaml": page("About", ""),
};

async function run(operation: Operation, isDryRun = false, more: Files = {}) {
  const dir = writeMockSite({ ...files, ...more });
  let said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += text;
    return true;
  });
  const code = await changeSite({ dir, operation, isDryRun });
  const read = (file: string): string | undefined =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), "utf8") : undefined;
  return { code, said, read };
}

const move: Operation = { kind: "move-page", route: "about", to: "company/about", redirect: true };

describe("a page is moved from the command line", () => {
  it("with everything that points at it, and says so", async () => {
    const { code, said, read } = await run(move);
    expect(read("pages/index.yaml")).toBe(
      String(files["pages/index.yaml"]).replace("/about", "/company/about"),
    );
    expect(read("pages/about.yaml")).toContain("redirect: /company/about\n");
    expect(read("pages/company/about.yaml")).toBe(files["pages/about.yaml"]);
    expect(said).toContain("Changed pages/index.yaml\n");
    expect(said).toMatch(/5 files changed, of the pages \/, \/company\/about\.\n$/);
    expect(code).toBe(0);
  });
  it("or shown as a patch, with nothing written", async () => {
    const { code, said, read } = await run(move, true);
    expect(said).toContain("--- /dev/null\n+++ b/pages/company/about.yaml\n");
    expect(said).toContain("-    actions: [{ label: About, href: /about }] # main\n");
    expect(read("pages/index.yaml")).toBe(files["pages/index.yaml"]);
    expect(read("pages/company/about.yaml")).toBe(undefined);
    expect(code).toBe(0);
  });
  it("but not where it cannot be", async () => {
    const { code, said } = await run({ ...move, to: "/" });
    expect([code, said]).toEqual([1, "There is a page at / already: pages/index.yaml.\n"]);
  });
});

describe("a page is removed", () => {
  it("and links that lead nowhere then are errors", async () => {
    const { code, said } = await run({ kind: "delete-page", route: "/about" });
    expect(code).toBe(1);
    expect(said).toContain("pages/index.yaml still points at what is gone.\n");
    expect(said).toContain("The link /about leads to no page of this site.");
  });
});

describe("files of a change are written all or none", () => {
  it("those that come and go as well", () => {
    const dir = writeMockSite();
    const at = (file: string) => ({ path: join(dir, file), shown: file });
    const [fresh, gone] = [Buffer.from("new"), readFileSync(join(dir, "pages/about.yaml"))];
    writeFileSync(join(dir, "taken.yaml"), "x");
    const write = (last: string) =>
      writeSiteFiles([
        { ...at("pages/a/b.yaml"), after: fresh },
        { ...at("pages/about.yaml"), before: gone },
        { ...at(last), after: fresh },
      ]);
    expect(() => write("taken.yaml")).toThrow("taken.yaml was changed in the meantime. Nothing was written.");
    expect(() => write("taken.yaml/inside.yaml")).toThrow();
    expect(existsSync(join(dir, "pages/a/b.yaml"))).toBe(false);
    expect(readFileSync(join(dir, "pages/about.yaml"))).toEqual(gone);
    write("pages/c.yaml");
    expect(existsSync(join(dir, "pages/about.yaml"))).toBe(false);
    expect(readFileSync(join(dir, "pages/a/b.yaml"), "utf8")).toBe("new");
  });
});
