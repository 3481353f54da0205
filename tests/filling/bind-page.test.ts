import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import type { BindContext } from "../../renderer/filling/bind-context.ts";
import { bindBlock, bindValue, selectRows } from "../../renderer/filling/bind-page.ts";
import type { RowInScope, Scope } from "../../renderer/filling/look-up.ts";
import { type PathLink, Trace } from "../../renderer/filling/trace.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { LINE } from "../../renderer/pages/page-file.ts";
import { rowName } from "../../renderer/problems/english/names.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { Data } from "../../renderer/schema/to-data.ts";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import { wordsIn } from "../../renderer/words/words.ts";
import { mockEnvironment } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const { blockTypes, types } = await mockEnvironment();
const schemaOf = (name: string): Schema => types.collections.get(name)!.schema!;
const row = (name: string, key: string, value: { [field: string]: Data }): RowInScope => ({
  value,
  schema: schemaOf(name),
  name: { kind: "keyed", key, of: name },
});
const team = [
  row("team", "ana", { id: "ana", name: "Ana", photo: "/ana.svg" }),
  row("team", "ben", { id: "ben", name: "Ben" }),
];
const jobs = [
  row("jobs", "a", {
    slug: "a",
    title: "A",
    department: "Data",
    skills: ["SQL", "R"],
    year: 2024,
    lead: "ana",
  }),
  row("jobs", "b", {
    slug: "b",
    title: "B",
    department: "Web",
    skills: [],
    year: 2025,
    contacts: ["ben", "eve", "ana"],
  }),
  row("jobs", "c", { slug: "c", title: "C", department: "Data", skills: ["R"] }),
];

/** A path as filling in takes it. */
const link = (...steps: [string | number, ...(string | number)[]]): PathLink =>
  steps.reduce<PathLink | undefined>((up, step) => ({ ...(up && { up }), step }), undefined)!;

/** What blocks are filled from, and what was noted on the way. */
function context() {
  const missing: unknown[] = [];
  const trace = new Trace();
  const asked: string[] = [];
  const bind: BindContext = {
    blockTypes,
    words: wordsIn("en"),
    measure: measureIn(),
    store: {
      lang: "en",
      site: {
        value: { brand: "2SD", offices: [{ city: "Leeds" }, { city: "York" }], year: 2024 },
        schema: types.site,
      },
      row: (collection, key) => {
        const found = (collection === "team" ? team : []).find(
          ({ value }) => (value as { id: string }).id === key,
        );
        return found && { value: found.value!, schema: found.schema! };
      },
      rows: (name) => {
        asked.push(name);
        return name === "jobs" ? jobs : name === "team" ? team : [];
      },
      count: () => 3,
      answers: new Map(),
    },
    onMissing: (value) => missing.push(value),
    trace,
  };
  return { bind, missing, trace, asked };
}
const nowhere: Scope = { page: { route: "/", title: "Home" } };
const inJob: Scope = { ...nowhere, item: jobs[0]! };
const fill = (value: Data, schema?: Schema, scope = inJob) =>
  bindValue(value, schema, scope, context().bind, { step: "x" });

describe("a text is filled in", () => {
  const number: Schema = { type: "integer" };
  it.each<[Data, Schema | undefined, Data | undefined]>([
    ["plain", undefined, "plain"],
    ["${item.title}", undefined, "A"],
    ["${item.year}", undefined, 2024],
    ["${item.year}", { type: "string" }, "2024"],
    ["${item.year}", { type: ["string", "number"] }, 2024],
    ["${item.year}", { type: ["string", "integer"] }, 2024],
    ["${item.year}", number, 2024],
    ["${item.skills}", undefined, ["SQL", "R"]],
    ["${item.none}", undefined, undefined],
    ["${ item.title }", undefined, undefined],
    ["${count.jobs} roles in ${item.year}", undefined, "3 roles in 2024"],
    ["${item.title}${item.title}", undefined, "AA"],
    [7, number, 7],
    [false, undefined, false],
    [null, undefined, null],
    [["a", "${item.none}", "${item.title}"], undefined, ["a", "A"]],
    [{ a: "${item.title}", b: "${item.none}", c: { d: 1 } }, undefined, { a: "A", c: { d: 1 } }],
  ])("%j for %j is %j", (value, schema, expected) => expect(fill(value, schema)).toEqual(expected));

  describe("with days as readers write them", () => {
    const field = (format: string): Schema => ({ type: "string", format });
    const course: RowInScope = {
      value: {
        day: "2027-03-12",
        start: "2027-03-12T18:30",
        zoned: "2027-03-12T18:30:00+01:00",
        odd: "soon",
      },
      schema: {
        properties: {
          day: field("date"),
          start: field("date-time"),
          zoned: field("date-time"),
          odd: field("date"),
        },
      },
      name: { kind: "keyed", key: "a", of: "courses" },
    };
    const inCourse = { ...nowhere, item: course };
    const text: Schema = { type: "string", maxLength: 60 };
    const markdown: Schema = { type: "string", "x-kind": "markdown" };
    it.each<[string, Schema | undefined, string]>([
      ["${item.day}", text, "March 12, 2027"],
      ["From ${item.day} on", text, "From March 12, 2027 on"],
      ["${item.start}", text, "March 12, 2027 at 6:30 PM"],
      ["${item.zoned}", text, "March 12, 2027 at 6:30 PM"],
      ["${item.odd}", text, "soon"],
      ["**${item.day}**", markdown, "**March 12, 2027**"],
      // Not where something is read by machines, or the view writes the day out.
      [
        "[All of it](/days/${item.day}#top), ${item.day}",
        markdown,
        "[All of it](/days/2027-03-12#top), March 12, 2027",
      ],
      ["https://example.com/?day=${item.day}", text, "https://example.com/?day=2027-03-12"],
      ["${item.day}", { type: "string", format: "date" }, "2027-03-12"],
      ["${item.day}", { type: "string", pattern: "^[0-9-]+$" }, "2027-03-12"],
      ["/days/${item.day}", { type: "string", "x-kind": "link" }, "/days/2027-03-12"],
      ["${item.day}", { ...text, "x-raw": true }, "2027-03-12"],
      ["${item.day}", undefined, "2027-03-12"],
    ])("%j for %j is %j", (value, schema, shown) => expect(fill(value, schema, inCourse)).toBe(shown));

    it("and numbers with as many decimals as their field says", () => {
      const price: RowInScope = {
        value: { price: 14.5, sum: 1250, plain: 14.5 },
        schema: {
          properties: {
            price: { type: "number", "x-decimals": 2 },
            sum: { type: "number", "x-decimals": 2 },
            plain: { type: "number" },
          },
        },
        name: { kind: "keyed", key: "a", of: "prices" },
      };
      const all = "${item.price}, ${item.sum}, ${item.plain}";
      const inPrice = { ...nowhere, item: price };
      const { bind } = context();
      const inGerman = { ...bind, store: { ...bind.store, lang: "de" } };
      expect(fill(all, text, inPrice)).toBe("14.50, 1,250.00, 14.5");
      expect(bindValue(all, text, inPrice, inGerman)).toBe("14,50, 1.250,00, 14.5");
      expect(fill("${item.price}", text, inPrice)).toBe("14.50");
      expect(fill("${item.price}", { type: "number" }, inPrice)).toBe(14.5);
      expect(fill("/pay?sum=${item.price}", text, inPrice)).toBe("/pay?sum=14.5");
    });

    it("in the language of the page", () => {
      const { bind } = context();
      const inGerman = { ...bind, store: { ...bind.store, lang: "de" } };
      expect(bindValue("Ab ${item.day}", text, inCourse, inGerman)).toBe("Ab 12. März 2027");
      expect(bindValue("${item.start}", text, inCourse, inGerman)).toBe("12. März 2027 um 18:30");
    });

    it("and cards have theirs as the row has it, which their view writes out", async () => {
      const card = { type: "card", title: "${item.day}", date: "${item.day}", [LINE]: 1 };
      const { types: blockTypes } = await readBlockTypes([join(engineDir, "blocks")], engineDir);
      const filled = bindBlock(card, inCourse, { ...context().bind, blockTypes });
      expect(filled).toMatchObject({ title: "March 12, 2027", date: "2027-03-12" });
    });
  });

  it("without what is missing in it, which is told", () => {
    const { bind, missing } = context();
    const text = "A ${item.none}, ${item.skills} and ${site.brand}";
    expect(bindValue(text, undefined, inJob, bind, link("blocks", 0, "text"))).toBe("A ,  and 2SD");
    expect(missing).toEqual([
      { path: ["blocks", 0, "text"], raw: "item.none", row: { kind: "keyed", key: "a", of: "jobs" } },
      { path: ["blocks", 0, "text"], raw: "item.skills", row: { kind: "keyed", key: "a", of: "jobs" } },
    ]);
    bindValue(["x", { y: "A ${site.none}" }], undefined, nowhere, bind, link("z"));
    expect(missing[2]).toEqual({ path: ["z", 1, "y"], raw: "site.none" });
  });

  it("or left out with all that cannot do without it", () => {
    const image: Schema = {
      type: "object",
      required: ["src"],
      properties: { src: { type: "string" }, alt: { type: "string" } },
    };
    expect(fill({ src: "${item.none}", alt: "x" }, image)).toBeUndefined();
    expect(fill({ src: "/a.svg", alt: "${item.none}" }, image)).toEqual({ src: "/a.svg" });
    const images: Schema = { type: "array", items: image };
    expect(fill([{ src: "${item.none}" }, { src: "${item.title}" }], images)).toEqual([{ src: "A" }]);
  });
});

describe("a block", () => {
  const bind = (block: { [key: string]: Data }, scope = inJob) =>
    bindBlock(block, scope, context().bind, link("blocks", 0));

  it("keeps its type, line and options, filled in", () => {
    const block = {
      type: "hero",
      [LINE]: 4,
      id: "${item.slug}",
      heading: "${item.year}",
      text: "${item.none}",
    };
    expect(bind(block)).toEqual({ type: "hero", [LINE]: 4, id: "a", heading: "2024" });
  });
  it("that is the place of a page, or of no known type, stays as it is", () => {
    const block = { type: "page", [LINE]: 4, heading: "${item.title}" };
    expect(bind(block)).toEqual(block);
    expect(bind({ ...block, type: "heroo" })).toEqual({ ...block, type: "heroo" });
  });
  it("in a block is filled in as well", () => {
    const inner = { type: "card-grid", [LINE]: 6, source: "item.skills", item: { title: "${item}" } };
    expect(bind({ type: "section", [LINE]: 4, blocks: [inner] })).toEqual({
      type: "section",
      [LINE]: 4,
      blocks: [{ type: "card-grid", [LINE]: 6, items: [{ title: "SQL" }, { title: "R" }] }],
    });
  });
  it("without a query keeps options of those names", () => {
    expect(bind({ type: "hero", [LINE]: 4, source: "x", limit: 3 })).toEqual({
      type: "hero",
      [LINE]: 4,
      source: "x",
      limit: 3,
    });
    expect(bind({ type: "card-grid", [LINE]: 4, items: [{ title: "${item.title}" }] })).toEqual({
      type: "card-grid",
      [LINE]: 4,
      items: [{ title: "A" }],
    });
  });

  it("with a query has an entry for each row that gives one", () => {
    const { bind: context_, trace, missing } = context();
    const block = {
      type: "card-grid",
      [LINE]: 4,
      source: "jobs",
      sort: "-year",
      item: { title: "${item.year}", text: "x ${item.summary} ${outer.title} ${page.title}" },
    };
    const filled = bindBlock(block, inJob, context_, link("blocks", 0));
    const text = "x  A Home";
    expect(filled).toEqual({
      type: "card-grid",
      [LINE]: 4,
      items: [
        { title: "2025", text },
        { title: "2024", text },
      ],
    });
    // The third has no year, so it has no title.
    const rows = [0, 1].map((index) => trace.find(filled, ["items", index])?.scope.item?.name);
    expect(rows).toEqual(["b", "a"].map((key) => ({ kind: "keyed", key, of: "jobs" })));
    expect(trace.find(filled, ["items", 1, "title"])?.path).toEqual(["blocks", 0, "item", "title"]);
    expect(missing[0]).toEqual({
      path: ["blocks", 0, "item", "text"],
      raw: "item.summary",
      row: { kind: "keyed", key: "b", of: "jobs" },
    });
  });

  it("has the raw fields beside the entries that its options name", () => {
    const block = {
      type: "list",
      [LINE]: 4,
      filter: "year",
      source: "jobs",
      item: { type: "hero", [LINE]: 6, heading: "${item.title}" },
    };
    expect(bind(block)).toEqual({
      type: "list",
      [LINE]: 4,
      filter: "year",
      items: ["A", "B", "C"].map((heading) => ({ type: "hero", [LINE]: 6, heading })),
      rows: [{ year: 2024 }, { year: 2025 }, { year: null }],
    });
    const { filter: _, ...plain } = block;
    expect(bind(plain).rows).toEqual([{}, {}, {}]);
    expect(bind({ type: "list", [LINE]: 4, source: "team" })).toMatchObject({ items: [{}, {}] });
  });
});

describe("rows are selected", () => {
  const select = (source: string, query: { where?: Data; sort?: Data; limit?: Data } = {}, scope = inJob) =>
    selectRows(source, query, scope, context().bind).map(({ value }) => value);
  const slugs = (query: { where?: Data; sort?: Data; limit?: Data }) =>
    select("jobs", query)
      .map((value) => (value as { slug: string }).slug)
      .join("");

  it.each([
    [{}, "abc"],
    [{ where: { department: "Data" } }, "ac"],
    [{ where: { skills: "R", year: "${site.year}" } }, "a"],
    [{ where: { department: "${item.department}" } }, "ac"],
    [{ where: { department: "${item.none}" } }, "abc"],
    [{ sort: "-year" }, "bac"],
    [{ sort: ["department", "-title"] }, "cab"],
    [{ limit: 2 }, "ab"],
    [{ limit: 0 }, ""],
    [{ limit: "2" }, "abc"],
    [{ where: { department: "Data" }, sort: "-title", limit: 1 }, "c"],
  ])("by %j", (query, expected) => expect(slugs(query)).toBe(expected));

  it("from lists within reach, references followed and those to nobody left out", () => {
    const inSecond = { ...nowhere, item: jobs[1]! };
    expect(select("item.contacts", {}, inSecond)).toEqual([team[1]!.value, team[0]!.value]);
    expect(select("item.contacts", { sort: "id", limit: 1 }, inSecond)).toEqual([team[0]!.value]);
    expect(select("outer.skills", {}, { ...nowhere, outer: inJob })).toEqual(["SQL", "R"]);
    expect(select("site.offices", { where: { city: "York" } })).toEqual([{ city: "York" }]);
    expect(select("item.title")).toEqual([]);
    expect(select("item.skills", {}, nowhere)).toEqual([]);
  });

  it("each of them, though two are the same", () => {
    const { bind } = context();
    const item = row("jobs", "d", { slug: "d", skills: ["R", "R", "SQL"] });
    const chosen = selectRows("item.skills", { limit: 2 }, { ...nowhere, item }, bind);
    expect(chosen.map(({ value }) => value)).toEqual(["R", "R"]);
  });

  it("and have names for messages", () => {
    const labels = (source: string) =>
      selectRows(source, {}, { ...nowhere, item: jobs[1]! }, context().bind).map(({ name }) => rowName(name));
    expect(labels("item.contacts")).toEqual(["entry 1 of item.contacts", "entry 3 of item.contacts"]);
    expect(labels("team")).toEqual(['the row "ana" of team', 'the row "ben" of team']);
  });

  it("from a collection whose name only starts like a row's", () => {
    const { bind, asked } = context();
    expect(selectRows("items", {}, inJob, bind)).toEqual([]);
    expect(selectRows("outerwear", {}, inJob, bind)).toEqual([]);
    expect(asked).toEqual(["items", "outerwear"]);
  });

  it("once for each question, however often it is asked", () => {
    const { bind, asked } = context();
    const first = selectRows("jobs", { where: { department: "Data" } }, inJob, bind);
    first.pop();
    expect(selectRows("jobs", { where: { department: "Data" } }, inJob, bind)).toEqual([jobs[0], jobs[2]]);
    expect(asked).toEqual(["jobs"]);
    for (const query of [{}, { sort: "year" }, { limit: 1 }, { where: { department: "Web" } }])
      selectRows("jobs", query, inJob, bind);
    selectRows("team", {}, inJob, bind);
    expect(asked).toEqual(["jobs", "jobs", "jobs", "jobs", "jobs", "team"]);
  });
});
