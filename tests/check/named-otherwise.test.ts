import { afterAll, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (name: string, more = ""): string =>
  `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n${more}`;
const files: Files = {
  "pages/stories/flood.yaml": page("Flood"),
  "public/stories/crane.md": "Hello there.",
};

/** What is said of the home page: what is named in the hint, what is fixed and offered. */
async function told(more: string, others: Files = {}) {
  const site = await mockSite({ ...files, ...others, "pages/index.yaml": page("Home", more) });
  return site.problems.map(({ code, hint, fix, offer }) => [code, hint, fix?.text, offer?.text]);
}

it.each([
  ["flood.md", "bad-link", "Write /stories/flood"],
  ["flood", "bad-link", "Write /stories/flood"],
  ["/flood.md", "broken-link", 'Did you mean "/stories/flood"?'],
  ["/tales/flood.html", "broken-link", 'Did you mean "/stories/flood"?'],
])("a page that is called so elsewhere may be meant by %s", async (href, code, hint) => {
  const is = [[code, hint, undefined, "/stories/flood"]];
  expect(await told(`    actions: [{ label: Go, href: ${href} }]\n`)).toEqual(is);
  expect((await told(`  - type: prose\n    text: See [it](${href}).\n`))[0]!.slice(0, 2)).toEqual([
    code,
    hint,
  ]);
});

it("where two are called so, nobody knows which", async () =>
  expect(
    await told("    actions: [{ label: Go, href: flood.md }]\n", {
      "pages/news/flood.yaml": page("A flood"),
    }),
  ).toEqual([["bad-link", expect.not.stringContaining("flood"), undefined, undefined]]));

it.each([
  ["crane.md", "wrong-format", 'Write "/stories/crane.md".', "/stories/crane.md"],
  ["public/crane.md", "wrong-format", 'Write "/stories/crane.md".', "/stories/crane.md"],
  ["/crane.md", "missing-file", 'Did you mean "/stories/crane.md"?', undefined],
])("a text that lies elsewhere may be meant by %s", async (file, code, hint, offer) =>
  expect(await told(`  - type: body\n    files: [${file}]\n`)).toEqual([[code, hint, undefined, offer]]),
);

it("the one name that a row or an entry does not have is offered as the one that it lacks", async () => {
  const rows = (name: string) => `- id: ana\n  ${name}: Ana\n- id: ben\n  ${name}: Ben\n`;
  const { told: said, text } = await taken("data/team.yaml", rows("whom"));
  expect(said).toEqual([
    'data/team.yaml:2:3 unknown-field «whom» | A row of team has no field "whom". | Did you mean "name"? That is missing there. The same holds in 1 more place.',
  ]);
  expect(text).toBe(rows("name"));
});

it.each([
  ["an address is no name", "- id: ana\n  whom: /about\n"],
  ["nor is a list", "- id: ana\n  whom: [Ana]\n"],
  ["two names may each be it", "- id: ana\n  whom: Ana\n  whose: Ana\n"],
])("but %s", async (_, rows) => {
  const site = await mockSite({ "data/team.yaml": rows });
  expect(site.problems.some(({ fix, offer }) => fix ?? offer)).toBe(false);
});

it("a name that two entries of a list do not have is told once", async () => {
  const cards =
    "  - type: card-grid\n    items:\n      - { title: A, wrong: x }\n      - { title: B, wrong: y }\n";
  const [problem, ...more] = await told(cards);
  expect(more).toEqual([]);
  expect(problem![1]).toMatch(/The same holds in 1 more place\.$/);
});

const query = (lines: string): string => page("Home", `  - type: card-grid\n${lines}`);
const ITEM = "    item:\n      title: ${item.title}\n      text: ${item.department}\n";

it.each([
  ["items: jobs", "source: jobs"],
  ["items: ${jobs}", "source: jobs"],
  ["items: data/jobs.yaml", "source: jobs"],
])("a collection in the place of the entries is offered as the source: %s", async (wrong, right) => {
  const {
    told: said,
    text,
    left,
  } = await taken("pages/index.yaml", query(`    ${wrong}\n    limit: 2\n${ITEM}`));
  expect(said).toEqual([
    'pages/index.yaml:7:5 source-and-items «items» | "items" holds entries that are written out, and "jobs" is the name of a collection. | Write "source: jobs".',
  ]);
  expect(text).toBe(query(`    ${right}\n    limit: 2\n${ITEM}`));
  expect(left).toEqual([]);
});

it("the one entry of a list that a row fills is offered as the item", async () => {
  const listed = ITEM.replace("item:\n      title", "items:\n      - title").replace(
    "      text",
    "        text",
  );
  const { told: said, text, left } = await taken("pages/index.yaml", query(`    source: jobs\n${listed}`));
  expect(said).toHaveLength(1);
  expect(text).toBe(query(`    source: jobs\n${ITEM.replaceAll("      ", "        ")}`));
  expect(left).toEqual([]);
});

it.each([
  ["title: Hello", "title: hello"],
  ['title: "${site.brand}"', undefined],
])(
  "what a block says that its text is meant to be is offered where it is written: %s",
  async (title, meant) => {
    const rules =
      'export default ({ title }) => title === "hello" ? [] : [{ path: ["title"], message: "No.", meant: "hello" }];\n';
    const notice = (line: string): string => page("Home", `  - type: notice\n    ${line}\n`);
    const { text } = await taken("pages/index.yaml", notice(title), {
      "blocks/notice/rules.ts": rules,
    });
    expect(text).toBe(meant && notice(meant));
  },
);

it.each([
  ["options.title", "has to return a list"],
  ["Promise.resolve([])", "is async"],
  ['[{ path: "title", message: "No." }]', 'lacks "path"'],
  ['[{ path: ["title"], text: "No." }]', 'lacks "message"'],
])("rules of a block that give %s are told with what is wrong with that", async (given, expected) => {
  const { problems } = await mockSite({
    "pages/index.yaml": page("Home", "  - type: notice\n    title: Hello\n"),
    "blocks/notice/rules.ts": `export default (options) => ${given};\n`,
  });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(new RegExp(`^failed-rules .*${expected}`)),
  ]);
});

it("entries of a list that are all written in another form come from no other list", async () => {
  const links = {
    type: "array",
    description: "Links.",
    items: {
      type: "object",
      additionalProperties: false,
      required: ["label", "href"],
      properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link" } },
    },
  };
  const group = {
    type: "object",
    additionalProperties: false,
    required: ["heading", "items"],
    properties: { heading: { type: "string" }, items: links },
  };
  const foot = {
    title: "Foot",
    description: "Links.",
    type: "object",
    additionalProperties: false,
    required: ["brand", "groups"],
    properties: {
      brand: { type: "string" },
      links,
      groups: { type: "array", description: "Groups.", items: group },
    },
  };
  const entries = ["/", "/about"].map((href) => `      - { label: Go, href: ${href} }\n`).join("");
  expect(
    summary(
      await mockSite({
        "blocks/foot/schema.json": JSON.stringify(foot),
        "blocks/foot/view.tsx": "export default () => null;\n",
        "pages/about.yaml": page(
          "About",
          `    actions:\n${entries}  - type: foot\n    brand: Ana\n    groups:\n${entries}`,
        ),
      }),
    ),
  ).toEqual(["pages/about.yaml:12:11 unknown-option «label»"]);
});
