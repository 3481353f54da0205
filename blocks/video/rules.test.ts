import { expect, test } from "vitest";
import checkVideo from "./rules.ts";

const pathsOf = (options: object) => checkVideo(options).map(({ path }) => path.join("."));

test.each([
  { file: "/videos/tour.mp4", captions: [{ file: "/videos/tour.vtt", language: "en", label: "English" }] },
  { file: "/videos/tour.mp4", silent: true },
  { file: "/videos/tour.mp4", look: "loop" },
  { address: "https://youtu.be/aqz-KE-bpKQ" },
  // What the schema tells is not told twice.
  { address: "http://youtu.be/aqz-KE-bpKQ" },
])("%j is in order", (options) => {
  expect(checkVideo(options)).toEqual([]);
});

test.each([
  [{}, ""],
  [{ file: "/videos/tour.mp4" }, "file"],
  [{ file: "/videos/tour.mp4", address: "https://youtu.be/aqz-KE-bpKQ" }, "address"],
  [{ address: "https://www.youtube.com/@somebody" }, "address"],
  [{ address: "https://films.example/tour" }, "address"],
  [{ address: "https://vimeo.com/76979871", look: "loop" }, "look"],
])("%j is told once, at %j", (options, path) => {
  expect(pathsOf(options)).toEqual([path]);
});
