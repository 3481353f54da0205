import type { Told } from "../told.ts";
import { copied, example, within, written } from "./edits.ts";

const help = within("pages/help.yaml");
const partners = within("pages/partnerships.yaml");
const platform = within("pages/platform.yaml");
const support = within("pages/support.yaml");
const cost = within("pages/cloud-cost-review.yaml");
const catalogue = within("pages/insights/articles.yaml");
const press = within(example("press").file, example("press").base);

const certificates = "        answer: ISO 27001:2022 for information security";
const handbook = copied("examples/pages/handbook.yaml").replace("blocks:", "index: false\nblocks:");

/** From Word, Google Docs, Outlook, Notion, wikis, PDF and answers of assistants. */
export const pasted: readonly Told[] = [
  written(
    "a whole answer of an assistant, with its fence",
    "pages/handbook.yaml",
    `\`\`\`yaml\n${handbook}\`\`\`\n`,
    ["```yaml", "```"],
  ),
  written(
    "an answer of an assistant, with its sentence above",
    "pages/handbook.yaml",
    `Here is the finished page for your gateway handbook:\n\n${handbook}`,
    ["Here is the finished page"],
  ),
  {
    name: "the fence at the end of an answer",
    file: "pages/help.yaml",
    change: (text) => `${text}\`\`\`\n`,
    at: ["```"],
  },
  platform(
    "an assistant's mark of a source",
    "from the cost of a single decision to the outcome of a quarter.",
    "from the cost of a single decision to the outcome of a quarter. :contentReference[oaicite:2]{index=2}",
    [":contentReference"],
  ),
  help(
    "an assistant's dots for what stays",
    "  - type: banner\n    look: strip",
    "  - ... existing blocks stay the same ...\n  - type: banner\n    look: strip",
  ),
  help("a block by an assistant's name for it", "  - type: banner", "  - type: call-to-action", undefined, {
    meant: "banner",
    back: true,
  }),
  help(
    "a button by an assistant's name for it",
    "    actions:\n      - label: Ask a question\n        href: /contact\n        look: primary\n",
    "    cta:\n      text: Ask a question\n      link: /contact\n",
    undefined,
    { meant: "actions" },
  ),
  help("a size as design systems say it", "    size: compact", "    variant: compact", undefined, {
    meant: "size",
  }),
  help(
    "a list by the name of its block",
    "    items:\n      - question: How soon",
    "    questions:\n      - question: How soon",
    undefined,
    { meant: "items", back: true },
  ),
  catalogue(
    "a list as a group with names",
    "      - field: category\n        label: Categories\n        look: chips\n      - field: tags\n        label: Tags\n        look: chips\n        multiple: true\n",
    "      category:\n        label: Categories\n        look: chips\n      tags:\n        label: Tags\n        look: chips\n        multiple: true\n",
    ["    filters:", "      category:"],
  ),
  partners("curly quotes around a link", 'href: "#categories"', "href: ‘#categories’", undefined, {
    meant: "#categories",
  }),
  partners(
    "a heading's name in Google Docs as a link",
    'href: "#categories"',
    'href: "#heading=h.3znysh7"',
    undefined,
  ),
  within("data/partnerships.yaml")(
    "a dot of Outlook in place of a dash",
    "        - Grocery and pharmacy chains",
    "        · Grocery and pharmacy chains",
    undefined,
    { meant: "- Grocery and pharmacy chains" },
  ),
  support(
    "Word's second kind of bullet",
    "          - Everything in Watch\n          - An answer within the hour",
    "          o Everything in Watch\n          o An answer within the hour",
    ["o Everything in Watch", "o An answer within the hour"],
  ),
  help(
    "a space of Google Docs in front of a key",
    "    eyebrow: Starting",
    "   \u00a0eyebrow: Starting",
    undefined,
    {
      back: true,
    },
  ),
  help(
    "a dash in place of a colon",
    "    heading: Access to your systems",
    "    heading – Access to your systems",
  ),
  help("a wide colon", "    label: By subject", "    label：By subject", undefined, { back: true }),
  help("an arrow in place of a colon", "        href: /contact", "        href → /contact"),
  platform(
    "a file on one's own desk as a link",
    "href: /insights/yogi-platform-launch",
    "href: file:///C:/Users/jana/Desktop/yogi-launch.pdf",
  ),
  cost(
    "a picture on one's own disk",
    "src: /images/stills/drafting-table.jpg",
    "src: C:\\Users\\jana\\Pictures\\drafting-table.jpg",
  ),
  platform(
    "a link copied from the preview",
    "        href: /contact\n        look: primary\n      - label: Explore Platform",
    "        href: http://127.0.0.1:5173/contact\n        look: primary\n      - label: Explore Platform",
    undefined,
    { meant: "/contact" },
  ),
  partners(
    "a link to the site's own address, misspelt",
    "href: /contact?subject=Partnership",
    "href: https://www.2sd.example/contcat?subject=Partnership",
    undefined,
    { meant: "/contact?subject=Partnership" },
  ),
  press("a space behind mailto", 'href: "mailto:${site.email}"', 'href: "mailto: ${site.email}"', undefined, {
    meant: "mailto:${site.email}",
  }),
  press(
    "an address of mail as a link",
    'href: "mailto:${site.email}"',
    "href: press@2sd.example",
    undefined,
    {
      meant: "mailto:press@2sd.example",
    },
  ),
  platform(
    "a telephone number as a link",
    "      - label: Schedule Demo\n        href: /contact",
    "      - label: Schedule Demo\n        href: +44 20 7946 0210",
    ["href: +44"],
    { meant: "tel:" },
  ),
  platform(
    "a link of Markdown as a link",
    "      - label: Schedule Demo\n        href: /contact",
    "      - label: Schedule Demo\n        href: [Schedule Demo](/contact)",
    ["href: [Schedule"],
    { meant: "/contact" },
  ),
  platform(
    "a link in pointed brackets",
    "      - label: Schedule Demo\n        href: /contact",
    "      - label: Schedule Demo\n        href: </contact>",
    ["href: <"],
    { meant: "/contact" },
  ),
  support(
    "curly quotes around a text with a comma",
    'alt: "Rows of plaster balls, one of them red."',
    "alt: “Rows of plaster balls, one of them red.”",
  ),
  platform("a hyphen that hides, in an icon", "icon: brain-circuit", "icon: brain-\u00adcircuit", undefined, {
    back: true,
  }),
  support(
    "a row of a Markdown table",
    '      - [Critical, "The system is down, or data is at risk", next day, 1 h, 15 min]',
    "      | Critical | The system is down, or data is at risk | next day | 1 h | 15 min |",
  ),
  help(
    "a key as code",
    "    heading: When something breaks",
    "    `heading`: When something breaks",
    undefined,
    {
      meant: "heading",
    },
  ),
  support("a line break of HTML in a heading", "heading: Tell us what has", "heading: Tell us<br>what has", [
    "<br>",
  ]),
  help("marks of Word", certificates, certificates.replace("answer: ", "answer: <o:p></o:p>"), ["<o:p>"]),
  help(
    "a style of Google Docs",
    certificates,
    certificates.replace("answer: ", 'answer: <span style="font-weight: 400;">'),
    ["<span style"],
  ),
];
