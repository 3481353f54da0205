import { afterAll, expect, it } from "vitest";
import { translationsPage } from "../../renderer/serve/translations-page.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { translated } from "./translated-site.ts";

afterAll(removeMockSites);

const files = {
  ...translated,
  "pages/about.yaml": translated["pages/about.yaml"]
    .replace("We build **things**.", "We build **more things** & <b>.")
    .replace(
      '- { label: Roles, href: "#roles" }',
      '- { label: Roles, href: "#roles" }\n      - { label: Team, href: "#end" }',
    ),
};

it("lists the files with what is to be done in each", async () => {
  const { html, isKnown } = translationsPage(await mockSite(files), new URLSearchParams());
  expect(isKnown).toBe(true);
  expect(html).toContain(
    '<a href="/__translations?lang=de&amp;file=pages%2Fabout.yaml">pages/about.yaml</a>',
  );
  expect(html).toContain(
    '<span class="badge stale">1 stale</span> <span class="badge missing">1 missing</span>',
  );
});

it("shows a file beside its original, with the marks", async () => {
  const query = new URLSearchParams({ lang: "de", file: "pages/about.yaml" });
  const { html } = translationsPage(await mockSite(files), query);
  expect(html).toContain("<ins>more </ins>things");
  expect(html).not.toContain("<b>.");
  expect(html).toContain('<p lang="de" dir="auto">Wir bauen **Dinge**.</p>');
  expect(html).toContain('<em lang="en">No translation</em>');
  expect(html).toContain('<iframe title="The page in the other language" src="/de/ueber-uns"');
  query.set("show", "open");
  expect(translationsPage(await mockSite(files), query).html).not.toContain("Startseite");
});

it("knows no file that there is not", async () => {
  const query = new URLSearchParams({ lang: "de", file: "../../etc/passwd" });
  expect(translationsPage(await mockSite(translated), query).isKnown).toBe(false);
});
