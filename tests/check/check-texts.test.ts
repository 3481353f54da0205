import { afterAll, describe, expect, it } from "vitest";
import { checksFile, type Files, mockSite, quietRules, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const hero = "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n";
const cards = (...rest: string[]): string =>
  `${hero}  - type: card-grid\n    heading: Cards\n    items:\n${rest.map((one) => `      - { title: A, ${one} }\n`).join("")}`;
const links = (...hrefs: string[]): string => cards(...hrefs.map((href) => `href: "${href}"`));

/** What is told of the home page, without the file's name. */
async function toldOf(text: string, files: Files = {}): Promise<string[]> {
  const site = await mockSite({ "pages/index.yaml": text, ...files });
  return told(site).map((line) => line.replace("pages/index.yaml:", ""));
}

it("links to pages are told apart by what is wrong with them", async () => {
  const about =
    "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n";
  const files: Files = {
    "pages/about.yaml": `aliases: [/who]\n${about}`,
    "pages/team/index.yaml": `layout: named\n${about.replaceAll("About", "Team").replace("id: team", "id: part-a")}`,
    "pages/_named.yaml": "blocks:\n  - type: page\n  - type: hero\n    id: foot\n    heading: Foot\n",
    "pages/plain.yaml": hero.replaceAll("Home", "Plain"),
    "public/feeds/a.txt": "a",
  };
  const good = [
    "/",
    "/about#team",
    "/who#team",
    "/who#",
    "/former#nothing",
    "/former?a=1",
    "/team#foot",
    "/team#main",
    "/#top",
    "/feeds/a.txt",
    "/robots.txt",
    "/llms.txt",
    "/sitemap.xml?a",
    "#top",
    "#main",
  ];
  expect(await toldOf(links(...good), files)).toEqual([]);
  expect(
    await toldOf(
      links(
        "/about/",
        "/about.html?a=1#team",
        "/team/index",
        "/index",
        "/index.html",
        "/abuot?a#team",
        "/elsewhere",
        "/elsewhere/",
        "/feeds/",
      ),
      files,
    ),
  ).toEqual([
    '9:27 broken-link «"/about/"» | Addresses of this site are written without a slash, .html or index at the end: /about. | fix: /about',
    '10:27 broken-link «"/about.html?a=1#team"» | Addresses of this site are written without a slash, .html or index at the end: /about?a=1#team. | fix: /about?a=1#team',
    '11:27 broken-link «"/team/index"» | Addresses of this site are written without a slash, .html or index at the end: /team. | fix: /team',
    '12:27 broken-link «"/index"» | Addresses of this site are written without a slash, .html or index at the end: /. | fix: /',
    '13:27 broken-link «"/index.html"» | Addresses of this site are written without a slash, .html or index at the end: /. | fix: /',
    '14:27 broken-link «"/abuot?a#team"» | The link /abuot?a#team leads to no page of this site. | Did you mean "/about?a#team"? | fix: /about?a#team',
    '15:27 broken-link «"/elsewhere"» | The link /elsewhere leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.',
    '16:27 broken-link «"/elsewhere/"» | The link /elsewhere/ leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.',
    '17:27 broken-link «"/feeds/"» | The link /feeds/ leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.',
  ]);
  expect(
    await toldOf(links("/about#taem", "/who#taem", "/team#nowhere", "/plain#nowhere", "#nowhere"), files),
  ).toEqual([
    '9:27 broken-anchor «"/about#taem"» | The page /about has no place called "taem". | Did you mean "/about#team"? | fix: /about#team',
    '10:27 broken-anchor «"/who#taem"» | The page /about has no place called "taem". | Did you mean "/who#team"? | fix: /who#team',
    '11:27 broken-anchor «"/team#nowhere"» | The page /team has no place called "nowhere". | Its places: part-a, foot. A heading in a text is a place once that text itself links to it: [words](#nowhere). In a text that is a file it is none for other pages.',
    '12:27 broken-anchor «"/plain#nowhere"» | The page /plain has no place called "nowhere". | Give a block of that page an id. A heading in a text is a place once that text itself links to it: [words](#nowhere). In a text that is a file it is none for other pages.',
    '13:27 broken-anchor «"#nowhere"» | The page / has no place called "nowhere". | Give a block of that page an id. A heading in a text is a place once that text itself links to it: [words](#nowhere). In a text that is a file it is none for other pages.',
  ]);
});

it("pictures are looked for under public/", async () => {
  const pictures = (...paths: string[]) => cards(...paths.map((src) => `image: { src: ${src}, alt: A }`));
  const files: Files = {
    "public/images/b/one.svg": "<svg/>",
    "public/images/b/two.txt": "x",
    "public/root.svg": "<svg/>",
  };
  expect(
    await toldOf(
      pictures(
        "/images/taem.svg",
        "/images/b/other.svg",
        "/other.svg",
        "/images/none/a.svg",
        "/public/images/team.svg",
        "/images/b/two.txt",
        "/images/b/tow.txt",
      ),
      files,
    ),
  ).toEqual([
    '9:35 missing-image «/images/taem.svg» | The picture public/images/taem.svg does not exist. | Did you mean "/images/team.svg"? | fix: /images/team.svg',
    "10:35 missing-image «/images/b/other.svg» | The picture public/images/b/other.svg does not exist. | Files in public/images/b/: one.svg.",
    "11:35 missing-image «/other.svg» | The picture public/other.svg does not exist.",
    "12:35 missing-image «/images/none/a.svg» | The picture public/images/none/a.svg does not exist.",
    '13:35 bad-image «/public/images/team.svg» | "/public/images/team.svg" begins with the folder\'s own name. | Write it as visitors get it: /images/team.svg | fix: /images/team.svg',
    "14:35 broken-picture «/images/b/two.txt» | public/images/b/two.txt is not a picture that all browsers show. | Save it as SVG, WebP, AVIF, PNG or JPEG.",
    "15:35 missing-image «/images/b/tow.txt» | The picture public/images/b/tow.txt does not exist. | Files in public/images/b/: one.svg.",
  ]);
});

it("icons are named as in the list of icons", async () => {
  expect(await toldOf(cards("icon: brain-circuit", "icon: brain-cicuit", "icon: nothing-like-it"))).toEqual([
    '10:27 unknown-icon «brain-cicuit» | There is no icon "brain-cicuit". | Did you mean "brain-circuit"? | fix: brain-circuit',
    '11:27 unknown-icon «nothing-like-it» | There is no icon "nothing-like-it". | All icons are shown by name at /__blocks while npm start runs.',
  ]);
});

it("references, links and pictures of data are looked at where they stand", async () => {
  const site = await mockSite({
    "data/jobs.yaml":
      "- slug: a\n  title: A\n  department: Data\n  skills: []\n  lead: anna\n  contacts: [ben, nobody-here]\n  apply: /abuot\n",
    "data/team.yaml":
      "- id: ana\n  name: Ana\n  photo: /images/taem.svg\n  profile: '#nowhere'\n- id: ben\n  name: Ben\n  photo: images/team.svg\n",
  });
  expect(told(site)).toEqual([
    'data/jobs.yaml:5:9 dangling-reference «anna» | team has no row with the id "anna". | Did you mean "ana"? | fix: ana',
    'data/jobs.yaml:6:19 dangling-reference «nobody-here» | team has no row with the id "nobody-here". | Rows of data/team.yaml: ana, ben.',
    'data/jobs.yaml:7:10 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"? | fix: /about',
    'data/team.yaml:3:10 missing-image «/images/taem.svg» | The picture public/images/taem.svg does not exist. | Did you mean "/images/team.svg"? | fix: /images/team.svg',
    'data/team.yaml:7:10 bad-image «images/team.svg» | The path of a picture starts with a slash, not "images/team.svg". | Write /images/team.svg | fix: /images/team.svg',
  ]);
});

it("what is meant in rows of JSON or of a table is written as their file has it", async () => {
  const job = { slug: "a", title: "A", department: "Data", skills: [], apply: "/abuot", lead: "anna" };
  const team = { profile: "about", photo: "/images/taem.svg" };
  const site = await mockSite({
    "data/jobs.yaml": null,
    "data/jobs.json": `[${JSON.stringify(job)}]\n`,
    "data/team.yaml": null,
    "data/team.csv": `id;name;photo;profile\nana;Ana;${team.photo};"${team.profile}"\n`,
  });
  const fixes = site.problems.map(({ file, fix, range }) => [file, range.start.column, fix?.text]);
  expect(fixes).toEqual([
    ["data/jobs.json", 66, '"/about"'],
    ["data/jobs.json", 82, '"ana"'],
    ["data/team.csv", 9, "/images/team.svg"],
    ["data/team.csv", 26, "/about"],
  ]);
});

it("a link with the site's own origin leads to a page of it as well", async () => {
  const site = await mockSite({
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions:\n      - { label: A, href: https://www.example.com/about }\n      - { label: B, href: https://www.example.com/abuot }\n      - { label: C, href: https://www.example.org/abuot }\n",
  });
  expect(told(site)).toEqual([
    'pages/index.yaml:8:27 broken-link «https://www.example.com/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"?',
  ]);
});

it.each([
  [
    "http://localhost:5173/about",
    '"http://localhost:5173/about" leads to the reader\'s own machine, where no page of this site is. | Write /about',
  ],
  [
    "https://127.0.0.1/about#team",
    '"https://127.0.0.1/about#team" leads to the reader\'s own machine, where no page of this site is. | Write /about#team',
  ],
  [
    "https://example.com/about",
    '"https://example.com/about" names this site by an address that is not quite its own. | Write /about',
  ],
  [
    "https://about#team",
    'Behind https:// a browser takes "about" for the name of another site, which there is not. | Write /about#team',
  ],
  [
    "http://about",
    'Behind https:// a browser takes "about" for the name of another site, which there is not. | Write /about',
  ],
  [
    "http://www.example.com/about",
    '"http://www.example.com/about" names this site by an address that is not quite its own. | Write /about',
  ],
])("the address %s is one of a page of the site", async (href, says) => {
  const site = await mockSite({
    "pages/index.yaml": `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions:\n      - { label: A, href: "${href}" }\n`,
  });
  expect(told(site)).toEqual([`pages/index.yaml:7:27 doubtful-link «"${href}"» | ${says}`]);
  expect(site.problems[0]?.offer?.text).toContain("/about");
});

it("a dead link by a name of the site's own host is a dead link", async () => {
  const site = await mockSite({
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions:\n      - { label: A, href: https://example.com/nothing }\n",
  });
  expect(site.problems.map(({ code }) => code)).toEqual(["broken-link"]);
});

it("an error in a layout is not felt where pages link to what it shows", async () => {
  const site = await mockSite({
    "pages/_layout.yaml":
      "blocks:\n  - type: page\n  - type: hero\n    id: end\n    heading: End\n    txet: x\n",
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: A, href: /about#end }]\n",
  });
  expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "pages/_layout.yaml unknown-option",
  ]);
});

it("addresses within a text of Markdown are corrected as they stand there", async () => {
  const text = (words: string): string =>
    `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    id: top-of-it\n    heading: Home\n    text: ${words}\n`;
  const site = await mockSite({
    "pages/index.yaml": text('"See [us](/abuot), [it](#top-of-itt) and \\"[them](/abuot)\\"."'),
  });
  expect(told(site)).toEqual([
    'pages/index.yaml:7:21 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"? | fix: /about',
    'pages/index.yaml:7:35 broken-anchor «#top-of-itt» | The page / has no place called "top-of-itt". | Did you mean "#top-of-it"? | fix: #top-of-it',
    'pages/index.yaml:7:61 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"? | fix: /about',
  ]);
});

describe("an address that is filled in is put right in its template, and never with that of one row", () => {
  const jobs = {
    "pages/jobs/[slug].yaml":
      'title: "${item.title}"\ndescription: "About ${item.title}"\neach: jobs\nblocks:\n  - type: hero\n    heading: A\n',
    "checks.yaml": checksFile(quietRules.filter((code) => code !== "unreachable-page")),
  };
  const page = (href: string): string =>
    `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: A, href: /about }]\n  - type: card-grid\n    heading: Jobs\n    source: jobs\n    item: { title: A, href: ${href} }\n`;
  it.each([
    ['"jobs/${item.slug}"', "bad-link"],
    ['"pages/jobs/${item.slug}"', "bad-link"],
    ['"/jobs/${item.slug} "', "bad-link"],
    ['"/job/${item.slug}"', "broken-link"],
    ['"/jobs/${item.slug}.html"', "broken-link"],
  ])("%s", async (href, code) => {
    const { problems } = await mockSite({ ...jobs, "pages/index.yaml": page(href) });
    expect(problems.map((one) => [one.code, (one.fix ?? one.offer)?.text])).toEqual([
      [code, '"/jobs/${item.slug}"'],
    ]);
  });

  it.each([
    ['"${item.slug}"', ["bad-link"]],
    // One of the titles is a single word.
    ['"/jobs/${item.title}"', ["bad-link", "broken-link"]],
  ])("%s has nothing to be corrected with", async (href, codes) => {
    const { problems } = await mockSite({ ...jobs, "pages/index.yaml": page(href) });
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(problems.flatMap(({ fix, offer }) => fix ?? offer ?? [])).toEqual([]);
  });
});

describe("a language of the site before the address of a page", () => {
  const german = {
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en-GB\nemail: hello@example.com\nlanguages:\n  - lang: de\n    draft: true\n    strict: false\n",
  };
  const of = async (href: string) =>
    (await mockSite({ "pages/index.yaml": links(href), ...german })).problems
      .filter(({ code }) => code === "broken-link")
      .map(({ hint, offer }) => [hint?.split(". ")[0], offer?.text]);

  it.each([
    ["/de/about", "/about"],
    ["/en/about#team", "/about#team"],
    ["/en-GB", "/"],
  ])("%s", async (href, meant) => expect(await of(href)).toEqual([[`Did you mean "${meant}"?`, meant]]));

  it("no version in another language is offered, however near its address is", async () => {
    const files = { ...german, "pages/about.de.yaml": "title: { of: About, text: Über uns }\n" };
    const site = await mockSite({ "pages/index.yaml": links("/en/about", "/fr/about"), ...files });
    const found = site.problems.filter(({ code }) => code === "broken-link");
    expect(found.map(({ fix, offer }) => [fix?.text, offer?.text])).toEqual([
      [undefined, "/about"],
      [undefined, undefined],
    ]);
  });

  it("nor where its addresses begin with something else than its tag", async () => {
    const settings = german["data/site.yaml"].replace("lang: de\n", "lang: pt-BR\n    path: /br\n");
    const site = await mockSite({
      "data/site.yaml": settings.replace("    draft: true\n", ""),
      "pages/about.pt-BR.yaml": "title: { of: About, text: Sobre }\n",
      "pages/index.yaml": links("/tr/about", "/br/abuot"),
    });
    const found = site.problems.filter(
      ({ code, file }) => code === "broken-link" && file === "pages/index.yaml",
    );
    expect(found.map(({ fix, offer }) => (fix ?? offer)?.text)).toEqual([undefined, "/br/about"]);
  });

  it.each(["/fr/about", "/de/nowhere"])("%s is told as before", async (href) =>
    expect(await of(href)).toEqual([[expect.not.stringContaining('"/about"'), undefined]]),
  );
});

it.each(["「/about」", "『/about』", "＂/about＂", "« /about »", "«\u00a0/about\u00a0»"])(
  "%s is an address in quotation marks of another keyboard",
  async (href) => {
    const site = await mockSite({
      "pages/index.yaml": `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions:\n      - label: About\n        href: ${href}\n`,
    });
    expect(site.problems.map(({ code, fix }) => [code, fix?.text])).toEqual([["smart-quotes", "/about"]]);
  },
);

it("curly marks around what would be a comment without any become straight ones", async () => {
  const site = await mockSite({
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions:\n      - label: About\n        href: “#about”\n",
  });
  expect(site.problems.map(({ code, hint, fix }) => [code, hint, fix?.text])).toEqual([
    ["smart-quotes", 'Put the text in quotation marks: "#about"', '"#about"'],
  ]);
});
