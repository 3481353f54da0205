import { describe, expect, it } from "vitest";
import { schemaComplaint } from "../../renderer/problems/english/schemas.ts";
import { findSchemaFault } from "../../renderer/schema/find-schema-fault.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const fault = (schema: object): string | undefined => {
  const found = findSchemaFault({ type: "object", ...schema } as unknown as Schema);
  return found && schemaComplaint(found.complaint);
};

const WAKE =
  '"x-wake" must be static, load, idle, visible, or on: with the name of an event, such as on:site:navigate.';
const field = (keywords: object) => ({ properties: { a: { type: "string", ...keywords } } });

describe("a keyword of a wrong form is told in words, not by a pattern", () => {
  it.each<[string, object, string]>([
    ["when a block wakes", { "x-wake": "hover" }, WAKE],
    ["an event without a name", { "x-wake": "on:" }, WAKE],
    ["a switch", { "x-wake": true }, WAKE],
    ["nothing", { "x-wake": "" }, WAKE],
    ["in capitals", { "x-wake": "Visible" }, WAKE],
    [
      "a word",
      field({ "x-word": "send" }),
      '"x-word" of "a" must be names with a point between them, such as form.send.',
    ],
    [
      "a day",
      field({ "x-leaves": { on: "next year", instead: "Use b." } }),
      '"x-leaves/on" of "a" must be a day, such as 2027-06-01.',
    ],
    [
      "texts",
      field({ "x-computed": { "reading-time": "texts/a.md" } }),
      '"x-computed/reading-time" of "a" must be the path of texts under public/, such as /content/${slug}.html.',
    ],
  ])("%s", (_, schema, told) => expect(fault(schema)).toBe(told));

  it.each([
    [{ "x-wake": "static" }],
    [{ "x-wake": "visible" }],
    [{ "x-wake": "on:site:navigate" }],
    [field({ "x-word": "form.send" })],
    [field({ "x-leaves": { on: "2027-06-01", instead: "Use b." } })],
    [field({ "x-computed": { "reading-time": "/texts/a.md" } })],
  ])("%j is right", (schema) => expect(fault(schema)).toBeUndefined());
});
