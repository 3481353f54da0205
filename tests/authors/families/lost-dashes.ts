import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Entries and rows that lost their dash. */
export function lostDashes(dir: string): AuthorMistake[] {
  const family = new Family("lost dashes", dir);
  const rows: [file: string, id: string][] = [
    ["data/jobs.yaml", "frontend-engineer-design-systems"],
    ["data/jobs.yaml", "agentic-systems-consultant"],
    ["data/offices.yaml", "europe"],
    ["data/leaders.yaml", "cto-priya-raman"],
    ["data/articles.yaml", "insight-17"],
    ["data/events.yaml", "agentic-workflow-workshop"],
    ["data/authors.yaml", "callum-strachan"],
  ];
  for (const [file, id] of rows) {
    const text = family.textOf(file);
    const real = text.includes(`- id: ${id}\n`) ? id : /- id: (.+)/.exec(text)![1]!;
    family.edit(`no dash before the row ${real}`, file, `- id: ${real}`, `id: ${real}`, "missing-dash", {
      on: `id: ${real}`,
      remedy: "offer",
      mended: true,
    });
    family.edit(
      `two spaces for the dash of ${real}`,
      file,
      `- id: ${real}`,
      `  id: ${real}`,
      "missing-dash",
      { on: `  id: ${real}`, remedy: "offer", mended: true },
    );
  }
  const entries: [file: string, entry: string][] = [
    [TRY, "      - label: About us"],
    [TRY, "      - label: Contact us"],
    [TRY, "  - type: prose"],
    [TRY, "  - type: hero"],
    ["pages/_layout.yaml", "      - label: Technologies"],
    ["pages/about.yaml", '      - label: "2018"'],
    ["pages/contact.yaml", "      - name: email"],
    ["pages/technologies/other.yaml", "          - Transformation"],
    ["data/events.yaml", "    - name: Ines Marchetti"],
    ["data/site.yaml", "  - label: Mastodon"],
  ];
  for (const [file, entry] of entries) {
    family.edit(`no dash: ${entry.trim()}`, file, entry, entry.replace("- ", ""), "missing-dash", {
      on: entry.replace("- ", ""),
      remedy: "offer",
      mended: true,
    });
    family.edit(
      `spaces for the dash: ${entry.trim()}`,
      file,
      entry,
      entry.replace("- ", "  "),
      "missing-dash",
      { on: entry.replace("- ", "  "), remedy: "offer", mended: true },
    );
  }
  return family.mistakes;
}
