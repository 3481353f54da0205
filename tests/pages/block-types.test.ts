import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import { mockSite, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { schema, toldOf } from "./told-blocks.ts";

afterAll(removeMockSites);

const list = { type: "array", items: { type: "string" }, description: "Entries." };

describe("a block type", () => {
  it("is not read again as long as nothing in its folder has changed", async () => {
    const files = { "blocks/a/schema.json": schema({}), "blocks/a/view.tsx": "export default () => null;\n" };
    const dir = writeMockSite(files);
    const read = async () => (await readBlockTypes([join(dir, "blocks")], dir)).types.get("a");
    const first = await read();
    expect(await read()).toBe(first);
    writeFileSync(join(dir, "blocks/a/schema.json"), schema({ properties: { list } }));
    expect((await read())?.schema.properties).toEqual({ list });
    // What is wrong is looked at each time, as it depends on the site how it is called.
    writeFileSync(join(dir, "blocks/a/schema.json"), "{");
    expect(await read()).not.toBe(await read());
  });

  it("is all that its folder says", async () => {
    const dir = writeMockSite({
      "blocks/a/schema.json": schema({
        title: "A",
        description: "What A is.",
        "x-place": ["top", "once"],
        "x-names": ["letter"],
        "x-wake": "visible",
        "x-source": "items",
        "x-rows": "rows",
        required: ["items", "name"],
        properties: { items: list, name: { type: "string", "x-slot": true }, more: { type: "string" } },
      }),
      "blocks/a/view.tsx": "",
      "blocks/b/schema.json": schema({ "x-wake": "load" }),
      "blocks/b/view.tsx": "",
      "blocks/b/behavior.ts": "",
      "blocks/c/schema.json": schema({}),
      "blocks/c/view.tsx": "",
    });
    const { types, problems } = await readBlockTypes([join(dir, "blocks")], dir);
    expect(problems).toEqual([]);
    const { checkWritten, checkResolved, schema: _, rules, ...a } = types.get("a")!;
    expect(a).toStrictEqual({
      name: "a",
      folder: join(dir, "blocks/a"),
      title: "A",
      description: "What A is.",
      names: ["letter"],
      places: new Set(["top", "once"]),
      wake: "visible",
      hasBehavior: false,
      isIsland: true,
      slots: ["name"],
      source: "items",
      rows: "rows",
    });
    // A query fills the list, so as it is written the block may lack it; a binding may stand for a text.
    expect(rules).toBeUndefined();
    const keywords = (found: readonly { keyword: string; params: object }[]) =>
      found.map(({ keyword, params }) => `${keyword} ${Object.values(params)[0]}`);
    expect(keywords(checkWritten({}))).toEqual(["required name"]);
    expect(keywords(checkResolved({}))).toEqual(["required items", "required name"]);
    expect(types.get("b")).toMatchObject({
      title: "b",
      description: "",
      wake: "load",
      hasBehavior: true,
      isIsland: false,
      slots: [],
    });
    expect(types.get("c")).toMatchObject({ wake: "static", hasBehavior: false, isIsland: false });
    expect(Object.keys(types.get("c")!)).not.toContain("source");
    expect(types.get("notice")?.rules?.({ from: 2, to: 1 }, measureIn())).toEqual([
      { path: ["to"], message: '"to" must not be below "from".' },
    ]);
  });

  it("of a later folder wins, and a folder that is missing is passed over", async () => {
    const dir = writeMockSite({
      "more/hero/schema.json": schema({ title: "Own hero" }),
      "more/hero/view.tsx": "",
      "more/.git/schema.json": "{",
      "more/_draft/schema.json": "{",
      "more/readme.md": "",
    });
    const { types, problems } = await readBlockTypes(
      [join(dir, "none"), join(dir, "blocks"), join(dir, "more")],
      dir,
    );
    expect(problems).toEqual([]);
    expect([...types.keys()]).toEqual(["body", "card-grid", "hero", "list", "notice", "prose", "section"]);
    expect(types.get("hero")?.title).toBe("Own hero");
  });
});

describe("what is wrong with a block", () => {
  it("is told with the name that its folder or its file needs", async () => {
    expect(
      await toldOf({
        "a/block.schema.json": schema({}),
        "a/view.tsx": "",
        "b/schema.json": schema({}),
        "b/View.tsx": "",
        "Card/schema.json": schema({}),
        "Card/view.tsx": "",
        "Notes/readme.md": "",
      }),
    ).toEqual([
      'blocks/Card/schema.json:1:1-1:47 incomplete-block | "Card" is not a possible name of a block type. | Use small letters, digits and single hyphens: call the folder card.',
      "blocks/a/schema.json:1:1-1:1 incomplete-block | blocks/a has no schema.json. | Rename block.schema.json to schema.json.",
      "blocks/b/schema.json:1:1-1:47 incomplete-block | blocks/b has a schema but no view.tsx. | Rename View.tsx to view.tsx.",
    ]);
  });

  it("is told in its schema, at the first line where there is no better place", async () => {
    expect(
      await toldOf({
        "a/readme.md": "",
        "b/schema.json": "{\n}",
        "b/view.tsx": "",
        "c/schema.json": schema({}),
        "d--e/schema.json": schema({}),
        "d--e/view.tsx": "",
        "f/schema.json": '{\n  "type": "object",,\n}',
        "f/view.tsx": "",
        "g/schema.json": schema({ properties: { a: { $ref: "#/definitions/none" } } }),
        "g/view.tsx": "",
        h: { link: "a" },
        "i/schema.json": { link: "../c/schema.json" },
      }),
    ).toEqual([
      "blocks/h:1:1-1:1 not-a-file | blocks/h is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
      "blocks/a/schema.json:1:1-1:1 incomplete-block | blocks/a has no schema.json. | Add it, or remove the folder.",
      'blocks/b/schema.json:1:1-1:2 bad-schema | The schema of a block must have "type": "object" and "additionalProperties": false.',
      "blocks/c/schema.json:1:1-1:47 incomplete-block | blocks/c has a schema but no view.tsx. | Add it, or remove the folder.",
      'blocks/d--e/schema.json:1:1-1:47 incomplete-block | "d--e" is not a possible name of a block type. | Use small letters, digits and single hyphens: call the folder d-e.',
      'blocks/f/schema.json:2:20-2:21 bad-schema | This block\'s schema.json cannot be used. It is not well-formed JSON. This is no value of JSON. Names and texts stand in double quotation marks: "name"; true, false, null and numbers do without.',
      "blocks/g/schema.json:1:73-1:93 bad-schema | This block's schema.json cannot be used. The reference #/definitions/none leads nowhere.",
      "blocks/i/schema.json:1:1-1:1 not-a-file | blocks/i/schema.json is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
    ]);
  });

  it("is a schema that does not fit the engine", async () => {
    const schemas = [
      { type: "array" },
      { additionalProperties: true },
      { properties: { type: list } },
      { properties: { id: list } },
      { "x-source": "items", properties: { items: list, source: list } },
      { "x-source": "items", properties: { items: list, limit: list } },
      { "x-source": "items", properties: { items: list, item: list } },
      { "x-source": "items", properties: { items: list, where: list } },
      { "x-source": "items", properties: { items: list, sort: list } },
      { "x-source": "items" },
      { "x-source": "items", properties: { items: { type: "string" } } },
      { "x-rows": "rows" },
      { "x-source": "items", "x-rows": "rows", properties: { items: list, rows: list } },
    ];
    const folders = schemas.map((rest, index) => [`b${String(index).padStart(2, "0")}`, rest] as const);
    expect(
      await toldOf(
        Object.fromEntries(
          folders.flatMap(([name, rest]) => [
            [`${name}/schema.json`, schema(rest)],
            [`${name}/view.tsx`, ""],
          ]),
        ),
      ),
    ).toEqual([
      'blocks/b00/schema.json:1:9-1:16 bad-schema | The schema of a block must have "type": "object" and "additionalProperties": false.',
      'blocks/b01/schema.json:1:41-1:45 bad-schema | The schema of a block must have "type": "object" and "additionalProperties": false.',
      'blocks/b02/schema.json:1:62-1:66 bad-schema | The option "type" is added by the engine and must not be stated in the schema.',
      'blocks/b03/schema.json:1:62-1:64 bad-schema | The option "id" is added by the engine and must not be stated in the schema.',
      'blocks/b04/schema.json:1:157-1:163 bad-schema | The option "source" is added by the engine and must not be stated in the schema.',
      'blocks/b05/schema.json:1:157-1:162 bad-schema | The option "limit" is added by the engine and must not be stated in the schema.',
      'blocks/b06/schema.json:1:157-1:161 bad-schema | The option "item" is added by the engine and must not be stated in the schema.',
      'blocks/b07/schema.json:1:157-1:162 bad-schema | The option "where" is added by the engine and must not be stated in the schema.',
      'blocks/b08/schema.json:1:157-1:161 bad-schema | The option "sort" is added by the engine and must not be stated in the schema.',
      'blocks/b09/schema.json:1:58-1:65 bad-schema | "x-source" names the option "items", which the schema does not have.',
      'blocks/b10/schema.json:1:58-1:65 bad-schema | "x-source" names the option "items", which is not a list.',
      'blocks/b11/schema.json:1:56-1:62 bad-schema | "x-rows" names "rows", which the engine adds beside "x-source"; it must not be stated as an option.',
      'blocks/b12/schema.json:1:75-1:81 bad-schema | "x-rows" names "rows", which the engine adds beside "x-source"; it must not be stated as an option.',
    ]);
  });

  it("is said as a warning where a schema takes more than its author may think, and the block is there", async () => {
    const size = { type: "string", enum: ["s", "m"], description: "Size." };
    const open = { type: "object", description: "Sizes.", properties: { size } };
    const holds = { if: { properties: { size: { const: "m" } } }, else: { required: ["text"] } };
    const properties = { size, text: { type: "string", description: "Words." } };
    const dir = writeMockSite({
      "blocks/open/schema.json": schema({ properties: { open } }),
      "blocks/open/view.tsx": "",
      "blocks/holding/schema.json": schema({ properties, ...holds }),
      "blocks/holding/view.tsx": "",
    });
    const { types, problems } = await readBlockTypes([join(dir, "blocks")], dir);
    const told = problems.filter(({ file }) => /open|holding/.test(file));
    expect(told.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
    for (const name of ["open", "holding"]) expect(types.get(name)?.isUnreadable).toBeUndefined();
  });
  it("is a schema with parts that could never count", async () => {
    const text = { type: "string" };
    const size = { enum: ["s", "m"] };
    const asking = (field: string, then: string): object =>
      JSON.parse(
        `{ "if": { "properties": { "${field}": { "const": "m" } }, "required": ["size"] }, "then": ${then} }`,
      );
    const schemas = [
      { properties: { key: text } },
      { properties: { size, text }, ...asking("sise", '{ "required": ["text"] }') },
      { properties: { size, text }, ...asking("size", '{ "required": ["teext"] }') },
      { properties: { size, text }, anyOf: [{ required: ["size"] }, { required: ["link"] }] },
      { properties: { list: { type: "array", items: text, minLength: 1 } } },
      { properties: { text: { type: "integer", pattern: "^a$" } } },
      { properties: { size: { ...size, "x-values-were": { small: "s", big: "l" } } } },
      { properties: { size: { ...size, "x-leaves": { on: "2027-06-31", instead: "Leave it out." } } } },
      { properties: { size, text }, ...asking("size", '{ "not": { "required": ["text"] } }') },
      {
        properties: { size: { ...size, default: "s" }, text },
        ...JSON.parse(
          '{ "if": { "properties": { "size": { "const": "m" } } }, "then": { "required": ["text"] } }',
        ),
      },
      {
        properties: { size: { ...size, default: "m" }, text },
        ...JSON.parse(
          '{ "if": { "properties": { "size": { "const": "m" } } }, "then": { "required": ["text"] } }',
        ),
      },
      {
        properties: { size, text },
        anyOf: [{ properties: { size: { const: "l" } } }, { required: ["text"] }],
      },
      { properties: { end: { ...text, format: "date", "x-after": "begin" }, begins: text } },
      { properties: { entries: list }, "x-outline": "entry" },
      { properties: { text }, "x-languages": "text" },
      { properties: { count: { type: "integer" } }, "x-pages": "count" },
      { properties: { place: { type: "array", items: [text, text], minItems: 2 } } },
      { properties: { place: { type: "array", items: [text, text], minItems: 1, maxItems: 2 } } },
      { properties: { rows: { type: "array", items: { type: "object", properties: { size } } } } },
      { properties: { row: { oneOf: [text, { type: "object", properties: { size } }] } } },
      { properties: { row: { type: "object", additionalProperties: true, properties: { size } } } },
      { properties: { size, text }, dependencies: { size: ["texts"] } },
      { properties: { size, text }, dependencies: { text: ["size"], sizes: ["text"] } },
    ];
    expect(
      await toldOf(
        Object.fromEntries(
          schemas.flatMap((rest, index) => [
            [`b${index}/schema.json`, schema(rest)],
            [`b${index}/view.tsx`, ""],
          ]),
        ),
      ),
    ).toEqual([
      'blocks/b0/schema.json:1:62-1:65 bad-schema | The option "key" never reaches the view: React keeps that name for itself. Call it otherwise.',
      'blocks/b1/schema.json:1:134-1:138 bad-schema | This block\'s schema.json cannot be used. This condition names "sise", which is none of the properties beside it. Did you mean "size"?',
      'blocks/b11/schema.json:1:153-1:156 bad-schema | This block\'s schema.json cannot be used. "const" of "size" must be "s" or "m".',
      'blocks/b12/schema.json:1:110-1:117 bad-schema | This block\'s schema.json cannot be used. "x-after" names "begin", which is none of its properties. Did you mean "begins"?',
      'blocks/b13/schema.json:1:152-1:159 bad-schema | "x-outline" names "entry", which is none of its properties.',
      'blocks/b14/schema.json:1:101-1:107 bad-schema | "x-languages" names the option "text", which is not a list.',
      'blocks/b15/schema.json:1:99-1:106 bad-schema | "x-pages" names "count", which has to be a whole number, in a block with "x-source".',
      'blocks/b16/schema.json:1:93-1:130 bad-schema | A list of fixed places takes all of them and no more. Add "minItems": 2 and "additionalItems": false.',
      'blocks/b18/schema.json:1:110-1:120 bad-schema | This group takes any other name as well, so that a misspelt one is not told. Add "additionalProperties": false.',
      'blocks/b19/schema.json:1:113-1:123 bad-schema | This group takes any other name as well, so that a misspelt one is not told. Add "additionalProperties": false.',
      'blocks/b2/schema.json:1:196-1:203 bad-schema | This block\'s schema.json cannot be used. This condition names "teext", which is none of the properties beside it. Did you mean "text"?',
      'blocks/b21/schema.json:1:137-1:144 bad-schema | This block\'s schema.json cannot be used. This condition names "texts", which is none of the properties beside it. Did you mean "text"?',
      'blocks/b22/schema.json:1:146-1:151 bad-schema | This block\'s schema.json cannot be used. This condition names "sizes", which is none of the properties beside it. Did you mean "size"?',
      'blocks/b3/schema.json:1:157-1:163 bad-schema | This block\'s schema.json cannot be used. This condition names "link", which is none of the properties beside it.',
      'blocks/b4/schema.json:1:111-1:120 bad-schema | This block\'s schema.json cannot be used. "minLength" says nothing of what is "array". Did you mean "minItems"?',
      'blocks/b5/schema.json:1:87-1:94 bad-schema | This block\'s schema.json cannot be used. "pattern" says nothing of what is "integer".',
      'blocks/b6/schema.json:1:121-1:124 bad-schema | This block\'s schema.json cannot be used. "x-values-were" of "size" must be "s" or "m".',
      'blocks/b7/schema.json:1:103-1:115 bad-schema | This block\'s schema.json cannot be used. "x-leaves/on" of "size" is a day that there is not.',
      'blocks/b9/schema.json:1:148-1:152 bad-schema | This condition also holds where "size" is left out. Add "required": ["size"] to it.',
    ]);
  });

  it("is told alone, and not again where a page has the block", async () => {
    const stated = schema({
      title: "Notice",
      required: ["type"],
      properties: { type: { const: "notice", description: "Type." }, title: { type: "string" } },
    });
    const site = await mockSite({
      "blocks/notice/schema.json": stated,
      "pages/index.yaml":
        "title: Home\ndescription: What we do.\nblocks:\n  - type: notice\n    title: Hello\n",
    });
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "blocks/notice/schema.json bad-schema",
    ]);
  });

  it("is no option called source in a block that takes no rows", async () => {
    const properties = { source: list, where: list, sort: list, limit: list, item: list };
    expect(await toldOf({ "a/schema.json": schema({ properties }), "a/view.tsx": "" })).toEqual([]);
  });
});

describe("a block type whose schema cannot be used", () => {
  it.each([
    "{ not JSON",
    '{"type":"object","additionalProperties":false,"properties":{"a":{"type":"objct"}}}',
  ])("is told once, and the pages that use it are not blamed: %s", async (text) => {
    const site = await mockSite({ "blocks/hero/schema.json": text, "blocks/hero/view.tsx": "" });
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "blocks/hero/schema.json bad-schema",
    ]);
  });
});
