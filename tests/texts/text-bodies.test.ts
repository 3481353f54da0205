import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPictureBook } from "../../renderer/pictures/picture-book.ts";
import { createTextRenderer, type TextRenderer } from "../../renderer/texts/text-renderer.ts";

let dir: string;
let render: TextRenderer;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "bodies-"));
  mkdirSync(join(dir, "texts"));
  writeFileSync(join(dir, "texts/one.md"), "# Größe\n\n<b>a</b>\n");
  writeFileSync(join(dir, "texts/two.html"), "*Größe* <b>b</b><script>x()</script>");
  render = await createTextRenderer(dir, openPictureBook(dir));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe("the text of a file", () => {
  it("is Markdown or HTML by the file's name", () => {
    expect(render.body(["/texts/one.md"])).toEqual({
      html: "<h1>Größe</h1>\n<p><b>a</b></p>",
      sources: ["/texts/one.md"],
    });
    expect(render.body(["/texts/two.html"])).toEqual({
      html: "*Größe* <b>b</b>",
      sources: ["/texts/two.html"],
    });
  });
  it("is that of the first file that exists", () => {
    const sources = ["/texts/none.md", "/texts/two.html", "/texts/one.md"];
    expect(render.body(sources)).toEqual({ html: "*Größe* <b>b</b>", sources });
  });
  it("is empty when there is no such file, or only a folder or a way out", () => {
    symlinkSync(join(dir, "texts/one.md"), join(dir, "link.md"));
    const sources = ["/texts/none.md", "/texts", "/link.md", "/texts/../texts/one.md"];
    expect(render.body(sources)).toEqual({ html: "", sources });
    expect(render.body([])).toEqual({ html: "", sources: [] });
  });
  it("is read again when the file has changed, and only then", () => {
    const path = join(dir, "texts/changing.md");
    const write = (text: string, time: number) => {
      writeFileSync(path, text);
      utimesSync(path, time, time);
    };
    const html = () => render.body(["/texts/changing.md"]).html;
    write("one", 1_000);
    expect(html()).toBe("<p>one</p>");
    write("two", 1_000);
    expect(html()).toBe("<p>one</p>");
    expect(render.body(["/texts/changing.md"]).sources).toEqual(["/texts/changing.md"]);
    write("two", 2_000);
    expect(html()).toBe("<p>two</p>");
  });
});

describe("a text of a page", () => {
  it.each([
    ["", "", ""],
    ["*a*", "<p><em>a</em></p>", "<em>a</em>"],
    ["a\n\n**b**", "<p>a</p>\n<p><strong>b</strong></p>", "a<br><strong>b</strong>"],
    ["\n\na\n\n", "<p>a</p>", "a"],
    ["a\nb\n\n\nc", "<p>a\nb</p>\n<p>c</p>", "a\nb<br>c"],
    ["a  \nb", "<p>a<br>\nb</p>", "a<br>\nb"],
    ["a\n  b", "<p>a\nb</p>", "a\nb"],
    ["    a", "<pre><code>a\n</code></pre>", "a"],
    ["10. a", '<ol start="10">\n<li>a</li>\n</ol>', "10. a"],
    ["a\n- b", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>", "a\n- b"],
    ["a - b", "<p>a - b</p>", "a - b"],
    ["a\n--", "<h2>a</h2>", "a\n--"],
    ["a: b", "<p>a: b</p>", "a: b"],
    [
      "http://example.com",
      '<p><a href="http://example.com">http://example.com</a></p>',
      '<a href="http://example.com">http://example.com</a>',
    ],
    [
      "a@example.com",
      '<p><a href="mailto:a@example.com">a@example.com</a></p>',
      '<a href="mailto:a@example.com">a@example.com</a>',
    ],
    ["a @ b", "<p>a @ b</p>", "a @ b"],
  ])("%j", (text, html, line) => {
    expect(render.markdown(text)).toEqual({ html });
    expect(render.inline(text)).toEqual({ html: line });
  });
});
