import { afterAll, describe, expect, it } from "vitest";
import { readHouseRules, rulesSchema } from "../../renderer/check/house-rules.ts";
import { catalogue } from "../../renderer/problems/catalogue.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

/** Levels and problems of a `checks.yaml`, as its author reads them. */
function read(text: string | Uint8Array | { link: string } | null): { levels: object; told: string[] } {
  const { levels, problems } = readHouseRules(writeMockSite({ "checks.yaml": text }));
  const shown = typeof text === "string" ? text : "";
  return {
    levels: Object.fromEntries(levels),
    told: problems.map(
      ({ file, range, code, message, hint }) =>
        `${file}:${range.start.line}:${range.start.column} ${code} «${shown.slice(range.start.offset, range.end.offset)}» | ${message}${hint === undefined ? "" : ` | ${hint}`}`,
    ),
  };
}

it("a site may weigh each rule anew, and nothing else", () => {
  const rules = Object.keys(catalogue).filter((code) => catalogue[code]?.isRule);
  expect(Object.keys(rulesSchema.properties ?? {}).sort()).toEqual(rules.sort());
  expect(rulesSchema.properties?.["long-title"]).toEqual({
    description: `${catalogue["long-title"]?.title}. ${catalogue["long-title"]?.cause} Usually: warning.`,
    enum: ["error", "warning", "off"],
  });
});

describe("checks.yaml", () => {
  it("gives the levels of rules", () => {
    expect(read("long-title: error\nmissing-h1: warning\nbroken-link: off\n")).toEqual({
      levels: { "long-title": "error", "missing-h1": "warning", "broken-link": "off" },
      told: [],
    });
  });
  it.each([null, "", "# Nothing yet\n", "{}\n"])("may be missing or empty: %j", (text) =>
    expect(read(text)).toEqual({ levels: {}, told: [] }),
  );
  it("is told what is wrong with it, and gives the rest", () => {
    const texts = {
      "a rule that is unknown": "long-titel: off\nmissing-h1: off\n",
      "a level that is none": "long-title: no\nmissing-h1: off\n",
      "a level that is a list": "long-title: [off]\n",
      "a rule twice": "long-title: off\nlong-title: error\n",
      "a list": "- long-title: off\n",
      "a text": "off\n",
      "brackets that break off": "[\n",
      "a hidden character": "long-title: off\u200b\n",
      "no text": new Uint8Array([0xff]),
      "a link": { link: "data/site.yaml" },
    };
    expect(Object.entries(texts).map(([name, text]) => ({ name, ...read(text) }))).toEqual([
      {
        name: "a rule that is unknown",
        levels: { "missing-h1": "off" },
        told: [
          'checks.yaml:1:1 unknown-option «long-titel» | checks.yaml has no rule "long-titel". | Did you mean "long-title"?',
        ],
      },
      {
        name: "a level that is none",
        levels: { "missing-h1": "off" },
        told: [
          'checks.yaml:1:13 not-allowed-value «no» | "long-title" must be "error", "warning" or "off"; this file has "no". | Did you mean "off"?',
        ],
      },
      {
        name: "a level that is a list",
        levels: {},
        told: [
          'checks.yaml:1:13 wrong-type «[off]» | "long-title" must be "error", "warning" or "off", not a list. | Write "off"',
        ],
      },
      {
        name: "a rule twice",
        levels: { "long-title": "off" },
        told: [
          'checks.yaml:2:1 duplicate-name «long-title» | "long-title" stands here a second time; the first is on line 1. | Keep one of the two.',
        ],
      },
      {
        name: "a list",
        levels: {},
        told: [
          "checks.yaml:1:1 wrong-type «- long-title: off» | checks.yaml must be a group of rules, such as duplicate-title: error.",
        ],
      },
      {
        name: "a text",
        levels: {},
        told: [
          "checks.yaml:1:1 wrong-type «off» | checks.yaml must be a group of rules, such as duplicate-title: error.",
        ],
      },
      {
        name: "brackets that break off",
        levels: {},
        told: [
          "checks.yaml:1:1 unclosed-bracket «[» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text.",
        ],
      },
      {
        name: "a hidden character",
        levels: { "long-title": "off" },
        told: [
          "checks.yaml:1:16 hidden-character «​» | There is an invisible character here (a zero-width space, U+200B). | Delete it. Such characters come along when text is copied from a word processor or a web page.",
        ],
      },
      {
        name: "no text",
        levels: {},
        told: [
          "checks.yaml:1:1 not-utf8 «» | The character here is not stored as UTF-8 (byte FF). | Save the file with the encoding UTF-8 in your editor.",
        ],
      },
      {
        name: "a link",
        levels: {},
        told: [
          "checks.yaml:1:1 not-a-file «» | checks.yaml is a link to another place. Links are not followed, so that nothing from outside the site is published. | Put the file or folder itself there.",
        ],
      },
    ]);
  });
  it("weighs no problem that would break a page", () => {
    const { levels, told } = read("unknown-option: off\n");
    expect(levels).toEqual({});
    expect(told).toEqual([
      expect.stringMatching(
        /^checks\.yaml:1:1 unknown-option «unknown-option» \| checks\.yaml has no rule "unknown-option"\. \| Options: /,
      ),
    ]);
  });
});
