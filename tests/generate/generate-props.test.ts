import { expect, it } from "vitest";
import { generateProps } from "../../renderer/generate/generate-props.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

/** The type that the view gets of an option. */
async function typeOf(option: Schema): Promise<string> {
  const source = await generateProps(
    { type: "object", required: ["a"], properties: { a: option } },
    "yaml-site",
  );
  return source
    .slice(source.indexOf("Props {") + 7, source.lastIndexOf("}"))
    .trim()
    .replaceAll(/\s+/g, " ");
}

it("says what stands behind names of a form", async () => {
  const form = { type: "object", additionalProperties: false };
  const [text, markdown, number] = [
    { type: "string" },
    { type: "string", "x-kind": "markdown" },
    { type: "number" },
  ];
  expect(await typeOf({ ...form, patternProperties: { "^[a-z]{2}$": text } })).toBe(
    "a: { [k: string]: string | undefined; };",
  );
  expect(await typeOf({ ...form, patternProperties: { "^[a-z]{2}$": markdown } } as Schema)).toBe(
    "a: { [k: string]: Html | undefined; };",
  );
  expect(await typeOf({ ...form, patternProperties: { "^a": text }, additionalProperties: number })).toBe(
    "a: { [k: string]: string | number | undefined; };",
  );
});
