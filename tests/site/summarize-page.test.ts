import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PageContents } from "../../renderer/check/page-contents.ts";
import { summarizePage } from "../../renderer/check/page-summary.ts";
import { openUnreadSite } from "../../renderer/site/open-site.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment();
const read = (text: string, file?: string) => readMockPage(text, environment, file).page;
const hero = "title: ${item.title}\nblocks:\n  - type: hero\n    heading: Home\n";
const plain = (title: string) => hero.replace("${item.title}", title);
const contents: PageContents = {
  route: "/jobs/a",
  title: "A",
  description: "About A",
  mentions: { link: ["/b", "/a"], anchor: ["top", "top"], image: ["/b"] },
  bodies: [["/a.md", "/b.md"], ["/c.md"]],
  headings: "1226",
};
const jobs = read(
  `each: jobs\nwhere: { lead: ana }\nsort: -year\nlimit: 2\nindex: false\nlayout: wide\naliases: ["/roles/\${item.slug}"]\n${hero}`,
  "pages/jobs/[slug].yaml",
);
const kept = {
  file: "pages/jobs/[slug].yaml",
  kind: "page",
  layout: "wide",
  namesLayout: true,
  index: false,
  each: { collection: "jobs", where: { lead: "ana" }, sort: "-year", limit: 2 },
  aliases: [{ value: "/roles/${item.slug}" }],
  uses: ["jobs"],
  refs: [["team", "ana"]],
  addresses: [contents],
};

describe("a page file is summed up", () => {
  it("without its text and its places", () => {
    const summary = summarizePage(jobs, [contents]);
    expect(summary).toEqual(kept);
    expect(JSON.parse(JSON.stringify(summary))).toEqual(kept);
  });

  it("without layout, rows or redirect when it has none", () => {
    expect(summarizePage(read(hero.replace("${item.title}", "Home")), [])).toEqual({
      file: "pages/index.yaml",
      kind: "page",
      layout: "layout",
      index: true,
      aliases: [],
      uses: [],
      refs: [],
      addresses: [],
    });
    expect(summarizePage(read("redirect: /about\n"), [])).toMatchObject({
      kind: "redirect",
      redirect: { value: "/about" },
    });
  });
});

describe("a page is read in full instead", () => {
  const dir = writeMockSite({
    "pages/switched.yaml": `${plain("Switched")}# check-off: long-title: why\n`,
    "pages/wrong.yaml": `colour: red\n${plain("Wrong")}`,
    "pages/unfilled.yaml": plain("Unfilled").replace(
      "heading: Home",
      "heading: Home\n    text: By ${site.none}",
    ),
    "pages/good.yaml": plain("Good"),
  });
  it.each([
    ["pages/good.yaml", true],
    ["pages/switched.yaml", false],
    ["pages/wrong.yaml", false],
    ["pages/unfilled.yaml", false],
  ])("%s", async (file, isSummed) => {
    const site = await openUnreadSite({ dir, blockDirs: [join(dir, "blocks")], checkOnly: true });
    expect(site.read(file).summarize().summary !== undefined).toBe(isSummed);
  });
});
