import { afterAll, describe, expect, it } from "vitest";
import { withEngineSettings } from "../../renderer/data/engine-settings.ts";
import { readSettings } from "../../renderer/data/settings.ts";
import { typeOfSettings } from "../../renderer/data/settings-type.ts";
import { lazyCheck } from "../../renderer/schema/compile-schema.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { mockSite, removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const schema: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["brand"],
  properties: {
    brand: { type: "string", description: "Name." },
    zip: { type: "string" },
    logo: { type: "string", "x-kind": "image" },
    links: { type: "array", items: { type: "string", "x-kind": "link" } },
    icon: { type: "string", "x-kind": "icon" },
    text: { type: "string", "x-kind": "markdown" },
  },
};
const file = "data/site.yaml";

/** What comes of a `data/site.yaml`, with problems as an author reads them. */
function read(text: string | Uint8Array | { link: string } | null) {
  const dir = writeMockSite({ [file]: text });
  const { problems, lines, ...rest } = readSettings(dir, schema, lazyCheck(schema, { bindings: false }));
  const shown = typeof text === "string" ? text : "";
  return {
    ...rest,
    told: problems.map(
      ({ range, code, message, hint }) =>
        `${range.start.line}:${range.start.column} ${code} «${shown.slice(range.start.offset, range.end.offset)}» | ${message}${hint === undefined ? "" : ` | ${hint}`}`,
    ),
    lastLine: lines.position(shown.length).line,
  };
}

describe("data/site.yaml", () => {
  it("gives its fields, and the places of those that the check looks at", () => {
    const text =
      "brand: 2SD\nzip: 01067\nlogo: /logo.svg # check-off: long-title: why\nlinks:\n  - /about\n  - '#team'\nicon: brain\ntext: '[a](/b)'\n";
    expect(read(text)).toEqual({
      data: {
        brand: "2SD",
        zip: "01067",
        logo: "/logo.svg",
        links: ["/about", "#team"],
        icon: "brain",
        text: "[a](/b)",
      },
      references: [
        { start: 28, end: 37, value: "/logo.svg", path: ["logo"], kind: "image" },
        { start: 78, end: 84, value: "/about", path: ["links", 0], kind: "link" },
        { start: 89, end: 96, value: "#team", path: ["links", 1], kind: "link" },
        { start: 103, end: 108, value: "brain", path: ["icon"], kind: "icon" },
      ],
      isBroken: false,
      isWhole: true,
      switchOffs: [{ code: "long-title", start: 38, end: 66, from: 3, to: 3 }],
      told: [],
      lastLine: 9,
    });
  });
  it("may be missing", () =>
    expect(read(null)).toEqual({
      data: {},
      references: [],
      isBroken: false,
      isWhole: false,
      switchOffs: [],
      told: [],
      lastLine: 1,
    }));
  it("may hold nothing but comments", () =>
    expect(read("# Nothing yet\n")).toEqual({
      data: {},
      references: [],
      isBroken: false,
      isWhole: true,
      switchOffs: [],
      told: [],
      lastLine: 2,
    }));
  it("is told what is wrong with it", () => {
    const texts = {
      "a field that is missing, one unknown": "zip: a\nbrnd: 2SD\n",
      "an empty group": "{}\n",
      "a list": "- brand: 2SD\n",
      "a text": "2SD\n",
      "a list that is broken off": "brand: 2SD\nlinks: [/about, [\n",
      "a comment without a reason": "brand: 2SD # check-off: long-title\n",
      "a hidden character": "brand: 2\u200bSD\n",
      "no text": new Uint8Array([0xff]),
      "a link to a file elsewhere": { link: "team.yaml" },
    };
    const results = Object.entries(texts).map(([name, text]) => {
      const { data, isBroken, told } = read(text);
      return [name, data, isBroken, ...told];
    });
    expect(results).toEqual([
      [
        "a field that is missing, one unknown",
        { zip: "a", brnd: "2SD" },
        true,
        '2:1 unknown-field «brnd» | data/site.yaml has no field "brnd". | Did you mean "brand"?',
      ],
      ["an empty group", {}, true, '1:1 missing-field «» | data/site.yaml needs "brand": Name.'],
      [
        "a list",
        {},
        true,
        "1:1 wrong-type «- brand: 2SD» | data/site.yaml must be a group of fields, such as brand: name.",
      ],
      [
        "a text",
        {},
        true,
        "1:1 wrong-type «2SD» | data/site.yaml must be a group of fields, such as brand: name.",
      ],
      [
        "a list that is broken off",
        { brand: "2SD", links: BROKEN },
        true,
        "2:8 unclosed-bracket «[/about, [» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text.",
        "2:17 unclosed-bracket «[» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text.",
      ],
      [
        "a comment without a reason",
        { brand: "2SD" },
        true,
        '1:12 bad-switch-off «# check-off: long-title» | This comment switches "long-title" off without saying why. | The form is # check-off: CODE: the reason, with a code of docs/checks.md.',
      ],
      [
        "a hidden character",
        { brand: "2SD" },
        true,
        "1:9 hidden-character «​» | There is an invisible character here (a zero-width space, U+200B). | Delete it. Such characters come along when text is copied from a word processor or a web page.",
      ],
      [
        "no text",
        {},
        true,
        "1:1 not-utf8 «» | The character here is not stored as UTF-8 (byte FF). | Save the file with the encoding UTF-8 in your editor.",
      ],
      [
        "a link to a file elsewhere",
        {},
        true,
        "1:1 not-a-file «» | data/site.yaml is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
      ],
    ]);
  });
});

describe("fields that bindings may name", () => {
  const data = {
    brand: "2SD",
    year: 2026,
    isOpen: true,
    none: null,
    cities: ["Leeds"],
    empty: [],
    contact: { mail: "a@b.example", hours: [{ day: "Monday" }] },
  };
  it("are those of a closed schema", () => expect(typeOfSettings(schema, data)).toBe(schema));
  it("are those of an open one, and what the file has beside them", () => {
    expect(
      typeOfSettings({ title: "Site", properties: { brand: { type: "string", title: "Brand" } } }, data),
    ).toEqual({
      title: "Site",
      type: "object",
      additionalProperties: false,
      properties: {
        brand: { type: "string", title: "Brand" },
        year: { type: "number" },
        isOpen: { type: "boolean" },
        none: { type: "object" },
        cities: { type: "array", items: { type: "string" } },
        empty: { type: "array", items: {} },
        contact: {
          type: "object",
          additionalProperties: false,
          properties: {
            mail: { type: "string" },
            hours: {
              type: "array",
              items: { type: "object", additionalProperties: false, properties: { day: { type: "string" } } },
            },
          },
        },
      },
    });
  });
});

describe("a text of the settings is one, though any word could be the name of a setting", () => {
  /** What is told of settings without a schema, and the file with what is offered. */
  const offered = async (text: string) => {
    const site = await mockSite({ [file]: `${text}url: https://www.example.com\nlang: en\n` });
    const [problem] = site.problems.filter((one) => one.file === file);
    const { offer } = problem ?? {};
    const start = offer?.range.start.offset ?? 0;
    return [problem?.code, offer && text.slice(0, start) + offer.text + text.slice(offer.range.end.offset)];
  };
  it.each([
    ["tagline: Nine huts: open to all\n", "colon-in-text", 'tagline: "Nine huts: open to all"\n'],
    ["brand: Huts: Scotland\n", "colon-in-text", 'brand: "Huts: Scotland"\n'],
    ["brand: Huts email: a@example.com\n", "two-on-a-line", "brand: Huts\nemail: a@example.com\n"],
    [
      "tagline: Nine huts above the trees,\nkept by people\n",
      "missing-colon",
      "tagline: Nine huts above the trees,\n  kept by people\n",
    ],
    ["brand: Huts\nphone 555\n", "missing-colon", "brand: Huts\nphone: 555\n"],
  ])("%j", async (text, code, right) => expect(await offered(text)).toEqual([code, right]));
});

describe("a line of a group of settings in a wrong column is no entry of a list", () => {
  const HEAD = "brand: Huts\nurl: https://www.example.com\nlang: en\n";
  const RIGHT = `${HEAD}office:\n  street: 4 Lane\n  town: Bree\n  hours: 9 to 12\nemail: a@example.com\n`;
  it.each([
    ["the last, too far right", "  hours:", "    hours:", 7],
    ["one between, too far right", "  town:", "    town:", 6],
  ])("%s", async (_, right, wrong, line) => {
    const site = await mockSite({ [file]: RIGHT.replace(right, wrong) });
    expect(site.problems[0]).toMatchObject({ code: "wrong-indentation", file });
    expect(site.problems[0]?.range.start.line).toBe(line);
  });

  it("where a list is wanted, a dash may be lost", async () => {
    const { problems } = await mockSite({
      [file]: `${HEAD}languages:\n    lang: de\n    strict: false\n    draft: true\n`,
    });
    expect(problems[0]).toMatchObject({ file, offer: expect.anything() });
    expect(problems.map(({ code }) => code)).not.toContain("wrong-indentation");
  });
});

describe("settings that the engine reads", () => {
  it("need not stand in a schema of the site's own, and are known by their names elsewhere", () => {
    const own: Schema = {
      type: "object",
      additionalProperties: false,
      properties: { brand: { type: "string" } },
    };
    const whole = withEngineSettings(own);
    const dir = writeMockSite({ [file]: "brand: A\nurl: https://a.example\nlanguage: es\n" });
    const { problems } = readSettings(dir, whole.schema, whole.check, {});
    expect(
      problems.map(({ code, range, fix, offer }) => [code, range.start.line, (fix ?? offer)?.text]),
    ).toEqual([["unknown-field", 3, "lang"]]);
  });
});
