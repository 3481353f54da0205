import { describe, expect, it, vi } from "vitest";
import { readBody } from "../../../renderer/texts/read-body.ts";
import { readMarkdown } from "../../../renderer/texts/read-markdown.ts";
import { renderBody } from "../../../renderer/texts/render-body.ts";
import { MAX_DEPTH, MAX_ELEMENTS } from "../../../renderer/texts/text-limits.ts";
import { elementsIn, parseHtml } from "./observe-html.ts";
import { growingHtml, growingMarkdown } from "./payloads/growing.ts";

// Megabytes are read: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

/** A megabyte of a piece repeated; a function gives each repetition its number. */
const SIZE = 1_000_000;
function fill(piece: string | ((index: number) => string), size = SIZE): string {
  if (typeof piece === "string") return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  let text = "";
  for (let index = 0; text.length < size; index += 1) text += piece(index);
  return text;
}

/** Holds of whatever is shown: few elements, not deep, and not much longer than what was written. */
function expectBounded(html: string, text: string, deepest = MAX_DEPTH): void {
  let [count, depth] = [0, 0];
  for (const [, around] of elementsIn(parseHtml(html))) {
    count += 1;
    depth = Math.max(depth, around.length);
  }
  expect(depth).toBeLessThanOrEqual(deepest);
  expect(count).toBeLessThanOrEqual(MAX_ELEMENTS);
  // The longest reference for a sign has six characters.
  expect(html.length).toBeLessThanOrEqual(8 * text.length + 100_000);
}

describe.each([
  { kind: "HTML", file: "a.html", families: growingHtml },
  { kind: "Markdown", file: "a.md", families: growingMarkdown },
])("a megabyte of $kind", ({ file, families }) => {
  it.each(Object.entries(families))("of %s is shown within bounds, or refused and told", (_, family) => {
    const text = (family.start ?? "") + fill(family.piece);
    const html = renderBody(text, file);
    const { fault } = readBody(text, file);
    // The page and the check know of the same.
    if (fault) expect(html).toBe("");
    expectBounded(html, text);
  });
});

describe("a text of a page", () => {
  it.each(Object.entries(growingMarkdown))("of %s is shown within bounds, or refused", (_, family) => {
    const text = ((family.start ?? "") + fill(family.piece, 20_000)).slice(0, 20_000);
    const { html, fault } = readMarkdown(text);
    if (fault) expect(html).toBe("");
    // An entry of a list is two elements, and what stands in it one more.
    expectBounded(html, text, 2 * MAX_DEPTH + 1);
  });
});

it("a mark that is left open in many paragraphs is told at the place where it becomes too much", () => {
  const text = Array.from({ length: 2_000 }, (_, index) => `<p><b id=${index}></p>`).join("");
  const { fault } = readBody(text, "a.html");
  expect(fault?.reason).toBe("too-deep");
  expect(text.slice(fault?.start, fault?.end)).toMatch(/^<(p|b id=\d+)>$/);
  expect(fault?.start).toBeLessThan(1_200);
});
