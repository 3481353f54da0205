import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { sentence, title } from "./sentences.ts";

const OFFICES = ["London", "Boston", "Rotterdam", "Pune"];
const SKILLS = ["Data", "Cloud", "Design", "Security", "Integration", "Operations"];

const FIELDS = {
  id: { description: "Number of the entry, with its letter in front.", type: "string", pattern: "^e[0-9]+$" },
  group: { description: "Pages choose entries by it.", type: "integer", minimum: 0 },
  title: { description: "What the entry is about.", type: "string", minLength: 1 },
  summary: { description: "One sentence.", type: "string", minLength: 1 },
  office: { description: "Where the work was done.", type: "string", enum: OFFICES },
  skill: { description: "What it took.", type: "string", enum: SKILLS },
};

/** Schema of a row of the collection `notes`, of which each page lists a group. */
export const NOTE_SCHEMA = rowSchema("Note", FIELDS);

/** Schema of a row of the collection `entries`, the long one. */
export const ENTRY_SCHEMA = rowSchema("Entry", {
  id: FIELDS.id,
  title: FIELDS.title,
  office: FIELDS.office,
  skill: FIELDS.skill,
});

function rowSchema(title: string, properties: Record<string, object>): string {
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title,
    description: "One row of a list.",
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    "x-key": "id",
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** YAML of so many notes, spread evenly over the groups. */
export function notesYaml(rows: number, groups: number): string {
  return yamlRows(rows, (index, random) => [
    `id: e${index}`,
    `group: ${index % groups}`,
    `title: ${title(random)} ${index}`,
    `summary: ${sentence(random)}`,
    `office: ${random.pick(OFFICES)}`,
    `skill: ${random.pick(SKILLS)}`,
  ]);
}

/** YAML of so many entries; 10,000 of them stay below the megabyte that one file may have. */
export function entriesYaml(rows: number): string {
  return yamlRows(rows, (index, random) => [
    `id: e${index}`,
    `title: ${title(random)} ${index}`,
    `office: ${random.pick(OFFICES)}`,
    `skill: ${random.pick(SKILLS)}`,
  ]);
}

function yamlRows(rows: number, fields: (index: number, random: SeededRandom) => string[]): string {
  return Array.from({ length: rows }, (_, index) => {
    const lines = fields(index, seededRandom(index + 2_000_000));
    return `- ${lines.join("\n  ")}\n`;
  }).join("");
}

/** YAML of the shell: the real site's blocks, with links that this site has. */
export function layoutYaml(notes: string): string {
  return `# yaml-language-server: $schema=../site.schema.json
blocks:
  - type: background
  - type: header
    brand:
      label: \${site.brand}, home
      number: "2"
      word: Two
      suffix: SD
      tooltip: Sales, Solutions | Delivery
    items:
      - { label: Home, href: / }
      - { label: Notes, href: ${notes} }
  - type: page
  - type: footer
    brand: \${site.brand}
    tagline: \${site.tagline}
    groups:
      - heading: Company
        items:
          - { label: Home, href: / }
          - { label: Notes, href: ${notes} }
    certifications: \${site.certifications}
    contact:
      heading: Get in Touch
      text: A person reads every message and replies within 24 hours.
      email: \${site.email}
      phone: \${site.phone}
    social: \${site.social}
    note: \${site.legalName}. Sales, Solutions, Delivery.
  - type: cookie-banner
    heading: Your choice about cookies
    text: We keep what the site needs in order to work. Anything else waits for your agreement.
    accept: Accept
    reject: Reject
    customize: Customize
    close: Close without choosing
    policy: { label: Start page, href: / }
    dialog:
      heading: Cookie preferences
      text: Switch on what you agree to.
      save: Save Preferences
      cancel: Cancel
    categories:
      - { name: essential, label: Essential, text: Remembers your theme and this choice., required: true }
      - { name: analytics, label: Analytics, text: Counts visits and pages read. }
  - type: toasts
    label: Notifications
`;
}

export function notFoundYaml(): string {
  return `# yaml-language-server: $schema=../site.schema.json
title: Page not found
description: This address has no page. It may have moved, or the link that brought you here may be incomplete.
index: false
blocks:
  - type: not-found
    code: "404"
    heading: There is no such page
    text: It may have moved, or the link may be incomplete.
    action: { label: Return to the first page, href: / }
    suggestionsLabel: Were you looking for one of these?
`;
}
