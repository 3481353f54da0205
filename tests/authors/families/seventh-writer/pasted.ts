import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { home, about, contact, services, support, help, careers, layout, offices, events, site } = PLACES;
const cost = "pages/cloud-cost-review.yaml";
const article = "pages/insights/[slug].yaml";

/** From Word, Google Docs, Slack, Notion, Excel, chat assistants, mail, HTML, design tools and telephones. */
export const pasted: readonly Told[] = [
  {
    name: "a zero-width space in a link",
    file: home,
    change: [["href: /contact", "href: /con\u200btact"]],
    at: ["/con\u200btact"],
    back: true,
  },
  {
    name: "a byte order mark in the middle, where two files were joined",
    file: home,
    change: [["  - type: people", "\ufeff  - type: people"]],
    at: ["type: people"],
    back: true,
  },
  {
    name: "a non-breaking hyphen in an icon",
    file: about,
    change: [["icon: shield-check", "icon: shield\u2011check"]],
    at: ["shield\u2011check"],
    meant: "shield-check",
    back: true,
  },
  {
    name: "non-breaking hyphens in a link",
    file: services,
    change: [["href: /cloud-cost-review", "href: /cloud\u2011cost\u2011review"]],
    at: ["/cloud\u2011cost"],
    meant: "/cloud-cost-review",
    back: true,
  },
  {
    name: "an emoji code of a chat for an icon",
    file: about,
    change: [["icon: lightbulb", 'icon: ":bulb:"']],
    at: [":bulb:"],
  },
  {
    name: "bold text of a chat at the start of a value",
    file: about,
    change: [["text: We report the bad week", "text: *We report* the bad week"]],
    at: ["*We report*"],
    misleads: /anchor|alias/i,
    remedy: "offer",
  },
  {
    name: "a link as a chat writes it",
    file: about,
    change: [
      ["text: To give enterprises", "text: To give <https://linkedin.example/company/2sd|enterprises>"],
    ],
    at: ["To give <https"],
  },
  {
    name: "boxes to tick in front of entries",
    file: about,
    change: [["      - title: Sales", "      - [ ] title: Sales"]],
    at: ["- [ ] title"],
    remedy: "offer",
  },
  {
    name: "a triangle in place of the dash",
    file: about,
    change: [["      - title: Delivery", "      ▸ title: Delivery"]],
    at: ["▸ title"],
    remedy: "fix",
    back: true,
  },
  {
    name: "a quotation of Markdown as a value",
    file: about,
    change: [["text: We execute with precision", "text: > We execute with precision"]],
    at: ["text: > We execute"],
  },
  {
    name: "a row of a spreadsheet with its tabs",
    file: support,
    change: [
      [
        '- [Critical, "The system is down, or data is at risk", next day, 1 h, 15 min]',
        "- Critical\tThe system is down, or data is at risk\tnext day\t1 h\t15 min",
      ],
    ],
    at: ["- Critical\t"],
  },
  {
    name: "a day as the number a spreadsheet keeps",
    file: events,
    change: [['date: "2027-05-20"', 'date: "46162"']],
    at: ['"46162"'],
  },
  {
    name: "an error of a spreadsheet in a text",
    file: events,
    change: [["  location: Virtual", '  location: "#N/A"']],
    at: ['"#N/A"'],
  },
  {
    name: "curly quotes in a list in brackets",
    file: article,
    change: [['meta: ["${item.category}"]', "meta: [“${item.category}”]"]],
    at: ["meta: [“"],
    back: true,
  },
  {
    name: "three dots at the left edge, for the rest of a page",
    file: about,
    change: [["  - type: list\n    look: timeline", "...\n  - type: list\n    look: timeline"]],
    at: ["..."],
  },
  {
    name: "a line between two blocks",
    file: about,
    change: [["  - type: prose\n    id: mission", "---\n  - type: prose\n    id: mission"]],
    at: ["---"],
  },
  {
    name: "numbers in place of dashes, in a whole list",
    file: about,
    change: [
      ["      - title: Sales", "      1. title: Sales"],
      ["      - title: Solutions", "      2. title: Solutions"],
      ["      - title: Delivery", "      3. title: Delivery"],
    ],
    at: ["1. title", "2. title", "3. title"],
  },
  {
    name: "a name in bold",
    file: about,
    change: [["    heading: Our Mission", "    **heading:** Our Mission"]],
    at: ["**heading:**"],
    misleads: /alias|anchor/i,
  },
  {
    name: "a paragraph of HTML",
    file: about,
    change: [
      ["text: An economy in which", "text: <p>An economy in which"],
      ["person responsible for it.", "person responsible for it.</p>"],
    ],
    at: ["<p>An economy"],
  },
  {
    name: "a link of HTML in a text that takes Markdown",
    file: services,
    change: [["being written. [Contact us](/contact)", 'being written. <a href="/contact">Contact us</a>']],
    at: ['<a href="/contact">'],
  },
  {
    name: "an option as an attribute of HTML",
    file: layout,
    change: [["        href: /about", '        href="/about"']],
    at: ['href="/about"'],
  },
  {
    name: "a block taken out with a comment of HTML",
    file: about,
    change: [
      ["  - type: prose\n    id: vision", "  <!--\n  - type: prose\n    id: vision"],
      ["  - type: card-grid\n    id: values", "  -->\n  - type: card-grid\n    id: values"],
    ],
    at: ["<!--"],
  },
  {
    name: "a line separator in a heading",
    file: about,
    change: [["heading: What 2SD means", "heading: What\u20282SD means"]],
    at: ["heading: What"],
    misleads: /delete|leave it out/i,
  },
  {
    name: "an address copied with its link",
    file: offices,
    change: [["email: uk@2sd.example", "email: uk@2sd.example<mailto:uk@2sd.example>"]],
    at: ["<mailto:"],
  },
  {
    name: "an address with the name of its owner",
    file: site,
    change: [["email: support@2sd.example", "email: 2SD Support <support@2sd.example>"]],
    at: ["2SD Support <"],
  },
  {
    name: "a number with what makes it a link",
    file: offices,
    change: [["phone: +44 20 7946 0214", "phone: tel:+442079460214"]],
    at: ["phone: tel:"],
  },
  {
    name: "a joined letter of a PDF in a name",
    file: about,
    change: [["    figure: constellation", "    \ufb01gure: constellation"]],
    at: ["gure: constellation"],
    meant: "figure",
    back: true,
  },
  {
    name: "a wide letter in a name",
    file: about,
    change: [
      ["        href: /contact\n        look: primary", "        ｈref: /contact\n        look: primary"],
    ],
    at: ["ｈref"],
    meant: "href",
    back: true,
  },
  {
    name: "a long dash before the field to sort by",
    file: "pages/insights/events.yaml",
    change: [["    sort: -date", "    sort: —date"]],
    at: ["sort: —date"],
    meant: "-date",
    remedy: "offer",
  },
  {
    name: "capitals of a telephone at the start of each line",
    file: layout,
    change: [
      ["      - label: Careers\n        href: /careers", "      - Label: Careers\n        Href: /careers"],
    ],
    at: ["- Label: Careers", "Href: /careers"],
    back: true,
  },
  {
    name: "a switch as a telephone writes it",
    file: support,
    change: [["highlighted: true", "highlighted: Yes"]],
    at: ["highlighted: Yes"],
    meant: "true",
  },
  {
    name: "a name that autocorrection took for a word",
    file: careers,
    change: [["        href: /contact?subject=Application", "        here: /contact?subject=Application"]],
    at: ["here: /contact"],
    meant: "href",
  },
  {
    name: "a full stop of two spaces behind a type",
    file: cost,
    change: [["  - type: stats", "  - type: stats."]],
    at: ["type: stats."],
    meant: "stats",
    back: true,
  },
  {
    name: "a source with a capital",
    file: home,
    change: [["source: technologies", "source: Technologies"]],
    at: ["source: Technologies"],
    meant: "technologies",
    back: true,
  },
  {
    name: "an emoji behind a link",
    file: careers,
    change: [["href: /contact?subject=Application", "href: /contact?subject=Application 👈"]],
    at: ["👈"],
  },
  {
    name: "a quotation mark that never ends",
    file: about,
    change: [["text: We are engineers and consultants", 'text: "We are engineers and consultants']],
    at: ['text: "We are engineers'],
  },
  {
    name: "a number in quotation marks",
    file: home,
    change: [["    limit: 3", '    limit: "3"']],
    at: ['limit: "3"'],
    back: true,
  },
  {
    name: "lines of a list without dashes",
    file: support,
    change: [
      [
        "          - Alerts to your own people\n          - A written report each month\n          - An answer on the next working day",
        "          Alerts to your own people\n          A written report each month\n          An answer on the next working day",
      ],
    ],
    at: ["          Alerts to your own people", "        includes:\n"],
    remedy: "offer",
  },
  {
    name: "a non-breaking space inside a binding",
    file: careers,
    change: [["href: /jobs/${item.slug}", "href: /jobs/${\u00a0item.slug}"]],
    at: ["/jobs/${\u00a0"],
    back: true,
  },
  {
    name: "a sentence of an assistant between two entries",
    file: help,
    change: [
      [
        "      - question: What counts as critical?",
        "Here is the next question for you:\n      - question: What counts as critical?",
      ],
    ],
    at: ["Here is the next question"],
  },
  {
    name: "a heading between blocks of a text, at the left edge",
    file: contact,
    change: [["  - type: map\n", "Our offices\n===========\n  - type: map\n"]],
    at: ["Our offices", "==========="],
  },
];
