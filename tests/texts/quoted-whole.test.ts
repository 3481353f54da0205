import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (more: string, title = "Home"): string =>
  `title: ${title}\ndescription: What Home is.\nblocks:\n  - type: hero\n    ${more}\n`;

/** What is said of a page, and what is offered. */
async function told(text: string, files = {}): Promise<string[]> {
  const site = await mockSite({ ...files, "pages/index.yaml": text });
  return site.problems.map(({ code, severity, offer }) => `${code} ${severity}: ${offer?.text}`);
}

describe("curly quotation marks around the whole of a heading or label", () => {
  it.each([
    ["“Getting here”", "Getting here"],
    ["„Anfahrt und Parken“", "Anfahrt und Parken"],
    ["« Nos soins »", "Nos soins"],
    ["«\u00a0Nos soins\u00a0»", "Nos soins"],
    ["‘Don’t miss’", "Don’t miss"],
    ["“24 hours a day”", '"24 hours a day"'],
  ])("%s", async (written, meant) => {
    const is = [`smart-quotes warning: ${meant}`];
    expect(await told(page(`heading: ${written}`))).toEqual(is);
    expect(await told(page("heading: Home", written))).toEqual(is);
    expect(await told(page(`heading: Home\n    actions: [{ label: ${written}, href: /about }]`))).toEqual(is);
  });

  it.each([
    "heading: “Getting here” by bus",
    "heading: “Getting” and “here”",
    "heading: “We loved it.”",
    "heading: “Who are we?”",
    'heading: "“The Night Watch”"',
    "heading: Home\n    text: “We loved it here”",
    "heading: Home\n    image: { src: /images/team.svg, alt: “The Night Watch” }",
  ])("is not told of what may be meant: %s", async (line) => expect(await told(page(line))).toEqual([]));

  it("nor of titles in rows, which works have", async () =>
    expect(
      await told(page("heading: Home"), {
        "data/jobs.yaml":
          "- slug: a\n  title: “The Night Watch”\n  department: Data\n  skills: []\n  summary: “A big picture”\n",
      }),
    ).toEqual([]));
});
