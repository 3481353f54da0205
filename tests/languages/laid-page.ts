import { layOver } from "../../renderer/languages/lay-over.ts";
import type { Shape } from "../../renderer/languages/shape.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

const text: Schema = { type: "string" };
export const card: Schema = {
  type: "object",
  properties: {
    title: text,
    text: { type: "string", "x-kind": "markdown" },
    href: { type: "string", "x-kind": "link" },
  },
};
const hero: Schema = {
  type: "object",
  properties: {
    heading: text,
    image: { type: "object", properties: { src: { type: "string", "x-kind": "image" }, alt: text } },
    tone: { enum: ["plain", "ink"] },
    tags: { type: "array", items: text },
    code: { type: "string", "x-translate": false },
    items: { type: "array", items: card },
    blocks: { type: "array", items: { "x-block": true } },
  },
};
const page: Schema = {
  type: "object",
  properties: { title: text, blocks: { type: "array", items: { "x-block": true } } },
};
export const shape: Shape = {
  schema: page,
  block: (type) => (type === "hero" ? { schema: hero, source: "items" } : undefined),
  list: () => undefined,
};

/** A version laid over its original, and what is known of each text. */
export function lay(original: string, version: string, of: Shape = shape) {
  const laid = layOver(readYamlText(original).tree!, readYamlText(version).tree, of);
  const states = laid.units.map(({ state, at, original: now, of: then, text: said }) =>
    [state, at.join("."), now ?? then, said].filter((part) => part !== undefined).join(" | "),
  );
  return { data: plainData(laid.tree), states, ...laid };
}
