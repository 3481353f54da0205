import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (file: string) =>
  `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: A, href: /about }]\n  - type: body\n    files: [${file}]\n`;

/** What is said of a text in a file that a page with a main heading shows. */
async function toldOf(file: string, text: string): Promise<string[]> {
  return told(await mockSite({ "pages/index.yaml": page(`/texts/${file}`), [`public/texts/${file}`]: text }));
}

describe("names and values above a text", () => {
  it.each(["---\ntitle: A\ntags:\n  - b\n- c\n---\nWords.\n", "---\r\ntitle: A\r\ntags:\r\n---\r\n"])(
    "%j are told, since visitors would read them",
    async (text) =>
      expect(await toldOf("a.md", text)).toEqual([
        expect.stringContaining(
          '1:1 front-matter «---» | Visitors would read the first lines of this text, "title" and "tags", as a heading.',
        ),
      ]),
  );

  it.each(["---\n\nWords: more.\n\n---\n", "title: A\n---\nWords.\n", "---\nWords of a person: two\n---\n"])(
    "%j are a text between rules",
    async (text) => expect((await toldOf("a.md", text)).join()).not.toContain("front-matter"),
  );
});

describe("one mistake of a text is told once, at its line", () => {
  it("a second main heading makes those below it no mistake", async () => {
    expect(await toldOf("a.md", "# A\n\n### B\n\n#### C\n")).toEqual([
      expect.stringContaining(":1:1 second-h1 «# A»"),
    ]);
  });

  it("a table whose second line has other columns is told at its first", async () => {
    expect(await toldOf("a.md", "| A | B |\n| --- |\n| 1 | 2 |\n")).toEqual([
      expect.stringContaining(":1:1 half-markup «| A | B |»"),
    ]);
  });

  it.each([
    ["a.md", "Made by ${site.brand}.\n\n`${site.brand}`\n"],
    ["a.html", "<p>Made by ${site.brand}.</p><code>${site.brand}</code>"],
  ])("a binding of pages in %s is told, but for code", async (file, text) => {
    expect(await toldOf(file, text)).toEqual([
      expect.stringContaining(
        "binding-in-data «${site.brand}» | This text is shown as it is written; ${…} works only in pages. | Write out what is meant; who writes of a binding puts it into code.",
      ),
    ]);
    expect(await toldOf(file, text.replace("by ${site.brand}", "here"))).toEqual([]);
  });

  it("the comment below names and values is where it belongs once they are gone", async () => {
    const text = "---\ntitle: A\n---\n<!-- one -->\nWords.\n";
    const site = await mockSite({
      "pages/index.yaml": page("/texts/a.md").replace("[/texts/a.md]", "[/texts/a.md]\n    marker: one"),
      "public/texts/a.md": text,
    });
    expect(site.problems.map(({ code }) => code)).toEqual(["front-matter"]);
  });

  it.each(["/texts/on.md", "/texts/One.md"])("a file that is nearly called %s is named", async (file) => {
    expect(told(await mockSite({ "pages/index.yaml": page(file) }))).toEqual([
      expect.stringContaining('Did you mean "/texts/one.md"?'),
    ]);
  });
});

describe("what would be right is offered in the file", () => {
  it.each([
    ["a link", "a.md", "See [abuot](/abuot), please.", "«/abuot» /about"],
    ["one with a title", "a.md", 'See [a](</abuot> "/abuot").', "«/abuot» /about"],
    ["a picture", "a.md", "![Two people](/images/Team.svg)", "«/images/Team.svg» /images/team.svg"],
    ["a link of HTML", "a.html", '<a href="/abuot">a</a>', "/about"],
    ["half a link", "a.md", "See [a] (/about).", "[a](/about)"],
  ])("%s", async (_, file, text, fix) => {
    expect(await toldOf(file, text)).toEqual([expect.stringContaining(` | fix: ${fix}`)]);
  });

  it("an address of the site itself, without the words of its link", async () => {
    const site = await mockSite({
      "pages/index.yaml": page("/texts/a.md"),
      "public/texts/a.md": "See [us](www.example.com/about).\n",
    });
    const { offer } = site.problems[0]!;
    expect([offer?.range.start.column, offer?.range.end.column, offer?.text]).toEqual([10, 31, "/about"]);
  });

  it("but not where the address is written elsewhere", async () => {
    expect((await toldOf("a.md", "See [a][b].\n\n[b]: /abuot\n")).join()).not.toContain("fix:");
  });
});

it("a place that is gone is told once, however many links lead there", async () => {
  const links = "[a](/about#gone) and [b](/about#gone) and [c](/about#gone)";
  expect(await toldOf("a.md", links)).toEqual([
    expect.stringMatching(/1:1 broken-anchor .* The same holds in 2 more places\.$/),
  ]);
});

describe("the text of a file is checked like any content, at its place", () => {
  it.each([
    [
      "a script's address",
      '<p>\n<a href="javascript:x()">a</a></p>',
      '2:10 bad-link «javascript:x()» | Links cannot start with "javascript:".',
    ],
    ["a relative address", "<a href=team>a</a>", '1:9 bad-link «team» | "team" is not an address.'],
    [
      "a page that is not there",
      '<a href="/abuot">a</a>',
      '1:10 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"?',
    ],
    [
      "a place that a page does not have",
      '<a href="/about#taem">a</a>',
      '1:10 broken-anchor «/about#taem» | The page /about has no place called "taem".',
    ],
    [
      "a place that the text does not have",
      '<h2 id="a">A</h2><a href="#b">b</a>',
      '1:27 broken-anchor «#b» | This text has no place called "b".',
    ],
    [
      "a picture from elsewhere",
      '<img src="https://a.example/b.png" alt="B">',
      "1:11 bad-image «https://a.example/b.png»",
    ],
    [
      "a picture that is not there",
      '<img alt="" src="/images/taem.svg">',
      "1:18 missing-image «/images/taem.svg» | The picture public/images/taem.svg does not exist.",
    ],
    [
      "a picture in a size that is not there",
      '<picture><source srcset="/images/team.svg 1x, /images/no.svg 2x"><img src="/images/team.svg" alt="A"></picture>',
      "1:26 missing-image",
    ],
    ["a picture without words", '<img src="/images/team.svg">', "1:11 missing-alt «/images/team.svg»"],
    [
      "a frame",
      "<p>a</p>\n  <iframe src=/about></iframe>",
      "2:3 html-left-out «<iframe src=/about>» | <iframe> is left out, with what stands in it.",
    ],
    ["a form", "<form><input></form>", "1:1 html-left-out «<form>» | <form> is left out"],
    ["a script", "<script>x()</script>", "1:1 html-left-out «<script>» | <script> is left out"],
    ["a look", '<p style="color:red">a</p>', '1:4 html-left-out «style="color:red"» | style= is left out.'],
    ["an action", "<p onclick=x()>a</p>", "1:4 html-left-out «onclick=x()» | onclick= is left out."],
    [
      "a heading that nothing closes",
      "<p>a</p>\n<h2>b\n<p>c</p>",
      "2:1 unclosed-element «<h2>» | <h2> is opened here and never closed",
    ],
    ["a heading closed as another", "<h2>a</h3><p>b</p>", "1:1 unclosed-element «<h2>»"],
    ["a link that nothing closes", '<p>a <a href="/about">b</p><p>c</p>', "1:6 unclosed-element"],
    ["a list that nothing closes", "<ul><li>a<li>b\n<p>c</p>", "1:1 unclosed-element «<ul>»"],
    ["a second main heading", "<h1>a</h1>", "1:1 second-h1 «<h1>»"],
    [
      "a heading too far below",
      "<h2>a</h2><h4>b</h4>",
      "1:11 skipped-heading «<h4>» | This heading is of level 4, but the one before it is of level 2.",
    ],
  ])("%s in HTML", async (_, text, problem) => {
    const list = await toldOf("two.html", text);
    expect(list).toHaveLength(1);
    expect(list[0]).toContain(`public/texts/two.html:${problem}`);
  });

  it.each([
    ["a script's address", "a\n\n- b\n- [c](javascript:x)", "4:3 bad-link «[c](javascript:x)»"],
    ["a page that is not there", "See [a][b].\n\n[b]: /abuot", "1:5 broken-link «[a][b]»"],
    ["a place that the text does not have", "[a](#b)", "1:1 broken-anchor «[a](#b)»"],
    [
      "a picture that is not there",
      "a\n![b](/images/taem.svg)",
      "2:1 missing-image «![b](/images/taem.svg)»",
    ],
    ["a frame", "## a\n\n<iframe src=/about></iframe>", "3:1 html-left-out «<iframe src=/about>»"],
    ["a look in a line", "a\nb <b style=x>c</b>", "2:6 html-left-out «style=x»"],
    ["a heading too far below", "## a\n\n#### b", "3:1 skipped-heading «#### b»"],
    [
      "a first heading too far below that of the page",
      "a\n\n### b",
      "3:1 skipped-heading «### b» | This heading is of level 3, but the one before it is of level 1.",
    ],
    ["the name of a file for a picture", "![team.svg](/images/team.svg)", "1:1 file-name-as-alt"],
    ["a link in lines that end as on Windows", "a\r\n\r\nb\r\n[c](/abuot)", "4:1 broken-link"],
  ])("%s in Markdown", async (_, text, problem) => {
    const list = await toldOf("two.md", text);
    expect(list).toHaveLength(1);
    expect(list[0]).toContain(`public/texts/two.md:${problem}`);
  });

  it.each([
    "<p>a<p>b<ul><li>c<li>d</ul>",
    "<table><tr><td>a<td>b</table>",
    "<p><b>a <i>b</b> c</i></p>",
    "<p>a<br>b<hr>c</p>",
    "<!-- <h2> --><h2>a</h2>",
  ])("nothing is said of %s, which ends as browsers end it", async (text) => {
    expect(await toldOf("two.html", text)).toEqual([]);
  });

  it("nothing is said of what is shown", async () => {
    expect(
      await toldOf(
        "two.html",
        '<!-- a --><h2 id="a">A</h2><p class="x"><a href="#a">up</a> <a href="/about#team">us</a> <a href="#">top</a></p><details open><summary>s</summary><figure><picture><source srcset="/images/team.svg 2x" media="(min-width: 1px)"><img src="/images/team.svg" alt=""></picture><figcaption>c</figcaption></figure></details><h3>B</h3><h2>C</h2>',
      ),
    ).toEqual([]);
  });

  it("a file that many pages show is spoken of once", async () => {
    const site = await mockSite({
      "pages/index.yaml": page("/texts/two.html"),
      "pages/about.yaml": `${page("/texts/two.html").replaceAll("Home", "About")}    id: team\n`,
      "public/texts/two.html": "<a href=x>a</a>",
    });
    expect(told(site).filter((problem) => problem.includes("bad-link"))).toHaveLength(1);
  });
});

describe("the comment that a page says a text begins with", () => {
  const marked = async (text: string) =>
    told(
      await mockSite({
        "pages/index.yaml": `${page("/texts/one.html")}    marker: "text: one"\n`,
        "public/texts/one.html": text,
      }),
    );

  it.each([
    ["stands there", "<!-- text: one -->\n<p>Words.</p>", []],
    ["stands behind a byte order mark and a blank line", "\ufeff\n<!-- text: one --><p>Words.</p>", []],
    [
      "is that of another text",
      "<!-- text: two -->\n<p>Words.</p>",
      [
        'public/texts/one.html:1:1 wrong-marker «<!-- text: two -->» | The first line says "text: two", and the page that shows this text goes by "text: one": visitors who come by a link would not get it. | Write <!-- text: one --> as its first line.',
      ],
    ],
    [
      "is missing",
      "<p>Words.</p>",
      [
        "public/texts/one.html:1:1 wrong-marker «» | The first line of this text has no comment that says whose it is, so visitors who come by a link would not get it. | Write <!-- text: one --> as its first line.",
      ],
    ],
  ])("%s", async (_, text, problems) => {
    expect((await marked(text)).map((one) => one.replace(/^(?=\d)/, "public/texts/one.html:"))).toEqual(
      problems,
    );
  });
});
