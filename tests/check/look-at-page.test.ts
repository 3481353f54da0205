import { afterAll, describe, expect, it } from "vitest";
import { lookAtPage, placeContents } from "../../renderer/check/look-at-page.ts";
import type { Place } from "../../renderer/check/page-contents.ts";
import { readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import type { BindContext } from "../../renderer/filling/bind-context.ts";
import { RowStore } from "../../renderer/filling/row-store.ts";
import { rowName } from "../../renderer/problems/english/names.ts";
import { createProblem } from "../../renderer/problems/problem.ts";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import { wordsIn } from "../../renderer/words/words.ts";
import { mockEnvironment, readMockPage, tell } from "../support/mock-environment.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment();
const dir = writeMockSite();
const store = new RowStore();
store.renew(
  new Map(
    ["jobs", "team"].map((name) => {
      const { schema, check } = readDataSchema(dir, name);
      return [name, readCollection(dir, name, schema, check)];
    }),
  ),
  dir,
);
store.site = {
  value: { brand: "2SD", url: "", offices: [{ city: "Leeds" }] },
  schema: environment.types.site,
};
const context: BindContext = {
  store,
  blockTypes: environment.blockTypes,
  words: wordsIn("en"),
  measure: measureIn(),
};

/** What a page comes to for one row of jobs, or for none. */
function collect(text: string, row?: number) {
  const { page, told } = readMockPage(
    text,
    environment,
    row === undefined ? undefined : "pages/jobs/[slug].yaml",
  );
  expect(told).toEqual([]);
  const item = row === undefined ? undefined : store.rows("jobs")[row];
  const at = { route: "/here", ...(item && { item }) };
  const { contents, filled, isInOrder } = lookAtPage(page.template!, at, context);
  const placed = placeContents(page, page.template!, at, context);
  expect(isInOrder).toBe(placed.drafts.length === 0);
  const where = ({ span, path }: Place) => `«${text.slice(span.start, span.end)}» ${path.join(".")}`;
  return {
    contents,
    placed,
    filled,
    told: placed.drafts.map((draft) => tell(createProblem(page.file, draft, page.lines), text)),
    texts: placed.mentions.map(({ kind, value, place }) =>
      [
        kind,
        value,
        where(place),
        ...(place.isBound ? ["bound"] : []),
        ...(place.row ? [rowName(place.row)] : []),
      ].join(" "),
    ),
    headings: placed.headings.map((place, index) => `${contents.headings[index]} ${where(place)}`),
    bodies: placed.bodies.map((place, index) =>
      [contents.bodies[index]!.join(), where(place), ...(place.row ? [rowName(place.row)] : [])].join(" "),
    ),
  };
}
const home = (blocks: string, keys = "") => `title: Home\n${keys}blocks:\n${blocks}`;
const ofJobs = (blocks: string, keys = "") =>
  `title: \${item.title}\n${keys}each: jobs\nblocks:\n  - type: hero\n    heading: Job\n${blocks}`;

describe("what the whole site is asked about", () => {
  it("is every address, picture, icon, anchor, heading and file of texts, and where it stands", () => {
    const { contents, texts, headings, bodies, told } = collect(
      home(
        `  - type: hero
    id: top
    heading: Home
    text: See [us](/about) and [them](#x).
    actions: [{ label: Go, href: /jobs }]
    image: { src: /images/team.svg, alt: Team }
  - type: prose
    text: "# One\\n\\n   ## Two [a](/b)\\n    ### code\\n#four # no\\n###### Six"
    parts: [{ id: part }, {}]
  - type: card-grid
    heading: Cards
    items: [{ title: A, icon: arrow-right, href: "#top" }]
  - type: section
    heading: Section
    blocks:
      - type: body
        files: [/texts/one.md, /texts/two.md]
`,
        "description: What\nimage: { src: /a.svg, alt: Team }\n",
      ),
    );
    expect(told).toEqual([]);
    expect([contents.route, contents.title, contents.description]).toEqual(["/here", "Home", "What"]);
    expect(texts).toEqual([
      "image /a.svg «/a.svg» image.src",
      "anchor top «top» blocks.0.id",
      "markdown-link /about «/about» blocks.0.text",
      "markdown-link #x «#x» blocks.0.text",
      "link /jobs «/jobs» blocks.0.actions.0.href",
      "image /images/team.svg «/images/team.svg» blocks.0.image.src",
      expect.stringMatching(/^markdown-link \/b «.*» blocks\.1\.text$/),
      "anchor part «part» blocks.1.parts.0.id",
      'link #top «"#top"» blocks.2.items.0.href',
      "icon arrow-right «arrow-right» blocks.2.items.0.icon",
    ]);
    expect(headings).toEqual([
      "1 «Home» blocks.0.heading",
      "1 «# One» blocks.1.text",
      "2 «## Two [a](/b)» blocks.1.text",
      "6 «###### Six» blocks.1.text",
      "2 «Cards» blocks.2.heading",
      "2 «Section» blocks.3.heading",
    ]);
    expect(bodies).toEqual([
      "/texts/one.md,/texts/two.md «[/texts/one.md, /texts/two.md]» blocks.3.blocks.0.files",
    ]);
  });

  it("is filled in from the row of the page, and stands where the binding does", () => {
    const row = 'the row "data-engineer" of jobs';
    const { contents, texts, bodies } = collect(
      ofJobs(
        '    id: "${item.slug}"\n    text: "See [us](${item.apply})"\n    actions: [{ label: Go, href: "/jobs/${item.slug}" }, { label: Up, href: /up }]\n  - type: body\n    files: ["/texts/${item.slug}.md", /texts/one.md]\n',
        'description: "About ${page.title} at ${page.route}"\nimage: { src: "/${item.slug}.svg", alt: Team }\n',
      ),
      0,
    );
    expect([contents.title, contents.description]).toEqual(["Data Engineer", "About Data Engineer at /here"]);
    expect(texts).toEqual([
      `image /data-engineer.svg «"/\${item.slug}.svg"» image.src bound ${row}`,
      `anchor data-engineer «"\${item.slug}"» blocks.0.id bound ${row}`,
      `markdown-link /about «"See [us](\${item.apply})"» blocks.0.text bound ${row}`,
      `link /jobs/data-engineer «"/jobs/\${item.slug}"» blocks.0.actions.0.href bound ${row}`,
      `link /up «/up» blocks.0.actions.1.href ${row}`,
    ]);
    expect(bodies).toEqual([
      `/texts/data-engineer.md,/texts/one.md «["/texts/\${item.slug}.md", /texts/one.md]» blocks.1.files ${row}`,
    ]);
  });

  it("is filled in from the rows of a query, and of a query in it", () => {
    const cards =
      '  - type: card-grid\n    heading: Cards\n    source: team\n    item: { title: "${item.name}", href: "/team/${item.id}", icon: arrow-right }\n';
    expect(collect(home(cards)).texts).toEqual(
      ["ana", "ben"].flatMap((id) => [
        `link /team/${id} «"/team/\${item.id}"» blocks.0.item.href bound the row "${id}" of team`,
        `icon arrow-right «arrow-right» blocks.0.item.icon the row "${id}" of team`,
      ]),
    );
    const list =
      '  - type: list\n    filter: department\n    source: jobs\n    limit: 2\n    item:\n      type: section\n      heading: "${item.title}"\n      blocks:\n        - type: card-grid\n          source: item.contacts\n          item: { title: "${item.name}", href: "/team/${item.id}" }\n';
    const { texts, headings, filled } = collect(home(list));
    expect(texts).toEqual([
      'link /team/ana «"/team/${item.id}"» blocks.0.item.blocks.0.item.href bound entry 1 of item.contacts',
    ]);
    expect(headings).toEqual(Array(2).fill('2 «"${item.title}"» blocks.0.item.heading'));
    expect(filled.blocks[0]).toMatchObject({
      filter: "department",
      rows: [{ department: "Data" }, { department: "Data" }],
    });
  });

  it("is kept without places, each text once, ids as often as they are given", () => {
    const text = ofJobs(
      '    id: "${item.slug}"\n    text: "[us](${item.apply}) [us](/about)"\n  - type: hero\n    id: data-engineer\n    heading: A\n  - type: body\n    files: [/texts/one.md]\n',
    );
    expect(collect(text, 0).contents).toEqual({
      route: "/here",
      title: "Data Engineer",
      mentions: { anchor: ["data-engineer", "data-engineer"], "markdown-link": ["/about"] },
      bodies: [["/texts/one.md"]],
      above: { 0: 1 },
      headings: "11",
    });
  });
});

describe("what is said of a page that is filled in", () => {
  const missing =
    "so nothing stands in its place in this text. | Fill the field in for every row, or leave it out of the text.";
  const missingSetting =
    "so nothing stands in its place in this text. | Write it there, or leave it out of the text.";
  const cases: Record<string, [text: string, row: number | undefined, path: string, ...told: string[]]> = {
    "a block that lacks an option": [
      ofJobs('  - type: hero\n    heading: "${item.summary}"\n'),
      2,
      "blocks.1.heading",
      '7:14 missing-option «"${item.summary}"» | The hero block needs "heading": The page\'s main heading. | It is missing in the row "writer" of jobs.',
    ],
    "a value that an option cannot have": [
      ofJobs('    align: "${item.title}"\n'),
      2,
      "blocks.0.align",
      '6:12 not-allowed-value «"${item.title}"» | "align" must be "start" or "center"; this page has "Writer". | The value comes from the row "writer" of jobs.',
    ],
    "a block of a query": [
      home(
        '  - type: list\n    source: jobs\n    limit: 1\n    item: { type: notice, title: News, date: "${item.slug}" }\n',
      ),
      undefined,
      "blocks.0.item.date",
      '6:46 wrong-format «"${item.slug}"» | "date" cannot be "data-engineer". | The value comes from the row "data-engineer" of jobs.',
    ],
    "a value deep in a block, with its own place": [
      ofJobs(
        '    actions:\n      - { label: Go, href: /about }\n      - label: Up\n        href: "${item.title}"\n',
      ),
      2,
      "blocks.0.actions.1.href",
      '9:15 bad-link «"${item.title}"» | "Writer" is not an address. | The value comes from the row "writer" of jobs.',
    ],
    "an entry that comes twice": [
      ofJobs('  - type: notice\n    title: News\n    tags: [a, writer, "${item.slug}"]\n'),
      2,
      "blocks.1.tags.2",
      '8:23 repeated-entry «"${item.slug}"» | "tags" has this entry twice. | The value comes from the row "writer" of jobs.',
    ],
    "a block without a binding in a list of a query": [
      home(
        "  - type: list\n    source: jobs\n    limit: 1\n    item: { type: notice, title: News, from: 2, to: 1 }\n",
      ),
      undefined,
      "blocks.0.item.to",
      '6:53 block-rule «1» | "to" must not be below "from".',
    ],
    "a block of a query that lacks an option": [
      home(
        '  - type: list\n    source: jobs\n    limit: 1\n    item: { type: hero, heading: "${item.summary}" }\n',
      ),
      undefined,
      "blocks.0.item.heading",
      '6:34 missing-option «"${item.summary}"» | The hero block needs "heading": The page\'s main heading. | It is missing in the row "data-engineer" of jobs.',
    ],
    "a field of the row that a text lacks": [
      ofJobs('    text: "By ${item.summary} of ${site.brand}"\n'),
      0,
      "blocks.0.text",
      `6:11 missing-value «"By \${item.summary} of \${site.brand}"» | The row "data-engineer" of jobs has no "summary", ${missing}`,
    ],
    "a field of the outer row that a text lacks": [
      ofJobs(
        '  - type: card-grid\n    source: item.contacts\n    item: { title: "${item.name} ${outer.summary}" }\n',
      ),
      0,
      "blocks.1.item.title",
      `8:20 missing-value «"\${item.name} \${outer.summary}"» | The row "data-engineer" of jobs has no "summary", ${missing}`,
    ],
    "a setting that a text lacks": [
      home("  - type: hero\n    heading: Home\n", 'description: "Write to ${site.contact.email}"\n'),
      undefined,
      "description",
      `2:14 missing-value «"Write to \${site.contact.email}"» | data/site.yaml has no "contact.email", ${missingSetting}`,
    ],
    "an empty title of a row": [
      ofJobs("").replace("item.title", "item.summary"),
      2,
      "title",
      '1:8 empty-value «${item.summary}» | The title of the page for the row "writer" of jobs is empty.',
    ],
    "an empty title": [
      home("  - type: hero\n    heading: A\n").replace("Home", "${site.url}"),
      undefined,
      "title",
      "1:8 empty-value «${site.url}» | The title of this page is empty.",
    ],
    "a rule of a block": [
      home("  - type: notice\n    title: News\n    from: 3\n    to: 1\n"),
      undefined,
      "blocks.0.to",
      '6:9 block-rule «1» | "to" must not be below "from".',
    ],
    "a rule of a block in a block": [
      home(
        "  - type: section\n    blocks:\n      - type: notice\n        title: News\n        from: 3\n        to: 1\n",
      ),
      undefined,
      "blocks.0.blocks.0.to",
      '8:13 block-rule «1» | "to" must not be below "from".',
    ],
    "an option that comes to nothing, before any rule": [
      ofJobs('  - type: notice\n    title: "${item.summary}"\n    from: 3\n    to: 1\n'),
      0,
      "blocks.1.title",
      '7:12 missing-option «"${item.summary}"» | The notice block needs "title": What it says. | It is missing in the row "data-engineer" of jobs.',
    ],
  };
  it.each(Object.entries(cases))("%s", (_, [text, row, path, ...told]) => {
    const result = collect(text, row);
    expect(result.told).toEqual(told);
    expect(result.placed.drafts.map((draft) => draft.path.join("."))).toEqual([path]);
  });

  it("a text with Markdown that is too long, whose links are not followed then", () => {
    const { placed, texts } = collect(home(`  - type: prose\n    text: "[a](/b) # ${"x".repeat(20_000)}"\n`));
    expect(placed.drafts).toMatchObject([{ code: "too-long", path: ["blocks", 0, "text"], start: 46 }]);
    expect(texts).toEqual([]);
  });
});
