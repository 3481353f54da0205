import { afterAll, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const about = "pages/about.de.yaml";
const jobs = "data/jobs.de.yaml";

it.each<[file: typeof about | typeof jobs, from: string, to: string, marked: string, mended: string]>([
  [about, "text: Jetzt bewerben }", "text: Jetzt, gleich }", "Jetzt, gleich", 'text: "Jetzt, gleich" }'],
  [about, "text: Jetzt bewerben }", "text: a, b, c }", "a, b, c", 'text: "a, b, c" }'],
  [about, "text: Was wir sind. }", "text: Wir, und warum. }", "Wir, und warum.", 'text: "Wir, und warum." }'],
  [about, "text: Startseite }", "text: Start, Seite }", "Start, Seite", 'text: "Start, Seite" }'],
  [about, "text: Startseite }", "text: „Start, Seite“ }", "„Start, Seite“", 'text: "Start, Seite" }'],
  [
    about,
    "text: Startseite }",
    "text: Der 3. Mai, 9 Uhr }",
    "Der 3. Mai, 9 Uhr",
    'text: "Der 3. Mai, 9 Uhr" }',
  ],
  [jobs, "text: Modelltechnik }", "text: Modell, Technik }", "Modell, Technik", 'text: "Modell, Technik" }'],
  [
    jobs,
    "{ of: SQL, text: SQL }",
    "{ of: SQL, text: SQL, mehr }",
    "SQL, mehr",
    '{ of: SQL, text: "SQL, mehr" }',
  ],
])(
  "%s: a translation that commas cut (%j as %j) is told once, whole",
  async (file, from, to, marked, mended) => {
    const text = translated[file].replace(from, to);
    const site = await mockSite({ ...translated, [file]: text });
    expect(summary(site)).toEqual([expect.stringContaining(`text-cut-off «${marked}»`)]);
    const { range, text: put } = site.problems[0]!.offer!;
    const whole = applyEdits(text, [{ start: range.start.offset, end: range.end.offset, text: put }]);
    expect(whole).toBe(translated[file].replace(from, mended));
  },
);

it.each([
  ["of", "{ of: Roles, jobs, text: Stellen }", '{ of: "Roles, jobs", text: Stellen }'],
  ["of in corner brackets", "{ of: 「Roles, jobs」, text: Stellen }", '{ of: "Roles, jobs", text: Stellen }'],
  ["both", "{ of: Roles, jobs, text: Stellen, Posten }", '{ of: "Roles, jobs", text: "Stellen, Posten" }'],
])("commas in %s", async (_, written, mended) => {
  const original = translated["pages/about.yaml"].replace("heading: Roles", "heading: Roles, jobs");
  const text = translated[about].replace("{ of: Roles, text: Stellen }\n    item", `${written}\n    item`);
  const files: Files = { ...translated, "pages/about.yaml": original, [about]: text };
  const site = await mockSite(files);
  expect(summary(site)).toEqual([expect.stringMatching(/text-cut-off «「?Roles, jobs」?»/)]);
  const { range, text: put } = site.problems[0]!.offer!;
  const whole = applyEdits(text, [{ start: range.start.offset, end: range.end.offset, text: put }]);
  expect(whole).toBe(text.replace(written, mended));
  expect(summary(await mockSite({ ...files, [about]: whole }))).toEqual([]);
});

it.each([
  ["a third name", "note: short", "bad-translation"],
  ["a third name that says nothing", "note:", "bad-translation"],
])("%s is none of them", async (_, more, code) => {
  const text = translated[about].replace("text: Jetzt bewerben }", `text: Jetzt bewerben, ${more} }`);
  expect(summary(await mockSite({ ...translated, [about]: text }))).toEqual([expect.stringContaining(code)]);
});
