import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites, summary } from "../support/mock-site.ts";
import { siteAsOf } from "../support/site-in-time.ts";

afterAll(removeMockSites);

const page = (title: string, keys = "", blocks = ""): string =>
  `title: ${title}\ndescription: What ${title} is.\n${keys}blocks:\n  - type: hero\n    heading: ${title}\n${blocks}`;
const ZONE = "brand: 2SD\nurl: https://www.example.com\nlang: en\ntimeZone: Europe/Berlin\n";
const home = page(
  "Home",
  "",
  "    actions: [{ label: About, href: /about }]\n  - type: prose\n    from: 2027-03-03\n    until: 2027-03-10\n    text: Only in March.\n  - type: prose\n    draft: true\n    text: Not yet finished.\n",
);
const texts = (of: Awaited<ReturnType<typeof siteAsOf>>, route = "/") =>
  of
    .page(route)
    ?.blocks.map(({ props }) => (props.text as { html: string } | undefined)?.html ?? props.heading);

describe("a block", () => {
  it.each([
    ["2027-03-02T22:59:59Z", false],
    ["2027-03-02T23:00:00Z", true],
    ["2027-03-10T22:59:59Z", true],
    ["2027-03-10T23:00:00Z", false],
    ["2027-03-05", true],
    ["2027-03-10 23:59", true],
  ])("with days of its own is there or not at %s", async (asOf, isThere) => {
    const site = await siteAsOf(asOf, { "data/site.yaml": ZONE, "pages/index.yaml": home });
    expect(summary(site)).toEqual([]);
    expect(JSON.stringify(texts(site)).includes("Only in March")).toBe(isThere);
    expect(JSON.stringify(texts(site))).not.toContain("Not yet finished");
  });

  it("that is a draft is there when drafts are asked for, and marked when that is", async () => {
    const files = { "pages/index.yaml": home };
    const plain = await siteAsOf("2027-01-01", files, { drafts: true });
    expect(texts(plain)).toEqual(["Home", "<p>Not yet finished.</p>"]);
    expect(plain.page("/")?.blocks[1]).not.toHaveProperty("draft");
    const marked = await siteAsOf("2027-01-01", files, { drafts: true, marksDrafts: true });
    expect(marked.page("/")?.blocks.find(({ draft }) => draft)?.props.text).toEqual({
      html: "<p>Not yet finished.</p>",
    });
  });

  it("inside another one comes and goes as well", async () => {
    const files = {
      "pages/index.yaml": page(
        "Home",
        "",
        "    actions: [{ label: About, href: /about }]\n  - type: section\n    blocks:\n      - type: prose\n        text: Always.\n      - type: prose\n        until: 2027-01-01\n        text: Last year.\n",
      ),
    };
    const inner = async (asOf: string) =>
      ((await siteAsOf(asOf, files)).page("/")!.blocks[1]!.props.blocks as unknown[]).length;
    expect(await inner("2027-01-01")).toBe(2);
    expect(await inner("2027-01-02")).toBe(1);
  });

  it("may take the place of another one that a page has once", async () => {
    const heroes =
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    until: 2027-01-01\n    heading: Old\n    actions: [{ label: About, href: /about }]\n  - type: hero\n    from: 2027-01-02\n    heading: New\n    actions: [{ label: About, href: /about }]\n";
    for (const [asOf, heading] of [
      ["2027-01-01", "Old"],
      ["2027-01-02", "New"],
    ] as const) {
      const site = await siteAsOf(asOf, { "pages/index.yaml": heroes });
      expect(summary(site)).toEqual([]);
      expect(texts(site)).toEqual([heading]);
    }
  });
});

describe("a page", () => {
  const files = (keys: string) => ({
    "pages/index.yaml": page(
      "Home",
      "",
      "    actions: [{ label: About, href: /about }]\n  - type: prose\n    from: 2027-03-03\n    until: 2027-03-10\n    text: See [the fair](/fair).\n",
    ),
    "pages/fair.yaml": page("Fair", keys),
  });
  const span = "from: 2027-03-03\nuntil: 2027-03-10\n";
  const kind = async (asOf: string, keys: string) =>
    (await siteAsOf(asOf, files(keys))).routes.find(({ route }) => route === "/fair");

  it("has no address before its time, and is gone after it", async () => {
    expect(await kind("2027-03-02", span)).toBeUndefined();
    expect(await kind("2027-03-03", span)).toMatchObject({ kind: "page" });
    expect(await kind("2027-03-11", span)).toMatchObject({ kind: "gone" });
    expect((await siteAsOf("2027-03-11", files(span))).page("/fair")).toBeUndefined();
  });

  it("leads on where it says", async () => {
    expect(await kind("2027-03-11", `${span}then: /about\n`)).toMatchObject({
      kind: "redirect",
      to: "/about",
    });
  });

  it("that is linked to only while it is there is no problem at any time", async () => {
    for (const asOf of ["2027-03-02", "2027-03-05", "2027-03-11"])
      expect(summary(await siteAsOf(asOf, files(span)))).toEqual([]);
  });

  it("that is a draft has an address for authors alone", async () => {
    const hidden = { "pages/fair.yaml": page("Fair", "draft: true\nindex: false\n") };
    expect((await siteAsOf("2027-01-01", hidden)).page("/fair")).toBeUndefined();
    const shown = await siteAsOf("2027-01-01", hidden, { drafts: true, marksDrafts: true });
    expect(shown.page("/fair")).toMatchObject({ title: "Fair", draft: true });
  });
});

describe("a link out of time", () => {
  const told = async (asOf: string, fair: string, block: string) => {
    const site = await siteAsOf(asOf, {
      "pages/fair.yaml": page("Fair", fair),
      "pages/index.yaml": page("Home", "", `    actions: [{ label: About, href: /about }]\n${block}`),
    });
    return site.problems.map(({ code, message, range }) => `${range.start.line}: ${code} ${message}`);
  };
  const link = (keys = "") => `  - type: prose\n${keys}    text: See [the fair](/fair).\n`;

  it.each([
    [
      "from: 2027-03-03\n",
      link(),
      "8: out-of-time-link /fair starts 3 March 2027, this page links to it from now.",
    ],
    [
      "from: 2027-03-03\n",
      link("    from: 2027-03-01\n"),
      "9: out-of-time-link /fair starts 3 March 2027, this page links to it from 1 March 2027.",
    ],
    [
      "until: 2027-03-03\n",
      link(),
      "8: out-of-time-link /fair ends 3 March 2027, this page links to it after that.",
    ],
    ["draft: true\n", link(), "8: out-of-time-link /fair is a draft, this page links to it from now."],
  ])("to a page with %j", async (fair, block, sentence) => {
    expect(await told("2027-01-01", fair, block)).toEqual([sentence]);
  });

  it.each([
    ["from: 2027-03-03\n", link("    from: 2027-03-03\n")],
    ["until: 2027-03-03\n", link("    until: 2027-03-03\n")],
    ["until: 2027-03-03\nthen: /about\n", link()],
    ["draft: true\n", link("    draft: true\n")],
  ])("is none to a page with %j from a block of the same time", async (fair, block) => {
    expect(await told("2027-01-01", fair, block)).toEqual([]);
  });

  it("is of no interest once it is past", async () => {
    expect(await told("2027-06-01", "from: 2027-03-03\n", link())).toEqual([]);
  });
});

/** A list in a cell needs its sign. */
const TABLE_SCHEMA = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["slug", "title", "department", "skills"],
  "x-key": "slug",
  properties: {
    slug: { type: "string" },
    title: { type: "string", description: "Name of the role." },
    department: { type: "string" },
    skills: { type: "array", items: { type: "string" }, "x-list": "," },
    summary: { type: "string" },
  },
});

describe("a row", () => {
  const rows =
    "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: []\n- slug: ml-engineer\n  title: ML Engineer\n  department: Data\n  skills: []\n  from: 2027-03-03\n  until: 2027-03-10\n- slug: writer\n  title: Writer\n  department: Marketing\n  skills: []\n  draft: true\n";
  const files = {
    "data/jobs.yaml": rows,
    "pages/jobs/[slug].yaml":
      "title: ${item.title}\ndescription: What ${item.title} is.\neach: jobs\nblocks:\n  - type: hero\n    heading: ${item.title}\n",
    "pages/index.yaml": page(
      "Home",
      "",
      '    text: ${count.jobs} jobs\n    actions: [{ label: About, href: /about }]\n  - type: card-grid\n    source: jobs\n    item: { title: "${item.title}", href: "/jobs/${item.slug}" }\n',
    ),
  };
  const seen = async (asOf: string, drafts = false) => {
    const site = await siteAsOf(asOf, files, { drafts });
    expect(summary(site)).toEqual([]);
    const [hero, grid] = site.page("/")!.blocks;
    return {
      count: (hero!.props.text as { html: string }).html,
      cards: (grid!.props.items as { title: string }[]).map(({ title }) => title),
      routes: site.routes
        .filter(({ route }) => route.startsWith("/jobs"))
        .map(({ route, kind }) => `${route} ${kind}`),
    };
  };

  it.each([
    [
      "data/jobs.csv",
      "slug;title;department;skills;from;until;draft\na;Always;Data;x;;;\nb;March;Data;x;03.03.2027;10.03.2027;\nc;Morning;Data;x;05.03.2027 09:00;;nein\nd;Draft;Data;x;;;ja\n",
    ],
    [
      "data/jobs.json",
      JSON.stringify([
        { slug: "a", title: "Always", department: "Data", skills: ["x"] },
        {
          slug: "b",
          title: "March",
          department: "Data",
          skills: ["x"],
          from: "2027-03-03",
          until: "2027-03-10",
        },
        {
          slug: "c",
          title: "Morning",
          department: "Data",
          skills: ["x"],
          from: "2027-03-05 09:00",
          draft: false,
        },
        { slug: "d", title: "Draft", department: "Data", skills: ["x"], draft: true },
      ]),
    ],
  ])("of a table or of JSON comes and goes as well: %s", async (file, text) => {
    const shown = async (asOf: string): Promise<string[]> => {
      const site = await siteAsOf(asOf, {
        ...files,
        "data/jobs.yaml": null,
        "data/jobs.schema.json": TABLE_SCHEMA,
        [file]: text,
      });
      expect(summary(site)).toEqual([]);
      return (site.page("/")!.blocks[1]!.props.items as { title: string }[]).map(({ title }) => title);
    };
    expect(await shown("2027-03-02")).toEqual(["Always"]);
    expect(await shown("2027-03-05 08:59")).toEqual(["Always", "March"]);
    expect(await shown("2027-03-05 09:00")).toEqual(["Always", "March", "Morning"]);
    expect(await shown("2027-03-11")).toEqual(["Always", "Morning"]);
  });

  it("is in lists, numbers and addresses as long as it is there", async () => {
    expect(await seen("2027-03-02")).toEqual({
      count: "1 jobs",
      cards: ["Data Engineer"],
      routes: ["/jobs/data-engineer page"],
    });
    expect(await seen("2027-03-03")).toEqual({
      count: "2 jobs",
      cards: ["Data Engineer", "ML Engineer"],
      routes: ["/jobs/data-engineer page", "/jobs/ml-engineer page"],
    });
    expect(await seen("2027-03-11")).toMatchObject({
      cards: ["Data Engineer"],
      routes: ["/jobs/data-engineer page", "/jobs/ml-engineer gone"],
    });
    expect((await seen("2027-03-11", true)).cards).toEqual(["Data Engineer", "Writer"]);
  });
});
