import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bodyComment } from "../../renderer/languages/body-mark.ts";
import { translationsPage } from "../../renderer/serve/translations-page.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { listTexts } from "../../renderer/translations/list-texts.ts";
import { translatedFiles } from "../../renderer/translations/translated-file.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const before = "## One\n\nHello there.\nWe are in four regions.\n";
const now = before.replace("four", "five");

/** A site whose text has changed since it was translated. */
function writeSite(): string {
  return writeMockSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - lang: de\n",
    "pages/one.yaml":
      "title: One\ndescription: What One is.\nblocks:\n  - type: body\n    id: text\n    files: [/texts/one.md]\n",
    "pages/one.de.yaml": "title: { of: One, text: Eins }\n",
    "public/texts/one.md": before,
    "public/texts/one.de.md": `${bodyComment(before)}\n## Eins\n`,
  });
}

const git = (dir: string, ...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@example.com", ...words], { cwd: dir });

async function told(dir: string): Promise<{ list: string; page: string }> {
  writeFileSync(join(dir, "public/texts/one.md"), now);
  const site = await openSite({ dir, checkOnly: true });
  const query = new URLSearchParams({ lang: "de", file: "public/texts/one.md" });
  return {
    list: listTexts(translatedFiles(site, "de"), site.languages, { isFull: false }),
    page: translationsPage(site, query).html,
  };
}

it("an article that has changed is shown as it was and as it is, where the site is kept in git", async () => {
  const dir = writeSite();
  git(dir, "init", "-q");
  git(dir, "add", ".");
  git(dir, "commit", "-qm", "Translated");
  const { list, page } = await told(dir);
  expect(list).toContain("was  We are in four regions.\n      now  We are in five regions.");
  expect(page).toContain("<del>four</del><ins>five</ins>");
});

it("and without git it is said that nobody knows what it was", async () => {
  const { list, page } = await told(writeSite());
  expect(list).toContain("was  another wording");
  expect(page).toContain("We are in five regions.");
});
