import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const text = (rest: object = {}) => ({ type: "string", description: "What it is.", ...rest });
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["claim"],
  properties: {
    brand: text({ "x-translate": false }),
    url: text(),
    lang: text(),
    timeZone: text(),
    claim: text(),
    mode: { enum: ["quiet", "loud"], description: "Mode." },
    email: text({ format: "email" }),
    phone: text({ pattern: "^[+0-9 ]+$" }),
    logo: text({ "x-kind": "image" }),
    start: text({ "x-kind": "link" }),
    languages: { type: "array" },
  },
};
const site = (zone: string) => ({
  "data/site.schema.json": JSON.stringify(schema),
  "data/site.yaml": `brand: 2SD\nurl: https://www.example.com\nlang: en\ntimeZone: ${zone}\nclaim: We care\nmode: quiet\nemail: a@b.example\nphone: +49 30 1\nlogo: /images/team.svg\nstart: /about\nlanguages: [{ lang: de }]\n`,
});

describe("settings that are no texts", () => {
  it("are not asked for in another language, in whatever words a site declares them", async () => {
    const { problems } = await mockSite({
      ...site("Europe/Paris"),
      "data/site.de.yaml": "claim: Wir sorgen\n",
    });
    expect(problems.map(({ code }) => code)).toEqual(["unmarked-translation"]);
  });

  it("are read as the engine reads them", async () => {
    const { problems } = await mockSite(site("Europe/Parris"));
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["wrong-format", 'There is no time zone "Europe/Parris".'],
    ]);
  });
});
