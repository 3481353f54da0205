import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { TrialSite } from "./site-trial.ts";

const schema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["id", "name"],
  "x-table": { list: "|" },
  properties: {
    id: { type: "string" },
    name: { type: "string" },
    tags: { type: "array", items: { type: "string" } },
    price: { type: "number" },
    boss: { type: "string", "x-ref": "team" },
  },
});
const page =
  "each: jobs\ntitle: ${item.title}\ndescription: What ${item.title} of ${item.lead.name} is.\nblocks:\n  - type: hero\n    heading: H\n  - type: card-grid\n    source: jobs\n    where: { title: Writer } # some\n    sort: [-title, slug]\n    item: { title: '${item.title} ${outer.title}', href: '/jobs/${item.slug}' }\n  - type: list\n    source: jobs\n    filter: title\n    item: { type: hero, heading: '${item.title}' }\n";

let site: TrialSite;
beforeAll(async () => {
  const dir = writeMockSite({
    "pages/jobs/[slug].yaml": page,
    "pages/links.yaml":
      "title: Links\ndescription: L.\nblocks:\n  - type: prose\n    text: '[W](/jobs/writer), ${count.jobs.skills} skills'\n  - type: card-grid\n    source: jobs\n    where: { lead: ana }\n    item: { title: '${item.lead.name}' }\n",
    "data/things.schema.json": schema,
    "data/things.csv": 'id;name;tags;price;boss\r\na;"A; b";x|y;1,5;ana\r\nb;B;;;ben',
    "data/words.yaml": null,
    "data/tools.schema.json": schema,
    "data/tools.json": '[\n  { "id": "a", "name": "A", "boss": "ana" },\n  { "id": "b", "name": "B" }\n]\n',
  });
  site = await TrialSite.open(dir, [join(dir, "blocks")]);
});
afterAll(() => {
  site.close();
  removeMockSites();
});

describe("rows", () => {
  it("of a table, JSON and YAML get values where they stand", async () => {
    const set = (file: string, path: (string | number)[], value: string | number | string[]) =>
      site.try({ kind: "set", at: { file, path }, value }, ({ text, fresh }) => [text(file), fresh]);
    expect(await set("data/things.csv", [1, "name"], 'say "B;"')).toEqual([
      'id;name;tags;price;boss\r\na;"A; b";x|y;1,5;ana\r\nb;"say ""B;""";;;ben',
      [],
    ]);
    expect(await set("data/things.csv", [1, "tags"], ["p", "q"])).toEqual([
      'id;name;tags;price;boss\r\na;"A; b";x|y;1,5;ana\r\nb;B;p|q;;ben',
      [],
    ]);
    expect(await set("data/tools.json", [1, "boss"], "ben")).toEqual([
      '[\n  { "id": "a", "name": "A", "boss": "ana" },\n  { "id": "b", "name": "B", "boss": "ben" }\n]\n',
      [],
    ]);
    expect(await set("data/team.yaml", [1, "name"], "Ben: B")).toEqual([
      '- id: ana\n  name: Ana\n- id: ben\n  name: "Ben: B"\n  photo: /images/team.svg\n',
      [],
    ]);
  });
  it("come, go and change their places", async () => {
    const look = (operation: Parameters<TrialSite["try"]>[0], file: string) =>
      site.try(operation, ({ text }) => text(file));
    const add = { kind: "add-row", row: { name: "C", id: "c" } } as const;
    expect(await look({ ...add, collection: "things" }, "data/things.csv")).toMatch(
      /\r\nb;B;;;ben\r\nc;C;;;$/,
    );
    expect(await look({ ...add, collection: "tools", index: 0 }, "data/tools.json")).toMatch(
      /^\[\n {2}\{"id":"c","name":"C"\},\n {2}\{ "id": "a"/,
    );
    expect(await look({ ...add, collection: "team" }, "data/team.yaml")).toMatch(
      /svg\n- id: c\n {2}name: C\n$/,
    );
    const move = { kind: "move-row", row: "b", index: 0 } as const;
    expect(await look({ ...move, collection: "things" }, "data/things.csv")).toMatch(
      /boss\r\nb;B;;;ben\r\na;[^\n]*$/,
    );
    expect(await look({ kind: "delete-row", collection: "things", row: "b" }, "data/things.csv")).toMatch(
      /ana$/,
    );
    expect(await look({ kind: "delete-row", collection: "tools", row: "a" }, "data/tools.json")).toBe(
      '[\n  { "id": "b", "name": "B" }\n]\n',
    );
  });
  it("that go tell who still refers to them", async () => {
    const left = await site.try(
      { kind: "delete-row", collection: "team", row: "ana" },
      ({ planned }) => planned.left,
    );
    expect(left).toContainEqual({ file: "data/jobs.yaml", path: [0, "lead"] });
    expect(left).toContainEqual({ file: "data/things.csv", path: [0, "boss"] });
  });
  it("are repeated under a key of their own", async () => {
    const copy = await site.try(
      { kind: "duplicate", at: { file: "data/tools.json", path: [0] } },
      (trial) => [trial.text("data/tools.json"), trial.fresh],
    );
    expect(copy).toEqual([expect.stringContaining('{ "id": "a-2", "name": "A", "boss": "ana" }'), []]);
  });
});

describe("the key of a row", () => {
  it("changes with everything that refers to it", async () => {
    const seen = await site.try(
      { kind: "set-key", collection: "team", row: "ana", key: "anna" },
      ({ text, fresh }) => ({
        fresh,
        jobs: text("data/jobs.yaml"),
        links: text("pages/links.yaml"),
        tools: text("data/tools.json"),
        things: text("data/things.csv"),
      }),
    );
    expect(seen).toEqual({
      fresh: [],
      jobs: expect.stringContaining("lead: anna\n  contacts: [anna]"),
      links: expect.stringContaining("where: { lead: anna }"),
      tools: expect.stringContaining('"boss": "anna"'),
      things: expect.stringContaining("1,5;anna\r\n"),
    });
  });
  it("changes the links to its page", async () => {
    const seen = await site.try(
      { kind: "set-key", collection: "jobs", row: "writer", key: "author" },
      (trial) => [trial.text("pages/links.yaml"), trial.text("pages/jobs/writer.yaml"), trial.fresh],
    );
    expect(seen).toEqual([
      expect.stringContaining("[W](/jobs/author)"),
      expect.stringContaining("redirect: /jobs/author\n"),
      [],
    ]);
  });
});

describe("a field", () => {
  it("has its new name in the schema, the rows and all that names it", async () => {
    const rename = { kind: "rename-field", collection: "jobs", field: "title", name: "role" } as const;
    const before = site.shows("/jobs/writer");
    const seen = await site.try(rename, ({ fresh, text, shows }) => ({
      fresh,
      page: text("pages/jobs/[slug].yaml"),
      shows: shows("/jobs/writer")
        .replace('"filter":"role"', '"filter":"title"')
        .replaceAll('"role":', '"title":'),
    }));
    expect(seen).toEqual({
      fresh: [],
      page: page
        .replaceAll("item.title", "item.role")
        .replace("outer.title", "outer.role")
        .replace("{ title: Writer }", "{ role: Writer }")
        .replace("-title", "-role")
        .replace("filter: title", "filter: role"),
      shows: before,
    });
  });
  it("that others follow a reference to, or count", async () => {
    const name = { kind: "rename-field", collection: "team", field: "name", name: "full-name" } as const;
    expect(await site.try(name, ({ fresh, text }) => [fresh, text("pages/links.yaml")])).toEqual([
      [],
      expect.stringContaining("${item.lead.full-name}"),
    ]);
    const skills = { kind: "rename-field", collection: "jobs", field: "skills", name: "tools" } as const;
    expect(await site.try(skills, ({ fresh, text }) => [fresh, text("pages/links.yaml")])).toEqual([
      [],
      expect.stringContaining("${count.jobs.tools}"),
    ]);
  });
  it("that addresses are made from takes the name of the file along", async () => {
    const slug = { kind: "rename-field", collection: "jobs", field: "slug", name: "address" } as const;
    expect(await site.try(slug, ({ fresh, text }) => [fresh, text("pages/jobs/[address].yaml")])).toEqual([
      [],
      expect.stringContaining("/jobs/${item.address}"),
    ]);
  });
  it("of a table and of JSON", async () => {
    for (const [collection, file, part] of [
      ["things", "data/things.csv", "id;name;tags;price;lead\r\n"],
      ["tools", "data/tools.json", '"lead": "ana"'],
    ] as const) {
      const rename = { kind: "rename-field", collection, field: "boss", name: "lead" } as const;
      expect(await site.try(rename, ({ fresh, text }) => [fresh, text(file)])).toEqual([
        [],
        expect.stringContaining(part),
      ]);
    }
  });
});

it.each<[string, Parameters<TrialSite["try"]>[0]]>([
  ['There is no row with id "x" in team.', { kind: "delete-row", collection: "team", row: "x" }],
  [
    '"New Writer" cannot be the slug of a row: write "new-writer".',
    { kind: "set-key", collection: "jobs", row: "writer", key: "New Writer" },
  ],
  [
    'There is a row with id "ben" already: take another one.',
    { kind: "set-key", collection: "team", row: "ana", key: "ben" },
  ],
  [
    "The rows of jobs have no field place.",
    { kind: "rename-field", collection: "jobs", field: "place", name: "x" },
  ],
  [
    "The rows of jobs have a field slug already.",
    { kind: "rename-field", collection: "jobs", field: "title", name: "slug" },
  ],
  ["There is no collection x in data/.", { kind: "move-row", collection: "x", row: "a", index: 0 }],
])("is refused: %s", (message, operation) => expect(site.refusalOf(operation)).toBe(message));
