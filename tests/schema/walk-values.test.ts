import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { Data } from "../../renderer/schema/to-data.ts";
import { walkValues } from "../../renderer/schema/walk-values.ts";

/** Paths of what is visited, in order. */
function visited(data: Data, schema: Schema, path: (string | number)[] = []): string[] {
  const seen: string[] = [];
  walkValues(data, schema, path, (visit) =>
    seen.push(`${visit.path.join(".")} ${JSON.stringify(visit.value)}`),
  );
  return seen;
}

const text: Schema = { type: "string" };
const group = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });

describe("values that a schema speaks about", () => {
  it("are visited in the order of the schema, whole before part, with their places", () => {
    const schema = group({ b: text, a: group({ c: text }), list: { type: "array", items: text } });
    expect(visited({ list: ["x", "y"], a: { c: "z" }, b: "w" }, schema, ["blocks", 3])).toEqual([
      'blocks.3 {"list":["x","y"],"a":{"c":"z"},"b":"w"}',
      'blocks.3.b "w"',
      'blocks.3.a {"c":"z"}',
      'blocks.3.a.c "z"',
      'blocks.3.list ["x","y"]',
      'blocks.3.list.0 "x"',
      'blocks.3.list.1 "y"',
    ]);
  });

  it("come with their own schema", () => {
    const kinds: unknown[] = [];
    const schema = group({ to: { ...text, "x-kind": "link" } });
    walkValues({ to: "/about" }, schema, [], (visit) => kinds.push(visit.schema["x-kind"]));
    expect(kinds).toEqual([undefined, "link"]);
  });

  it("are those of options that it does not name as well, after the others", () => {
    const schema: Schema = { type: "object", properties: { b: text }, additionalProperties: text };
    expect(visited({ z: "1", b: "2", a: "3" }, schema).slice(1)).toEqual(['b "2"', 'z "1"', 'a "3"']);
    expect(visited({ z: "1", b: "2" }, group({ b: text })).slice(1)).toEqual(['b "2"']);
  });

  it("are not options that are left out, nor names that every object has", () => {
    const schema = group({ toString: text, a: text });
    expect(visited({ a: "1" }, schema).slice(1)).toEqual(['a "1"']);
    expect(visited({}, schema)).toEqual([" {}"]);
  });

  it("may be of any type, but numbers and truth values are passed over", () => {
    const schema = group({
      a: { type: "integer" },
      b: { type: "number" },
      c: { type: "boolean" },
      d: text,
      e: {},
      list: { type: "array", items: { type: "number" } },
    });
    expect(visited({ a: 1, b: 1.5, c: true, d: "x", e: null, list: [1] }, schema).slice(1)).toEqual([
      'd "x"',
      "e null",
      "list [1]",
    ]);
  });

  it("end at a nested block and at a list of files", () => {
    const block: Schema = { ...group({ type: text }), "x-block": true };
    const files: Schema = { type: "array", items: text, "x-kind": "body" };
    expect(
      visited({ one: { type: "hero" }, files: ["/a.md"] }, group({ one: block, files })).slice(1),
    ).toEqual(['one {"type":"hero"}', 'files ["/a.md"]']);
  });

  it("are none where a list or a group has another shape than the schema", () => {
    expect(visited(["x"], group({ a: text }))).toEqual(['["x"]'].map((shown) => ` ${shown}`));
    expect(visited({ a: "x" }, { type: "array", items: text })).toEqual([' {"a":"x"}']);
    expect(visited("abc", { additionalProperties: text })).toEqual([' "abc"']);
  });

  it("are entries each with a schema of its own, where the list has such", () => {
    const schema: Schema = { type: "array", items: [text, { type: "number" }, text] };
    expect(visited(["a", 1, "b", "c"], schema).slice(1)).toEqual(['0 "a"', '2 "b"']);
  });
});
