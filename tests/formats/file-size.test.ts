import { expect, test } from "vitest";
import { fileSize } from "../../renderer/formats/file-size.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [12_345, "12 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [1_440_000, "1.4 MB"],
  [9_949_999, "9.9 MB"],
  [9_950_000, "10 MB"],
  [42_000_000_000, "42 GB"],
])("%i is %s", (bytes, shown) => expect(fileSize(bytes, "en")).toBe(shown));

test.each([
  ["de", "1,4 MB"],
  ["fr", "1,4 Mo"],
])("in %s, 1.4 megabytes are %s", (lang, shown) =>
  expect(fileSize(1_440_000, lang).replace(/\s/g, " ")).toBe(shown),
);
