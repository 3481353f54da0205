import { afterAll, describe, expect, it } from "vitest";
import type { PageEnvironment } from "../../renderer/pages/read-context.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

// The schema of events cannot be read: what its rows hold is not known.
const environment = await mockEnvironment(["jobs", "team", "events"], { "data/events.schema.json": "{" });
const hero = "blocks:\n  - type: hero\n    heading: Home\n";
const query = "title: Home\nblocks:\n  - type: card-grid\n    source: jobs\n    item: { title: A }\n";
const read = (text: string, file?: string) => readMockPage(text, environment, file);

describe("a problem says where in the data it is", () => {
  const cases: Record<string, [text: string, file: string | undefined, ...paths: string[]]> = {
    "a file": ["", undefined, "empty-file: "],
    "a list": ["- a\n", undefined, "not-a-page: "],
    "a key that is missing": [hero, undefined, "missing-option: "],
    "a key": [
      `title: A\nlimit: 3\ncolour: red\n${hero}`,
      undefined,
      "missing-option: limit",
      "unknown-option: colour",
    ],
    "a key beside a redirect": ["redirect: /a\ntitle: A\n", undefined, "redirect-with-content: title"],
    "a layout's blocks": [hero, "pages/_layout.yaml", "missing-page-slot: blocks"],
    rows: [`title: A\neach: job\n${hero}`, "pages/[slug].yaml", "unknown-collection: each"],
    "which rows": [
      `title: A\neach: jobs\nwhere: { yaer: 1, year: x }\nsort: [yaer]\n${hero}`,
      "pages/[slug].yaml",
      "unknown-field: where.yaer",
      "wrong-type: where.year",
      "unknown-field: sort.0",
    ],
    "a binding": [
      `title: A\nblocks:\n  - type: hero\n    heading: \${a} \${a b}\n`,
      undefined,
      "bad-binding: blocks.0.heading",
      "bad-binding: blocks.0.heading",
    ],
    "a value that does not fit": [
      'title: A\nblocks:\n  - type: hero\n    heading: "x ${site.contact}"\n',
      undefined,
      "binding-type: blocks.0.heading",
    ],
    blocks: [
      "title: A\nblocks:\n  - x\n  - tipe: hero\n  - a: b\n  - type:\n  - type: heroo\n",
      undefined,
      "not-a-block: blocks.0",
      "unknown-option: blocks.1.tipe",
      "missing-type: blocks.2",
      "missing-type: blocks.3.type",
      "unknown-block-type: blocks.4.type",
    ],
    "a query's source": [query.replace("jobs", "job"), undefined, "unknown-collection: blocks.0.source"],
    "a query's choice": [
      `${query}    where: { yaer: 1, department: [Dta, Data], year: x }\n    sort: [slug, "-"]\n    limit: 0\n`,
      undefined,
      "unknown-field: blocks.0.where.yaer",
      "not-allowed-value: blocks.0.where.department.0",
      "wrong-type: blocks.0.where.year",
      "wrong-type: blocks.0.sort.1",
      "out-of-range: blocks.0.limit",
    ],
    "a query's item": [
      query.replace("title: A", 'txt: A, title: "${item.x}"'),
      undefined,
      "unknown-option: blocks.0.item.txt",
      "bad-binding: blocks.0.item.title",
    ],
    "what a query lacks": [query.replace(/ {4}item.*\n/, ""), undefined, "missing-option: blocks.0"],
    "entries beside a query": [`${query}    items: []\n`, undefined, "source-and-items: blocks.0.items"],
    "a query without source": [
      query.replace(/ {4}source.*\n/, "    items: []\n"),
      undefined,
      "missing-option: blocks.0.item",
    ],
    "a block that needs entries": [
      "title: A\nblocks:\n  - type: card-grid\n",
      undefined,
      "missing-option: blocks.0",
    ],
  };
  it.each(Object.entries(cases))("%s", (_, [text, file, ...paths]) => {
    expect(read(text, file).page.problems.map(({ code, path }) => `${code}: ${path.join(".")}`)).toEqual(
      paths,
    );
  });
});

describe("a query", () => {
  const ofJobs = (blocks: string) => `title: \${item.title}\neach: jobs\nblocks:\n${blocks}`;
  const file = "pages/jobs/[slug].yaml";

  it("may read the rows that a list refers to", () => {
    const { page, told } = read(
      ofJobs(
        '  - type: card-grid\n    source: item.contacts\n    where: { id: ana }\n    sort: nam\n    item: { title: "${item.name}" }\n',
      ),
      file,
    );
    expect(told).toEqual([
      '7:11 unknown-field «nam» | A row of team has no field "nam". | Did you mean "name"? | name',
    ]);
    expect([...page.uses].sort()).toEqual(["jobs", "team"]);
    expect(page.refs.map(({ target, value, path }) => [target, value, path.join(".")])).toEqual([
      ["team", "ana", "blocks.0.where.id"],
    ]);
  });

  it("notes the rows that it names by key or reference, and no others", () => {
    const where = '    where: { slug: [a, *b, "${site.brand}"], lead: ana, contacts: [ben], title: x }\n';
    expect(
      read(query + where).page.refs.map(({ kind, target, value, path }) => [
        kind,
        target,
        value,
        path.join("."),
      ]),
    ).toEqual([
      ["ref", "jobs", "a", "blocks.0.where.slug.0"],
      ["ref", "team", "ana", "blocks.0.where.lead"],
      ["ref", "team", "ben", "blocks.0.where.contacts.0"],
    ]);
    const each = "title: A\neach: jobs\nwhere: { slug: a, title: b }\n";
    expect(read(each + hero, file).page.refs.map(({ target, value }) => [target, value])).toEqual([
      ["jobs", "a"],
    ]);
  });

  it("may read a list of a row that is not known, without a word", () => {
    const events = (source: string) =>
      read(
        `title: A\neach: events\nblocks:\n  - type: card-grid\n    source: ${source}\n    item: { title: "\${item.x}" }\n`,
        file,
      ).told;
    expect(events("item.speakers")).toEqual([]);
    expect(events("outer.speakers")).toEqual([]);
    expect(events("site.speakers")).toEqual([
      '5:18 bad-source «speakers» | data/site.yaml has no field "speakers". | Fields: brand, url, offices, contact.',
    ]);
  });
});

describe("an option that names a collection", () => {
  const list = environment.blockTypes.get("list")!;
  const properties = { ...list.schema.properties, from: { type: "string", "x-kind": "collection" as const } };
  const from = { ...list, name: "from", schema: { ...list.schema, properties }, checkWritten: () => [] };
  const own: PageEnvironment = { ...environment, blockTypes: new Map([["from", from]]) };
  const page = (name: string) =>
    readMockPage(`title: A\nblocks:\n  - type: from\n    from: ${name}\n    items: []\n`, own);

  it("is read by the page", () => {
    expect(page("team").told).toEqual([]);
    expect([...page("team").page.uses]).toEqual(["team"]);
  });
  it("names one that exists", () => {
    expect(page("jbos").told).toEqual([
      '4:11 unknown-collection «jbos» | "from" names data/jbos.yaml, which does not exist. | Did you mean "jobs"? | jobs',
    ]);
    expect(page("houses").told).toEqual([
      '4:11 unknown-collection «houses» | "from" names data/houses.yaml, which does not exist. | Data files: jobs, team, events.',
    ]);
    expect(page("houses").page.problems[0]!.path).toEqual(["blocks", 0, "from"]);
  });
});
