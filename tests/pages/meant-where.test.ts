import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const FILE = "pages/about.yaml";
const page = (where: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    source: jobs\n    where: ${where}\n    item: { title: "$\{item.title}" }\n`;

describe("an expression in the place of where", () => {
  it.each([
    ["department = Data", "{ department: Data }"],
    ['department == "Data"', "{ department: Data }"],
    ["item.department = Data", "{ department: Data }"],
    ["department is Data", "{ department: Data }"],
    ["department=Data", "{ department: Data }"],
    ['"department: Data"', "{ department: Data }"],
    ["[department: Data]", "{ department: Data }"],
    ["[department = Data]", "{ department: Data }"],
    ["department = Data and title = Data engineer", "{ department: Data, title: Data engineer }"],
    ["department = Data && slug = data-engineer", "{ department: Data, slug: data-engineer }"],
  ])("is meant as a group: %s", async (written, meant) => {
    const { told, text, left } = await taken(FILE, page(written));
    expect(told).toEqual([expect.stringContaining(`Write where: ${meant}`)]);
    expect(text).toBe(page(meant));
    expect(left).toEqual([]);
  });

  it.each(["department != Data", "colour = red", "Data", "department", "department = Data and colour = red"])(
    "is told without a guess: %s",
    async (written) => {
      const { told, text } = await taken(FILE, page(written));
      expect(told).toEqual([expect.stringContaining("For example where:")]);
      expect(text).toBeUndefined();
    },
  );
});

describe("a redirect with both addresses in it", () => {
  it.each(["/old -> /", "/old => /", "/old → /", "/old to /", "/old / 301", "/old /"])(
    "leads to the second: %s",
    async (written) => {
      const { told, text, left } = await taken("pages/old.yaml", `redirect: ${written}\n`);
      expect(told).toEqual([expect.stringContaining("pages/old.yaml:1:11 bad-link")]);
      expect(text).toBe("redirect: /\n");
      expect(left).toEqual([]);
    },
  );

  it("is told once where a list without a block stands below it", async () => {
    const files = { "pages/old.yaml": "title: Old\nredirect: /\nblocks: []\n" };
    expect(summary(await mockSite(files))).toEqual([
      expect.stringContaining("pages/old.yaml:2:1 redirect-with-content"),
    ]);
  });

  it("makes no chain of those that lead to it", async () => {
    const files = { "pages/old.yaml": "redirect: /very old\n", "pages/older.yaml": "redirect: /old\n" };
    expect(summary(await mockSite(files))).toEqual(["pages/old.yaml:1:11 bad-link «/very old»"]);
  });
});
