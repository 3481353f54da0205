import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const head = "title: Home\ndescription: What Home is.\nblocks:\n";
const hero = "  - type: hero\n    heading: Home\n";

it("an id stands once on a page and its layout", async () => {
  const site = await mockSite({
    "pages/_layout.yaml":
      "blocks:\n  - type: section\n    id: menu\n    blocks: [{ type: prose, text: A }]\n  - type: page\n  - type: section\n    id: menu\n    blocks: [{ type: prose, text: A }]\n",
    "pages/index.yaml": `${head}${hero}    id: one\n  - type: prose\n    id: two\n    text: A\n    parts: [{ id: one }, { id: three }, { id: two }]\n  - type: prose\n    id: menu\n    text: B\n`,
    "pages/about.yaml": `${head.replaceAll("Home", "About")}${hero}  - type: list\n    source: jobs\n    item: { type: section, id: "job-\${item.department}", heading: A, blocks: [{ type: prose, text: A }] }\n`,
  });
  expect(told(site)).toEqual([
    'pages/_layout.yaml:7:9 duplicate-id «menu» | The id "menu" is used twice on this page; the first is on line 3. | Choose another one here.',
    'pages/about.yaml:8:32 duplicate-id «"job-${item.department}"» | Several entries get the id "job-Data"; each needs its own.',
    'pages/index.yaml:10:19 duplicate-id «one» | The id "one" is used twice on this page; the first is on line 6. | Choose another one here.',
    'pages/index.yaml:10:47 duplicate-id «two» | The id "two" is used twice on this page; the first is on line 8. | Choose another one here.',
    'pages/index.yaml:12:9 duplicate-id «menu» | The id "menu" is used by the layout around this page. | Choose another one here.',
  ]);
});

it("a page has one main heading and leaves out no level", async () => {
  const prose = (text: string) => `  - type: prose\n    text: "${text}"\n`;
  const page = (name: string, blocks: string) => `${head.replaceAll("Home", name)}${blocks}`;
  const site = await mockSite({
    "pages/_layout.yaml":
      "blocks:\n  - type: section\n    heading: Menu\n    blocks: [{ type: prose, text: '#### A' }]\n  - type: page\n",
    "pages/index.yaml": page(
      "Home",
      hero + prose("## A\\n\\n### B\\n\\n## C") + prose("#### D") + hero + prose("### E"),
    ),
    "pages/none.yaml": page("None", prose("A")),
    "pages/no-main.yaml": page("No main", prose("### A") + prose("##### B")),
    "pages/from-file.yaml": page("From file", `${prose("## A")}  - type: body\n    files: [/texts/one.md]\n`),
    "pages/about.yaml": page("About", prose("## A") + hero),
  });
  expect(told(site)).toEqual([
    "pages/about.yaml:5:12 heading-above-main «## A» | This heading of level 2 stands above the page's main heading. | Move its block below the one with the main heading, or leave the heading out.",
    "pages/index.yaml:9:12 skipped-heading «#### D» | This heading is of level 4, but the one before it is of level 2. | Give the part before it a heading of level 3, so that no level is left out.",
    "pages/index.yaml:11:14 second-h1 «Home» | This page has a second main heading; the first is on line 5. | Keep one, so that visitors and search engines know what the page is about.",
    "pages/no-main.yaml:1:8 missing-h1 «No main» | This page has no main heading. | Use a block that makes one, such as a hero, as the first block.",
    "pages/no-main.yaml:7:12 skipped-heading «##### B» | This heading is of level 5, but the one before it is of level 3. | Give the part before it a heading of level 4, so that no level is left out.",
  ]);
});

it("texts of files are there, and can be rendered", async () => {
  const body = (files: string) => `  - type: body\n    files: ${files}\n`;
  const site = await mockSite({
    "pages/index.yaml":
      head +
      hero +
      body("[/texts/none.md, /texts/one.md]") +
      body("[/texts/none.md, /texts/no.html]") +
      body("[/texts/deep.html]") +
      body("[/texts/large.md]") +
      body("[/texts/deep.html]"),
    "pages/jobs/[slug].yaml": `each: jobs\ntitle: \${item.title}\ndescription: About \${item.title}.\nblocks:\n${hero}${body('["/texts/${item.slug}.md"]')}`,
    "public/texts/deep.html": "<b>".repeat(65),
    "public/texts/edge.html": "<b>".repeat(64),
    "public/texts/large.md": "a".repeat(1_048_577),
    "public/texts/writer.md": "a".repeat(1_048_576),
  });
  expect(told(site)).toEqual([
    "pages/index.yaml:9:12 missing-file «[/texts/none.md, /texts/no.html]» | There is no file for this text: public/texts/none.md, public/texts/no.html. | Add one of the files.",
    'pages/jobs/[slug].yaml:8:12 missing-file «["/texts/${item.slug}.md"]» | There is no file for this text of the row "data-engineer" of jobs: public/texts/data-engineer.md. | Add one of the files. The same holds in 1 more place.',
    "public/texts/deep.html:1:193 too-deep «<b>» | This text has parts that are nested more than 64 levels deep. | Take the parts out of each other, and close each before what is around it ends.",
    "public/texts/large.md:1:1 file-too-large «» | This file has 1.1 MB; at most 1 MB can be read. | Split it into several files.",
  ]);
});

it("a value of a row is spoken of once: in the data, or where it is shown, with its row", async () => {
  const site = await mockSite({
    "pages/index.yaml": `${head}${hero}  - type: card-grid\n    heading: Jobs\n    source: jobs\n    item: { title: "\${item.title}", href: "/jobs/\${item.slug}" }\n  - type: card-grid\n    heading: Team\n    source: team\n    item: { title: "\${item.name}", href: "\${item.profile}", image: { src: "\${item.photo}", alt: A } }\n  - type: prose\n    text: See [us](/abuot), [them](#nowhere) and [it](/abuot).\n`,
    "data/team.yaml":
      "- id: ana\n  name: Ana\n  profile: '#nowhere'\n- id: ben\n  name: Ben\n  photo: /images/none.svg\n",
    "pages/about.yaml": `${head.replaceAll("Home", "About")}${hero}    actions: [{ label: A, href: "/abuot/\${page.route}" }, { label: A, href: "#nowhere" }]\n    id: nowere\n  - type: list\n    source: jobs\n    where: { lead: anna }\n    item: { type: prose, text: A }\n`,
  });
  expect(told(site)).toEqual([
    "data/team.yaml:6:10 missing-image «/images/none.svg» | The picture public/images/none.svg does not exist. | Files in public/images/: team.svg.",
    'pages/about.yaml:6:33 broken-link «"/abuot/${page.route}"» | The link /abuot//about leads to no page of this site. | Write the address of a page in pages/, or of a file in public/.',
    'pages/about.yaml:6:77 broken-anchor «"#nowhere"» | The page /about has no place called "nowhere". | Did you mean "#nowere"? | fix: "#nowere"',
    'pages/about.yaml:10:20 dangling-reference «anna» | team has no row with the id "anna". | Did you mean "ana"? | fix: ana',
    'pages/index.yaml:9:43 broken-link «"/jobs/${item.slug}"» | The link /jobs/data-engineer leads to no page of this site. | The value comes from the row "data-engineer" of jobs. Write the address of a page in pages/, or of a file in public/. The same holds in 2 more places.',
    'pages/index.yaml:13:42 broken-anchor «"${item.profile}"» | The page / has no place called "nowhere". | The value comes from the row "ana" of team. Give a block of that page an id. A heading in a text is a place once that text itself links to it: [words](#nowhere). In a text that is a file it is none for other pages.',
    'pages/index.yaml:15:20 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"? | fix: /about',
    'pages/index.yaml:15:36 broken-anchor «#nowhere» | The page / has no place called "nowhere". | Give a block of that page an id. A heading in a text is a place once that text itself links to it: [words](#nowhere). In a text that is a file it is none for other pages.',
    'pages/index.yaml:15:55 broken-link «/abuot» | The link /abuot leads to no page of this site. | Did you mean "/about"? | fix: /about',
  ]);
});

it.each([
  ["photo", `photo of ana ${"that nobody has taken ".repeat(4)}`, "bad-image"],
  ["photo", `/images/${"nobody has taken it ".repeat(4)}.svg`, "bad-image"],
  ["profile", `profile of ana ${"that nobody has written ".repeat(4)}`, "bad-link"],
])("a long value of a row is told in the data alone: %s", async (field, value, code) => {
  const site = await mockSite({
    "data/team.yaml":
      `- id: ana\n  name: Ana\n  profile: /about\n  photo: /images/team.svg\n  ${field}: ${value}\n`.replace(
        new RegExp(`  ${field}: /.*\n(?=[^]*  ${field}:)`),
        "",
      ),
    "pages/index.yaml": `${head}${hero}  - type: card-grid\n    heading: Team\n    source: team\n    item: { title: "\${item.name}", href: "\${item.profile}", image: { src: "\${item.photo}", alt: A } }\n`,
  });
  const own = site.problems.filter((problem) => problem.code === code);
  expect(own.map(({ file }) => file)).toEqual(["data/team.yaml"]);
});
