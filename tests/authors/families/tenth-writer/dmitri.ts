import type { Told } from "../told.ts";
import { onNewPage } from "./new-page.ts";

const opening = "    text: One question, two engineers, half a day.\n";

/** Dmitri asks ChatGPT for pages; it knows other engines better than this one. */
export const dmitri: readonly Told[] = [
  onNewPage(
    "the sentence before the page",
    "title: Workshops",
    "Here is your page in YAML:\n\ntitle: Workshops",
    "Here is your page",
  ),
  onNewPage(
    "the question after the page",
    "        href: /contact\n        look: primary\n",
    "        href: /contact\n        look: primary\n",
    "Would you like",
    {
      change: (text) => `${text}\nWould you like me to add a contact form as well?\n`,
    },
  ),
  onNewPage("a block of features", "type: card-grid", "type: features", "type: features"),
  onNewPage("a call to action by its letters", "type: banner", "type: cta", "type: cta"),
  onNewPage(
    "a heading below the heading",
    opening,
    "    subheading: One question, two engineers, half a day.\n",
    "subheading:",
  ),
  onNewPage(
    "entries with a description",
    "        text: Your people tell what hurts",
    "        description: Your people tell what hurts",
    "description: Your people",
    { meant: "text" },
  ),
  onNewPage("columns as a number", "columns: { base: 1, md: 3 }", "columns: 3", "columns: 3"),
  onNewPage(
    "columns by devices",
    "columns: { base: 1, md: 3 }",
    "columns: { mobile: 1, desktop: 3 }",
    "mobile: 1",
  ),
  onNewPage("an icon of another set", "icon: ${item.icon}", "icon: fa-solid fa-star", "fa-solid"),
  onNewPage("an emoji for an icon", "icon: ${item.icon}", 'icon: "⭐"', "⭐"),
  onNewPage("sections in place of blocks", "blocks:\n", "sections:\n", "sections:", { meant: "blocks" }),
  onNewPage(
    "a ground that is dark",
    "    id: what-it-is\n",
    "    id: what-it-is\n    tone: dark\n",
    "tone: dark",
  ),
  onNewPage(
    "the source of a sentence",
    "before, and [a written summary](/help)",
    "before :contentReference[oaicite:0]{index=0}, and [a written summary](/help)",
    "contentReference",
  ),
  onNewPage(
    "a link to nothing",
    "      - label: Ask for a date\n        href: /contact",
    '      - label: Ask for a date\n        href: "#"',
    'href: "#"',
  ),
  onNewPage(
    "a setting that sounds right",
    "title: Workshops for your team | ${site.brand}",
    "title: Workshops for your team | ${site.company_name}",
    "site.company_name",
  ),
  onNewPage("an anchor in words", "id: what-it-is", "id: What it is", "id: What it is"),
  onNewPage("the same anchor twice", "id: parts", "id: what-it-is", "id: what-it-is"),
  onNewPage(
    "a page that would be good to have",
    "      href: /technologies",
    "      href: /pricing",
    "href: /pricing",
  ),
  onNewPage(
    "a query of a database",
    "    source: technologies\n",
    "    source: technologies\n    where: { category: { contains: Cloud } }\n",
    ["where: {"],
  ),
  onNewPage(
    "a filter by the word filter",
    "    source: technologies\n",
    "    source: technologies\n    filter: { id: [ai-ml] }\n",
    "filter: {",
  ),
  onNewPage("an order as a group", "sort: category", "sort: { by: category, order: asc }", "sort: {"),
  onNewPage(
    "blocks by their names",
    "  - type: banner\n    id: closing\n    heading:",
    "  - banner:\n    id: closing\n    heading:",
    "- banner:",
  ),
  onNewPage(
    "a source with a path",
    "source: technologies",
    "source: /data/technologies.yaml",
    "source: /data",
  ),
  onNewPage("a limit in words", "limit: 3", "limit: three", "limit: three"),
  onNewPage("a field of another list", "text: ${item.tagline}", "text: ${item.excerpt}", "item.excerpt"),
  onNewPage(
    "the row by the name of the list",
    "title: ${item.category}",
    "title: ${technology.category}",
    "technology.category",
  ),
  onNewPage(
    "a list that is a text",
    "    items:\n      - title: An hour of listening\n        text: Your people tell what hurts, and nobody interrupts.\n      - title: An hour of drawing\n        text: Two ways out are drawn side by side.\n",
    "    items: An hour of listening, an hour of drawing\n",
    "items: An hour",
  ),
  onNewPage("a description for search engines in a group", "description: Half", "seo:\n  description: Half", [
    "seo:",
  ]),
];
