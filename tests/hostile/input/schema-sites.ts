import { closedSchema, type HostileSites, lines, page } from "./hostile-site.ts";

/** Texts that are no schema, or one that never ends. */
const broken: Record<string, [text: string, place: string]> = {
  "no JSON": ["{\n  nope", "2:3"],
  nothing: ["", "1:1"],
  null: ["null", "1:1"],
  "a list": ["[]", "1:1"],
  true: ["true", "1:1"],
  "5,000 levels": [`${'{"items":'.repeat(5_000)}{}${"}".repeat(5_000)}`, "1:1"],
  "options that are nothing": [closedSchema(null as never), "1:60"],
  "options that are a list": [closedSchema([1, 2] as never), "1:60"],
  "an option that is nothing": [closedSchema({ name: null }), "1:68"],
  "an option that is true": [closedSchema({ name: true }), "1:68"],
  "a choice that is no list": [closedSchema({ name: { anyOf: {} } }), "1:77"],
  "a type that does not exist": [closedSchema({ name: { type: "strng" } }), "1:76"],
  "names in a text": [closedSchema({ name: { type: "string" } }, { required: "name" }), "1:98"],
  "a misspelt keyword": [closedSchema({ name: { maxLenght: 3 } }), "1:70"],
  "an unknown format": [closedSchema({ name: { type: "string", format: "card" } }), "1:94"],
  "a broken pattern": [closedSchema({ name: { type: "string", pattern: "(" } }), "1:95"],
  "an endless pattern that looks ahead": [
    closedSchema({ name: { type: "string", pattern: "^(?=(a+)+$)" } }),
    "1:95",
  ],
  "definitions in a circle": [
    closedSchema(
      { name: { $ref: "#/definitions/a" } },
      { definitions: { a: { type: "object", properties: { b: { $ref: "#/definitions/a" } } } } },
    ),
    "1:76",
  ],
  "definitions that double thirty times": [
    closedSchema(
      { name: { $ref: "#/definitions/d0" } },
      {
        definitions: Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => [
            `d${index}`,
            index === 29
              ? { type: "string" }
              : { anyOf: [{ $ref: `#/definitions/d${index + 1}` }, { $ref: `#/definitions/d${index + 1}` }] },
          ]),
        ),
      },
    ),
    "1:1",
  ],
  "a reference to nowhere": [closedSchema({ name: { $ref: "#/definitions/none" } }), "1:76"],
  "a reference to a file outside": [
    closedSchema({ name: { $ref: "../../../etc/passwd#/definitions/x" } }),
    "1:76",
  ],
  "a reference to another site": [closedSchema({ name: { $ref: "http://127.0.0.1:9/x.json" } }), "1:76"],
  ...Object.fromEntries(
    Object.entries({
      "x-kind": "drawing",
      "x-heading": 9,
      "x-anchor": "yes",
      "x-slot": 1,
      "x-ref": 5,
      "x-computed": { "reading-time": 5 },
    }).map(([keyword, value]) => [
      `${keyword} of the wrong kind`,
      [closedSchema({ name: { type: "string", [keyword]: value } }), ""] as [string, string],
    ]),
  ),
};

const team = (schema: object, rows: string, problems: string[]) => ({
  files: {
    "data/extra.schema.json": closedSchema(schema),
    "data/extra.yaml": rows,
  },
  problems,
});

/** Schemas of blocks and of rows, and rows that are many or go in circles. */
export const schemaSites: HostileSites = {
  ...Object.fromEntries(
    Object.entries(broken).flatMap(([name, [text, place]]) => [
      [
        `a block with ${name} as its schema`,
        {
          files: { "blocks/bad/schema.json": text, "blocks/bad/view.tsx": "" },
          problems: [`blocks/bad/schema.json:${place}${place && " bad-schema"}`],
        },
      ],
      [
        `rows with ${name} as their schema`,
        {
          files: { "data/bad.schema.json": text, "data/bad.yaml": "- id: a\n" },
          problems: [`data/bad.schema.json:${place}${place && " bad-schema"}`],
        },
      ],
    ]),
  ),
  "a schema of five megabytes": {
    files: {
      "data/bad.schema.json": closedSchema({}, { description: "x".repeat(5_000_000) }),
      "data/bad.yaml": "[]\n",
    },
    problems: ["data/bad.schema.json:1:1 file-too-large"],
  },
  "a schema of 20,000 options": {
    files: {
      "data/bad.schema.json": closedSchema(
        Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { type: "string" }])),
      ),
      "data/bad.yaml": "- p1: a\n",
    },
    problems: ["data/bad.schema.json:1:1 bad-schema"],
  },
  ...Object.fromEntries(
    ["^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(x+x+)+y", "^(\\w+\\s?)*$"].map((pattern) => [
      `a pattern that tries for ever: ${pattern}`,
      team(
        { id: { type: "string" }, name: { type: "string", pattern } },
        `- id: a\n  name: ${"a".repeat(40)}!\n- id: b\n  name: ${"x".repeat(10_000)}!\n`,
        ["data/extra.yaml:2:9 wrong-format", "data/extra.yaml:4:9 wrong-format"],
      ),
    ]),
  ),
  "reading times of files outside": team(
    {
      id: { type: "string" },
      minutes: { type: "integer", "x-computed": { "reading-time": "/${id}" } },
    },
    "- id: ../../../../../../../../etc/passwd\n- id: ../pages/index.yaml\n",
    [],
  ),
  "12,000 rows that are all related": {
    files: {
      "data/jobs.yaml": lines(
        12_000,
        (index) => `- slug: j${index}\n  title: T\n  department: Data\n  skills: []\n  lead: ana`,
      ),
    },
    problems: [],
  },
  "10,000 references to nobody": {
    files: {
      "data/jobs.yaml": lines(
        10_000,
        (index) => `- slug: j${index}\n  title: T\n  department: Data\n  skills: []\n  lead: nob${index}`,
      ),
    },
    problems: ["data/jobs.yaml:5:9 dangling-reference", "data/jobs.yaml:10:9 dangling-reference"],
    count: 10_000,
  },
  "collections and rows that refer to each other in circles": {
    files: {
      "data/one.schema.json": closedSchema({
        id: { type: "string" },
        next: { type: "string", "x-ref": "two" },
      }),
      "data/two.schema.json": closedSchema({
        id: { type: "string" },
        next: { type: "string", "x-ref": "one" },
      }),
      "data/one.yaml": "- id: a\n  next: b\n",
      "data/two.yaml": "- id: b\n  next: a\n",
      "pages/x.yaml": page(
        '  - type: card-grid\n    heading: H\n    source: one\n    item: { title: "${item.next.next.next.next.id}" }\n',
      ),
    },
    problems: [],
    routes: ["/x"],
  },
};
