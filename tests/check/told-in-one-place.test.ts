import { afterAll, describe, expect, it } from "vitest";
import { checksFile, mockSite, quietRules, removeMockSites, summary } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const thingsSchema = (more: object): string =>
  JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id"],
    properties: { id: { type: "string", description: "Key." }, ...more },
  });

describe("a row that stands there twice is told once, and one of the two goes", () => {
  const row = "- slug: cook\n  title: Cook\n  department: Data\n  skills: [Rice]\n";
  const other = "- slug: waiter\n  title: Waiter\n  department: Data\n  skills: [Trays]\n";

  it.each<[name: string, wrong: string, meant: string]>([
    ["the first", row + row + other, row + other],
    ["the last", other + row + row, other + row],
    ["with an empty line between", `${row}\n${row}\n${other}`, `${row}\n${other}`],
    ["with more in the second", `${row}${row}  year: 2027\n${other}`, `${row}  year: 2027\n${other}`],
  ])("%s", async (_, wrong, meant) => {
    const { told, text, left } = await taken("data/jobs.yaml", wrong);
    expect(told).toEqual([expect.stringContaining("doubled-line")]);
    expect(text).toBe(meant);
    expect(left).toEqual([]);
  });

  it("is an error, where the row has a key", async () => {
    const site = await mockSite({ "data/jobs.yaml": row + row });
    expect(site.problems.map(({ severity }) => severity)).toEqual(["error"]);
  });

  it("two rows with one key that say different things are told by the key", async () => {
    const site = await mockSite({ "data/jobs.yaml": row + row.replace("Cook", "Chef") });
    expect(summary(site)).toEqual(["data/jobs.yaml:5:9 duplicate-key «cook»"]);
  });

  it("ids that pages make of it are not told as well", async () => {
    const entry = "    - id: rice\n      name: Rice\n";
    const files = {
      "data/things.schema.json": thingsSchema({
        parts: {
          type: "array",
          description: "Parts.",
          items: {
            type: "object",
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Key." },
              name: { type: "string", description: "Name." },
            },
          },
        },
      }),
      "pages/things/[id].yaml":
        "each: things\ntitle: ${item.id}\ndescription: All of it.\nblocks:\n  - type: hero\n    heading: ${item.id}\n  - type: section\n    blocks:\n      - type: list\n        source: item.parts\n        item: { type: section, id: '${item.id}', heading: '${item.name}', blocks: [{ type: prose, text: Two }] }\n",
    };
    const once = await mockSite({ ...files, "data/things.yaml": `- id: one\n  parts:\n${entry}` });
    expect(summary(once)).toEqual([]);
    const { told, left } = await taken("data/things.yaml", `- id: one\n  parts:\n${entry}${entry}`, files);
    expect(told).toEqual([expect.stringContaining("doubled-line")]);
    expect(left).toEqual([]);
  });
});

describe("a value that is wrong as a whole", () => {
  const files = {
    "data/things.schema.json": thingsSchema({
      name: { type: "string", pattern: "^[A-Za-z ]+$", description: "Letters alone." },
      text: { type: "string", description: "Words." },
    }),
  };

  it.each(["Rice <b>and</b> peas", "Rice<br>", "Rice [and](/about) peas"])(
    "is not told of its signs as well: %s",
    async (value) => {
      const site = await mockSite({ ...files, "data/things.yaml": `- id: one\n  name: "${value}"\n` });
      expect(summary(site)).toEqual([expect.stringContaining("wrong-format")]);
    },
  );

  it("and one that is right otherwise is told of them, beside one that is wrong", async () => {
    const rows = '- id: one\n  name: "1"\n  text: Rice <b>and</b> peas\n';
    expect(summary(await mockSite({ ...files, "data/things.yaml": rows }))).toEqual([
      expect.stringContaining("2:9 wrong-format"),
      expect.stringContaining("3:"),
    ]);
  });
});

describe("a picture that a value names which cannot be read", () => {
  const checks = { "checks.yaml": checksFile(quietRules.filter((code) => code !== "unused-picture")) };
  const rows = "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n  photo: ";
  const shown = {
    "pages/team.yaml":
      "title: Team\ndescription: Who we are.\nblocks:\n  - type: hero\n    heading: Team\n  - type: card-grid\n    source: team\n    item: { title: '${item.name}', image: { src: '${item.photo}', alt: Portrait } }\n",
  };

  it.each(["“/images/team.svg”", "@/images/team.svg", "`/images/team.svg`"])(
    "is shown: %s",
    async (value) => {
      const site = await mockSite({ ...checks, ...shown, "data/team.yaml": `${rows}${value}\n` });
      expect(site.problems.map(({ file }) => file)).toEqual(["data/team.yaml"]);
    },
  );

  it("another one is not", async () => {
    const more = { "public/images/other.svg": "<svg/>" };
    const site = await mockSite({
      ...checks,
      ...shown,
      ...more,
      "data/team.yaml": `${rows}“/images/team.svg”\n`,
    });
    expect(site.problems.map(({ file }) => file)).toEqual(["data/team.yaml", "public/images/other.svg"]);
  });
});

describe("a value with ${…} between brackets where no list or group is wanted", () => {
  const page = (text: string): string =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n    text: ${text}\n`;

  it.each([
    ["[${site.brand}]", '"[${site.brand}]"'],
    ["{ name: ${site.brand} }", '"${site.brand}"'],
    ["{ name: ${site.brand}, mail: ${site.email} }", '"{ name: ${site.brand}, mail: ${site.email} }"'],
    ["[${site.brand}] and more", '"[${site.brand}] and more"'],
  ])("is told once: %s", async (wrong, meant) => {
    const { told, text, left } = await taken("pages/about.yaml", page(wrong));
    expect(told).toHaveLength(1);
    expect(text).toBe(page(meant));
    expect(left).toEqual([]);
  });

  it("is told of its quotation marks, where a list is wanted", async () => {
    const list = (tags: string): string =>
      `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: notice\n    title: Hello\n    tags: ${tags}\n`;
    const { told, text } = await taken("pages/about.yaml", list("[a, ${site.brand}]"));
    expect(told).toEqual([expect.stringContaining(" unquoted-binding ")]);
    expect(text).toBe(list('[a, "${site.brand}"]'));
  });
});

describe("HTML that pages fill in from a row or setting", () => {
  const page = (text: string): string =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n    text: ${text}\n`;
  const settings =
    "brand: 2SD <b>now</b>\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n";

  it("is told where it is written", async () => {
    const site = await mockSite({ "data/site.yaml": settings, "pages/about.yaml": page("By ${site.brand}") });
    expect(summary(site)).toEqual(["data/site.yaml:1:12 html-in-text «<b>»"]);
  });

  it("and of a page that has its own as well", async () => {
    const site = await mockSite({ "data/site.yaml": settings, "pages/about.yaml": page("By <b>us</b>") });
    expect(summary(site)).toEqual([
      "data/site.yaml:1:12 html-in-text «<b>»",
      "pages/about.yaml:6:14 html-in-text «<b>»",
    ]);
  });
});
