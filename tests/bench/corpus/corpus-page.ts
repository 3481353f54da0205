import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { paragraph, sentence, title } from "./sentences.ts";

/** How many pages share a folder, as sections of a large site do. */
const PAGES_A_FOLDER = 100;

/** Rows of the collection that a page lists. */
export const LISTED_ROWS = 24;

export interface CorpusPage {
  route: string;
  /** Relative to the site folder. */
  file: string;
  /** The main heading, which stands in the file once. */
  heading: string;
}

/** Where the page with this number lies; numbers count from 0. */
export function corpusPage(number: number): CorpusPage {
  const name = `/section-${Math.floor(number / PAGES_A_FOLDER)}/note-${number}`;
  return { route: name, file: `pages${name}.yaml`, heading: `Field note ${number}: ${topicOf(number)}` };
}

/**
 * YAML of a page: hero, 12 cards, 300 words, a filterable list of 24 rows, a form of 8 fields. About 115 lines.
 *
 * @param pages  How many pages there are; cards link to the next ones.
 * @param groups How many groups of rows the collection `notes` has.
 */
export function corpusPageYaml(number: number, pages: number, groups: number): string {
  const random = seededRandom(number);
  return [
    opening("../..", corpusPage(number).heading, `Field note ${number}.`, random),
    cards(number, pages, random),
    prose(random),
    list(
      `Work for note ${number}`,
      `notes\n    where: { group: ${number % groups} }`,
      // The page's own title makes every page's cards its own: nothing rendered for one page serves another.
      `\${item.summary} Filed under \${page.title}.`,
    ),
    form(number),
  ].join("");
}

/** YAML of a page without anything that wakes: hero, cards, 300 words. */
export function staticPageYaml(pages: number): string {
  const random = seededRandom(-1);
  return [
    opening("..", "A page that needs no script", "All that is on this page is text.", random),
    cards(0, pages, random),
    prose(random),
  ].join("");
}

/** YAML of a page that lists every row of the collection `entries`. */
export function longListPageYaml(rows: number): string {
  const heading = `A list of ${rows.toLocaleString("en")} entries`;
  const about = "Every entry of a long collection on one page.";
  return opening("..", heading, about, seededRandom(-2)) + list("All entries", "entries", `\${item.skill}`);
}

/** YAML of the first page, which links to others. */
export function firstPageYaml(links: readonly { title: string; href: string }[]): string {
  const about = "The first page of a generated site.";
  return `${opening("..", "Notes from the field", about, seededRandom(-3))}  - type: card-grid
    heading: Where to begin
    items:
${links.map((link) => `      - { title: "${link.title}", href: ${link.href} }\n`).join("")}`;
}

function topicOf(number: number): string {
  return title(seededRandom(number + 1_000_000));
}

function opening(toRoot: string, heading: string, about: string, random: SeededRandom): string {
  return `# yaml-language-server: $schema=${toRoot}/site.schema.json
title: "${heading}"
description: ${about} ${sentence(random)}
blocks:
  - type: hero
    size: compact
    eyebrow: Notes from the field
    heading: "${heading}"
    text: ${sentence(random)} ${sentence(random)}
`;
}

function cards(number: number, pages: number, random: SeededRandom): string {
  const items = Array.from({ length: 12 }, (_, index) => {
    const next = (number + index + 1) % pages;
    return `      - title: "Note ${next}: ${topicOf(next)}"
        text: ${sentence(random)}
        href: ${corpusPage(next).route}
`;
  });
  return `  - type: card-grid
    heading: Where this leads
    columns: { base: 1, md: 2, lg: 3 }
    items:
${items.join("")}`;
}

function prose(random: SeededRandom): string {
  const paragraphs = Array.from({ length: 3 }, () => `      ${paragraph(random, 100)}\n`);
  return `  - type: prose
    heading: What we learned
    text: |
${paragraphs.join("\n")}`;
}

function list(heading: string, source: string, text: string): string {
  return `  - type: filter-list
    heading: ${heading}
    label: Entries
    source: ${source}
    search:
      label: Search entries
      placeholder: Search entries...
      fields: [title, skill]
    filters:
      - { field: office, label: Office, all: All offices }
      - { field: skill, label: Skill, all: All skills }
    columns: { base: 1, md: 2, lg: 3 }
    item:
      type: card
      title: \${item.title}
      text: ${text}
      meta:
        - \${item.office}
        - \${item.skill}
    empty: No entry matches your choice.
`;
}

function form(number: number): string {
  return `  - type: form
    id: reply
    heading: Write about field note ${number}
    text: Tell us what you would like to know. A person reads every message.
    fields:
      - { name: firstName, label: First name, autocomplete: given-name }
      - { name: lastName, label: Last name, autocomplete: family-name }
      - { name: email, label: E-mail, type: email, autocomplete: email }
      - { name: phone, label: Phone, type: tel, autocomplete: tel, required: false }
      - { name: organization, label: Organisation, autocomplete: organization }
      - { name: website, label: Website, type: url, autocomplete: url, required: false }
      - name: office
        label: Nearest office
        type: select
        options: [London, Boston, Rotterdam, Pune]
      - { name: message, label: Message, type: textarea, wide: true }
    submit: Send
    sending: Sending
    endpoint:
      url: \${site.apiHost}/notes
      send: [firstName, lastName, email, phone, organization, website, office, message]
    success:
      title: Thank you
      text: We reply within 24 hours.
    failure:
      title: Your message was not sent
      timeout: No answer came in time. Please try again.
      network: The address could not be reached. Please try again.
      other: Your message was not accepted. Please try again later.
    withoutScript: This form needs JavaScript. Without it, please write to us.
`;
}
