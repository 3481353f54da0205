import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, careers } = PLACES;

/** Ingrid, who looks after people and posts the open roles from the applicants' system. */
export const ingrid: readonly Told[] = [
  wrote(
    "the skills as a sentence",
    jobs,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: TypeScript, React, Accessibility, CSS, Storybook",
    "skills: TypeScript",
  ),
  wrote("home office in place of yes", jobs, "remote: true", "remote: Home office", "remote: Home office"),
  wrote(
    "a slash in a title that names a file",
    jobs,
    "title: Frontend Engineer, Design Systems",
    "title: Frontend/UX Engineer",
    "title: Frontend/UX",
  ),
  wrote(
    "a posting renewed by its first day alone",
    jobs,
    'datePosted: "2025-04-03"',
    'datePosted: "2026-04-03"',
    ['datePosted: "2026-04-03"', 'validThrough: "2025-07-15"'],
  ),
  did(
    "a role for a second city, copied with its address",
    jobs,
    (text) => {
      const last = text.slice(text.indexOf("- id: data-engineer"));
      const copy = last
        .replace("- id: data-engineer", "- id: data-engineer-berlin")
        .replace("title: Data Engineer", "title: Data Engineer, Berlin");
      return `${text}\n${copy}`;
    },
    "slug: data-engineer",
  ),
  wrote(
    "blanks in an address",
    jobs,
    "slug: cloud-platform-engineer",
    "slug: cloud platform engineer",
    "slug: cloud platform engineer",
    { meant: "cloud-platform-engineer" },
  ),
  did(
    "the whole first paragraph as the excerpt",
    jobs,
    (text) =>
      text.replace(
        /descriptionExcerpt: >-\n(?: {4}.*\n)+/,
        `descriptionExcerpt: ${"You map work with the people who do it and build the first version with us. ".repeat(5).trim()}\n`,
      ),
    "descriptionExcerpt: You map work",
  ),
  wrote(
    "no blank behind a colon",
    jobs,
    "department: Marketing",
    "department:Marketing",
    "department:Marketing",
    { meant: "department: Marketing" },
  ),
  wrote(
    "bullets from Word for the skills",
    jobs,
    "skills: [Editing, Technical Writing, SEO, Analytics, YAML]",
    "skills:\n    • Editing\n    • Technical Writing\n    • Analytics",
    "• Editing",
  ),
  wrote(
    "a day with its hour, from the applicants' system",
    jobs,
    'datePosted: "2025-05-12"',
    "datePosted: 2025-05-12T00:00:00.000Z",
    "datePosted: 2025-05-12T",
    { meant: "2025-05-12" },
  ),
  wrote(
    "a leap day in a year without one",
    jobs,
    'validThrough: "2025-02-28"',
    'validThrough: "2025-02-29"',
    '"2025-02-29"',
  ),
  wrote(
    "a second place in the same posting",
    jobs,
    "  city: Berlin\n",
    "  city: Berlin\n  location: Hamburg, Germany\n",
    ["location: Berlin, Germany", "location: Hamburg, Germany"],
  ),
  wrote("two letters exchanged in true", jobs, "expired: true", "expired: ture", "expired: ture", {
    meant: "true",
  }),
  wrote(
    "a search in a field of the old system",
    careers,
    "fields: [title]",
    "fields: [jobTitle]",
    "fields: [jobTitle]",
  ),
];
