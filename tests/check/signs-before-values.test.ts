import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const FILE = "pages/about.yaml";
const page = (line: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    ${line}\n    items:\n      - title: One\n`;
const card = (line: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    items:\n      - title: One\n        ${line}\n`;
const row = (line: string): string =>
  `- slug: writer\n  title: Writer\n  department: Data\n  skills: [SQL]\n  ${line}\n`;

/** A field of each kind that no text is wanted in. */
const things = {
  "data/things.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id"],
    properties: {
      id: { type: "string", pattern: "^[a-z-]+$", description: "Key." },
      isNew: { type: "boolean", description: "Marks it." },
      price: { type: "number", description: "Price." },
      kind: { enum: ["full-time", "part-time"], description: "Kind." },
      icon: { $ref: "../renderer/schema/common.json#/definitions/icon" },
      photo: { type: "string", "x-kind": "image", description: "Photo." },
      lead: { type: "string", "x-ref": "team", description: "Who leads." },
      tags: { type: "array", items: { type: "string" }, description: "Labels." },
      text: { type: "string", description: "Words." },
    },
  }),
};
const thing = (line: string): string => `- id: one\n  ${line}\n- id: two\n`;

describe("a sign in front of a value that is no text is one too much", () => {
  it.each<[file: string, of: (line: string) => string, wrong: string, meant: string]>([
    [FILE, page, 'columns: "3', "columns: 3"],
    [FILE, page, "columns: '3", "columns: 3"],
    [FILE, page, "columns: @3", "columns: 3"],
    [FILE, card, 'isNew: "true', "isNew: true"],
    [FILE, card, "isNew: !true", "isNew: true"],
    [FILE, card, "isNew: `true`", "isNew: true"],
    [FILE, card, 'tags: "[a, b]', "tags: [a, b]"],
    [FILE, card, "icon: %cloud", "icon: cloud"],
    [
      FILE,
      card,
      'image: "{ src: /images/team.svg, alt: Team }',
      "image: { src: /images/team.svg, alt: Team }",
    ],
    ["data/jobs.yaml", row, 'year: "2024', "year: 2024"],
    ["data/jobs.yaml", row, "year: *2024", "year: 2024"],
    ["data/jobs.yaml", row, "lead: @ana", "lead: ana"],
    ["data/things.yaml", thing, 'isNew: "true', "isNew: true"],
    ["data/things.yaml", thing, "isNew: @false", "isNew: false"],
    ["data/things.yaml", thing, 'price: "12.50', "price: 12.50"],
    ["data/things.yaml", thing, "kind: %full-time", "kind: full-time"],
    ["data/things.yaml", thing, "kind: !full-time", "kind: full-time"],
    ["data/things.yaml", thing, "kind: **full-time**", "kind: full-time"],
    ["data/things.yaml", thing, "icon: @cloud", "icon: cloud"],
    ["data/things.yaml", thing, "icon: & cloud", "icon: cloud"],
    ["data/things.yaml", thing, "photo: @/images/team.svg", "photo: /images/team.svg"],
    ["data/things.yaml", thing, "lead: !ana", "lead: ana"],
    ["data/things.yaml", thing, 'tags: "[a, b]', "tags: [a, b]"],
  ])("%s %#: %s", async (file, of, wrong, meant) => {
    const { told: lines, text, left } = await taken(file, of(wrong), things);
    expect(lines).toHaveLength(1);
    expect(text, lines.join("\n")).toBe(of(meant));
    expect(left).toEqual([]);
    expect(lines[0]).toContain(meant.slice(meant.indexOf(": ") + 2));
  });
});

describe("settings are asked for their links, icons and language as rows are", () => {
  const settings = (line: string): string =>
    `brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n${line}\n`;
  const schema = {
    "data/site.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      properties: {
        brand: { type: "string", description: "Name." },
        url: { type: "string", description: "Origin." },
        lang: { type: "string", pattern: "^[a-z]{2}$", description: "Language." },
        email: { type: "string", description: "Address." },
        icon: { $ref: "../renderer/schema/common.json#/definitions/icon" },
        link: { type: "string", "x-kind": "link", description: "Where it leads." },
        claim: { type: "string", description: "Words." },
      },
    }),
  };

  it.each([
    ["icon: @cloud", "icon: cloud"],
    ["icon: !cloud", "icon: cloud"],
    ["link: !https://www.elsewhere.example/us", "link: https://www.elsewhere.example/us"],
    ["link: `https://www.elsewhere.example/@us`", "link: https://www.elsewhere.example/@us"],
    ["claim: @us", 'claim: "@us"'],
  ])("%s", async (wrong, meant) => {
    const { told: lines, text, left } = await taken("data/site.yaml", settings(wrong), schema);
    expect(lines).toHaveLength(1);
    expect(text).toBe(settings(meant));
    expect(left).toEqual([]);
  });

  it("a language with a sign in front of it is told once", async () => {
    const wrong = settings("claim: Us").replace("lang: en", "lang: @en");
    const { told: lines, text, left } = await taken("data/site.yaml", wrong, schema);
    expect(lines).toHaveLength(1);
    expect(text).toBe(settings("claim: Us"));
    expect(left).toEqual([]);
  });
});

describe("where a text is wanted, it is put in quotation marks with its sign", () => {
  it.each<[file: string, of: (line: string) => string, wrong: string, meant: string]>([
    [FILE, page, "heading: @2SD", 'heading: "@2SD"'],
    [FILE, page, "heading: %full", 'heading: "%full"'],
    [FILE, page, 'heading: "true', 'heading: "true"'],
    [FILE, page, "heading: {Roles}", 'heading: "{Roles}"'],
    ["data/things.yaml", thing, "text: @2SD", 'text: "@2SD"'],
    ["data/things.yaml", thing, "text: !now", 'text: "!now"'],
  ])("%s %#: %s", async (file, of, wrong, meant) => {
    const { told: lines, text, left } = await taken(file, of(wrong), things);
    expect(lines).toHaveLength(1);
    expect(text, lines.join("\n")).toBe(of(meant));
    expect(left).toEqual([]);
  });
});

it("values in quotation marks stay silent", async () => {
  const lines = 'text: "@2SD"\n  kind: "full-time"\n  icon: "cloud"\n  lead: \'ana\'\n  tags: ["a", "@b"]';
  expect(told(await mockSite({ ...things, "data/things.yaml": thing(lines) }))).toEqual([]);
});
