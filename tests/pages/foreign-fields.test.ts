import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (block: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n${block}`;
const grid = (title: string, href = "/"): string =>
  page(`  - type: card-grid\n    source: jobs\n    item:\n      title: "${title}"\n      href: "${href}"\n`);
const MEANT = "$" + "{item.title}";
const SLUG = "$" + "{item.slug}";
const FILE = "pages/about.yaml";
const JOBS = {
  "pages/jobs/[slug].yaml": `each: jobs\ntitle: ${MEANT}\ndescription: Job ${MEANT}.\nblocks:\n  - type: hero\n    heading: ${MEANT}\n`,
};

describe("a field of the row as templates of other systems have it is the binding that is meant", () => {
  it.each([
    ["{title}", MEANT],
    ["{{title}}", MEANT],
    ["{{ title }}", MEANT],
    ["{{{title}}}", MEANT],
    ["#{title}", MEANT],
    ["%{title}", MEANT],
    ["{{ title | upcase }}", MEANT],
    ["Job: {title} (new)", `Job: ${MEANT} (new)`],
    ["`{slug}` and {title}", undefined],
  ])("in a text: %s", async (written, meant) => {
    const { told, text, left } = await taken(FILE, grid(written));
    if (meant === undefined) {
      expect(told).toEqual([]);
      return;
    }
    expect(told).toEqual([expect.stringContaining(" bad-binding ")]);
    expect(text).toBe(grid(meant));
    expect(left).toEqual([]);
  });

  it.each(["{slug}", "{{slug}}", "{{ slug }}", ":slug", "[slug]", "<slug>", "%slug%", "$slug"])(
    "in an address: %s",
    async (written) => {
      const { told, text, left } = await taken(FILE, grid(MEANT, `/jobs/${written}`), JOBS);
      expect(told).toEqual([expect.stringContaining(" bad-binding ")]);
      expect(text).toBe(grid(MEANT, `/jobs/${SLUG}`));
      expect(left).toEqual([]);
    },
  );

  it("and two braces around a setting are one where there is no row", async () => {
    const { told, text } = await taken(FILE, page('  - type: prose\n    text: "This is {{ brand }}."\n'));
    expect(told).toEqual([expect.stringContaining(" bad-binding ")]);
    expect(text).toContain("This is $" + "{site.brand}.");
  });
});

describe("what names no field stays as it is", () => {
  it.each([
    ["a word in braces", grid("{nothing}")],
    ["two braces around a word", grid("{{ nothing }}")],
    ["code", grid("Write `{title}` there")],
    ["a field outside a row", page('  - type: prose\n    text: "{title} and [slug] and :slug"\n')],
    ["one brace around a setting", page('  - type: prose\n    text: "{brand}"\n')],
    ["signs that an address has", grid(MEANT, "https://other.example/a:slug/b%20c/$price")],
    ["a binding", grid(`${MEANT} {}`)],
  ])("%s", async (_, text) => {
    expect((await taken(FILE, text)).told).toEqual([]);
  });
});
