import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const about = "pages/about.yaml";
const layout = "pages/_layout.yaml";
const shared = "pages/_shared/call.yaml";
const settings = "data/site.yaml";

it.each<[file: keyof typeof translated, from: string, to: string, told: string]>([
  [about, "blocks:", "Blocks:", "3:1 unknown-option «Blocks»"],
  [about, "blocks:", "bloks:", "3:1 unknown-option «bloks»"],
  [about, "blocks:", "block:", "3:1 unknown-option «block»"],
  [about, "blocks:", "sections:", "3:1 unknown-option «sections»"],
  [about, "blocks:\n", "", "3:5 lost-line «type»"],
  [about, "title:", "Title:", "1:1 unknown-option «Title»"],
  [about, "description:", "desc:", "2:1 unknown-option «desc»"],
  [about, "    heading: About", "    Heading: About", "6:5 unknown-option «Heading»"],
  [about, "  - type: card-grid", "- type: card-grid", "11:3 wrong-indentation «type»"],
  [about, "  - type: hero", "- type: hero", "4:3 wrong-indentation «type»"],
  [about, "    actions:", "    action:", "8:5 unknown-option «action»"],
  [about, "    item:", "    Item:", "15:5 unknown-option «Item»"],
  [about, "{ label: Home", "{ Label: Home", "9:11 unknown-option «Label»"],
  [about, "    id: opening", "    ID: opening", "5:5 unknown-option «ID»"],
  [about, "  - type: hero", "  - Type: hero", "4:5 unknown-option «Type»"],
  [layout, "blocks:", "Blocks:", "1:1 unknown-option «Blocks»"],
  [shared, "blocks:", "Blocks:", "4:1 unknown-option «Blocks»"],
  [shared, "options:", "Options:", "2:1 unknown-option «Options»"],
  [settings, "claim:", "Claim:", "5:1 unknown-field «Claim»"],
])("%s with %j as %j: only the original is at fault", async (file, from, to, told) => {
  const site = await mockSite({ ...translated, [file]: translated[file].replace(from, to) });
  expect(summary(site)).toEqual([`${file}:${told}`]);
});

it("a shared list that cannot be read is said to show at the addresses of originals", async () => {
  const text = translated[shared].replace("blocks:", "Blocks:");
  const { problems } = await mockSite({ ...translated, [shared]: text });
  const { pages } = problems[0]!.params as { pages?: string[] };
  expect(pages).toContain("/about");
  expect(pages?.filter((page) => page.includes("."))).toEqual([]);
});
