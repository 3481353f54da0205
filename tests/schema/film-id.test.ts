import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const frame: Schema = { type: "string", "x-kind": "frame", pattern: "^https://" };
const film: Schema = {
  type: "object",
  additionalProperties: false,
  properties: { title: { type: "string" }, address: frame },
};

/** The text as the offer leaves it. */
const offered = (text: string, schema = film): (string | undefined)[] =>
  checkText(schema, text).map(({ offer }) =>
    offer ? text.slice(0, offer.start) + offer.text + text.slice(offer.end) : undefined,
  );

it.each([
  ["youtube: dQw4w9WgXcQ", "address: https://youtu.be/dQw4w9WgXcQ"],
  ["youtubeId: dQw4w9WgXcQ", "address: https://youtu.be/dQw4w9WgXcQ"],
  ["youtube: https://youtu.be/dQw4w9WgXcQ", "address: https://youtu.be/dQw4w9WgXcQ"],
  ["vimeo: 76979871", "address: https://vimeo.com/76979871"],
  ["title: Ours\nvimeo_id: 76979871", "title: Ours\naddress: https://vimeo.com/76979871"],
])("%s", (text, meant) => {
  expect(offered(text)).toEqual([meant]);
  expect(checkText(film, meant)).toEqual([]);
});

it.each(["youtube: our channel", "vimeo: true", "youtube: { id: dQw4w9WgXcQ }"])(
  "nothing is offered for %s",
  (text) => expect(offered(text)).toEqual([undefined]),
);

it("nor where there is an address already, or no place for one", () => {
  expect(offered("address: https://a.example\nyoutube: dQw4w9WgXcQ")).toEqual([undefined]);
  const { address: _, ...properties } = film.properties!;
  expect(offered("youtube: dQw4w9WgXcQ", { ...film, properties })).toEqual([undefined]);
});

it("what a service gives to be pasted is read from several lines", () => {
  const text = 'address: |\n  <iframe src="https://a.example/map"\n    width="600"></iframe>\ntitle: Ours\n';
  const [problem, ...others] = checkText(film, text);
  expect(others).toEqual([]);
  expect(showProblem(text, problem!)).toContain('Write "https://a.example/map".');
  expect(offered(text)).toEqual(["address: https://a.example/map\ntitle: Ours\n"]);
});
