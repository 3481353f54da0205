import { afterAll, expect, it } from "vitest";
import { checksFile, mockSite, quietRules, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const rules = checksFile(quietRules.filter((rule) => rule !== "description-length"));
const page = (head: string): string => `${head}blocks:\n  - type: hero\n    heading: Heading\n`;
const texts = (title: string, description: string): string =>
  page(`title: ${title}\ndescription: ${description}\n`);
const words = (length: number, first: string): string => first.padEnd(length, "x");
const small = {
  "pages/index.yaml": texts("Home", words(60, "h")),
  "pages/about.yaml": texts("About", words(60, "a")),
};

it("titles and descriptions may be as long as search results show them", async () => {
  const site = await mockSite({
    ...small,
    "checks.yaml": rules,
    "pages/a.yaml": texts(words(60, "A"), words(50, "a1")),
    "pages/b.yaml": texts(words(61, "B"), words(49, "b1")),
    "pages/c.yaml": texts("C", words(160, "c1")),
    "pages/d.yaml": texts("D", words(161, "d1")),
    "pages/kept-out.yaml": `index: false\n${texts(words(61, "E"), "Short")}`,
  });
  expect(told(site)).toEqual([
    `pages/b.yaml:1:8 long-title «${words(61, "B")}» | The title of /b has 61 characters; search results show about 60. | Put what matters first, and leave out what the address or the brand says.`,
    `pages/b.yaml:2:14 description-length «${words(49, "b1")}» | The description of /b has 49 characters. | Search results show 50 to 160: say a little more.`,
    `pages/d.yaml:2:14 description-length «${words(161, "d1")}» | The description of /d has 161 characters. | Search results show 50 to 160: shorten it.`,
  ]);
});

it("signs of Chinese, Japanese and Korean take the room of two letters", async () => {
  const site = await mockSite({
    ...small,
    "checks.yaml": rules,
    "pages/a.yaml": texts("语".repeat(30), "学".repeat(25)),
    "pages/b.yaml": texts("語".repeat(31), "か".repeat(24)),
    "pages/c.yaml": texts("한국어", "국".repeat(80)),
    "pages/d.yaml": texts("D 语", `${"学".repeat(80)}。`),
    // Letters of other scripts are as wide as Latin ones.
    "pages/e.yaml": texts("ק".repeat(60), "ж".repeat(160)),
    "pages/f.yaml": texts("ק".repeat(61), "ठ".repeat(50)),
  });
  expect(told(site).map((one) => one.replace(/«.*»/, "«»"))).toEqual([
    "pages/b.yaml:1:8 long-title «» | The title of /b has 31 characters; search results show about 30. | Put what matters first, and leave out what the address or the brand says.",
    "pages/b.yaml:2:14 description-length «» | The description of /b has 24 characters. | Search results show 25 to 80: say a little more.",
    "pages/d.yaml:2:14 description-length «» | The description of /d has 81 characters. | Search results show 25 to 80: shorten it.",
    "pages/f.yaml:1:8 long-title «» | The title of /f has 61 characters; search results show about 60. | Put what matters first, and leave out what the address or the brand says.",
  ]);
});

it("a file that makes many pages is spoken of once", async () => {
  const site = await mockSite({
    ...small,
    "checks.yaml": rules,
    "pages/jobs/[slug].yaml": `each: jobs\n${texts(`\${item.title} ${words(50, "at 2SD")}`, "${item.slug}")}`,
  });
  expect(told(site)).toEqual([
    `pages/jobs/[slug].yaml:2:8 long-title «\${item.title} ${words(50, "at 2SD")}» | The title of /jobs/data-engineer has 64 characters; search results show about 60. So it is for 2 of the pages that this file makes. | Put what matters first, and leave out what the address or the brand says.`,
    "pages/jobs/[slug].yaml:3:14 description-length «${item.slug}» | The description of /jobs/data-engineer has 13 characters. So it is for 3 of the pages that this file makes. | Search results show 50 to 160: say a little more.",
  ]);
});

it("no two pages say the same, and each says something", async () => {
  const site = await mockSite({
    "pages/a.yaml": page("title: About\n"),
    "pages/b.yaml": texts("B", "What Home is."),
    "pages/c.yaml": `index: false\n${page("title: C\n")}`,
    "pages/d.yaml": `aliases: [/d/more]\n${texts("D", "What D is.")}`,
    "pages/404.yaml": page("title: Not found\n"),
    "pages/_wide.yaml": "blocks:\n  - type: page\n",
    "pages/jobs/[slug].yaml": `each: jobs\n${texts("A job", "${item.title}")}`,
    "pages/team/[id].yaml": `each: team\n${texts("${item.name}", "One of us")}`,
    "pages/people/[id].yaml": `each: team\n${page("title: Who ${item.name} is\n")}`,
  });
  expect(told(site)).toEqual([
    "pages/a.yaml:1:1 missing-description «title» | This page has no description for search results and shared links. | Add description: with one or two sentences.",
    "pages/about.yaml:1:8 duplicate-title «About» | /a has the same title. | Say what is special about this page.",
    "pages/b.yaml:2:14 duplicate-description «What Home is.» | / has the same description. | Say what is special about this page.",
    "pages/c.yaml:1:1 missing-description «index» | This page has no description for search results and shared links. | Add description: with one or two sentences.",
    "pages/jobs/[slug].yaml:2:8 duplicate-title «A job» | /jobs/data-engineer has the same title as /jobs/ml-engineer. | Say what is special about this page.",
    "pages/people/[id].yaml:1:1 missing-description «each» | This page has no description for search results and shared links. | Add description: with one or two sentences.",
    "pages/team/[id].yaml:3:14 duplicate-description «One of us» | /team/ana has the same description as /team/ben. | Say what is special about this page.",
  ]);
});
