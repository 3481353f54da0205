import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

/** The version of the page with each text on lines of its own. */
const about = `route: /de/ueber-uns
title:
  of: About \${site.brand}
  text: Über \${site.brand}
description:
  of: What About is.
  text: Was wir sind.
blocks:
  opening:
    heading:
      of: About \${site.brand}
      text: Über \${site.brand}
    text:
      of: We build **things**.
      text: Wir bauen **Dinge**.
    actions:
      - label:
          of: Home
          text: Startseite
      - label:
          of: Roles
          text: Stellen
  roles:
    heading:
      of: Roles
      text: Stellen
    item:
      text:
        of: A role at \${site.brand}
        text: Eine Stelle bei \${site.brand}
  call:
    label:
      of: Apply now
      text: Jetzt bewerben
  end:
    text:
      of: |
        The end.

        Really.
      text: |
        Das Ende.

        Wirklich.
`;
const jobs = `data-engineer:
  title:
    of: Data Engineer
    text: Datentechnik
  skills:
    - of: SQL
      text: SQL
    - of: Python
      text: Python
ml-engineer:
  title:
    of: ML Engineer
    text: Modelltechnik
  skills:
    - of: Python
      text: Python
writer:
  title:
    of: Writer
    text: Redaktion
`;

const without = (text: string, line: number): string =>
  text
    .split("\n")
    .filter((_, index) => index !== line - 1)
    .join("\n");

describe("a line of a version that is gone is told once, and comes back", () => {
  const lines = about.split("\n");
  it.each([10, 13, 20, 24].map((line) => [line, lines[line - 1]!.trim()] as const))(
    "line %i of a page: %s",
    async (line) => {
      const {
        told: found,
        text,
        left,
      } = await taken("pages/about.de.yaml", without(about, line), translated);
      expect(found).toEqual([expect.stringContaining(" lost-line ")]);
      expect(text).toBe(about);
      expect(left).toEqual([]);
    },
  );

  it.each([
    [2, "title:"],
    [10, "ml-engineer:"],
    [11, "title:"],
    [17, "writer:"],
    [18, "title:"],
  ])("line %i of rows: %s", async (line) => {
    const { told: found, text, left } = await taken("data/jobs.de.yaml", without(jobs, line), translated);
    expect(found).toEqual([expect.stringContaining(" lost-line ")]);
    expect(text).toBe(jobs);
    expect(left).toEqual([]);
  });
});

describe("a name of a version that stands in the wrong place is told as that", () => {
  const swapped = (text: string, line: number): string => {
    const lines = text.split("\n");
    return lines
      .with(line - 1, lines[line]!)
      .with(line, lines[line - 1]!)
      .join("\n");
  };
  const doubled = (text: string, line: number): string =>
    text
      .split("\n")
      .toSpliced(line, 0, text.split("\n")[line - 1]!)
      .join("\n");

  it.each([2, 11, 17])("swapped with the line below it: %i", async (line) => {
    const { told: found, text } = await taken("data/jobs.de.yaml", swapped(jobs, line), translated);
    expect(found).toEqual([expect.stringContaining(" moved-line ")]);
    expect(text).toBe(jobs);
  });

  it.each([2, 11, 17])("written twice: %i", async (line) => {
    const { told: found, text } = await taken("data/jobs.de.yaml", doubled(jobs, line), translated);
    expect(found).toEqual([expect.stringContaining(" doubled-line ")]);
    expect(text).toBe(jobs);
  });

  it("two columns too far right", async () => {
    const moved = jobs.replace("\nwriter:", "\n  writer:");
    const site = await mockSite({ ...translated, "data/jobs.de.yaml": moved });
    expect(told(site).join("\n")).not.toContain("lost-line");
  });
});

it.each([
  ["a dash before a text", "text: Datentechnik", "text: - Datentechnik"],
  ["a comment sign in it", "text: Datentechnik", "text: Daten #technik"],
  ["brackets around it", "text: Datentechnik", "text: [Datentechnik]"],
  ["a tag before it", "text: Modelltechnik", "text: !Modelltechnik"],
  ["a text written twice", "    of: ML Engineer\n", "    of: ML Engineer\n    of: ML Engineer\n"],
  ["a text at the left edge", "    of: Writer", "of: Writer"],
])("no name is lost by %s", async (_, from, to) => {
  const site = await mockSite({ ...translated, "data/jobs.de.yaml": jobs.replace(from, to) });
  expect(told(site)).not.toEqual([]);
  expect(told(site).join("\n")).not.toContain("lost-line");
});

it("an entry of a version of which the dash is left is told once", async () => {
  const emptied = jobs.replace("    - of: SQL\n      text: SQL\n", "    -\n");
  const site = await mockSite({ ...translated, "data/jobs.de.yaml": emptied });
  expect(told(site)).toEqual([expect.stringContaining(" empty-value ")]);
});

it("versions on lines of their own stay silent", async () => {
  const site = await mockSite({ ...translated, "pages/about.de.yaml": about, "data/jobs.de.yaml": jobs });
  expect(told(site)).toEqual([]);
});
