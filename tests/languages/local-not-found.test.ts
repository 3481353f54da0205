import { expect, it } from "vitest";
import type { Language } from "../../renderer/data/languages.ts";
import { writeLocalNotFound } from "../../renderer/publish/host/local-not-found.ts";

const language = (lang: string): Language => ({
  lang,
  name: lang,
  path: `/${lang}`,
  missing: "absent",
  isStrict: true,
  isDraft: false,
});

it("puts the page for what is not there to where hosts look for it, in each language that has one", () => {
  const written: string[] = [];
  writeLocalNotFound(
    {
      languages: [language("de"), language("fr")],
      routes: [{ route: "/de/404", kind: "page", file: "pages/404.de.yaml" }],
    },
    { read: (path) => `text of ${path}`, write: (path, text) => written.push(`${path}: ${text}`) },
  );
  expect(written).toEqual(["de/404.html: text of de/404/index.html"]);
});
