import { afterAll, describe, expect, it } from "vitest";
import type { PageFact, PageFacts } from "../../renderer/check/site-facts.ts";
import type { Draft } from "../../renderer/problems/draft.ts";
import { expandSummary, summarizePage } from "../../renderer/site/page-summary.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment();
const read = (text: string, file?: string) => readMockPage(text, environment, file).page;
const hero = "title: ${item.title}\nblocks:\n  - type: hero\n    heading: Home\n";
const span = { start: 3, end: 5 };
const path = ["blocks", 0];
const row = { kind: "keyed", key: "a", of: "jobs" } as const;
const text = (kind: PageFact["kind"], value: string): PageFact => ({
  kind,
  value,
  span,
  path,
  isBound: true,
  row,
});
const facts: PageFacts = {
  route: "/jobs/a",
  file: "pages/jobs/[slug].yaml",
  title: "A",
  description: "About A",
  texts: [
    text("link", "/b"),
    text("anchor", "top"),
    text("link", "/a"),
    text("link", "/b"),
    text("anchor", "top"),
    text("image", "/b"),
    text("markdown-link", "/b"),
    text("markdown-link", "/b"),
  ],
  bodies: [
    { files: ["/a.md", "/b.md"], span, path, row },
    { files: ["/c.md"], span, path },
  ],
  headings: [1, 2, 2, 6].map((level) => ({ level, span, path })),
  drafts: [],
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
  aliases: ["/roles/${item.slug}"],
  uses: ["jobs"],
  refs: [["team", "ana"]],
  addresses: [
    {
      route: "/jobs/a",
      title: "A",
      description: "About A",
      // An id that stands twice is kept twice, because that is a mistake.
      texts: { link: ["/b", "/a"], anchor: ["top", "top"], image: ["/b"], "markdown-link": ["/b"] },
      bodies: [["/a.md", "/b.md"], ["/c.md"]],
      headings: "1226",
    },
  ],
};

describe("a page in order", () => {
  it("is summed up, without its places", () => {
    expect(summarizePage(jobs, [facts])).toEqual(kept);
    const { description: _, ...bare } = { ...facts, texts: [], bodies: [], headings: [] };
    const summary = summarizePage(read(hero.replace("${item.title}", "Home")), [bare]);
    expect(summary).toEqual({
      file: "pages/index.yaml",
      kind: "page",
      layout: "layout",
      index: true,
      aliases: [],
      uses: [],
      refs: [],
      addresses: [{ route: "/jobs/a", title: "A", texts: {}, bodies: [], headings: "" }],
    });
    expect(summarizePage(read("redirect: /about\n"), [])).toMatchObject({
      kind: "redirect",
      redirect: "/about",
    });
  });

  it("comes back from its summary as the checks of the whole site take it", () => {
    const nowhere = { start: 0, end: 0 };
    const { page, facts: back } = expandSummary(JSON.parse(JSON.stringify(kept)));
    const { template: _, lines: __, ...read } = jobs;
    expect(page).toEqual({
      ...read,
      isSummary: true,
      isDynamic: true,
      each: { ...jobs.each, span: nowhere },
      aliases: [{ value: "/roles/${item.slug}", span: nowhere }],
      spans: new Map([
        ["", nowhere],
        ["layout", nowhere],
      ]),
      refs: [{ ...nowhere, kind: "ref", target: "team", value: "ana", path: [] }],
      lines: page.lines,
    });
    const unplaced = { span: nowhere, path: [] };
    expect(back).toEqual([
      {
        ...facts,
        texts: [
          ["link", "/b"],
          ["link", "/a"],
          ["anchor", "top"],
          ["anchor", "top"],
          ["image", "/b"],
          ["markdown-link", "/b"],
        ].map(([kind, value]) => ({ kind, value, ...unplaced, isBound: false })),
        bodies: [["/a.md", "/b.md"], ["/c.md"]].map((files) => ({ files, ...unplaced })),
        headings: [1, 2, 2, 6].map((level) => ({ level, ...unplaced })),
      },
    ]);
    expect(page.lines.position(0)).toMatchObject({ line: 1, column: 1 });
  });

  it("without layout, rows or redirect comes back without them", () => {
    const summary = summarizePage(read("redirect: /about\n"), [])!;
    const { page } = expandSummary(summary);
    expect(page.redirect).toEqual({ value: "/about", span: { start: 0, end: 0 } });
    expect([...page.spans.keys()]).toEqual([""]);
    expect(page).not.toHaveProperty("each");
    const { redirect: _, ...plain } = summary;
    expect(expandSummary(plain).page).not.toHaveProperty("redirect");
    const address = { route: "/", title: "", texts: {}, bodies: [], headings: "" };
    expect(expandSummary({ ...plain, addresses: [address] }).facts[0]).not.toHaveProperty("description");
  });
});

describe("a page is read in full instead", () => {
  const page = read(hero.replace("${item.title}", "Home"));
  const draft: Draft = { code: "missing-h1", start: 0, end: 0, path: [] };
  it("when something is to be said of it or of one of its addresses", () => {
    expect(summarizePage(page, [facts])).toBeDefined();
    expect(summarizePage(page, [facts, { ...facts, drafts: [draft] }])).toBeUndefined();
    expect(summarizePage(read(`colour: red\n${hero}`), [facts])).toBeUndefined();
  });
  it("when it switches a rule off, and when it is a layout", () => {
    expect(
      summarizePage(read(`${hero.replace("${item.title}", "A")}# check-off: long-title: why\n`), [facts]),
    ).toBeUndefined();
    expect(summarizePage(read("blocks:\n  - type: page\n", "pages/_layout.yaml"), [])).toBeUndefined();
  });
});
