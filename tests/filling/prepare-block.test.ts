import { afterAll, describe, expect, it } from "vitest";
import { prepareBlock } from "../../renderer/filling/prepare-block.ts";
import type { BlockType } from "../../renderer/pages/block-types.ts";
import { LINE } from "../../renderer/pages/page-file.ts";
import { openPictureBook } from "../../renderer/pictures/picture-book.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { Data } from "../../renderer/schema/to-data.ts";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import type { TextRenderer } from "../../renderer/texts/text-renderer.ts";
import { wordsIn } from "../../renderer/words/words.ts";
import { mockEnvironment } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const { blockTypes } = await mockEnvironment();
const render = {
  markdown: (text: string) => ({ html: `<p>${text}</p>` }),
  inline: (text: string) => ({ html: `<b>${text}</b>` }),
  body: (files: string[]) => ({ html: "body", sources: files }),
} as unknown as TextRenderer;
const pictures = openPictureBook("/nowhere");
const prepare = (block: { [key: string]: Data }, types = blockTypes) =>
  prepareBlock(
    { [LINE]: 7, ...block },
    {
      blockTypes: types,
      words: wordsIn("de"),
      measure: measureIn(),
      render,
      pictures,
      frames: new Set(),
      receivers: new Set(),
      file: "pages/a.yaml",
    },
  );

it("the origins that a block sends to are collected, and addresses stay as they are", () => {
  const receivers = new Set<string>();
  const url: Schema = { type: "string", "x-kind": "receiver" };
  const type = {
    ...blockTypes.get("hero")!,
    schema: { type: "object", properties: { a: url, b: url, c: url } },
  };
  const types = new Map<string, BlockType>([...blockTypes, ["ask", type as BlockType]]);
  const options = { a: "https://api.example.com/x?y", b: "/api/x", c: "https://api.example.com/z" };
  const context = {
    blockTypes: types,
    words: wordsIn("en"),
    measure: measureIn(),
    render,
    pictures,
    frames: new Set<string>(),
    receivers,
    file: "a.yaml",
  };
  expect(prepareBlock({ [LINE]: 1, type: "ask", ...options }, context).props).toEqual(options);
  expect([...receivers]).toEqual(["https://api.example.com"]);
});

/** What an option of this schema becomes. */
function become(schema: Schema, value?: Data): unknown {
  const type = { ...blockTypes.get("hero")!, schema: { type: "object", properties: { it: schema } } };
  const types = new Map<string, BlockType>([...blockTypes, ["one", type]]);
  return prepare({ type: "one", ...(value !== undefined && { it: value }) }, types).props.it;
}

describe("a view receives", () => {
  const at = { file: "pages/a.yaml", line: 7 };
  it("the block's type, id, place and options", () => {
    expect(prepare({ type: "hero", id: "top", heading: "A" })).toEqual({
      type: "hero",
      id: "top",
      props: { heading: "A", align: "start" },
      at,
    });
    expect(prepare({ type: "hero", heading: "A", align: "center" })).toEqual({
      type: "hero",
      props: { heading: "A", align: "center" },
      at,
    });
  });
  it("options as they are, of a block that is not known", () => {
    expect(prepare({ type: "heroo", text: "**A**" })).toEqual({
      type: "heroo",
      props: { text: "**A**" },
      at,
    });
  });
  it("blocks in blocks, with all that belongs to them", () => {
    const inner = { type: "prose", id: "in", [LINE]: 9, text: "A" };
    expect(prepare({ type: "section", blocks: [inner] }).props).toEqual({
      blocks: [{ type: "prose", id: "in", props: { text: { html: "<p>A</p>" } }, at: { ...at, line: 9 } }],
    });
  });

  const text: Schema = { type: "string" };
  const markdown: Schema = { type: "string", "x-kind": "markdown" };
  const inline: Schema = { type: "string", "x-kind": "markdown-inline" };
  const body: Schema = { type: "array", "x-kind": "body", items: text };
  const look: Schema = { type: "object", properties: { look: { type: "string", default: "plain" } } };
  const html = { html: "<p>A</p>" };

  it.each<[string, Schema, Data | undefined, unknown]>([
    ["Markdown as HTML", markdown, "A", html],
    ["a line of Markdown as HTML", inline, "A", { html: "<b>A</b>" }],
    ["a text as it is", text, "A", "A"],
    ["nothing for Markdown that is none", markdown, null, null],
    ["a number where Markdown may be", { anyOf: [markdown, { type: "number" }] }, 7, 7],
    ["files as what they hold", body, ["/a.md", "/b.md"], { html: "body", sources: ["/a.md", "/b.md"] }],
    ["files that are texts alone", body, ["/a.md", 7, null], { html: "body", sources: ["/a.md"] }],
    ["no body without a list", body, "/a.md", "/a.md"],
    ["a list, each entry by itself", { type: "array", items: markdown }, ["A", "A"], [html, html]],
    ["a list of known places", { items: [text, markdown] }, ["A", "A", "A"], ["A", html, "A"]],
    [
      "a group, each option by itself",
      { properties: { a: markdown, b: text } },
      { a: "A", b: "A" },
      { a: html, b: "A" },
    ],
    [
      "options whose names have a form",
      { type: "object", patternProperties: { "^[a-z]$": markdown } },
      { x: "A", "1": "A" },
      { x: html, "1": "A" },
    ],
    ["options of any name", { type: "object", additionalProperties: markdown }, { x: "A" }, { x: html }],
    ["a choice of all", { allOf: [{ properties: { a: markdown } }] }, { a: "A" }, { a: html }],
    ["a choice of any", { anyOf: [text, { properties: { a: markdown } }] }, { a: "A" }, { a: html }],
    ["a choice of one", { oneOf: [text, markdown] }, "A", html],
    [
      "what depends on another option",
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: {}, then: { properties: { a: markdown } } },
      { a: "A" },
      { a: html },
    ],
    [
      "what depends on another's lack",
      { if: {}, else: { properties: { a: markdown } } },
      { a: "A" },
      { a: html },
    ],
    ["a default", { type: "integer", default: 3 }, undefined, 3],
    ["a default of nothing or no", { type: "boolean", default: false }, undefined, false],
    ["a default that is Markdown", { ...markdown, default: "A" }, undefined, html],
    ["a written value before a default", { type: ["integer", "null"], default: 3 }, null, null],
    ["defaults in groups that are written", look, {}, { look: "plain" }],
    ["no group that is not", look, undefined, undefined],
    [
      "defaults in groups of a list",
      { type: "array", items: look },
      [{}, { look: "bold" }],
      [{ look: "plain" }, { look: "bold" }],
    ],
  ])("%s", (_, schema, value, expected) => expect(become(schema, value)).toEqual(expected));
});
