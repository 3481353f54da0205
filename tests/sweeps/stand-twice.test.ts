import { expect, it } from "vitest";
import { findCollisions } from "./stand-twice.ts";

const twice = (html: string, data: unknown = {}) => findCollisions([html, html], data);

it("finds a fixed id, and a fixed name of radio buttons or details", () => {
  expect(twice('<h2 id="top">A</h2><input type="radio" name="unit"><details name="one"></details>')).toEqual([
    'The id "top" is the same wherever the block stands: make it with useId.',
    'The name "unit" is the same wherever the block stands: make it with useId.',
    'The name "one" is the same wherever the block stands: make it with useId.',
  ]);
});

it("has nothing against names that differ, names of one form, and ids that the author wrote", () => {
  expect(findCollisions(['<p id="b0-a">', '<p id="b1-a">'], {})).toEqual([]);
  expect(twice('<form><input type="radio" name="unit"></form><input name="mail">')).toEqual([]);
  expect(twice('<p id="team">', { items: [{ id: "team" }] })).toEqual([]);
});
