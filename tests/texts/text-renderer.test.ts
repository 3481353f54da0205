import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { openPictureBook } from "../../renderer/pictures/picture-book.ts";
import { renderMarkdown } from "../../renderer/texts/rich-text.ts";
import { createTextRenderer, type TextRenderer } from "../../renderer/texts/text-renderer.ts";

let render: TextRenderer;
beforeAll(async () => {
  render = await createTextRenderer("/nowhere", openPictureBook("/nowhere"));
});

describe("texts that are only paragraphs", () => {
  it.each([
    ["One line.", "<p>One line.</p>"],
    ["One paragraph\nover two lines.\n", "<p>One paragraph\nover two lines.</p>"],
    ["First.\n\n\nSecond (it's plain).\n", "<p>First.</p>\n<p>Second (it's plain).</p>"],
  ])("%j", (text, html) => {
    expect(render.markdown(text).html).toBe(html);
    expect(renderMarkdown(text)).toBe(html);
  });

  it("are joined by a line break where only a line has room", () => {
    expect(render.inline("First.\n\nSecond.").html).toBe("First.<br>Second.");
  });
});

it("says the same as the Markdown tools, whichever way a text goes", () => {
  const piece = fc.constantFrom(
    ..."a b 1 . ) - + = * _ # > < & [ ] ( ) ! | ~ ` \\ : ' \" @ / é \u00a0 \t".split(" "),
    " ",
    "  ",
    "\n",
    "\n\n",
    "\n\n\n",
    "word",
    "two words",
    "www.example.org",
    "https://example.org",
    "1. ",
    "- ",
    "---",
    "===",
    "    ",
    "\n ",
    " \n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      // A lone "2024." or "+" is meant as it stands, not as a list without entries.
      if (/(^|\n)\s*(?:[-+]|\d+[.)])\s*$/.test(text) || text.trim() === "") return;
      expect(render.markdown(text).html).toBe(renderMarkdown(text));
    }),
    { numRuns: 3000, seed: 2026 },
  );
}, 60_000);

describe("a table in a text", () => {
  const row = (cells: number, text: string): string => `|${` ${text} |`.repeat(cells)}\n`;
  const table = (columns: number): string =>
    render.markdown(row(columns, "a") + row(columns, "---") + row(columns, "b").repeat(3)).html;

  it("has a focus when it is wide, because it scrolls in narrow windows", () => {
    expect(table(4)).toContain('<table tabindex="0">');
    expect(table(7)).toContain('<table tabindex="0">');
  });

  it("has none with a few columns, however many rows", () => {
    expect(table(3)).toContain("<table>");
    expect(render.markdown("Write &lt;table&gt;, or `<table>`, or `<table></tr>`.").html).not.toContain(
      "tabindex",
    );
  });
});
