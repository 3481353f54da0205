import { afterAll, describe, expect, it } from "vitest";
import { withoutHtml } from "../../renderer/texts/without-html.ts";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const put = (text: string): string | undefined => {
  const bare = withoutHtml(text);
  return bare && text.slice(0, bare.start) + bare.words + text.slice(bare.end);
};

describe("a plain text without its HTML", () => {
  it.each([
    ["Cook <b>now</b>", "Cook now"],
    ["<p>Cook</p>", "Cook"],
    ["<p>Cook well.</p><p>Serve.</p>", "Cook well. Serve."],
    ["Cook<br>", "Cook"],
    ["Cook<br/>and serve", "Cook and serve"],
    ["Cook <BR /> and serve", "Cook and serve"],
    ["Cook <br>.", "Cook."],
    ["Cook <strong>and <em>serve</em></strong>, please", "Cook and serve, please"],
    ['<span style="color: red">Cook</span> well', "Cook well"],
    ["a < b, <i>so</i> c > d", "a < b, so c > d"],
  ])("%s", (text, meant) => expect(put(text)).toBe(meant));

  it.each([
    "Use <div> tags",
    "<strong>Cook",
    "Cook</b>",
    '<a href="/menu">Cook</a>',
    'Cook <img src="/cook.svg">',
    "<ul><li>Cook</li></ul>",
    "<script>cook()</script>",
    "<b><i>Cook</b></i>",
    "<p></p>",
    "Cook",
  ])("is not made of %s", (text) => expect(put(text)).toBeUndefined());
});

it.each<[name: string, file: string, of: (text: string) => string]>([
  ["a row", "data/jobs.yaml", (text) => `- slug: cook\n  title: ${text}\n  department: Data\n  skills: []\n`],
  [
    "a row of JSON",
    "data/jobs.json",
    (text) => `[{ "slug": "cook", "title": "${text}", "department": "Data", "skills": [] }]\n`,
  ],
  [
    "a table",
    "data/team.csv",
    (text) => `id,name
ana,${text}
ben,Ben
`,
  ],
  [
    "the heading of a page",
    "pages/about.yaml",
    (text) => `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: ${text}\n`,
  ],
  [
    "a text in quotation marks",
    "data/team.yaml",
    (text) => `- id: ana\n  name: "${text}"\n- id: ben\n  name: Ben\n`,
  ],
])("of %s is offered", async (_, file, of) => {
  const jobs = /json|csv/.test(file) ? { [file.replace(/\w+$/, "yaml")]: null } : {};
  const { told, text, left } = await taken(file, of("Cook <b>and</b> serve<br>"), jobs);
  expect(told).toEqual([expect.stringContaining(" html-in-text «<b>»")]);
  expect(text).toBe(of("Cook and serve"));
  expect(left).toEqual([]);
});
