import { afterAll, expect, test } from "vitest";
import { listTexts } from "../../renderer/translations/list-texts.ts";
import { translatedFiles } from "../../renderer/translations/translated-file.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const languages = [
  { lang: "de", name: "Deutsch" },
  { lang: "fr", name: "Français" },
];

async function listed(): Promise<string[]> {
  const site = await mockSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages: [{ lang: de }, { lang: fr }]\n",
    "pages/about.yaml":
      "title: About\ndescription: What About is.\naliases: [/a-first-alias]\nblocks:\n  - type: hero\n    id: team\n    heading: About\n",
    "pages/about.de.yaml":
      "route: /de/ueber-uns\ntitle: { of: About, text: Über uns }\ndescription: { of: What About is., text: Was Über uns ist. }\nblocks:\n  team:\n    heading: { of: About, text: Über uns }\n",
  });
  const files = languages.flatMap(({ lang }) => translatedFiles(site, lang));
  return listTexts(files, languages, { isFull: false }).split("\n");
}

test("pages are listed by their own address, whatever others lead to them", async () => {
  const lines = await listed();
  expect(lines).toContain("  pages/about.yaml  /de/ueber-uns: 3 of 3 texts, 100 %");
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}pages\/about\.yaml {2}\/about: 3 texts, not begun$/),
  );
});

test("a language that nobody has begun is not complete", async () => {
  const head = (await listed()).find((line) => line.startsWith("Français"));
  expect(head).toMatch(/^Français \(fr\): not begun: \d+ texts$/);
});
