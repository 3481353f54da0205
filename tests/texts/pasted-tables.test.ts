import { afterAll, expect, it } from "vitest";
import { findForeignMarkup } from "../../renderer/texts/foreign-markup.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const found = (text: string) => {
  const one = findForeignMarkup(text, true);
  const { start, end } = one?.over ?? one ?? { start: 0, end: 0 };
  return one && [(one.fault.params as { how?: string }).how, text.slice(start, end), one.meant];
};

it.each([
  ["Drink\tPrice\nTea\t£2", "Drink\tPrice\nTea\t£2", "| Drink | Price |\n| --- | --- |\n| Tea | £2 |"],
  [
    "Cards only.\n\nRow;Week;Weekend\nA;£22;£26\n\nBook early.",
    "Row;Week;Weekend\nA;£22;£26",
    "| Row | Week | Weekend |\n| --- | --- | --- |\n| A | £22 | £26 |",
  ],
  ["Day\tHour\tNote\nMon\t9\t", "Day\tHour\tNote\nMon\t9", undefined],
  [
    "Mon\t9\t12\nTue\t\t10",
    "Mon\t9\t12\nTue\t\t10",
    "| Mon | 9 | 12 |\n| --- | --- | --- |\n| Tue |  | 10 |",
  ],
])("cells of a spreadsheet in %j", (text, over, meant) => {
  const table = found(text);
  expect(table?.slice(0, 2)).toEqual(["pasted-table", over]);
  if (meant !== undefined) expect(table?.[2]).toBe(meant);
});

it("a table that is drawn with signs", () =>
  expect(found("Prices:\n\n+-----+-----+\n| Tea | £2  |\n+=====+=====+")?.slice(0, 2)).toEqual([
    "drawn-table",
    "+-----+-----+",
  ]));

it.each([
  "One line\twith a tab",
  "1.\tBread\n2.\tSalt",
  "-\tBread\n-\tSalt",
  "a)\tBread\nb)\tSalt",
  "We play; we sing.\nWe dance; we rest.",
  "We play;\nwe sing;",
  "| Tea\t| £2 |\n| --- | --- |\n| Milk\t| £1 |",
  "```\na;b\nc;d\n```",
  "\tcode;here\n\tand;there",
  "Fish &amp; chips\nTea &amp; cake",
  "Row;A\n\nRow;B",
  "Row;A\nRow;B;C",
  "One + two\n+ three",
  "+49 40 1234",
])("no table in %j", (text) => expect(found(text)?.[0] ?? "").not.toMatch(/table/));

const page = (text: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: prose\n    id: team\n    text: |\n      ${text.replace(/\n(?=.)/g, "\n      ")}\n`;

it("is offered as a table, in the margin of its text", async () => {
  const { text, left } = await taken(
    "pages/about.yaml",
    page("Ours:\n\nDrink\tPrice\nTea\t£2\n\nCards only."),
  );
  expect(text).toBe(page("Ours:\n\n| Drink | Price |\n| --- | --- |\n| Tea | £2 |\n\nCards only."));
  expect(left).toEqual([]);
});

it("is told of a text under public/ as well", async () => {
  const site = await mockSite({
    "public/texts/one.md": "Ours:\n\nDrink;Price\nTea;£2\n",
    "pages/about.yaml":
      "title: About\ndescription: What About is.\nblocks:\n  - type: body\n    id: team\n    files: [/texts/one.md]\n",
  });
  expect(told(site)[0]).toMatch(/^public\/texts\/one\.md:3:1 half-markup «Drink;Price»/);
  expect(site.problems[0]?.offer?.text).toBe("| Drink | Price |\n| --- | --- |\n| Tea | £2 |");
});
