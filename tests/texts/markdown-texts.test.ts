import { afterAll, describe, expect, it } from "vitest";
import { findHtml, markdownPictures } from "../../renderer/texts/markdown-links.ts";
import {
  checksFile,
  type Files,
  highlighted,
  mockSite,
  quietRules,
  removeMockSites,
} from "../support/mock-site.ts";

afterAll(removeMockSites);

describe("pictures in Markdown", () => {
  it.each<[text: string, ...addresses: string[]]>([
    ["![Team](/images/team.svg)", "/images/team.svg"],
    [
      '![Team](/images/team.svg "Our team") and ![](</images/two words.svg>)',
      "/images/team.svg",
      "/images/two words.svg",
    ],
    ["[![Team](/images/team.svg)](/about)", "/images/team.svg"],
    ["[us](/about) ![Team](/images/team.svg) [them](/them)", "/images/team.svg"],
    ["[us](/about)"],
    ["`![Team](/images/team.svg)`"],
    ["!\\[Team](/images/team.svg)"],
    ["Wow![^1]"],
  ])("%s", (text, ...addresses) => {
    expect(markdownPictures(text)).toEqual(addresses);
  });
});

describe("HTML in Markdown", () => {
  it.each([
    ["We <u>work</u> hard", "<u>"],
    ["One<br/>two", "<br/>"],
    ["left </u> over", "</u>"],
    ['<div class="x">\nHello\n</div>', '<div class="x">'],
    ["<my-part data>", "<my-part data>"],
    ["<?php echo 1 ?>", "<?"],
    ["<!DOCTYPE html>", "<!D"],
  ])("is found in %s", (text, html) => {
    expect(findHtml(text)).toBe(html);
  });

  it.each([
    "x < y and y > z",
    "x <y, z> w",
    "`<u>` is an element",
    "```html\n<u>\n```",
    "\\<u> as a sign",
    "<https://example.com> and <me@example.com>",
    "<!-- a note for ourselves -->",
    "[us](</about us>) and [them]( </them>)",
    "[us]: </about>",
    "I <3 you",
    "no sign at all",
  ])("is not found in %s", (text) => {
    expect(findHtml(text)).toBeUndefined();
  });
});

describe("a text with Markdown on a page", () => {
  const home = (text: string): Files => ({
    "pages/index.yaml": `title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    text: ${JSON.stringify(text)}\n`,
  });
  async function told(text: string, more: Files = {}): Promise<string[]> {
    const site = await mockSite({ ...home(text), ...more });
    return site.problems.map(
      (problem) =>
        `${problem.severity} ${problem.code} «${highlighted(site, problem)}» ${problem.message} ${problem.hint ?? ""}`,
    );
  }

  it("may show a picture of the site, which counts as shown", async () => {
    const rules = checksFile(quietRules.filter((rule) => rule !== "unused-picture"));
    expect(
      await told("![Team](/images/team.svg)", {
        "checks.yaml": rules,
        "data/team.yaml": "[]\n",
        "data/jobs.yaml": "[]\n",
      }),
    ).toEqual([]);
  });

  it.each([
    [
      "![Team](/images/taem.svg)",
      'error missing-image «"![Team](/images/taem.svg)"» The picture public/images/taem.svg does not exist. Did you mean "/images/team.svg"?',
    ],
    [
      "![Team](https://example.com/team.svg)",
      'error bad-image «"![Team](https://example.com/team.svg)"» Pictures come from this site, not from another address. Put the file into public/images/ and write /images/name.svg.',
    ],
    [
      "We work <u>with</u> you",
      'warning html-in-text «"We work <u>with</u> you"» <u> in this text is left out: HTML is not shown. Write it in Markdown, such as **bold** or [words](/address), or put a backslash before a < that is meant as a sign.',
    ],
  ])("%s is spoken of", async (text, problem) => {
    expect(await told(text)).toEqual([problem]);
  });

  it("shows a long piece of HTML by its beginning", async () => {
    const html = `<iframe src="https://example.com/${"a".repeat(60)}">`;
    expect(await told(html)).toEqual([
      expect.stringContaining(' <iframe src="https://example.com/aaaaaa… in this text'),
    ]);
  });

  it("may have HTML where the rules of the site allow it", async () => {
    const rules = checksFile([...quietRules, "html-in-text"]);
    expect(await told("<u>x</u>", { "checks.yaml": rules })).toEqual([]);
  });
});
