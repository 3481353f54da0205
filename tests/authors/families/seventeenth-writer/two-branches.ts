import { did, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support, help } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const cookies = "pages/cookies.yaml";
const platform = "pages/platform.yaml";
const partnerships = "pages/partnerships.yaml";
const services = "pages/services.yaml";
const letter = "pages/insights/letter.yaml";
const contact = "pages/contact.yaml";

/** Two people write on branches that are joined by hand; one of them replaces words in all files, the other shifts lines. */
export const twoBranches: readonly Told[] = [
  wrote(
    "the price of both branches",
    support,
    "        price: € 4,900\n",
    "        price: € 4,900\n        price: € 5,200\n",
    ["price: € 4,900", "price: € 5,200"],
    { remedy: "offer" },
  ),
  wrote("an id that both branches took", help, "id: end\n", "id: invoices\n", "id: invoices", {
    remedy: "offer",
  }),
  did(
    "the name of a shared list twice",
    support,
    [["  - use: closing-call\n", "  - use: closing-call\n    use: closing-call\n"]],
    "use: closing-call",
  ),
  wrote("a word replaced in an address too", services, "href: /support", "href: /care", "href: /care", {
    remedy: "offer",
  }),
  wrote(
    "British spelling of a place in a cell",
    support,
    "{ label: Watch, align: end }",
    "{ label: Watch, align: centre }",
    "align: centre",
    {
      meant: "center",
      remedy: "fix",
    },
  ),
  wrote(
    "British spelling of what a browser fills in",
    contact,
    "autocomplete: organization",
    "autocomplete: organisation",
    "autocomplete: organisation",
    {
      meant: "organization",
      back: true,
    },
  ),
  wrote(
    "British spelling of a kind of block",
    services,
    "type: service-catalog",
    "type: service-catalogue",
    "service-catalogue",
    {
      meant: "service-catalog",
      back: true,
    },
  ),
  wrote(
    "letters exchanged",
    platform,
    "  - type: card-grid\n    id: components",
    "  - tpye: card-grid\n    id: components",
    "tpye: card-grid",
    {
      meant: "type",
      back: true,
    },
  ),
  wrote("a key beside the right one", letter, "    heading: One step", "    heafing: One step", "heafing:", {
    meant: "heading",
    back: true,
  }),
  did(
    "one line two spaces too far, below a text",
    letter,
    shift("    text: We have sent you a mail.", 1, 2),
    ["text: We have sent you a mail.", "heading: One step"],
    {
      back: true,
      misleads: /quotation/i,
    },
  ),
  did(
    "a block two spaces too far",
    help,
    shift("  - type: contents", 2, 2),
    ["- type: contents", "label: By subject"],
    {
      back: true,
      misleads: /quotation/i,
    },
  ),
  did("a list three spaces too far to the left", partnerships, shift("    actions:", 1, -3), 10, {
    back: true,
  }),
  did(
    "a line of the film two spaces to the left",
    review,
    shift("      silent: true", 1, -2),
    ["silent: true", "first-line.jpg"],
    {
      back: true,
      misleads: /quotation/i,
    },
  ),
  did(
    "an entry's text at the height of the list",
    services,
    shift("        text: Ten working days", 1, -4),
    ["text: Ten working days", "icon: calculator"],
    {
      back: true,
      misleads: /quotation/i,
    },
  ),
  wrote(
    "a block begun before lunch",
    platform,
    "  - type: banner\n    heading: See it",
    "  - type:\n\n  - type: banner\n    heading: See it",
    87,
    {
      remedy: "none",
      misleads: /indent/i,
    },
  ),
  wrote(
    "a button whose address is to follow",
    partnerships,
    "        href: /services\n",
    "        href:\n",
    28,
    {
      remedy: "none",
    },
  ),
  wrote(
    "an entry begun and left",
    support,
    "          - A written report each month\n",
    "          - A written report each month\n          -\n",
    34,
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a comma in a text between braces",
    review,
    'text: "whatever we find, without value added tax"',
    "text: whatever we find, without value added tax",
    "text: whatever we find",
    {
      back: true,
      misleads: /no option/i,
    },
  ),
  wrote(
    "a bracket lost at the end of a row",
    support,
    "[High, A function that many people need fails, next day, 2 h, 1 h]",
    "[High, A function that many people need fails, next day, 2 h, 1 h",
    ["[High, A function", '[Normal, "Something'],
    { back: true, misleads: /quotation/i },
  ),
  wrote(
    "a colon lost before a list",
    support,
    "{ label: Alerts, values: [yes, yes, yes] }",
    "{ label: Alerts, values [yes, yes, yes] }",
    "values [yes",
    {
      back: true,
    },
  ),
  wrote(
    "a semicolon between two options",
    support,
    'first: Monthly, second: "Yearly',
    'first: Monthly; second: "Yearly',
    "first: Monthly; second",
    {
      meant: "second",
      back: true,
      misleads: /quotation/i,
    },
  ),
  wrote(
    "a cell with a comma and no quotation marks",
    support,
    '"The system is down, or data is at risk"',
    "The system is down, or data is at risk",
    "The system is down, or data",
    {
      back: true,
      remedy: "offer",
    },
  ),
  wrote(
    "a ground on a block that has none",
    help,
    "    size: compact\n",
    "    size: compact\n    tone: ink\n",
    7,
    {
      meant: "tone",
      remedy: "offer",
    },
  ),
  wrote(
    "columns on a list that stands in one",
    help,
    "    id: access\n",
    "    id: access\n    columns: { base: 1, md: 2 }\n",
    "columns: {",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "what the page says to search engines, in its opening",
    letter,
    "index: false\nblocks:\n  - type: hero\n",
    "blocks:\n  - type: hero\n    index: false\n",
    "index: false",
    {
      meant: "index",
      remedy: "offer",
    },
  ),
  wrote(
    "a card among the blocks of a page",
    platform,
    "  - type: banner\n    heading: See it",
    "  - type: card\n    title: A demo takes 45 minutes\n    text: Bring a decision of yours.\n  - type: banner\n    heading: See it",
    [87, "title: A demo takes"],
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a table of contents behind a tab",
    review,
    "          - type: prose\n            text: |",
    "          - type: contents\n          - type: prose\n            text: |",
    "- type: contents",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a place on this page with an underscore",
    cookies,
    "(#cookie-settings)",
    "(#cookie_settings)",
    "(#cookie_settings)",
    {
      meant: "#cookie-settings",
      back: true,
    },
  ),
  wrote(
    "a link in a text without its stroke",
    help,
    "[plans](/support)",
    "[plans](support)",
    "[plans](support)",
    {
      meant: "/support",
      back: true,
    },
  ),
  wrote(
    "a link whose address begins in one stroke",
    platform,
    "href: /insights/yogi-platform-launch",
    "href: https:/www.2sd.example/insights/yogi-platform-launch",
    "https:/www",
    {
      remedy: "offer",
    },
  ),
];
