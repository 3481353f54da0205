import { afterAll, describe, expect, it } from "vitest";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { referencedCollections } from "../../renderer/data/referenced-collections.ts";
import { tell } from "../support/mock-environment.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const read = (name: string, files: Files = {}) => readDataSchema(writeMockSite(files), name);
const missing = (found: readonly { keyword: string; params: Record<string, unknown> }[]) =>
  found.filter(({ keyword }) => keyword === "required").map(({ params }) => params.missingProperty);

describe("the schema of a data file", () => {
  it.each([
    [
      "{",
      "1:1 bad-schema «{» | This schema cannot be used. It is not well-formed JSON. The file ends before all brackets and braces are closed. Close them, or restore what was cut off.",
    ],
    [
      '{\n  "required": ["a",]\n}',
      "2:19 bad-schema «,» | This schema cannot be used. It is not well-formed JSON. There is a comma behind the last entry. Delete it.",
    ],
    [
      '{\n  "x-ref": 3 }',
      '2:12 bad-schema «3» | This schema cannot be used. "x-ref" must be a text in quotation marks.',
    ],
    [
      '{\n  "type": "object",\n  "properties": {\n    "a: \\"b\\": c": {},\n    "name": {},\n    "name": {}\n  }\n}',
      '6:6 bad-schema «name» | This schema cannot be used. "name" stands on line 5 already, and of two in one group only the last would count.',
    ],
    [
      '{\n  "properties": {\n    "default": { "type": ["integer", "null"],\n      "default": "three" }\n  }\n}',
      '4:18 bad-schema «"three"» | This schema cannot be used. This default is not what the option takes: integer or null.',
    ],
    [
      '{\n  "properties": {\n    "a": { "enum": ["x", "y"],\n      "default": "z" }\n  }\n}',
      '4:18 bad-schema «"z"» | This schema cannot be used. This default is not what the option takes: one of "x", "y".',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "#/definitions/none" }\n  }\n}',
      '3:20 bad-schema «"#/definitions/none"» | This schema cannot be used. The reference #/definitions/none leads nowhere.',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "../schema/common.json#/definitions/link" }\n  }\n}',
      '3:20 bad-schema «"../schema/common.json#/definitions/link"» | This schema cannot be used. The reference ../schema/common.json#/definitions/link leads nowhere. Did you mean "../renderer/schema/common.json#/definitions/link"?',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "renderer/schema/common.json#/definitions/link" }\n  }\n}',
      '3:20 bad-schema «"renderer/schema/common.json#/definitions/link"» | This schema cannot be used. The reference renderer/schema/common.json#/definitions/link leads nowhere. Did you mean "../renderer/schema/common.json#/definitions/link"?',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "../renderer/schema/comon.json#/definitions/link" }\n  }\n}',
      '3:20 bad-schema «"../renderer/schema/comon.json#/definitions/link"» | This schema cannot be used. The reference ../renderer/schema/comon.json#/definitions/link leads nowhere. Did you mean "../renderer/schema/common.json#/definitions/link"?',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "../../renderer/schema/common.json#/definitions/lnk" }\n  }\n}',
      '3:20 bad-schema «"../../renderer/schema/common.json#/definitions/lnk"» | This schema cannot be used. The reference ../../renderer/schema/common.json#/definitions/lnk leads nowhere. Did you mean "../../renderer/schema/common.json#/definitions/link"?',
    ],
    [
      '{\n  "properties": {\n    "a": { "$ref": "schema/common.json#/definitions/link" }\n  }\n}',
      '3:20 bad-schema «"schema/common.json#/definitions/link"» | This schema cannot be used. The reference schema/common.json#/definitions/link leads nowhere. Did you mean "yaml-site/schema/common.json#/definitions/link"?',
    ],
    [
      '{\n  "type": "array",\n  "items": { "type": "object" }\n}',
      '2:11 bad-schema «"array"» | This schema cannot be used. It describes one row, a group of fields: its "type" is "object", not "array".',
    ],
    ["[]", "1:1 bad-schema «[]» | This schema cannot be used. A schema is a group in braces: { … }."],
  ])("cannot be %s", (text, told) => {
    const { schema, check, problems } = read("team", { "data/team.schema.json": text });
    expect([schema, check]).toEqual([undefined, undefined]);
    expect(problems.map((problem) => tell(problem, text))).toEqual([told]);
    expect(problems[0]).toMatchObject({ file: "data/team.schema.json", path: [] });
  });

  it("cannot be a link to another place", () => {
    const { schema, problems } = read("team", { "data/team.schema.json": { link: "/etc/hostname" } });
    expect(schema).toBeUndefined();
    expect(problems.map(({ file }) => file)).toEqual(["data/team.schema.json"]);
  });

  it("is missed at the start of the data", () => {
    const { schema, problems } = read("team", { "data/team.schema.json": null });
    expect(schema).toBeUndefined();
    expect(problems).toMatchObject([
      {
        code: "missing-data-schema",
        file: "data/team.yaml",
        range: { start: { offset: 0 }, end: { offset: 0 } },
        message: "data/team.yaml has no schema beside it.",
        hint: "Add data/team.schema.json: it says which fields a row has.",
      },
    ]);
  });

  it("is not missed for the settings, which then may hold anything beside the known three", () => {
    const { schema, check, problems } = read("site");
    expect(problems).toEqual([]);
    expect(schema?.properties).toMatchObject({
      brand: { type: "string" },
      url: { type: "string" },
      lang: { type: "string" },
    });
    expect(check!({ colour: 3 })).toEqual([]);
    for (const name of ["brand", "url", "lang"]) expect(check!({ [name]: 3 })).toHaveLength(1);
  });

  it("asks for all required fields but computed ones", () => {
    const text = JSON.stringify({
      type: "object",
      required: ["id", "minutes"],
      properties: { id: { type: "string" }, minutes: { type: "integer", "x-computed": { count: "id" } } },
    });
    const { schema, check, problems } = read("notes", { "data/notes.schema.json": text });
    expect(problems).toEqual([]);
    expect(missing(check!({}))).toEqual(["id"]);
    expect(check!({ id: "a" })).toEqual([]);
    expect(schema?.required).toEqual(["id", "minutes"]);
  });

  it("needs to ask for nothing", () => {
    const { check } = read("notes", { "data/notes.schema.json": '{ "type": "object" }' });
    expect(check!({})).toEqual([]);
  });

  it("names the collections that it refers to, wherever it does", () => {
    expect(referencedCollections(read("jobs").schema!)).toEqual(["team", "team", "jobs"]);
    expect(referencedCollections({ properties: { "x-ref": { type: "string" } } })).toEqual([]);
    expect(referencedCollections({})).toEqual([]);
  });
});
