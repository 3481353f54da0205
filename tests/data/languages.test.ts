import { afterAll, describe, expect, it } from "vitest";
import { languageFault } from "../../renderer/data/meant-language.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const SETTINGS = "data/site.yaml";
const settings = translated[SETTINGS];

/** What is told of a site, and what is offered there. */
const told = async (files: Files): Promise<string[]> => {
  const site = await mockSite(files);
  return summary(site).map((one, index) => {
    const { offer } = site.problems[index]!;
    return `${one}${offer ? ` offer ${offer.text}` : ""}`;
  });
};

describe("the tag of a language", () => {
  it.each([
    "en",
    "de",
    "en-GB",
    "en-us",
    "pt-BR",
    "zh-Hans",
    "sr-Latn",
    "ar",
    "he",
    "iw",
    "tl",
    "no",
    "nb",
    "uk",
    "gsw",
    "fil",
  ])("may be %s", (tag) => expect(languageFault(tag)).toBeUndefined());

  it.each([
    ["English", "en"],
    ["german", "de"],
    ["Deutsch", "de"],
    ["français", "fr"],
    ["francais", "fr"],
    ["italienisch", "it"],
    ["日本語", "ja"],
    ["jp", "ja"],
    ["gr", "el"],
    ["dk", "da"],
    ["cz", "cs"],
    ["cn", "zh"],
    ["eng", "en"],
    ["deu", "de"],
    ["ger", "de"],
    ["en_US", "en-US"],
    ["EN", "en"],
    ["DE-at", "de-AT"],
    ["en-UK", "en-GB"],
    ["foo bar", undefined],
    ["xx", undefined],
    ["us", undefined],
    ["English and German", undefined],
  ])("is none as %s", (text, guess) => expect(languageFault(text)).toEqual(guess ? { guess } : {}));

  it("is told where a site says its own, once", async () => {
    const files = { [SETTINGS]: settings.replace("lang: en\n", "lang: English\n") };
    expect(await told({ ...translated, ...files })).toEqual([
      `${SETTINGS}:3:7 bad-language «English» offer en`,
    ]);
  });

  it.each([
    ["pt_BR", ["pages/about.pt.yaml"], "pt"],
    ["pt_BR", ["pages/about.pt-BR.yaml"], "pt-BR"],
    ["pt_BR", ["pages/about.pt-PT.yaml"], "pt-BR"],
    ["pt_BR", ["pages/about.fr.yaml"], "pt-BR"],
    ["ca_ES", ["data/jobs.ca.yaml"], "ca"],
    ["zh_CN", ["pages/about.zh-Hans.yaml", "pages/about.zh-TW.yaml"], "zh-Hans"],
    ["Portuguese", ["pages/about.pt-BR.yaml"], "pt-BR"],
    ["pt_BR", [], "pt-BR"],
  ])("is offered as the site's files have it: %s with %s", async (lang, files, offer) => {
    const versions = Object.fromEntries(files.map((file) => [file, "title: A\n"]));
    expect(
      await told({
        ...versions,
        [SETTINGS]: `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\nlanguages: [{ lang: ${lang} }]\n`,
      }),
    ).toContain(`${SETTINGS}:5:21 bad-language «${lang}» offer ${offer}`);
  });

  it("is told in place of the form that the site's schema wants", async () => {
    const schema = JSON.parse(translated["data/site.schema.json"]);
    schema.properties.lang.pattern = "^[a-z]{2}(-[A-Z]{2})?$";
    const of = (lang: string) =>
      told({
        ...translated,
        "data/site.schema.json": JSON.stringify(schema),
        [SETTINGS]: settings.replace("lang: en\n", `lang: ${lang}\n`),
      });
    expect(await of("English")).toEqual([`${SETTINGS}:3:7 bad-language «English» offer en`]);
    expect(await of("foo bar")).toEqual([`${SETTINGS}:3:7 wrong-format «foo bar»`]);
  });

  it("is told of words of the site's own", async () => {
    expect(await told({ "data/words.yaml": "German:\n  page.skip: Los\n" })).toEqual([
      "data/words.yaml:1:1 bad-language «German» offer de",
    ]);
  });
});

describe("languages in another form", () => {
  it.each<[string, written: string, place: string, offer: string]>([
    ["tags", "languages: [de, fr]", "6:13 «de»", "[{ lang: de }, { lang: fr }]"],
    ["tags below one another", "languages:\n  - de\n  - fr", "7:5 «de»", "  - lang: de\n  - lang: fr"],
    ["one tag", "languages: de", "6:12 «de»", "[{ lang: de }]"],
    ["tags in a text", "languages: de, fr", "6:12 «de, fr»", "[{ lang: de }, { lang: fr }]"],
    ["names", "languages:\n  - German\n  - français", "7:5 «German»", "  - lang: de\n  - lang: fr"],
    [
      "names by their tags",
      "languages:\n  de: Deutsch\n  fr:",
      "7:3 «de: Deutsch»",
      "  - lang: de\n    name: Deutsch\n  - lang: fr",
    ],
    ["options by tags", "languages:\n  de:\n    draft: true", "7:3 «de:»", "  - lang: de\n    draft: true"],
    [
      "names by their tags in a list",
      "languages:\n  - de: Deutsch",
      "7:5 «de: Deutsch»",
      "  - lang: de\n    name: Deutsch",
    ],
    ["no dash", "languages:\n  lang: de\n  draft: true", "7:3 «lang: de»", "  - lang: de\n    draft: true"],
    ["the site's own as well", "languages:\n  - en\n  - de", "7:5 «en»", "  - lang: de"],
    [
      "one of them right",
      "languages:\n  - lang: de\n    strict: true\n  - en-US",
      "9:5 «en-US»",
      "  - lang: de\n    strict: true\n  - lang: en-US",
    ],
  ])("%s: told once, with all of them as they are to be", async (_, written, place, offer) => {
    const text = settings.replace("languages:\n  - lang: de", written);
    expect(await told({ ...translated, [SETTINGS]: text })).toEqual([
      `${SETTINGS}:${place.replace(" ", " wrong-type ")} offer ${offer}`,
    ]);
  });

  it.each([
    ["an option that is wrong", "languages:\n  - lang: de\n    strict: perhaps", "8:13 wrong-type «perhaps»"],
    [
      "an option that there is not",
      "languages:\n  - lang: de\n    strikt: false",
      "8:5 unknown-field «strikt»",
    ],
  ])("%s is told by itself", async (_, written, place) => {
    const text = settings.replace("languages:\n  - lang: de", written);
    expect(await told({ ...translated, [SETTINGS]: text })).toEqual([`${SETTINGS}:${place}`]);
  });

  it("that nobody can tell are told as before", async () => {
    const text = settings.replace("languages:\n  - lang: de", "languages: several");
    expect(await told({ ...translated, [SETTINGS]: text })).toEqual([
      `${SETTINGS}:6:12 wrong-type «several»`,
    ]);
  });
});
