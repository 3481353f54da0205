import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const hero = (lines: string): string => `  - type: hero\n${lines}    heading: Home\n`;

it.each<[block: string, hint: string]>([
  // What a block has by another name is told with what it can be, what the whole site has with where that is.
  [hero("    text-align: justified\n"), 'How it is drawn is chosen with "align" (start, center).'],
  [
    hero("    className: px-4\n"),
    "Colours, fonts and spaces are those of the whole site, in data/theme.yaml: delete the line.",
  ],
  [hero("    level: 2\n"), "The level of a heading follows from where it stands: delete the line."],
  [
    hero("    actions: [{ label: Home, href: /, target: _blank }]\n"),
    "A link opens where its reader wants it, in this window or another: delete the line.",
  ],
  // A word for something that stands there already is not told as that, and then as standing there twice.
  [hero("    id: opening\n    anchor: top\n"), 'There is "id" as well: keep one of the two.'],
  [hero("    text: Words.\n    subtitle: More.\n"), 'There is "text" as well: keep one of the two.'],
  // The names of another system, in the list as well as in its entries.
  [hero("    buttons: [{ text: Home, url: / }]\n"), 'Write "actions: [{ label: Home, href: / }]".'],
])("%s says %s", async (block, hint) => {
  const { problems } = await mockSite({
    "pages/index.yaml": `title: Home\ndescription: What Home is.\nblocks:\n${block}`,
  });
  expect(problems.map((one) => [one.code, one.hint])).toEqual([
    ["unknown-option", expect.stringContaining(hint.replace(/\.$/, ""))],
  ]);
});
