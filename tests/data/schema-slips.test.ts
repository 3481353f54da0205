import { afterAll, describe, expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const problemsOf = (text: string) =>
  readDataSchema(writeMockSite({ "data/notes.schema.json": text }), "notes").problems;

/** What the first problem says, and the text once everything that is offered was taken. */
function mend(text: string): { told: string[]; text: string; left: number } {
  const told = problemsOf(text).map(({ message, hint }) =>
    [message.replace("This schema cannot be used. ", ""), hint].filter(Boolean).join(" | "),
  );
  let current = text;
  for (let round = 0; round < 4; round += 1)
    current = applyFixes(current, problemsOf(current), { offers: true }).text;
  return { told, text: current, left: problemsOf(current).length };
}

const row = (field: string, more = "") =>
  `{ "type": "object", "additionalProperties": false,${more} "properties": { "a": { ${field} } } }`;

const TYPES = "Types: string, number, integer, boolean, array, object.";

describe("a keyword of a schema that is called otherwise elsewhere", () => {
  it.each([
    ['"type": "text"', '"type": "string"', `There is no type "text". ${TYPES} | Write "string".`],
    ['"type": "bool"', '"type": "boolean"', `There is no type "bool". ${TYPES} | Write "boolean".`],
    ['"type": "String"', '"type": "string"', `There is no type "String". ${TYPES} | Write "string".`],
    [
      '"type": "date"',
      '"type": "string", "format": "date"',
      `There is no type "date". ${TYPES} | Write "string", "format": "date".`,
    ],
    [
      '"type": "number[]"',
      '"type": "array", "items": { "type": "number" }',
      `There is no type "number[]". ${TYPES} | Write "array", "items": { "type": "number" }.`,
    ],
    [
      '"type": "image", "properties": {}',
      '"type": "object", "properties": {}',
      `There is no type "image". ${TYPES} | Write "object".`,
    ],
    [
      '"type": "string", "options": ["x"]',
      '"type": "string", "enum": ["x"]',
      'There is no keyword "options". | Did you mean "enum"?',
    ],
    [
      '"type": "string", "max": 9',
      '"type": "string", "maxLength": 9',
      'There is no keyword "max". | Did you mean "maxLength"?',
    ],
    [
      '"type": "number", "max": 9',
      '"type": "number", "maximum": 9',
      'There is no keyword "max". | Did you mean "maximum"?',
    ],
    [
      '"type": "string", "kind": "link"',
      '"type": "string", "x-kind": "link"',
      'There is no keyword "kind". | Did you mean "x-kind"?',
    ],
    [
      '"type": "string", "pattern": "/^[a-z]+$/i"',
      '"type": "string", "pattern": "^[a-z]+$"',
      'The pattern /^[a-z]+$/i stands between slashes, as in code, so that no text fits it. | Write "^[a-z]+$".',
    ],
    [
      '"enum": "x, y"',
      '"enum": ["x", "y"]',
      '"enum" of "a" must be a list in square brackets. | Write ["x", "y"].',
    ],
    [
      '"type": "string", "maxLength": "9"',
      '"type": "string", "maxLength": 9',
      '"maxLength" of "a" must be a whole number without quotation marks. | Write 9.',
    ],
    [
      '"type": "boolean", "default": "true"',
      '"type": "boolean", "default": true',
      "This default is not what the option takes: boolean. | Write true.",
    ],
    [
      '"type": "array", "items": "string"',
      '"type": "array", "items": { "type": "string" }',
      '"items" of "a" must be a group in braces. | Write { "type": "string" }.',
    ],
    [
      '"type": "string", "x-ref": "data/notes.yaml"',
      '"type": "string", "x-ref": "notes"',
      '"x-ref" names the collection "data/notes.yaml", which does not exist. Did you mean "notes"?',
    ],
  ])("%s is meant as %s", (wrong, right, told) =>
    expect(mend(row(wrong))).toEqual({ told: [told], text: row(right), left: 0 }),
  );

  it("is told at its name", () => {
    const text = '{\n  "type": "object",\n  "propertys": {}\n}';
    const [problem] = problemsOf(text);
    expect(problem!.range.start).toMatchObject({ line: 3, column: 4 });
    expect(mend(text).text).toBe(text.replace("propertys", "properties"));
  });

  it("is no reason to take a second one for what is there already", () => {
    const { told } = mend(row('"type": "string", "enum": ["x"], "options": ["y"]'));
    expect(told).toEqual(['There is no keyword "options".']);
  });

  it("is told in each field", () => {
    const text =
      '{ "properties": { "a": { "type": "text" }, "b": { "type": "int" }, "c": { "help": "C." } } }';
    const right =
      '{ "properties": { "a": { "type": "string" }, "b": { "type": "integer" }, "c": { "description": "C." } } }';
    expect(mend(text)).toMatchObject({ told: { length: 3 }, text: right, left: 0 });
  });
});

describe("fields that say by themselves that they have to be there", () => {
  it.each([
    ['"required": true, "type": "string"', "", '"type": "string"', ' "required": ["a"],'],
    ['"type": "string", "required": true', ' "required": [],', '"type": "string"', ' "required": ["a"],'],
    ['"type": "string", "required": true', ' "required": ["a"],', '"type": "string"', ' "required": ["a"],'],
    ['"type": "string", "require": true', "", '"type": "string"', ' "required": ["a"],'],
    ['"type": "string", "required": false', "", '"type": "string"', ""],
  ])("%s goes into the list of the group", (field, more, right, list) => {
    const { text, left } = mend(row(field, more));
    expect(text).toBe(row(right, list));
    expect(left).toBe(0);
  });

  it("are named all at once", () => {
    const wrong =
      '{ "properties": {\n  "a": { "required": true },\n  "b": {},\n  "c": { "required": true }\n} }';
    expect(mend(wrong)).toEqual({
      told: [
        '"required" of "a" must be a list in square brackets. | Write "required": ["a", "c"] beside "properties".',
      ],
      text: '{ "required": ["a", "c"], "properties": {\n  "a": {  },\n  "b": {},\n  "c": {  }\n} }',
      left: 0,
    });
  });
});

describe("fields as other systems have them", () => {
  it.each([
    [
      '{ "name": "Note", "fields": [{ "name": "a", "type": "text" }] }',
      'Fields are no list here: each stands by its name in "properties": { "title": { "type": "string" } }.',
    ],
    [
      '{ "a": { "type": "string" } }',
      'The field "a" stands beside the keywords; fields belong into "properties": { … }.',
    ],
    [
      '{ "slug": "string", "day": "date" }',
      'The field "slug" stands beside the keywords; fields belong into "properties": { … }.',
    ],
    ["export const note = z.object({ a: z.string() });", "A schema is a group in braces: { … }."],
    ["type: object\nproperties: {}\n", "A schema is a group in braces: { … }."],
  ])("%s is told once", (text, told) => expect(mend(text)).toEqual({ told: [told], text, left: 1 }));
});

describe("JSON as other languages have it", () => {
  const right = '{ "type": "object", "properties": { "a": { "enum": ["x", "y"] } } }';
  it.each([
    ["in single quotation marks", right.replaceAll('"', "'")],
    ["in curly quotation marks", right.replaceAll(/"(\w+)"/g, "“$1”")],
    ["without quotation marks", right.replaceAll('"', "")],
    ["without a comma", right.replace('"x",', '"x"')],
    ["with one comma too many", right.replace('"y"]', '"y",]')],
  ])("%s is mended as a whole", (_, wrong) => {
    const { told, text, left } = mend(wrong);
    expect([told.length, left]).toEqual([1, 0]);
    expect(JSON.parse(text)).toEqual(JSON.parse(right));
  });

  it("keeps what stands in quotation marks", () => {
    const wrong = "{ 'description': 'Say \"yes\", it\\'s short', 'default': None }";
    expect(mend(wrong).text).toBe('{ "description": "Say \\"yes\\", it\'s short", "default": null }');
  });

  it.each(["// a note", "# a note", "/* a note */"])("is offered without the comment %s", (comment) => {
    const wrong = right.replace("{ ", `{\n${comment}\n`);
    const { told, text, left } = mend(wrong);
    expect([text, left]).toEqual([right.replace("{ ", "{\n"), 0]);
    expect(told).toEqual([
      'It is not well-formed JSON, which has no comments. Delete them, or write "$comment": "…".',
    ]);
  });
});

describe("what a schema has too little or too much of is said in words", () => {
  it.each([
    ['"enum": ["x", "x"]', '"enum" of "a" has the same entry twice: delete one of the two.'],
    ['"enum": []', '"enum" of "a" is an empty list: write what may stand there, or delete it.'],
    ['"type": "array", "x-list": "and"', '"x-list" of "a" must be a single sign.'],
    ['"type": "string", "x-heading": 7', '"x-heading" of "a" must be at most 6.'],
    ['"type": "string", "x-leaves": { "instead": "b" }', '"x-leaves" of "a" needs "on" in it.'],
    [
      '"type": "string", "format": "date", "x-after": "a"',
      '"x-after" names the field that it stands in, and no value lies after itself. Write the name of another one.',
    ],
  ])("%s", (field, told) => expect(mend(row(field)).told).toEqual([told]));

  it("a sign is told apart from those around it", () => {
    const { told } = mend(row("", ' "x-table": { "decimal": "comma" },'));
    expect(told).toEqual(['"x-table/decimal" must be "." or ",".']);
  });

  it("nothing at all", () => {
    expect(mend("{}\n").told).toEqual([
      'It names no fields: each stands by its name in "properties": { "title": { "type": "string" } }.',
    ]);
  });
});

it.each([
  ["$defs", "definitions", '{ "b": {} }'],
  ["dependentRequired", "dependencies", '{ "a": ["b"] }'],
  ["unevaluatedProperties", "additionalProperties", "false"],
])("the keyword %s of a later draft is %s", (later, here, value) => {
  const { told, left } = mend(
    `{ "type": "object", "${later}": ${value}, "properties": { "a": {}, "b": {} } }`,
  );
  expect([told, left]).toEqual([[`There is no keyword "${later}". | Did you mean "${here}"?`], 0]);
});
