import { afterAll, describe, expect, it } from "vitest";
import { readMarkdown } from "../../renderer/texts/read-markdown.ts";
import { renderMarkdownBody } from "../../renderer/texts/render-body.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

/** Headings of a text with the ids that they are given, in their order. */
const headings = (text: string): string[] =>
  [...readMarkdown(text).html.matchAll(/<h\d(?: id="([^"]*)")?>(.*?)<\/h\d>/g)].map(
    ([, id = "", words]) => `${words}|${id}`,
  );

describe("a link to a heading of the same text makes a place of it", () => {
  const cases: Record<string, [link: string, heading: string, place?: string]> = {
    "words with hyphens": ["#what-it-costs", "## What it costs", "what-it-costs"],
    "capitals kept": ["#What-it-costs", "## What it costs", "What-it-costs"],
    "signs left out": ["#questions--answers", "## Questions & answers", "questions--answers"],
    "signs left out, one hyphen": ["#questions-answers", "## Questions & answers", "questions-answers"],
    "letters of other scripts": ["#über-uns", "## Über uns", "über-uns"],
    "letters written as a browser does": ["#%C3%BCber-uns", "## Über uns", "über-uns"],
    "accents left out": ["#uber-uns", "## Über uns", "uber-uns"],
    "no letters with case": ["#料金", "## 料金", "料金"],
    "a number before it": ["#2-fees", "## 2. Fees", "2-fees"],
    "a number before it, left out": ["#fees", "## 2. Fees", "fees"],
    "marks and code within": ["#the-build-command", "## The **`build`** command", "the-build-command"],
    "a link within": ["#see-us", "## See [us](/about)", "see-us"],
    "underlined with hyphens": ["#fees", "Fees\n----", "fees"],
    "on a deeper level": ["#fees", "#### Fees", "fees"],
    "other words": ["#prices", "## Fees"],
    "nothing but signs": ["#---", "## ---"],
    "the top of every page": ["#top", "## Top"],
    "the contents of every page": ["#main", "## Main"],
    "another page": ["/about#fees", "## Fees"],
    "what would end an attribute": ['<#fees">', "## Fees"],
  };
  it.each(Object.entries(cases))("%s", (_, [link, heading, place = ""]) => {
    expect(headings(`[go](${link})\n\n${heading}\n\nText.`)[0]).toMatch(new RegExp(`\\|${place}$`));
  });

  it("with the same words several times, each is counted as other systems do", () => {
    const text = "[a](#fees) [b](#fees-2)\n\n## Fees\n\n## Fees\n\n## Fees\n\n## Fees 1";
    expect(headings(text)).toEqual(["Fees|fees", "Fees|", "Fees|fees-2", "Fees 1|"]);
    expect(headings("[a](#fees-1)\n\n## Fees\n\n## Fees\n\n## Fees 1")).toEqual([
      "Fees|",
      "Fees|",
      "Fees 1|fees-1",
    ]);
  });

  it("one heading is one place, named as the first link says", () => {
    expect(headings("[a](#Fees) [b](#fees)\n\n## Fees")).toEqual(["Fees|Fees"]);
  });

  it("without a link to it, a heading carries nothing", () => {
    expect(readMarkdown("## Fees\n\nText.").html).toBe("<h2>Fees</h2>\n<p>Text.</p>");
  });

  it("in a file of text, place and link stay together behind the prefix of all its places", () => {
    expect(renderMarkdownBody("[a](#fees)\n\n## Fees")).toBe(
      '<p><a href="#text-fees">a</a></p>\n<h2 id="text-fees">Fees</h2>',
    );
  });
});

it("the check knows these places, and tells of others", async () => {
  const page = (title: string, text: string): string =>
    `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n  - type: prose\n    text: |\n      ${text.replaceAll("\n", "\n      ")}\n`;
  const site = await mockSite({
    "pages/index.yaml": page(
      "Home",
      "[Fees](#fees), [us](#%C3%BCber), [gone](#prices)\n\n## Fees\n\n## Über\n\n[a](/costs#seats), [b](/costs#other)",
    ),
    "pages/costs.yaml": page("Costs", "[a](#seats)\n\n## Seats\n\n## Other"),
    "pages/twice.yaml": `${page("Twice", "[a](#seats)\n\n## Seats")}  - type: prose\n    id: seats\n    text: A\n`,
    "pages/block.yaml": page("Block", "[a](#seats)\n\n## Seats").replace(
      "    text:",
      "    id: seats\n    text:",
    ),
  });
  expect(await told(site)).toEqual([
    "pages/block.yaml:11:7 duplicate-id «## Seats» | A link of this text leads to this heading as #seats, and line 7 makes the same place. | Give the place on line 7 another name, or give the heading other words and change them in the link.",
    expect.stringMatching(/^pages\/index\.yaml:8:\d+ broken-anchor «#prices»/),
    expect.stringMatching(/^pages\/index\.yaml:14:\d+ broken-anchor «\/costs#other»/),
    expect.stringMatching(/^pages\/twice\.yaml:12:\d+ duplicate-id «seats»/),
  ]);
});
