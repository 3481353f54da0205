import { describe, expect, it } from "vitest";
import { absoluteLinks } from "../../renderer/formats/absolute-links.ts";

const absolute = (html: string) => absoluteLinks(html, "https://site.example/insights/one");

describe("links of HTML that is read elsewhere", () => {
  it.each([
    ["/contact", "https://site.example/contact"],
    ["two", "https://site.example/insights/two"],
    ["#part", "https://site.example/insights/one#part"],
    ["?page=2", "https://site.example/insights/one?page=2"],
    ["//other.example/x", "https://other.example/x"],
    ["https://other.example/x?a=1#b", "https://other.example/x?a=1#b"],
    ["mailto:a@b.example", "mailto:a@b.example"],
  ])("%s leads to %s", (from, to) => {
    expect(absolute(`<a href="${from}">x</a>`)).toBe(`<a href="${to}">x</a>`);
  });

  it("are those of links, pictures and quotations, in whatever case, and of no other attribute", () => {
    expect(absolute('<A HREF="/a"><img src="b.svg" alt="/c"><q cite="/d">')).toBe(
      '<A HREF="https://site.example/a"><img src="https://site.example/insights/b.svg" alt="/c"><q cite="https://site.example/d">',
    );
    const others = '<a data-href="/a" hrefs="/b" title="href=/c" srcset="/d 2x">e</a>';
    expect(absolute(others)).toBe(others);
  });

  it("stay as they are when they are no address", () => {
    expect(absolute('<a href="http://[">x</a>')).toBe('<a href="http://[">x</a>');
  });

  it("are found in start tags alone, not in texts and inside other values", () => {
    const untouched = '<p>href="/a"</p></a href="/b"><img alt="src=/c > href=">';
    expect(absolute(untouched)).toBe(untouched);
    expect(absolute('<a title="a > b" href="/c">')).toBe('<a title="a > b" href="https://site.example/c">');
  });
});

describe("signs that HTML writes by name or number", () => {
  it.each([
    ["/a?x=1&amp;y=2", "/a?x=1&amp;y=2"],
    ["/a?x=1&#x26;y=2", "/a?x=1&amp;y=2"],
    ["/a?x=1&#X00026;y=2", "/a?x=1&amp;y=2"],
    ["/a?x=1&AMP;y=2", "/a?x=1&amp;y=2"],
    ["/&lt;b&gt;", "/%3Cb%3E"],
    ["/a?q=&quot;b&quot;", "/a?q=%22b%22"],
    ["/&#x41;&#xe9;", "/A%C3%A9"],
    ["/&#x10ffff;", "/%F4%8F%BF%BF"],
    ["/a?x=1&#38;y=2", "/a?x=1&amp;y=2"],
    ["/&#233;", "/%C3%A9"],
  ])("%s becomes %s", (from, to) => {
    expect(absolute(`<a href="${from}">x</a>`)).toBe(`<a href="https://site.example${to}">x</a>`);
  });

  it("are left as text when they stand for nothing", () => {
    expect(absolute('<a href="/?x=&#x110000;">x</a>')).toBe(
      '<a href="https://site.example/?x=&amp;#x110000;">x</a>',
    );
    expect(absolute('<a href="/?x=&nothing;">x</a>')).toBe(
      '<a href="https://site.example/?x=&amp;nothing;">x</a>',
    );
  });

  it("in front of a quotation mark cannot end the attribute", () => {
    expect(absolute('<a href="mailto:a@b.example?body=&quot;x&quot;">x</a>')).not.toContain('"x"');
    expect(absolute('<a href="mailto:&quot;a&quot;@b.example">x</a>')).toBe(
      '<a href="mailto:%22a%22@b.example">x</a>',
    );
  });
});
