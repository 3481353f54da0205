import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "../../renderer/data/collection.ts";
import { readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import type { KeptRows } from "../../renderer/data/kept-rows.ts";
import { RowMemory } from "../../renderer/data/row-memory.ts";

const dir = mkdtempSync(join(tmpdir(), "row-memory-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["id", "title"],
  "x-key": "id",
  properties: {
    id: { type: "string" },
    title: { type: "string" },
    text: { type: "string", "x-kind": "markdown" },
    page: { type: "string", "x-kind": "link" },
    tags: { type: "array", items: { type: "string" } },
    next: { type: "string", "x-ref": "talks" },
    place: { type: "object", additionalProperties: false, properties: { hall: { type: "integer" } } },
  },
};

beforeAll(() => {
  mkdirSync(join(dir, "data"));
  writeFileSync(join(dir, "data/talks.schema.json"), JSON.stringify(SCHEMA));
});

function read(text: string, how: RowMemory | KeptRows = new RowMemory()): Collection {
  writeFileSync(join(dir, "data/talks.yaml"), text);
  const { schema, check } = readDataSchema(dir, "talks");
  const options = how instanceof RowMemory ? { memory: how } : { kept: how };
  return readCollection(dir, "talks", schema, check, options);
}

const plain = ({ lines: _, readBy: __, ...rest }: Collection) => rest;

const row = (at: number) => `- id: talk-${at}
  title: Talk ${at}
  text: |
    See [the hall](/halls/${at}) and ![it](/halls/${at}.jpg).

    Again [there](/halls/${at}).
  page: /talks/${at}
  tags: [a, tag ${at}]
  next: talk-${at + 1}
  place:
    hall: ${at}
`;

const ROWS = Array.from({ length: 8 }, (_, at) => row(at));

/** What somebody does to a list of rows. */
const edit: fc.Arbitrary<(rows: readonly string[]) => string[]> = fc.oneof(
  fc.tuple(fc.nat(7), fc.nat(7)).map(([from, to]) => (rows: readonly string[]) => {
    const [moved = ""] = rows.slice(from, from + 1);
    return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  }),
  fc.nat(7).map((at) => (rows: readonly string[]) => rows.toSpliced(at, 1)),
  fc.tuple(fc.nat(7), fc.nat(99)).map(
    ([at, number]) =>
      (rows: readonly string[]) =>
        rows.toSpliced(at, 0, row(number)),
  ),
  fc
    .tuple(
      fc.nat(7),
      fc.constantFrom<[string | RegExp, string]>(
        ["Talk", "A better talk"],
        ["See [", "Look at ["],
        ["  page: /", "  page: "],
        ["  tags:", "  tag:"],
        ["hall: ", "hall: no "],
        ["- id", "\n# A comment\n\n- id"],
        [/^(?:- | {2})/gm, "$&  "],
        [/\n/g, "\r\n"],
        ["  title: ", "  title: &t "],
        [/title: .*/, "title: *t"],
        ["title: ", 'title: "'],
        ["/halls/", "/${site.brand}/"],
        ["text: |", "text: |+"],
        ["place:\n    hall: ", "place: { hall: "],
      ),
    )
    .map(
      ([at, [from, to]]) =>
        (rows: readonly string[]) =>
          rows.map((one, index) => (index === at ? one.replace(from, to) : one)),
    ),
);

describe("rows that are read again and again", () => {
  it("are what they are when they are read anew, whatever somebody does to them", () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 2, maxLength: 6 }), (edits) => {
        const memory = new RowMemory();
        let rows: string[] = ROWS;
        read(rows.join(""), memory);
        for (const change of edits) {
          rows = change(rows);
          const text = rows.join("");
          const anew = read(text);
          const again = read(text, memory);
          expect(plain(again)).toEqual(plain(anew));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are so from one command to the next", () => {
    // Fewer than fifty are not kept.
    const others = Array.from({ length: 50 }, (_, at) => row(200 + at)).join("");
    const kept = { folder: join(dir, ".cache/rows"), engine: "one" };
    fc.assert(
      fc.property(fc.array(edit, { minLength: 2, maxLength: 6 }), (edits) => {
        let rows: string[] = ROWS;
        read(rows.join("") + others, kept);
        for (const change of edits) {
          rows = change(rows);
          const text = rows.join("") + others;
          expect(plain(read(text, kept))).toEqual(plain(read(text)));
        }
      }),
      { numRuns: 12 },
    );
  });

  it("are the same objects where they are written as before, wherever they stand", () => {
    const memory = new RowMemory();
    const before = read(ROWS.join(""), memory);
    const after = read([row(99), ...ROWS.with(2, ROWS[2]!.replace("Talk", "A talk"))].join(""), memory);
    expect(after.rows.map((one) => before.rows.indexOf(one))).toEqual([-1, 0, 1, -1, 3, 4, 5, 6, 7]);
  });

  it("are new ones where the schema says that something of them is worked out", () => {
    const computed = { ...SCHEMA.properties, count: { type: "integer", "x-computed": { count: "tags" } } };
    writeFileSync(join(dir, "data/talks.schema.json"), JSON.stringify({ ...SCHEMA, properties: computed }));
    const memory = new RowMemory();
    const before = read(ROWS.join(""), memory);
    expect(read(ROWS.join(""), memory).rows.some((one) => before.rows.includes(one))).toBe(false);
    writeFileSync(join(dir, "data/talks.schema.json"), JSON.stringify(SCHEMA));
  });
});
