import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { contact, hub, layout, careers, home } = PLACES;
const articles = "pages/insights/articles.yaml";
const products = "pages/technologies/products.yaml";
const showcase = "pages/showcases/[slug].yaml";

const subject =
  "      - name: subject\n        label: Subject\n        missing: Enter a subject.\n        wide: true\n";

/** Forms, menus, lists that visitors filter, and what is asked of the data. */
export const formsAndLists: readonly Told[] = [
  wrote(
    "a choice by the name that other forms have for it",
    contact,
    subject,
    "      - name: subject\n        label: Subject\n        type: dropdown\n        options: [A project, Support, A role]\n        missing: Choose a subject.\n        wide: true\n",
    "type: dropdown",
    { meant: "select", remedy: "offer" },
  ),
  wrote(
    "a choice of nothing",
    contact,
    subject,
    "      - name: subject\n        label: Subject\n        type: select\n        missing: Choose a subject.\n        wide: true\n",
    ["- name: subject", "type: select", "label: Subject"],
    { remedy: "none" },
  ),
  wrote(
    "choices with a value and a label each",
    contact,
    subject,
    "      - name: subject\n        label: Subject\n        type: select\n        options:\n          - { value: project, label: A project }\n          - Support\n        missing: Choose a subject.\n        wide: true\n",
    "{ value: project",
    { meant: "A project", remedy: "offer" },
  ),
  wrote(
    "a field filled in that is called otherwise",
    contact,
    "{ param: subject, field: subject }",
    "{ param: subject, field: topic }",
    "field: topic",
    { remedy: "offer" },
  ),
  wrote(
    "what the browser may fill in, in one's own words",
    contact,
    "autocomplete: postal-code",
    "autocomplete: zip-code",
    "autocomplete: zip-code",
    {
      meant: "postal-code",
      remedy: "offer",
    },
  ),
  wrote(
    "a question after an answer that is not among the choices",
    contact,
    subject,
    "      - name: subject\n        label: Subject\n        type: radio\n        options: [A project, Support, A role]\n        wide: true\n      - { name: system, label: Which system, when: { field: subject, is: support } }\n",
    "is: support",
    { meant: "Support", remedy: "fix" },
  ),
  wrote(
    "a file where answers go as JSON",
    contact,
    subject,
    `${subject}      - { name: brief, label: Your brief as a PDF, type: file, accept: [.pdf], required: false }\n`,
    ["type: file", "    endpoint:", "      url: ${site.apiHost}"],
    { remedy: "none" },
  ),
  wrote(
    "a first day in words",
    contact,
    subject,
    `${subject}      - { name: day, label: First day, type: date, min: tomorrow, required: false }\n`,
    "min: tomorrow",
    { meant: "today+1", remedy: "offer" },
  ),
  wrote(
    "a box that says what is agreed to, as a plain one",
    hub,
    "type: consent",
    "type: checkbox",
    ["type: checkbox", "text: Send me the letter."],
    {
      meant: "consent",
      remedy: "offer",
    },
  ),
  wrote(
    "the page afterwards with a letter too few",
    hub,
    "next: ${site.url}/insights/letter",
    "next: ${site.url}/insights/leter",
    "/insights/leter",
    {
      meant: "/insights/letter",
      back: true,
    },
  ),
  wrote(
    "optional, where yes or no is asked",
    contact,
    "        label: Phone\n",
    "        label: Phone\n        required: optional\n",
    "required: optional",
    {
      meant: "false",
      remedy: "offer",
    },
  ),
  wrote(
    "an address to mail the answers to",
    contact,
    "url: ${site.apiHost}/yogi/api/demo",
    "url: mailto:${site.email}",
    "url: mailto:",
    { remedy: "none" },
  ),
  wrote(
    "a link of the footer in one line",
    layout,
    "          - label: Blueprints\n            href: /showcases\n",
    "          - Blueprints: /showcases\n",
    "- Blueprints: /showcases",
    { meant: "label" },
  ),
  wrote(
    "a third level of the menu",
    layout,
    "      - label: Platform\n        href: /platform\n",
    "      - label: Platform\n        href: /platform\n        items:\n          - label: Architecture\n            href: /platform#architecture\n            items:\n              - { label: Components, href: /platform#components }\n",
    ["            items:", "label: Components"],
    { remedy: "none" },
  ),
  wrote(
    "an entry with a list and a panel",
    layout,
    "      - label: Platform\n        href: /platform\n",
    "      - label: Platform\n        href: /platform\n        items: [{ label: Architecture, href: /platform#architecture }]\n        panel: { groups: [{ items: [{ label: Components, href: /platform#components }] }] }\n",
    [24, "items: [{ label: Architecture", "panel: {"],
    { remedy: "none" },
  ),
  wrote(
    "a name in braces without its sign",
    products,
    "    current: ${page.route}\n",
    "    current: {page.route}\n",
    "current: {page.route}",
    {
      meant: "${page.route}",
      back: true,
    },
  ),
  wrote(
    "an order with the minus that queries have",
    articles,
    "          field: date\n          descending: true\n",
    "          field: -date\n",
    "field: -date",
    {
      meant: "descending",
      remedy: "offer",
    },
  ),
  wrote(
    "an order as a database has it",
    articles,
    "    sort: -date\n",
    "    sort: date desc\n",
    "sort: date desc",
    {
      meant: "-date",
      back: true,
    },
  ),
  wrote(
    "rows after a day, as a database asks for them",
    articles,
    "    sort: -date\n",
    '    where: { date: "> 2025-01-01" }\n    sort: -date\n',
    "where:",
    { remedy: "none" },
  ),
  wrote(
    "one of three ids in its long form",
    home,
    "digital-app-dev]",
    "digital-app-development]",
    "digital-app-development",
    {
      meant: "digital-app-dev",
      back: true,
    },
  ),
  wrote("a number with what it counts", home, "    limit: 3\n", "    limit: 3 rows\n", "limit: 3 rows", {
    meant: "3",
    back: true,
  }),
  wrote(
    "a place in the count by another word",
    careers,
    '"{shown} of {total} postings"',
    '"{shown} of {count} postings"',
    "{count}",
    {
      meant: "{total}",
      back: true,
    },
  ),
  wrote(
    "so many at a time, without saying size",
    articles,
    "    panel:\n",
    "    more: 12\n    panel:\n",
    "more: 12",
    {
      meant: "size",
      remedy: "fix",
    },
  ),
  wrote(
    "a feed with the ending of an older kind",
    articles,
    "path: /insights/articles.atom",
    "path: /insights/articles.rss",
    "articles.rss",
    {
      meant: ".atom",
      remedy: "offer",
    },
  ),
  wrote(
    "an entry of a feed without where it leads",
    articles,
    "      href: /insights/${item.slug}\n",
    "",
    // An entry without one of its options is told at its first line, as everywhere.
    ["- type: subscription", "path: /insights/articles.atom", 76, "author: ${item.author.name}", "body: ["],
    { meant: "href" },
  ),
  wrote(
    "a list within the row by its name alone",
    showcase,
    "source: item.impact",
    "source: impact",
    "source: impact",
    {
      meant: "item.impact",
      back: true,
    },
  ),
  wrote(
    "a list within the row in braces",
    showcase,
    "source: item.keyTechnologies",
    "source: ${item.keyTechnologies}",
    "source: ${item.keyTechnologies}",
    {
      meant: "item.keyTechnologies",
      back: true,
    },
  ),
  did(
    "two lists that visitors filter, on one page",
    products,
    [
      [
        "  - type: banner\n",
        "  - type: filter-list\n    id: experts\n    heading: Whom to ask about them\n    label: Experts\n    source: team\n    search:\n      label: Search experts\n      fields: [name, title]\n    item:\n      type: card\n      title: ${item.name}\n      text: ${item.title}\n\n  - type: banner\n",
      ],
    ],
    ["- type: filter-list", "id: experts", "id: products", "label: Experts"],
    { meant: "queryPrefix", remedy: "offer" },
  ),
];
