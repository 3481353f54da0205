// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { findInSource, putInSource } from "../../renderer/editor/find/markdown-words.ts";

const TEXT = 'Some *marked* words and [a link](/jobs "Open jobs").\n\n- one\n- `two` &amp; three\n';

/** The Markdown with other words in the place of some; "nowhere" when that place is not certain. */
function put(words: string, other: string, source = TEXT, kind = "markdown"): string | undefined {
  const found = findInSource(source, kind, words);
  return found ? putInSource(found, other) : "nowhere";
}

it("puts words in the place of others, between marks", () => {
  expect(put("marked", "other")).toBe(TEXT.replace("marked", "other"));
  expect(put(" words and ", " and ")).toBe(TEXT.replace(" words and ", " and "));
  expect(put("a link", "two")).toBe(TEXT.replace("a link", "two"));
  expect(put("one", "1")).toBe(TEXT.replace("one", "1"));
  expect(put("bold", "strong", "A **bold** word", "markdown-inline")).toBe("A **strong** word");
});

it("keeps what is typed from meaning something", () => {
  expect(put("one", "2 * 3 * 4 <b>")).toBe(TEXT.replace("one", "2 \\* 3 \\* 4 \\<b\\>"));
  expect(put("one", "# 1")).toBe(TEXT.replace("one", "\\# 1"));
  expect(put("two", "a*b")).toBe(TEXT.replace("two", "a*b"));
});

it("writes nothing where words cannot stand", () => {
  expect(put("marked", "")).toBeUndefined();
  expect(put("two", "`")).toBeUndefined();
});

it("takes no place that is not certain", () => {
  expect(put("word", "other", "A word, *a* word")).toBe("nowhere");
  expect(put(" & three", "other")).toBe("nowhere");
  expect(put("Open jobs", "other")).toBe("nowhere");
  expect(put("here", "other", '[h&#101;re](/x "here")')).toBe("nowhere");
  expect(put("one two", "other", "- one\n  two")).toBe("nowhere");
});
