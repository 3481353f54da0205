import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { checkText } from "./check-value.ts";

const text: Schema = { type: "string" };
const picture: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["src", "alt"],
  properties: { src: { type: "string", "x-kind": "image" }, alt: text, focus: text },
};
const closed: Schema = {
  type: "object",
  additionalProperties: false,
  properties: { heading: text, image: picture },
};
const fact: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["term", "text"],
  properties: { term: text, text, note: text, day: { enum: ["Mon", "Tue"] } },
};

/** The file with the correction of what is told of it, which is one thing; undefined where there is none. */
function offered(schema: Schema, file: string): string | undefined {
  const offers = checkText(schema, file).flatMap(({ offer }) => offer ?? []);
  const [offer] = offers;
  return offer && offers.length === 1
    ? file.slice(0, offer.start) + offer.text + file.slice(offer.end)
    : undefined;
}

describe("a picture whose words stand beside its path", () => {
  it.each<[string, string]>([
    ["image: /a.jpg\nalt: A dog\n", "image: { src: /a.jpg, alt: A dog }\n"],
    ["alt: A dog\nimage: /a.jpg\n", "image: { src: /a.jpg, alt: A dog }\n"],
    ["image: /a.jpg\nimageAlt: A dog\n", "image: { src: /a.jpg, alt: A dog }\n"],
    ["image: /a.jpg\nimage_alt_text: A dog\n", "image: { src: /a.jpg, alt: A dog }\n"],
    ["image: /a.jpg\naltText: A dog\n", "image: { src: /a.jpg, alt: A dog }\n"],
    [
      'image: /a.jpg\nfocus: top\nalt: "Dogs: two"\nheading: One\n',
      'image: { src: /a.jpg, alt: "Dogs: two", focus: top }\nheading: One\n',
    ],
  ])("%j is offered as one", (wrong, meant) => {
    expect(offered(closed, wrong)).toBe(meant);
    expect(checkText(closed, meant)).toEqual([]);
  });

  it("is told where another name stands between", () => {
    const file = "image: /a.jpg\nheading: One\nalt: A dog\n";
    expect(offered(closed, file)).toBeUndefined();
    const told = checkText(closed, file).find(({ code }) => code === "wrong-type");
    expect(told!.params).toMatchObject({ guess: "{ src: /a.jpg, alt: A dog }" });
  });

  it.each([
    "image: /a.jpg\nfocus: top\n",
    "image: /a.jpg\nalt: [A dog]\n",
    "image: /a.jpg # a dog\nalt: A dog\n",
  ])("is not offered from %j", (file) => expect(offered(closed, file)).toBeUndefined());
});

describe("a value without its name between braces", () => {
  it.each<[string, string]>([
    ["{ term: Sat, 9-12 }\n", "{ term: Sat, text: 9-12 }\n"],
    ["{ Sun, text: closed }\n", "{ term: Sun, text: closed }\n"],
    ['{ term: Sat, "9, 12" }\n', '{ term: Sat, text: "9, 12" }\n'],
  ])("%j gets the only one that is missing", (wrong, meant) => {
    expect(checkText(fact, wrong)).toHaveLength(1);
    expect(offered(fact, wrong)).toBe(meant);
    expect(checkText(fact, meant)).toEqual([]);
  });

  it.each([
    // Two are missing, none is, it is a slip in a name, or it has a value.
    "{ Sat, note: a }\n",
    "{ term: Sat, text: open, closed }\n",
    "{ term: Sat, txet }\n",
    "{ term: Sat, hours: 9 }\n",
  ])("%j gets none", (file) => {
    const instead = checkText(fact, file).map(({ params }) => (params as { instead?: object }).instead);
    expect(instead.filter((one) => one !== undefined)).toEqual([]);
  });
});
