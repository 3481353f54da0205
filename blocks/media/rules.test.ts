import { expect, test } from "vitest";
import checkMedia from "./rules.ts";

const image = { src: "/a.jpg", alt: "" };
const block = { type: "video" };

test.each([
  { image, heading: "One" },
  { block, text: "Two." },
])("%j is in order", (options) => {
  expect(checkMedia(options)).toEqual([]);
});

test.each([
  [{ heading: "One" }, "Nothing stands beside the text"],
  [{ image }, "Nothing stands beside the picture"],
  [{ image, block, heading: "One" }, '"image" has no effect beside "block"'],
])("%j is told once", (options, words) => {
  const [problem, ...more] = checkMedia(options);
  expect(problem?.message).toContain(words);
  expect(more).toEqual([]);
});
