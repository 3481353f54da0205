// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pastedMarkdown, withPasted } from "../../renderer/editor/panel/pasting/pasted-markdown.ts";
import { createGrammar } from "../../renderer/markdown/grammar.ts";

const markdownOf = (html: string): string | undefined => pastedMarkdown(html, false)?.text;
const lineOf = (html: string): string | undefined => pastedMarkdown(html, true)?.text;

it.each([
  ["paragraphs", "<p>Alpha</p><p>Beta</p>", "Alpha\n\nBeta"],
  ["lines of mails", "<div>Alpha</div><div><br></div><div>Beta</div>", "Alpha\n\nBeta"],
  [
    "a line that ends within a paragraph",
    "<p>1 Harbour Street<br>Eelbridge<br></p>",
    "1 Harbour Street\\\nEelbridge",
  ],
  ["two breaks", "<p>One<br><br>Two</p>", "One\n\nTwo"],
  [
    "marks",
    "<p>A <b>bold</b>, <i>slanted</i> and <s>struck</s> word</p>",
    "A **bold**, _slanted_ and ~~struck~~ word",
  ],
  ["marks in each other", "<p><b>all <i>both</i></b> <i>one</i></p>", "**all _both_** _one_"],
  ["a word in pieces", "<p><b>Har</b><b>bour</b> hall</p>", "**Harbour** hall"],
  ["spaces inside of marks", "<p>See<b> here </b>now</p>", "See **here** now"],
  ["a part of a word", "<p>un<i>believ</i>able</p>", "un*believ*able"],
  ["what marks cannot stand around", "<p>a<b>(b)</b>c</p><p>d</p>", "a(b)c\n\nd"],
  [
    "looks by styles",
    '<p><span style="font-weight:700;font-style:italic">x</span> <span style="FONT-WEIGHT: bold">y</span></p>',
    "**_x_** **y**",
  ],
  [
    "bold and slanted words of Word, which says of other scripts that they are not",
    "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Kiln one</b> is <i style='mso-bidi-font-style: normal'>hot</i> and <b><span style='mso-bidi-font-weight:normal;color:red'>lit</span></b></p>",
    "**Kiln one** is _hot_ and **lit**",
  ],
  ["a wrapper that is not bold", '<b style="font-weight:normal"><p>One</p><p>Two</p></b>', "One\n\nTwo"],
  [
    "links",
    '<p>Ask <a href="https://example.org/a?b=1&amp;c=2">the <b>office</b></a> or <a href="mailto:a@b.example">us</a></p>',
    "Ask [the **office**](https://example.org/a?b=1&c=2) or [us](mailto:a@b.example)",
  ],
  [
    "an address that says itself",
    '<p><b>See</b> <a href="https://example.org/">https://example.org/</a></p>',
    "**See** https://example.org/",
  ],
  [
    "an address with spaces",
    '<p><a href="https://example.org/a b(c).pdf">x</a></p>',
    "[x](https://example.org/a%20b%28c%29.pdf)",
  ],
  [
    "an address that mail programs and documents have put behind one of their own",
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fx%3Fa%3D1&amp;data=05">x</a> <a href="https://www.google.com/url?q=https://example.org/y&amp;sa=D">y</a> <a href="https://example.org/">https://example.org</a></p>',
    "[x](https://example.org/x?a=1) [y](https://example.org/y) https://example.org",
  ],
  [
    "links within the document",
    '<p><b>See</b> <a href="#_Toc1">page 3</a> and <a href="file:///C:/x.doc">that</a></p>',
    "**See** page 3 and that",
  ],
  [
    "headings from the second level on, without gaps",
    "<h1>One</h1><p>x</p><h4><b>Two</b></h4>",
    "## One\n\nx\n\n### Two",
  ],
  [
    "the title of a document above its headings",
    "<p class=MsoTitle><span lang=EN-GB>Open day<o:p></o:p></span></p><h1>Morning</h1><p class=MsoNormal>x</p><h2>Nine</h2>",
    "## Open day\n\n### Morning\n\nx\n\n#### Nine",
  ],
  [
    "a title alone, and an empty one",
    "<p class=MsoTitle><o:p>&nbsp;</o:p></p><p class=MsoTitle>Open day</p><p class=MsoNormal>x</p>",
    "## Open day\n\nx",
  ],
  [
    "an empty title, which moves nothing",
    "<p class=MsoTitle><o:p>&nbsp;</o:p></p><h1>Morning</h1><p>x</p>",
    "## Morning\n\nx",
  ],
  [
    "paragraphs that have a place in the outline",
    "<p class=Kapitel style='mso-outline-level:1'><b>Morning</b></p><p style='mso-outline-level:2'>Nine</p><p style='mso-outline-level:body-text'>x</p>",
    "## Morning\n\n### Nine\n\nx",
  ],
  [
    "headings of Word in a browser, and of pages that name them for screen readers",
    '<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Morning</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">x</span></p></div><div role="heading" aria-level="2">Nine</div>',
    "## Morning\n\nx\n\n### Nine",
  ],
  ["headings of another depth", "<h3>One</h3><p>x</p>", "## One\n\nx"],
  ["lists", "<ul><li>One</li><li>Two<ol><li>a</li><li>b</li></ol></li></ul>", "- One\n- Two\n  1. a\n  2. b"],
  [
    "a list beside its entry",
    "<ul><li><p>One</p></li><ul><li><p>In</p></li></ul><li>Two</li></ul>",
    "- One\n  - In\n- Two",
  ],
  [
    "entries of two paragraphs",
    "<ol><li><p>One</p><p>More</p></li><li>Two</li></ol>",
    "1. One\n\n   More\n2. Two",
  ],
  ["quotations", "<p>x</p><blockquote><p>One</p><p>Two</p></blockquote>", "x\n\n> One\n>\n> Two"],
  [
    "tables",
    "<table><tr><th>Day</th><th>Hall</th></tr><tr><td><p>Mon</p></td><td>A|B</td></tr><tr><td>Tue</td></tr></table>",
    "| Day | Hall |\n| --- | --- |\n| Mon | A\\|B |\n| Tue |  |",
  ],
  [
    "rows without words",
    "<table><tr><td>Day</td><td>Hall</td></tr><tr><td>Mon</td><td>A</td></tr><tr><td>&nbsp;</td><td></td></tr></table>",
    "| Day | Hall |\n| --- | --- |\n| Mon | A |",
  ],
  [
    "tables that only set words in places",
    "<table><tr><td><p>One</p><p>Two</p></td></tr></table>",
    "One\n\nTwo",
  ],
  ["code", "<p>Call <code>a`b</code></p><pre>x = 1\ny = 2\n</pre>", "Call ``a`b``\n\n```\nx = 1\ny = 2\n```"],
  [
    "what nobody sees",
    "<style>p{}</style><p>One<span style='display:none'>no</span></p><script>x</script><p>Two</p><!-- no -->",
    "One\n\nTwo",
  ],
  ["code of a language", '<pre><code class="language-js">x = 1</code></pre>', "```js\nx = 1\n```"],
  [
    "names and captions of tables",
    "<table><caption>Halls</caption><tr><td><b>Day</b></td><td>Hall<br>and floor</td></tr><tr><td colspan=2><ul><li>a</li><li>b</li></ul></td></tr></table>",
    "Halls\n\n| Day | Hall and floor |\n| --- | --- |\n| a b |  |",
  ],
  ["a list that begins later", '<ol start="3"><li>c</li><li>d</li></ol>', "3. c\n4. d"],
  ["two lists, one below the other", "<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
  [
    "what is not bold within what is",
    '<p><b>a <span style="font-weight:400">b</span> c</b></p>',
    "**a** b **c**",
  ],
  [
    "words whose style a link has",
    '<p><a href="https://a.example" style="font-weight:700">x</a> <a href="#y" style="font-style:italic">y</a></p>',
    "[**x**](https://a.example) _y_",
  ],
  [
    "a link around a heading and a paragraph",
    '<a href="https://a.example"><h3>Head</h3><p>Text</p></a>',
    "## [Head](https://a.example)\n\n[Text](https://a.example)",
  ],
  [
    "a link in pieces, with marks and a break",
    '<p><a href="https://a.example">One</a><a href="https://a.example" title="t"> <b>two</b><br>three</a></p>',
    "[One **two** three](https://a.example)",
  ],
  ["a line that parts", "<p>One</p><hr><p>Two</p>", "One\n\nTwo"],
  ["terms", "<dl><dt>Term</dt><dd>What it means</dd></dl>", "- Term\n\n  What it means"],
  [
    "what is underlined or set high",
    "<p><u>One</u> m<sup>2</sup> <mark>x</mark></p><p>Two</p>",
    "One m2 x\n\nTwo",
  ],
  ["struck words beside struck words", "<p>a<b>-</b><s><b>b</b></s><s>c</s></p>", "a-~~bc~~"],
  ["spaces that do not break", "<p><b>5&nbsp;km</b> &nbsp;far</p>", "**5\u00a0km** far"],
])("reads %s", (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

const ITEM = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}<o:p></o:p></p>`;

it("reads lists of a word processor, which are paragraphs with signs", () => {
  const html =
    ITEM(1, "·", "One") +
    ITEM(2, "o", "In") +
    ITEM(1, "·", "Two") +
    "<p>x</p>" +
    ITEM(1, "1.", "First") +
    ITEM(1, "2.", "Second");
  expect(markdownOf(html)).toBe("- One\n  - In\n- Two\n\nx\n\n1. First\n2. Second");
});

it("goes on with the number at which a list goes on", () => {
  expect(markdownOf(`${ITEM(1, "1.", "First")}<p>Between</p>${ITEM(1, "2.", "Second")}`)).toBe(
    "1. First\n\nBetween\n\n2. Second",
  );
});

/** An entry as word processors in a browser have it: each in a list of its own, its depth as a number. */
const WEB_ITEM = (kind: "ol" | "ul", level: number, place: number, words: string): string =>
  `<div class="ListContainerWrapper"><${kind} role="list" start="${place}"><li data-aria-posinset="${place}" data-aria-level="${level}" role="listitem"><p>${words}<span>&nbsp;</span></p></li></${kind}></div>`;

it("reads lists of a word processor in a browser, of which each entry is a list", () => {
  const html =
    WEB_ITEM("ul", 1, 1, "One") +
    WEB_ITEM("ul", 2, 1, "In") +
    WEB_ITEM("ul", 1, 2, "Two") +
    "<p>x</p>" +
    WEB_ITEM("ol", 1, 3, "Third") +
    WEB_ITEM("ol", 1, 4, "Fourth").replace(
      "</ol>",
      '<li data-aria-posinset="1" data-aria-level="2"><p>In</p></li></ol>',
    );
  expect(markdownOf(html)).toBe("- One\n  - In\n- Two\n\nx\n\n3. Third\n4. Fourth\n   1. In");
});

it("leaves what editors say to each other in the document that it comes from", () => {
  expect(
    markdownOf(
      `<p>Old <del cite="mailto:Ana" datetime="2026-01-01T10:00">gone</del><ins cite="mailto:Ana" datetime="2026-01-01T10:00">new</ins> <b>words</b><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></span>.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[A1]</a>Is that so?</p></div></div>`,
    ),
  ).toBe("Old new **words**.");
});

it.each([
  [
    "one program",
    `<p>Made in 1764<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a>.</p><div><hr><div id=ftn1><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Probably <b>later</b>.</p></div></div>`,
  ],
  [
    "another",
    `<p>Made in 1764<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Probably <b>later</b>.</p></div>`,
  ],
  [
    "a third",
    `<p>Made in 1764<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Probably <b>later</b>.</p></div>`,
  ],
])("reads footnotes of %s", (_, html) => {
  expect(markdownOf(html)).toBe("Made in 1764[^1].\n\n[^1]: Probably **later**.");
});

it("gives footnotes numbers that are free, and leaves them out of a line", () => {
  const html = `<p>A<a id="r" href="#n">1</a>.</p><p><a id="n" href="#r">1</a> Note.</p>`;
  expect(pastedMarkdown(html, false, "Old[^1], [^4].\n\n[^1]: x\n[^4]: y")?.text).toBe(
    "A[^5].\n\n[^5]: Note.",
  );
  expect(lineOf(html)).toBe("A.");
});

it.each([
  "5 * 3 * 2 = 30, a*b*c and *no* stars",
  "under_score_d, _no_, a _ b and __init__",
  "# no heading",
  "1. no list",
  "12) no list",
  "- no list",
  "+ no list",
  "> no quotation",
  "[no](/link), [1], [^1] and [x]",
  "[x]: /address",
  "a <b>bold</b> <!DOCTYPE x> 1 < 2 & 3 > 2 &copy; &#65;",
  "`ticks` and ~~tildes~~ and ~one~",
  "C:\\dir\\*.txt and \\_",
  "=== or ---",
  "سعر 5 * 2 – “quoted” 🎻 e\u0301",
])("leaves signs of words signs: %s", (words) => {
  const html = `<p>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p><p>Two</p>`;
  const written = createGrammar().render(markdownOf(html)!, {});
  const shown = new DOMParser().parseFromString(written, "text/html").querySelectorAll("p");
  expect([...shown].map(({ textContent, innerHTML }) => [textContent, /<(?!p)/.test(innerHTML)])).toEqual([
    [words, false],
    ["Two", false],
  ]);
});

it.each([
  "Tickets_2026 and snake_case_name",
  "a * b, 5 - 3 + 2 = 4",
  "Seat #1 of 5",
  "#1 in town",
  "=> or =",
  "R&D, Q&A & more",
  "[1] first [sic] and [x]",
  "Some ~5 km, or ~ 6",
  "C:\\dir, a|b, 50% off!",
  "3 < 4 > 2, I <3 you, $5",
  "“Why?” – (yes) [yes!] {no}",
  "See https://example.org/a_b?x=1&y=2#z, me@example.org",
])("writes plain words as they are: %s", (words) => {
  const html = `<p>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p><p>Two</p>`;
  expect(markdownOf(html)).toBe(`${words}\n\nTwo`);
});

const SIGNS = fc.string({
  unit: fc.constantFrom(...'ab 1*_~[]()#!&<>`.-+=:|\\^;"'),
  minLength: 1,
  maxLength: 8,
});
const LOOKS = fc.subarray(["b", "i", "s"]);

it("shows the words that were copied, whatever signs and looks they have", () => {
  const grammar = createGrammar();
  const single = (words: string | null): string => (words ?? "").replaceAll(/\s+/g, " ").trim();
  const pieces = fc.array(fc.tuple(SIGNS, LOOKS), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(pieces, (all) => {
      const html = all.map(([words, looks]) => {
        const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
        return looks.reduce((inside, name) => `<${name}>${inside}</${name}>`, escaped);
      });
      const shown = grammar.render(markdownOf(`<p>${html.join("")}</p><p>Two</p>`) ?? "Two", {});
      const parts = [...new DOMParser().parseFromString(shown, "text/html").body.children];
      const words = single(all.map(([piece]) => piece).join(""));
      expect(parts.map(({ textContent }) => single(textContent))).toEqual([words, "Two"].filter(Boolean));
    }),
    {
      numRuns: 300,
      seed: 20261126,
      examples: [
        [
          [
            ["a", ["b", "i"]],
            ["a", ["i"]],
            ["a", []],
          ],
        ],
      ],
    },
  );
});

it.each([
  ["words without any form", "<p>Some <span style='color:red'>words</span></p>"],
  ["marks that somebody typed as signs", "<div>**bold** and [x](/y)</div>"],
  [
    "source from an editor of code",
    '<div style="color:#fff;white-space: pre;"><div><b>## Heading</b></div><div>- x</div></div>',
  ],
  ["nothing", ""],
])("leaves %s to the plain text", (_, html) => {
  expect(markdownOf(html)).toBeUndefined();
});

it("makes one line of paragraphs and lists where there is room for one", () => {
  const html =
    "<h2>Who</h2><p><b>Lena</b> plays<br>here.</p><ul><li>One</li><li><a href='https://a.example'>Two</a></li></ul>";
  expect(lineOf(html)).toBe("Who **Lena** plays here. One [Two](https://a.example)");
});

it("has single spaces in a line, whatever stood between its paragraphs", () => {
  const html = "<p><b>One</b></p>\n<p>&nbsp;</p>\n<p>Two<i>&nbsp;</i></p><p>&nbsp;5&nbsp;km</p>";
  expect(lineOf(html)).toBe("**One** Two 5\u00a0km");
});

it("counts pictures, which stay out", () => {
  const html =
    "<p>A <b>cello</b><img src='file:///C:/x.png' alt='A cello'></p><img src='https://a.example/b.png'>";
  expect(pastedMarkdown(html, false)).toMatchObject({ text: "A **cello**", pictures: 2 });
});

it("puts an empty line beside what is no paragraph, and none where there is one", () => {
  const list = pastedMarkdown("<ul><li>One</li></ul>", false)!;
  expect(withPasted({ text: "Before after", start: 6, end: 7 }, list)).toEqual({
    insert: "\n\n- One\n\n",
    caret: 13,
  });
  expect(withPasted({ text: "Before\n\nAfter", start: 8, end: 8 }, list)).toEqual({
    insert: "- One\n\n",
    caret: 13,
  });
  expect(withPasted({ text: "", start: 0, end: 0 }, list)).toEqual({ insert: "- One", caret: 5 });
  const words = pastedMarkdown("<p>a <b>b</b></p>", false)!;
  expect(withPasted({ text: "xy", start: 1, end: 1 }, words)).toEqual({ insert: "a **b**", caret: 8 });
});

it("is no part of what the editor starts with", () => {
  const editor = join(import.meta.dirname, "../../renderer/editor");
  const importing = readdirSync(editor, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(editor, file), "utf8").matchAll(/^import (?!type)[^;]*?"(\.[^"]*)";$/gm)]
        .map(([, id]) => join(dirname(file), id!))
        .filter((id) => /pasting\/(?!use-converter)/.test(id) && !/pasting\/(?!use-converter)/.test(file))
        .map((id) => `${file}: ${id}`),
    );
  expect(importing).toEqual([]);
});
