// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { type Mark, markInSource, markSource } from "../../renderer/editor/find/mark-words.ts";
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

/** The Markdown with a mark around the words between bars. */
function marked(text: string, mark: Mark, source: string, kind = "markdown-inline"): string | undefined {
  const [before = "", chosen = "", after = ""] = text.split("|");
  const found = findInSource(source, kind, before + chosen + after);
  const stretch = { start: before.length, end: before.length + chosen.length };
  return found ? markInSource(found, before + chosen + after, stretch, mark) : "nowhere";
}

it.each<[string, Mark, string, string]>([
  ["We |build| what lasts.", "strong", "We build what lasts.", "We **build** what lasts."],
  ["We |build| what lasts.", "em", "We build what lasts.", "We _build_ what lasts."],
  ["We| build |what lasts.", "strong", "We build what lasts.", "We **build** what lasts."],
  ["|We build what lasts.|", "strong", "We build what lasts.", "**We build what lasts.**"],
  ["re|build|ing", "em", "rebuilding", "re*build*ing"],
  ["re|build|ing", "strong", "rebuilding", "re**build**ing"],
  [" what |lasts|.", "em", "We **build** what lasts.", "We **build** what _lasts_."],
  ["a |link|", "em", "See [a link](/jobs).", "See [a _link_](/jobs)."],
  ["a |slanted| word", "strong", "*a slanted word*", "*a **slanted** word*"],
  // All of what is marked: plain again.
  ["|build|", "strong", "We **build** it.", "We build it."],
  ["|build|", "em", "We *build* it.", "We build it."],
  ["|build|", "em", "We _build_ it.", "We build it."],
])("marks %s", (text, mark, source, result) => {
  expect(marked(text, mark, source)).toBe(result);
});

it("marks words that hold signs of Markdown, in paragraphs and lists", () => {
  expect(marked("one", "strong", TEXT, "markdown")).toBeUndefined();
  expect(marked("|one|", "strong", TEXT, "markdown")).toBe(TEXT.replace("one", "**one**"));
  const found = findInSource("we build", "markdown-inline", "we build")!;
  expect(markInSource(found, "2 * 3 now", { start: 0, end: 5 }, "strong")).toBe("**2 * 3** now");
  expect(markInSource(found, "a **b** now", { start: 8, end: 11 }, "em")).toBe("a \\*\\*b\\*\\* _now_");
});

it("marks nothing where there can be no mark", () => {
  expect(marked("|two|", "strong", TEXT, "markdown")).toBeUndefined();
  expect(marked("We || build", "strong", "We  build")).toBeUndefined();
  expect(marked("We| |build", "strong", "We build")).toBeUndefined();
  // Only a part of what is bold: the form parts it.
  expect(marked("|very| bold", "strong", "**very bold** words")).toBeUndefined();
});

it("marks a text that is typed as it is written", () => {
  const inline = (text: string, mark: Mark) => {
    const [before = "", chosen = "", after = ""] = text.split("|");
    const stretch = { start: before.length, end: before.length + chosen.length };
    return markSource(before + chosen + after, "markdown-inline", stretch, mark);
  };
  expect(inline("We |build| it.", "strong")).toBe("We **build** it.");
  expect(inline("2 \\* 3 |now|", "em")).toBe("2 \\* 3 _now_");
  expect(inline("re|build|ing", "em")).toBe("re*build*ing");
  expect(inline("`re|build|ing`", "strong")).toBeUndefined();
  expect(inline("[a |link](/jobs)|", "strong")).toBeUndefined();
  expect(inline("We || build", "strong")).toBeUndefined();
});
