import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const SETTINGS = "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n";
const told = async (text: string, schema?: object): Promise<string[]> => {
  const site = await mockSite({
    "data/site.yaml": text,
    ...(schema && { "data/site.schema.json": JSON.stringify({ type: "object", ...schema }) }),
  });
  return summary(site).map((one, index) => {
    const { fix, offer } = site.problems[index]!;
    return `${one.replace("data/site.yaml:", "")} ${fix ? `fix ${fix.text}` : `offer ${offer?.text}`}`;
  });
};

describe("settings that are called nearly as those that the engine reads", () => {
  it.each([
    ["timezone: Europe/Paris", "fix timeZone"],
    ["time_zone: Europe/Paris", "fix timeZone"],
    ["time-zone: Europe/Paris", "fix timeZone"],
    ["TimeZone: Europe/Paris", "fix timeZone"],
    ["timeZon: Europe/Paris", "offer timeZone"],
    ["Languages: []", "fix languages"],
    ["language: []", "offer languages"],
    ["langauges: []", "offer languages"],
    ["Defaults: { card-grid: { columns: 2 } }", "fix defaults"],
    ["default: { card-grid: { columns: 2 } }", "offer defaults"],
    ["shareimages: true", "fix shareImages"],
    ["share_images: true", "fix shareImages"],
    ["Tagline: We stay.", "fix tagline"],
    ["legal_name: 2SD Ltd", "fix legalName"],
    ["service: []", "offer services"],
    ["Security: { contact: 'mailto:a@example.com', expires: 2027-01-01 }", "fix security"],
  ])("%s", async (line, correction) => {
    const [name] = line.split(":");
    expect(await told(`${SETTINGS}${line}\n`)).toEqual([`5:1 unknown-field «${name}» ${correction}`]);
  });

  it.each([
    ["url", ["baseurl", "baseUrl", "site_url", "siteUrl", "domain", "websiteUrl"]],
    ["brand", ["siteName", "site_title", "companyName", "website-name"]],
    ["lang", ["language", "locale", "lang_code"]],
  ])("%s by the names of other systems", async (name, others) => {
    for (const other of others) {
      const [one, ...more] = await told(SETTINGS.replace(`${name}:`, `${other}:`));
      expect(one).toMatch(new RegExp(`^\\d:1 unknown-field «${other}» offer ${name}$`));
      expect(more).toEqual([]);
    }
  });

  it.each(["brand", "url", "lang", "email"])("%s with two colons", async (name) => {
    expect(await told(SETTINGS.replace(`${name}:`, `${name}::`))).toEqual([
      expect.stringMatching(new RegExp(`^\\d:1 unknown-field «${name}:» fix ${name}$`)),
    ]);
  });

  it.each(["baseurl: /docs", "domain: Building", "name: 2SD"])(
    "%s beside what the engine reads",
    async (line) => {
      expect(await told(`${SETTINGS}${line}\n`)).toEqual([]);
      expect(await told(`${SETTINGS.replace(/url: .*\n/, "")}${line}\n`)).toEqual([]);
    },
  );

  it("and not at the version that has the right name", async () => {
    const { "data/site.schema.json": _, ...files } = translated;
    const text = files["data/site.yaml"].replace("brand:", "brnad:");
    const german = `brand: { of: 2SD, text: 2SD in Deutschland }\n${files["data/site.de.yaml"]}`;
    expect(
      summary(await mockSite({ ...files, "data/site.yaml": text, "data/site.de.yaml": german })),
    ).toEqual(["data/site.yaml:1:1 unknown-field «brnad»"]);
  });

  it.each(["brand", "url", "lang"])("%s with a capital", async (name) => {
    const wrong = name.toUpperCase();
    const [one, ...more] = await told(SETTINGS.replace(`${name}:`, `${wrong}:`));
    expect(one).toMatch(new RegExp(`^\\d:1 unknown-field «${wrong}» fix ${name}$`));
    expect(more).toEqual([]);
  });

  it.each([
    [
      "of the site's own",
      "languageNote: We speak.\ndefaultText: x\ntimeline: 1\nbranch: Bonn\ntimes: 9-5\nslogan: We",
    ],
    ["beside the one that is meant", "timeZone: Europe/Paris\ntimezone: Paris time"],
    [
      "for values of another kind",
      "timezone: Paris time\nlanguage: English and German\ndefault: red\nservice: Tea\nbrands: [a, b]",
    ],
  ])("others %s stay alone", async (_, lines) => {
    expect(await told(`${SETTINGS}${lines}\n`)).toEqual([]);
  });

  it("those that the site's schema knows stay alone, and those that it does not know are told by it", async () => {
    const properties = { timezone: { type: "string", description: "Shown to visitors." } };
    expect(await told(`${SETTINGS}timezone: Europe/Paris\n`, { properties })).toEqual([]);
    const closed = { properties: { brand: {}, url: {}, lang: {}, email: {} }, additionalProperties: false };
    expect(await told(`${SETTINGS}timezone: Europe/Paris\n`, closed)).toEqual([
      "5:1 unknown-field «timezone» fix timeZone",
    ]);
  });
});

describe("the language of the site by another name", () => {
  it.each(["language: es", "locale: es_ES", "siteLanguage: ca"])("%s", async (line) => {
    const [name] = line.split(":");
    const text = `${SETTINGS.replace("lang: en\n", "")}${line}\n`;
    expect(await told(text)).toEqual([`4:1 unknown-field «${name}» offer lang`]);
  });

  it("is one of the site's own beside the language, or where it says something else", async () => {
    expect(await told(`${SETTINGS}language: es\n`)).toEqual([]);
    expect(await told(`${SETTINGS.replace("lang: en\n", "")}language: Plain English\n`)).toEqual([]);
  });
});

describe("what pages show of settings that are not read is no mistake of theirs", () => {
  const pages = {
    "pages/about.yaml":
      "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: ${site.email}\n    text: Of ${site.brand}\n",
  };
  const indented = SETTINGS.trimEnd().replace(/^/gm, "  ");
  const read = async (text: string) => {
    const { problems } = await mockSite({ ...pages, "data/site.yaml": text });
    return problems.map(({ file, code, offer }) => [file, code, offer?.text]);
  };

  it.each<[name: string, text: string, code: string, offer?: string]>([
    ["below a name", `site:\n${indented}\n`, "unknown-field", SETTINGS.trimEnd()],
    ["below a name, beside others", `note: x\nsettings:\n${indented}\n`, "unknown-field", SETTINGS.trimEnd()],
    ["as a list", SETTINGS.replace(/^/gm, "- ").replace(/- $/, ""), "wrong-type", undefined],
    ["as a text", "2SD in London\n", "wrong-type", undefined],
    [
      "with a line that cannot be read",
      SETTINGS.replace("email: ", "email: [ "),
      "unclosed-bracket",
      undefined,
    ],
  ])("%s", async (_, text, code, offer) => {
    expect(await read(text)).toEqual([["data/site.yaml", code, offer]]);
  });

  it("but of a field that is not there it is", async () => {
    const [problem] = await read(SETTINGS.replace("email", "mail"));
    expect(problem).toEqual(["pages/about.yaml", "bad-binding", undefined]);
  });

  it.each(["site: { name: Ours }\n", "company:\n  brand: Ours\n"])(
    "and a group of the site's own is one: %j",
    async (line) => expect(await read(SETTINGS + line)).toEqual([]),
  );
});

describe("a setting that pages name otherwise", () => {
  const page =
    "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n    text: Call ${site.office.phone} or write to ${site.mail}.\n  - type: hero\n    heading: ${site.office.phone}\n    text: ${site.mail}\n";
  const of = async (settings: string, text = page): Promise<string[]> => {
    const site = await mockSite({ "data/site.yaml": SETTINGS + settings, "pages/about.yaml": text });
    return summary(site)
      .map((one, index) => `${one} offer ${site.problems[index]!.offer?.text}`)
      .filter((one) => !one.includes("second-h1"));
  };

  it("is told where it is defined, and offered there", async () => {
    expect(await of("office:\n  phon: 123\nmail: a@example.com\n")).toEqual([
      "data/site.yaml:6:3 renamed-field «phon» offer phone",
    ]);
    expect(await of("ofice:\n  phone: 123\nmail: a@example.com\n")).toEqual([
      "data/site.yaml:5:1 renamed-field «ofice» offer office",
    ]);
    expect(await of("office:\n  phone:: 123\nmail: a@example.com\n")).toEqual([
      expect.stringContaining("data/site.yaml:6:3 unknown-field «phone:»"),
    ]);
  });

  it("is told where it is defined though one place shows it, in an option of the name that it has there", async () => {
    const text = page
      .replaceAll("site.office.phone", "site.mail")
      .replace("heading: About", "heading: ${site.heading}");
    expect(await of("haeding: Rents\nmail: a@example.com\n", text)).toEqual([
      "data/site.yaml:5:1 renamed-field «haeding» offer heading",
    ]);
  });

  it("is told by the word that other systems have for it, where no page shows that", async () => {
    const text = page.replace("heading: About", "heading: About ${site.brand}");
    const settings = "office:\n  telephone: 123\nmail: a@example.com\n";
    expect(await of(settings)).toEqual(["data/site.yaml:6:3 renamed-field «telephone» offer phone"]);
    const right = settings.replace("telephone", "phone");
    const site = (name: string) =>
      mockSite({
        "data/site.yaml": SETTINGS.replace("brand:", name) + right,
        "pages/about.yaml": name === "title:" ? text.replace("to ${site.mail}", "to ${site.title}") : text,
      });
    expect(summary(await site("name:"))[0]).toBe("data/site.yaml:1:1 renamed-field «name»");
    // A page shows it under this name.
    expect(summary(await site("title:"))[0]).toMatch(/^pages\/about.yaml.* missing-value/);
  });

  it("is told where a page has mistyped it, or shows it under both names", async () => {
    const settings = "office:\n  phone: 123\nmail: a@example.com\n";
    expect(await of(settings, page.replace("site.office.phone} or", "site.office.phon} or"))).toEqual([
      expect.stringContaining("pages/about.yaml:6:30 bad-binding «phon»"),
    ]);
    const both = page.replace("${site.mail}.", "${site.mail} or ${site.mali}, ${site.mali}.");
    expect((await of(settings, both)).map((one) => one.split(" ")[1])).toEqual([
      "bad-binding",
      "bad-binding",
    ]);
  });
});
