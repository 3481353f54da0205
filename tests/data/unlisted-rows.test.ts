import { afterAll, describe, expect, it } from "vitest";
import { readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const schema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  properties: { id: { type: "string" }, name: { type: "string" } },
});

/** The text with what is offered for rows that are no list. */
function mended(text: string, ending = "yaml"): string | undefined {
  const file = `data/stops.${ending}`;
  const dir = writeMockSite({ [file]: text, "data/stops.schema.json": schema });
  const read = readDataSchema(dir, "stops");
  const { problems } = readCollection(dir, "stops", read.schema, read.check);
  expect(problems.map(({ code }) => code)).toEqual(["not-a-list"]);
  const { offer } = problems[0]!;
  if (!offer) return undefined;
  return text.slice(0, offer.range.start.offset) + offer.text + text.slice(offer.range.end.offset);
}

describe("rows that are no list", () => {
  it.each([
    ["# All\nstops:\n  - id: a\n  - id: b\n", "# All\n  - id: a\n  - id: b\n"],
    ["Items:\n- id: a\n", "- id: a\n"],
    ["id: a\nname: >\n  A\n\n  B\n", "- id: a\n  name: >\n    A\n\n    B\n"],
    [
      "a:\n  name: A\nb:\n  name: B\n\n# last\nc:\n  name: C\n",
      "- id: a\n  name: A\n- id: b\n  name: B\n\n# last\n- id: c\n  name: C\n",
    ],
  ])("%j are offered as one", (text, right) => expect(mended(text)).toBe(right));

  it.each([
    ['{ "stops": [{ "id": "a" }] }\n', '[{ "id": "a" }]\n'],
    ['{ "id": "a", "name": "A" }\n', '[{ "id": "a", "name": "A" }]\n'],
    [
      '{\n  "a": { "name": "A" },\n  "b": { "id": "b" }\n}\n',
      '[\n  { "id": "a", "name": "A" },\n  { "id": "b" }\n]\n',
    ],
  ])("%j are offered as one in JSON", (text, right) => expect(mended(text, "json")).toBe(right));

  it.each([
    "north:\n  - id: a\n",
    "a:\n    name: A\n",
    "a:\n  id: b\n",
    "a: { name: A }\n",
    "stops: []\nmore: []\n",
  ])("%j are nothing that is certain", (text) => expect(mended(text)).toBeUndefined());

  it("are nothing that is certain in JSON where a name is not that of its row", () => {
    expect(mended('{ "a": { "id": "b" } }\n', "json")).toBeUndefined();
  });
});

it("the name around rows is the one mistake, though no schema says what they hold", () => {
  const dir = writeMockSite({ "data/stops.yaml": "stops:\n  - id: a\n  - id: b\n" });
  const { problems } = readCollection(dir, "stops", undefined, undefined);
  expect(problems.map(({ code, offer }) => [code, offer?.text])).toEqual([["not-a-list", ""]]);
});
