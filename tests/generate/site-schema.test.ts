import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listFiles } from "../../renderer/files/list-files.ts";
import { blockFolders, isVersion } from "../support/site-copy.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
// A validator as anybody has it: none of our keywords, none of our words.
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const schema = JSON.parse(readFileSync(join(root, "site.schema.json"), "utf8")) as object;
const isPage = ajv.compile(schema);
const isBlock = ajv.compile({
  ...schema,
  $ref: "#/definitions/block",
  additionalProperties: true,
  properties: {},
  if: true,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: true,
  else: true,
});

/** Places of all errors but those of the conditions that lead to them. */
function errorsOf(validate: typeof isPage, data: unknown): string[] {
  validate(data);
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== "if")
    .map((error) => `${error.instancePath} ${error.keyword}`);
}

describe("site.schema.json", () => {
  const pages = listFiles(join(root, "pages")).filter((file) => file.endsWith(".yaml") && !isVersion(file));
  it.each(pages)("accepts pages/%s", (file) => {
    expect(errorsOf(isPage, parse(readFileSync(join(root, "pages", file), "utf8")))).toEqual([]);
  });

  const examples = blockFolders().flatMap((name) => {
    const path = join(root, "blocks", name, "examples.yaml");
    if (!existsSync(path)) return [];
    const list = parse(readFileSync(path, "utf8")) as { name: string; block: unknown }[];
    return list.map((example) => [`${name}: ${example.name}`, example.block] as const);
  });
  if (examples.length > 0)
    it.each(examples)("accepts the example %s", (_, block) => expect(errorsOf(isBlock, block)).toEqual([]));

  const bad: Record<string, [page: string, ...errors: string[]]> = {
    "no title": ["blocks: [{ type: hero, heading: Home }]", " required"],
    "an unknown key": [
      "title: Home\nblcks: []\nblocks: [{ type: hero, heading: Home }]",
      " additionalProperties",
    ],
    "an unknown type": ["title: Home\nblocks: [{ type: heroo, heading: Home }]", "/blocks/0/type enum"],
    "a type that is a number": ["title: Home\nblocks: [{ type: 5 }]", "/blocks/0/type enum"],
    "a text instead of a block": ["title: Home\nblocks: [hero]", "/blocks/0 type"],
    "an unknown option": [
      "title: Home\nblocks: [{ type: hero, heading: Home, colour: red }]",
      "/blocks/0 additionalProperties",
    ],
    "a missing option": ["title: Home\nblocks: [{ type: hero }]", "/blocks/0 required"],
    "a value that is not possible": [
      "title: Home\nblocks: [{ type: hero, heading: Home, align: left }]",
      "/blocks/0/align enum",
    ],
    "a nested option": [
      "title: Home\nblocks: [{ type: hero, heading: Home, actions: [{ label: Go, herf: /about }] }]",
      "/blocks/0/actions/0 additionalProperties",
    ],
    "a part of other blocks on its own": [
      "title: Home\nblocks: [{ type: hero, heading: Home }, { type: card, title: One }]",
      "/blocks/1/type not",
    ],
    "a block of the page inside another": [
      "title: Home\nblocks: [{ type: card-grid, items: [{ block: { type: hero, heading: Home } }] }]",
      "/blocks/0/items/0/block/type not",
    ],
    "a redirect with a title": [
      "title: Home\nredirect: /about",
      "/ enum".replace("/ ", " "),
      " propertyNames",
    ],
  };
  it.each(Object.entries(bad))("refuses %s, and says so once", (_, [page, ...errors]) => {
    expect(errorsOf(isPage, parse(page)).sort()).toEqual(errors.sort());
  });

  it("takes a binding in any place", () => {
    const page =
      'title: Home\nblocks: [{ type: hero, heading: "${site.brand}", align: "${item.align}", actions: "${item.actions}" }, { type: card-grid, columns: "${item.columns}", source: jobs, item: { title: "${item.title}" } }]';
    expect(errorsOf(isPage, parse(page))).toEqual([]);
  });

  it("holds everything that it refers to", () => {
    const text = JSON.stringify(schema);
    for (const [, name] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(name).toMatch(/^#\/definitions\//);
  });
});
