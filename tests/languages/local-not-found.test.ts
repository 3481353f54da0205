import { expect, it } from "vitest";
import type { Language } from "../../renderer/data/languages.ts";
import { localNotFound, writeLocalNotFound } from "../../renderer/publish/host/local-not-found.ts";

const language = (lang: string): Language => ({
  lang,
  name: lang,
  path: `/${lang}`,
  missing: "absent",
  isStrict: true,
  isDraft: false,
});

it("puts the page for what is not there to where hosts look for it, in each language that has one", () => {
  const pages = localNotFound({
    languages: [language("de"), language("fr")],
    routes: [{ route: "/de/nicht-da", kind: "page", file: "pages/404.de.yaml" }],
  });
  const written: string[] = [];
  writeLocalNotFound(pages, {
    read: (path) => `text of ${path}`,
    write: (path, text) => written.push(`${path}: ${text}`),
  });
  expect(written).toEqual(["de/404.html: text of de/nicht-da/index.html"]);
  expect(pages).toMatchObject([{ below: "/de/", page: "/de/404.html" }]);
});
