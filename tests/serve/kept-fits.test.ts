import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fitExamples } from "../../renderer/serve/fitted-examples.ts";
import { keptFits } from "../../renderer/serve/kept-fits.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

let site: Site;
beforeAll(async () => {
  const dir = writeMockSite({ "pages/contact.yaml": page("Contact", "- type: hero\n    id: form") });
  site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
});
afterAll(removeMockSites);

const page = (title: string, blocks: string): string =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  ${blocks}\n    heading: ${title}\n`;

const ENTRIES = [
  "- type: prose\n  text: Go [there](/contact#form).\n",
  "- type: prose\n  text: Go [elsewhere](/later).\n",
  "- type: hero\n  heading: A picture\n  image: { src: /images/else.svg, alt: Something else. }\n",
  '- type: list\n  source: jobs\n  item: { type: notice, title: "${item.title}" }\n',
];

const change = async (file: string, to: (text: string) => string): Promise<void> => {
  const path = join(site.dir, file);
  let text = "";
  try {
    text = readFileSync(path, "utf8");
  } catch {
    // It is a new one.
  }
  writeFileSync(path, to(text));
  await site.update([file]);
};

it.each<[what: string, file: string, to: (text: string) => string]>([
  [
    "other words on a page",
    "pages/about.yaml",
    (text) => text.replace("heading: About", "heading: About us"),
  ],
  ["a block more on a page", "pages/index.yaml", (text) => `${text}  - type: prose\n    text: More.\n`],
])("keeps what fits while there is %s", async (_, file, to) => {
  const before = keptFits(site, ENTRIES);
  await change(file, to);
  expect(keptFits(site, ENTRIES)).toBe(before);
  expect(before).toEqual(fitExamples(site, ENTRIES));
});

it.each<[what: string, file: string, to: (text: string) => string]>([
  ["a page more", "pages/later.yaml", () => page("Later", "- type: hero")],
  [
    "another anchor on a page that one leads to",
    "pages/contact.yaml",
    (text) => text.replace("id: form", "id: ask"),
  ],
  ["a page less", "pages/later.yaml", (text) => `${text}draft: true\n`],
  ["another field of a collection", "data/jobs.schema.json", (text) => text.replace('"title"', '"name"')],
  [
    "a picture with words on a page",
    "pages/about.yaml",
    (text) => `${text}    image: { src: /images/team.svg, alt: All of us. }\n`,
  ],
  ["a picture with other words", "pages/about.yaml", (text) => text.replace("All of us.", "Three of us.")],
  [
    "another shell",
    "pages/_layout.yaml",
    (text) => text.replace("blocks:\n", "blocks:\n  - type: notice\n    title: Here\n"),
  ],
])("looks again when there is %s", async (_, file, to) => {
  const before = keptFits(site, ENTRIES);
  await change(file, to);
  const now = keptFits(site, ENTRIES);
  expect(now).not.toBe(before);
  expect(now).toEqual(fitExamples(site, ENTRIES));
});

it("looks again at other examples, and each site has its own", async () => {
  const before = keptFits(site, ENTRIES);
  expect(keptFits(site, ENTRIES.slice(1))).toEqual(before.slice(1));
  const dir = writeMockSite();
  const other = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  expect(keptFits(other, ENTRIES)).toEqual(fitExamples(other, ENTRIES));
});
