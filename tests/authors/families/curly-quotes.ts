import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Curly quotation marks around something that is no sentence: a word of the page format, an address, a number. */
export function curlyQuotes(dir: string): AuthorMistake[] {
  const family = new Family("curly quotes", dir);
  const around: [file: string, line: string, open: string, close: string][] = [
    [TRY, "href: /contact", "“", "”"],
    [TRY, "type: prose", "“", "”"],
    [TRY, "source: articles", "‘", "’"],
    [TRY, "look: primary", "“", "”"],
    [TRY, "id: more", "“", "”"],
    [TRY, "layout: bare", "‘", "’"],
    [TRY, "sort: -date", "“", "”"],
    [TRY, "limit: 3", "“", "”"],
    [TRY, "index: false", "“", "”"],
    [TRY, "figure: blueprint", "„", "“"],
    ["pages/about.yaml", "icon: scale", "“", "”"],
    ["data/articles.yaml", "date: 2025-07-01", "“", "”"],
    ["data/articles.yaml", "author: callum-strachan", "«", "»"],
    ["data/articles.yaml", "featured: true", "“", "”"],
    ["data/jobs.yaml", "department: Data", "“", "”"],
    ["data/jobs.yaml", "countryCode: IN", "“", "”"],
    ["data/leaders.yaml", "image: /images/people/cto-priya-raman.svg", "“", "”"],
    ["data/site.yaml", "lang: en", "“", "”"],
  ];
  for (const [file, line, open, close] of around) {
    const [key, value] = line.split(": ") as [string, string];
    const quoted = `${open}${value}${close}`;
    family.edit(`${open}${close} around ${key}`, file, line, `${key}: ${quoted}`, "smart-quotes", {
      marks: quoted,
      mended: true,
    });
  }
  const halves: [file: string, from: string, to: string, mended: string][] = [
    [TRY, "heading: Roles", 'heading: "Roles”', 'heading: "Roles"'],
    [TRY, "heading: Roles", 'heading: “Roles"', 'heading: "Roles"'],
    [TRY, "href: /contact", 'href: "/contact”', 'href: "/contact"'],
    [TRY, "label: About us", 'label: "About us“', 'label: "About us"'],
    ["data/site.yaml", "brand: 2SD", 'brand: “2SD"', 'brand: "2SD"'],
    ["data/jobs.yaml", 'datePosted: "2025-05-12"', 'datePosted: "2025-05-12”', 'datePosted: "2025-05-12"'],
    ["data/events.yaml", 'date: "2027-03-18"', 'date: "2027-03-18“', 'date: "2027-03-18"'],
    ["data/events.yaml", 'startTime: "15:00"', "startTime: “15:00”", 'startTime: "15:00"'],
  ];
  for (const [file, from, to, mended] of halves)
    family.edit(`half curly ${to}`, file, from, to, "smart-quotes", { mended });
  family.edit(
    "curly quotes around a colon",
    TRY,
    "heading: Roles",
    "heading: “Roles: what we do”",
    "smart-quotes",
    {
      mended: 'heading: "Roles: what we do"',
    },
  );
  family.edit(
    "curly quotes in braces",
    TRY,
    "{ base: 1, md: 3 }",
    "{ “base”: 1, “md”: 3 }",
    "smart-quotes|unknown-option",
    {
      mended: "{ base: 1, md: 3 }",
    },
  );
  return family.mistakes;
}
