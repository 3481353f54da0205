import { again, drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, services, layout } = PLACES;
const cost = "pages/cloud-cost-review.yaml";

/** Files, layouts and what was replaced everywhere. */
export const files: readonly Told[] = [
  // Files
  { name: "yml file", file: "pages/help.yaml", rename: "pages/help.yml", at: [1], inFile: "pages/help.yml" },
  {
    name: "copy of a page",
    file: "pages/help.yaml",
    change: (t) => t,
    rename: "pages/help - Copy.yaml",
    at: [1],
    inFile: "pages/help - Copy.yaml",
  },
  {
    name: "page in the wrong folder",
    file: "pages/help.yaml",
    rename: "help.yaml",
    at: [1],
    inFile: "help.yaml",
  },
  {
    name: "data file removed",
    file: "data/leaders.yaml",
    remove: true,
    at: [1, "source: leaders"],
    inFile: "pages/about.yaml",
  },
  { name: "empty page", file: "pages/help.yaml", change: () => "", at: [1] },
  {
    name: "schema trailing comma",
    file: "data/leaders.schema.json",
    change: [['"description": "First and last name." },', '"description": "First and last name." },,']],
    at: [14, 15],
  },
  {
    name: "schema single quotes",
    file: "data/leaders.schema.json",
    change: [['"title": "Leader"', "'title': 'Leader'"]],
    at: [3],
  },
  {
    name: "schema required names a missing field",
    file: "data/leaders.schema.json",
    change: [['"bio", "image"', '"biography", "image"']],
    at: [7],
  },
  {
    name: "schema type misspelt",
    file: "data/leaders.schema.json",
    change: [['"name": { "type": "string"', '"name": { "type": "text"']],
    at: [14],
  },
  {
    name: "schema comment",
    file: "data/leaders.schema.json",
    change: [['  "type": "object",', '  // the rows\n  "type": "object",']],
    at: ["// the rows"],
  },
  {
    name: "site.yaml: language English",
    file: "data/site.yaml",
    change: [["lang: en\n", "lang: English\n"]],
    at: ["lang: English"],
  },
  {
    name: "site.yaml: time zone London",
    file: "data/site.yaml",
    change: [["Europe/London", "London"]],
    at: ["timeZone: London"],
  },
  {
    name: "site.yaml: url without https",
    file: "data/site.yaml",
    change: [["url: https://www.2sd.example", "url: www.2sd.example"]],
    at: ["url: www"],
  },
  {
    name: "site.yaml: email with a space",
    file: "data/site.yaml",
    change: [["email: support@2sd.example", "email: support @2sd.example"]],
    at: ["support @"],
  },
  { name: "site.yaml: brand deleted", file: "data/site.yaml", change: drop("brand: 2SD"), at: [1, 2] },
  {
    name: "site.yaml: icon unknown",
    file: "data/site.yaml",
    change: [["icon: professional-network", "icon: linkedin"]],
    at: ["icon: linkedin"],
  },
  // Layout and translations
  {
    name: "layout: page block deleted",
    file: layout,
    change: drop("  - type: page"),
    at: [1, 2, 3, "blocks:"],
  },
  { name: "layout: page block doubled", file: layout, change: again("  - type: page", 1), at: [38] },
  {
    name: "layout: text of the footer misindented",
    file: layout,
    change: [["      heading: Get in Touch", "    heading: Get in Touch"]],
    at: ["    heading: Get in Touch", "    contact:"],
  },
  {
    name: "layout: two menu entries run together",
    file: layout,
    change: [
      [
        "      - label: Platform\n        href: /platform\n",
        "        label: Platform\n        href: /platform\n",
      ],
    ],
    at: ["        label: Platform"],
  },
  // Find and replace
  {
    name: "replaces all 'text' by 'copy'",
    file: about,
    change: (t) => t.replaceAll("    text:", "    copy:"),
    at: ["    copy:"],
  },
  {
    name: "replaces href by link in the layout's nav",
    file: layout,
    change: (t) => t.replaceAll("        href:", "        link:"),
    at: ["        link:"],
  },
  {
    name: "encoding mishap",
    file: "data/authors.yaml",
    change: [["Tomasz Wróbel", "Tomasz WrÃ³bel"]],
    at: ["WrÃ³bel"],
  },
  {
    name: "encoding replacement sign",
    file: "data/authors.yaml",
    change: [["Tomasz Wróbel", "Tomasz Wr\ufffdbel"]],
    at: ["Wr\ufffdbel"],
  },
  {
    name: "shared block without its option",
    file: cost,
    change: [["    heading: Ten days, one list\n", "    title: Ten days, one list\n"]],
    at: ["title: Ten days"],
  },
  {
    name: "shared block misspelt",
    file: cost,
    change: [["use: closing-call", "use: closing-cal"]],
    at: ["closing-cal"],
  },
  {
    name: "type of a shared block",
    file: cost,
    change: [["- use: closing-call", "- type: closing-call"]],
    at: ["type: closing-call"],
  },
  {
    name: "cell forgotten in a table",
    file: cost,
    change: [['[Test environments at night, "€ 6,100", low]', '[Test environments at night, "€ 6,100"]']],
    at: ["Test environments at night"],
  },
  {
    name: "price without quotes in a flow row",
    file: cost,
    change: [['"€ 2,300"', "€ 2,300"]],
    at: ["€ 2,300"],
  },
  {
    name: "icon does not exist",
    file: services,
    change: [["icon: calculator", "icon: fa-calculator"]],
    at: ["fa-calculator"],
  },
  { name: "emoji icon", file: services, change: [["icon: calculator", "icon: 🧮"]], at: ["🧮"] },
];
