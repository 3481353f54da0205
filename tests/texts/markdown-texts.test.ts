import { afterAll, describe, expect, it } from "vitest";
import {
  checksFile,
  type Files,
  highlighted,
  mockSite,
  quietRules,
  removeMockSites,
  summary,
} from "../support/mock-site.ts";

afterAll(removeMockSites);

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
      'error missing-image «/images/taem.svg» The picture public/images/taem.svg does not exist. Did you mean "/images/team.svg"?',
    ],
    [
      "![Team](https://example.com/team.svg)",
      "error bad-image «https://example.com/team.svg» Pictures come from this site, not from another address. Write /images/team.svg",
    ],
    [
      "We work <u>with</u> you",
      "warning html-in-text «<u>» <u> in this text is left out: HTML is not shown. Write it in Markdown, such as **bold** or [words](/address), or put a backslash before a < that is meant as a sign.",
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

describe("a text with Markdown of a row", () => {
  const team = JSON.stringify({
    type: "object",
    required: ["id", "name"],
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      note: { type: "string", "x-kind": "markdown-inline" },
    },
  });
  const pages = (text: string): Files => ({
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    text: Hello.\n  - type: card-grid\n    columns: 2\n    source: team\n    item: { title: '${item.name}', text: '${item.note}' }\n",
    "data/team.schema.json": team,
    "data/jobs.yaml": "[]\n",
    "data/team.yaml": `- id: ana\n  name: Ana\n  note: Hello\n- id: ben\n  name: Ben\n  note: ${text}\n`,
  });

  it.each([
    ["We work <u>with</u> you", "data/team.yaml:6:17 html-in-text «<u>»"],
    ["See ![](/images/team.svg).", "data/team.yaml:6:13 missing-alt «![](/images/team.svg)»"],
    [
      "See ![team.svg](/images/team.svg).",
      "data/team.yaml:6:13 file-name-as-alt «![team.svg](/images/team.svg)»",
    ],
  ])("%s is told at the row, and not where it is shown", async (text, told) => {
    expect(summary(await mockSite(pages(text)))).toEqual([told]);
  });
});
