import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (blocks: string): string => `title: Home\ndescription: What Home is.\nblocks:\n${blocks}`;
const hero = "  - type: hero\n    heading: Home\n";
const grid = (lines: string): string => page(`${hero}  - type: card-grid\n    heading: Cards\n${lines}`);

it("finds five mistakes of five kinds at their exact places, and nothing else", async () => {
  const site = await mockSite({
    "pages/index.yaml": `title: Careers
description: Open roles in AI, cloud, data and digital product design.
blocks:
  - type: hero
    headng: Careers at \${site.brand} Technologies
    text: Join our mission.
  - type: card-gird
    items: []
  - type: card-grid
    heading: Open roles
    source: job
    columns: 6
    item:
      title: \${item.titel}
  - type: section
    heading: More
    blocks:
      - type: prose
        text: We work at \${site.brnd}
`,
  });
  expect(summary(site)).toEqual([
    "pages/index.yaml:5:5 unknown-option «headng»",
    "pages/index.yaml:7:11 unknown-block-type «card-gird»",
    "pages/index.yaml:11:13 unknown-collection «job»",
    "pages/index.yaml:12:14 out-of-range «6»",
    "pages/index.yaml:19:33 bad-binding «brnd»",
  ]);
  expect(site.problems.map((problem) => [problem.message, problem.hint])).toEqual([
    ['The hero block has no option "headng".', 'Did you mean "heading"?'],
    [
      'Block 2 on this page has type "card-gird", which is not a block type of this site.',
      'Did you mean "card-grid"? Block types: body, card-grid, hero, list, notice, prose, section.',
    ],
    ['"source" names data/job.yaml, which does not exist.', 'Did you mean "jobs"?'],
    ['"columns" must be from 1 to 4; this page has 6.', "Number of columns."],
    ['data/site.yaml has no field "brnd".', 'Did you mean "brand"?'],
  ]);
});

describe("options", () => {
  const cases: Record<string, [blocks: string, ...expected: string[]]> = {
    "a name of every program": ["  - type: constructor\n", "4:11 unknown-block-type «constructor»"],
    // What the block lacks may be what this option was meant to be.
    "an option called toString": [`  - type: hero\n    toString: x\n`, "5:5 unknown-option «toString»"],
    "a misspelt type": ["  - tpye: hero\n    heading: Home\n", "4:5 unknown-option «tpye»"],
    "a block keyed by its type": ["  - hero:\n      heading: Home\n", "4:5 missing-type «hero»"],
    "a nested option": [
      `  - type: hero\n    heading: Home\n    image: { scr: /images/team.svg, alt: Team }\n`,
      "6:14 unknown-option «scr»",
    ],
    "a nested option that is missing": [
      `  - type: hero\n    heading: Home\n    image:\n      src: /images/team.svg\n`,
      "6:5 missing-option «image»",
    ],
    "an entry that lacks an option": [
      `  - type: hero\n    heading: Home\n    actions:\n      - label: Go\n`,
      "7:9 missing-option «label»",
    ],
    "a list where one text is wanted": [`  - type: hero\n    heading: [a, b]\n`, "5:14 wrong-type «[a, b]»"],
    "braces where a text is wanted": [`  - type: hero\n    heading: {brand}\n`, "5:14 wrong-type «{brand}»"],
    "a choice of shapes, in the shape that was chosen": [
      `${hero}  - type: notice\n    title: News\n    cell: { text: Go, herf: /about }\n`,
      "8:23 unknown-option «herf»",
    ],
    "a choice of shapes, in none of them": [
      `${hero}  - type: notice\n    title: News\n    cell: [1]\n`,
      "8:11 wrong-type «[1]»",
    ],
    "the id of a block": [
      "  - type: hero\n    id: 1st part\n    heading: Home\n",
      "5:9 wrong-format «1st part»",
    ],
    "a wrong block in a block": [
      `${hero}  - type: section\n    blocks:\n      - type: prose\n        txt: x\n`,
      "9:9 unknown-option «txt»",
    ],
    "the place of the page outside a layout": ["  - type: page\n", "4:11 unknown-block-type «page»"],
  };
  it.each(Object.entries(cases))("%s", async (_, [blocks, ...expected]) => {
    const site = await mockSite({ "pages/index.yaml": page(blocks) });
    expect(summary(site)).toEqual(expected.map((line) => `pages/index.yaml:${line}`));
  });

  it("keeps texts as they are written", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        '  - type: hero\n    heading: 1.10\n    text: no\n  - type: card-grid\n    heading: 2025-07-25\n    items: [{ title: 0123 }, { title: 12:30 }, { title: "null" }, { title: true }, { title: 12345678901234567890 }]\n',
      ),
    });
    expect(site.problems).toEqual([]);
    const [first, second] = site.page("/")!.blocks;
    expect(first!.props).toMatchObject({ heading: "1.10", text: { html: "no" } });
    expect(second!.props).toMatchObject({
      heading: "2025-07-25",
      items: [
        { title: "0123" },
        { title: "12:30" },
        { title: "null" },
        { title: "true" },
        { title: "12345678901234567890" },
      ],
    });
  });

  it.each(['" "', '"\u00a0"', '"\\n"', '"&nbsp;"', "null"])(
    "a text of which nothing can be seen is none: %s",
    async (text) => {
      const site = await mockSite({
        "pages/index.yaml": page(`  - type: hero\n    heading: ${text}\n`),
      });
      expect(site.problems.map(({ code, message }) => `${code} ${message}`)).toContain(
        'empty-value "heading" has no value.',
      );
      expect(site.problems.filter(({ severity }) => severity === "error")).toHaveLength(1);
    },
  );
});

describe("bindings and queries", () => {
  const cases: Record<string, [lines: string, ...expected: string[]]> = {
    "an unknown root": ['    items: [{ title: "${sit.brand}" }]\n', "8:25 bad-binding «sit»"],
    "item without rows": ['    items: [{ title: "${item.title}" }]\n', "8:25 bad-binding «item»"],
    "a field of a row": [
      '    source: jobs\n    item: { title: "${item.titel}" }\n',
      "9:28 bad-binding «titel»",
    ],
    "a field through a reference": [
      '    source: jobs\n    item: { title: "${item.lead.nam}" }\n',
      "9:33 bad-binding «nam»",
    ],
    "a calculation": [
      '    source: jobs\n    item: { title: "${item.year + 1}" }\n',
      "9:21 bad-binding «${item.year + 1}»",
    ],
    "a brace that is not closed": [
      '    source: jobs\n    item: { title: "${item.title" }\n',
      "9:21 bad-binding «${item.title»",
    ],
    "a list inside a text": [
      '    source: jobs\n    item: { title: "Skills: ${item.skills}" }\n',
      "9:31 binding-type «item.skills»",
    ],
    "a truth value from a text": [
      '    source: jobs\n    item: { title: "${item.title}", isNew: "${item.title}" }\n',
      "9:47 binding-type «item.title»",
    ],
    "an unknown count": ['    items: [{ title: "${count.job} roles" }]\n', "8:31 bad-binding «job»"],
    "the entries of no list": [
      '    items: [{ title: "${count.jobs.title} roles" }]\n',
      "8:36 bad-binding «title»",
    ],
    "a field to choose by": [
      '    source: jobs\n    where: { departmnt: Data }\n    item: { title: "${item.title}" }\n',
      "9:14 unknown-field «departmnt»",
    ],
    "a value to choose by": [
      '    source: jobs\n    where: { department: Dta }\n    item: { title: "${item.title}" }\n',
      "9:26 not-allowed-value «Dta»",
    ],
    "a field to sort by": [
      '    source: jobs\n    sort: [-yaer, title]\n    item: { title: "${item.title}" }\n',
      "9:13 unknown-field «yaer»",
    ],
    "a limit": [
      '    source: jobs\n    limit: many\n    item: { title: "${item.title}" }\n',
      "9:12 wrong-type «many»",
    ],
    "no item": ["    source: jobs\n", "8:5 missing-option «source»"],
    "no source": ["    limit: 3\n    items: [{ title: A }]\n", "8:5 missing-option «limit»"],
    "neither entries nor source": ["    columns: 3\n", "6:11 missing-option «card-grid»"],
    "a required text that some rows lack": ['    source: jobs\n    item: { title: "${item.summary}" }\n'],
    "a link that rows break": [
      '    source: jobs\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n',
      '9:43 broken-link «"/jobs/${item.slug}"»',
    ],
  };
  it.each(Object.entries(cases))("%s", async (_, [lines, ...expected]) => {
    const site = await mockSite({ "pages/index.yaml": grid(lines) });
    expect(summary(site)).toEqual(expected.map((line) => `pages/index.yaml:${line}`));
  });

  it("names the row that makes a filled-in page incomplete", async () => {
    const site = await mockSite({
      "pages/index.yaml": "title: Home\ndescription: Home.\nblocks:\n  - type: hero\n    heading: Home\n",
      "pages/jobs/[slug].yaml":
        "title: ${item.title}\ndescription: About ${item.title}.\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.summary}\n",
    });
    expect(summary(site)).toEqual(["pages/jobs/[slug].yaml:6:14 missing-option «${item.summary}»"]);
    expect(site.problems[0]!.message).toBe('The hero block needs "heading": The page\'s main heading.');
    expect(site.problems[0]!.hint).toContain('the row "data-engineer" of jobs');
    expect(site.page("/jobs/writer")).toBeUndefined();
  });
});

describe("data files", () => {
  it("checks rows and marks their fields", async () => {
    const site = await mockSite({
      "data/jobs.yaml":
        "- slug: a\n  title: A\n  department: Dta\n  skills: [SQL]\n- slug: b\n  titel: B\n  department: Data\n  skills: SQL\n- slug: c\n  title: C\n  department: Data\n  skills: []\n  lead: anna\n  apply: /nowhere\n",
    });
    expect(summary(site)).toEqual([
      "data/jobs.yaml:3:15 not-allowed-value «Dta»",
      "data/jobs.yaml:6:3 unknown-field «titel»",
      "data/jobs.yaml:8:11 wrong-type «SQL»",
      "data/jobs.yaml:13:9 dangling-reference «anna»",
      "data/jobs.yaml:14:10 broken-link «/nowhere»",
    ]);
  });

  it("keeps quiet about bindings to a collection that cannot be read", async () => {
    const site = await mockSite({
      "data/jobs.yaml": "- slug: [\n  title: A\n  department: Data\n  skills: []\n",
      "pages/jobs/[slug].yaml":
        "title: ${item.title}\ndescription: x\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.title}\n",
      "pages/index.yaml": grid(
        '    source: jobs\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n',
      ),
    });
    expect(site.problems.map((problem) => problem.file)).toEqual(["data/jobs.yaml"]);
    expect(site.page("/")).toBeUndefined();
  });
});

describe("links", () => {
  const cases: Record<string, [href: string, code?: string]> = {
    "a page": ["/about"],
    "a place on another page": ["/about#team"],
    "a query": ["/about?subject=Partnership"],
    "a file": ["/images/team.svg"],
    "a redirect": ["/former"],
    mail: ["mailto:hello@example.com"],
    telephone: ["tel:+441234567"],
    "another site": ["https://example.org/x"],
    "a generated file": ["/sitemap.xml"],
    "a slash at the end": ["/about/", "broken-link"],
    "a page that is not there": ["/nothing", "broken-link"],
    "a place that is not there": ["/about#tea", "broken-anchor"],
    script: ["javascript:alert(1)", "bad-link"],
    "two slashes": ["//example.com", "bad-link"],
    data: ["data:text/html,x", "bad-link"],
    "no slash": ["about", "bad-link"],
    "no protocol": ["www.example.com", "bad-link"],
    "a place on this page": ["#top"],
    "a place that this page lacks": ["#nowhere", "broken-anchor"],
  };
  it.each(Object.entries(cases))("%s", async (_, [href, code]) => {
    const site = await mockSite({
      "pages/index.yaml": page(
        `  - type: hero\n    heading: Home\n    actions: [{ label: Go, href: "${href}" }]\n`,
      ),
    });
    expect(summary(site)).toEqual(code ? [`pages/index.yaml:6:34 ${code} «"${href}"»`] : []);
  });

  it("looks into Markdown as well", async () => {
    const site = await mockSite({
      "pages/index.yaml": page(
        `${hero}  - type: prose\n    text: See [us](/abuot) and [them](https://example.org).\n`,
      ),
    });
    expect(site.problems.map((problem) => [problem.code, problem.hint])).toEqual([
      ["broken-link", 'Did you mean "/about"?'],
    ]);
  });
});
