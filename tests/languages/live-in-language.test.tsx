import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { languageRules } from "../../renderer/publish/language-rules.ts";
import { InItsLanguage } from "../../renderer/runtime/live/in-its-language.tsx";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const opened = () =>
  mockSite({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { lang: ar, missing: original, strict: false }\n  - { lang: de, missing: original, strict: false }\n",
  });

it("frames a page that nobody has translated in npm start as the build does", async () => {
  const page = (await opened()).page("/ar")!;
  const html = renderToStaticMarkup(
    <InItsLanguage page={page}>
      <h1>About us.</h1>
    </InItsLanguage>,
  );
  expect(html).toContain(
    '<p class="untranslated" lang="en" dir="ltr">This page has not been translated yet.',
  );
  expect(html).toContain('<div class="in-original" lang="en" dir="ltr"><h1>About us.</h1></div>');
});

it("has no frame around a page in its own language", async () => {
  const page = (await opened()).page("/")!;
  expect(renderToStaticMarkup(<InItsLanguage page={page}>words</InItsLanguage>)).toBe("words");
  expect(languageRules(page)).toBe("");
});

it("turns arrows round from right to left, and parts long words of German", async () => {
  const site = await opened();
  const rulesOf = (route: string): string => languageRules(site.page(route)!);
  expect(rulesOf("/ar")).toMatch(/:dir\(rtl\).*scale:-1 1/);
  expect(rulesOf("/de")).toContain("hyphens:auto");
});
