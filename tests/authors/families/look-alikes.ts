import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Characters that look like others: letters of another alphabet, full-width signs, dashes, slashes. */
export function lookAlikes(dir: string): AuthorMistake[] {
  const family = new Family("look-alikes", dir);
  const cases: [file: string, from: string, to: string, code?: string][] = [
    [TRY, "title: A page", "titlе: A page"],
    [TRY, "heading: Roles", "hеading: Roles"],
    [TRY, "type: prose", "tуpe: prose"],
    [TRY, "type: prose", "type: prоse"],
    [TRY, "href: /contact", "href: /cоntact"],
    [TRY, "source: articles", "source: аrticles"],
    [TRY, "look: primary", "look: рrimary"],
    [TRY, "${item.title}", "${itеm.title}"],
    [TRY, "${item.title}", "${item.tіtle}"],
    [TRY, "layout: bare", "layout: bаre"],
    [TRY, "blocks:", "blоcks:"],
    ["pages/about.yaml", "icon: scale", "icon: sсale"],
    ["data/jobs.yaml", "type: Full-time", "type: Full-tіme"],
    ["data/jobs.yaml", "location: Chicago", "lοcation: Chicago"],
    ["data/articles.yaml", "author: callum-strachan", "author: сallum-strachan"],
    ["data/jobs.yaml", "slug: data-engineer", "slug: datа-engineer"],
    [TRY, "heading: Roles", "heading： Roles"],
    [TRY, "heading: Roles", "heading：Roles"],
    [TRY, "label: About us", "label﹕ About us"],
    ["data/jobs.yaml", "title: Data Engineer", "title：Data Engineer"],
    [TRY, "- label: About us", "－ label: About us"],
    [TRY, "href: /contact", "href: ／contact"],
    [TRY, "href: /contact", "href: ∕contact"],
    [TRY, "id: more", "id： more"],
    [TRY, "{ base: 1, md: 3 }", "｛ base: 1, md: 3 ｝"],
    [TRY, "{ base: 1, md: 3 }", "{ base: 1， md: 3 }"],
    [TRY, "{ base: 1, md: 3 }", "{ base: 1、md: 3 }"],
    [TRY, "limit: 3", "limit: ３"],
    [TRY, "${site.brand}", "＄{site.brand}"],
    [TRY, "${site.brand}", "$｛site.brand｝"],
    ["pages/about.yaml", "icon: shield-check", "icon: shield–check"],
    ["pages/about.yaml", "icon: shield-check", "icon: shield‑check"],
    ["data/articles.yaml", "date: 2025-07-01", "date: 2025–07–01"],
    ["data/articles.yaml", "date: 2025-07-01", "date: 2025‑07‑01"],
    ["data/jobs.yaml", "type: Full-time", "type: Full–time"],
    ["pages/_layout.yaml", 'href: "#cookie-settings"', 'href: "#cookie–settings"'],
    [TRY, "type: card-grid", "type: card–grid"],
    ["data/events.yaml", 'startTime: "15:00"', 'startTime: "15∶00"'],
    ["data/events.yaml", "timeZone: Europe/London", "timeZone: Europe⁄London"],
  ];
  for (const [file, from, to] of cases)
    family.edit(`${from} → ${to}`, file, from, to, "+look-alike", { mended: true });
  return family.mistakes;
}
