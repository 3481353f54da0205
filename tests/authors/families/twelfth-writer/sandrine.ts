import { began, did, example, lineOf, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { articles, events, jobs, help, support, leaders, partnerships } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const quotes = "data/testimonials.csv";
const authors = "data/authors.yaml";
const capabilities = "data/capabilities.yaml";
const posting = "public/jobs/salesforce-solution-architect.md";
const heads = "id,quote,author,company";
const halden = "halden-timetable,The list was done before the invoice came.,Rikke Solberg,Halden Rail";
const sorrel = "sorrel-stock,For once the stock and the shelf agree.,Imke Duval,Sorrel Foods";

/** What clients said, as a table in the place of the list. */
const said = (name: string, lines: readonly string[], at: Told["at"], more: Partial<Told> = {}): Told =>
  began(name, quotes, `${lines.join("\n")}\n`, at, { beside: { "data/testimonials.yaml": null }, ...more });

/** The editorial theme without letters that have to be installed first. */
const house = variantsOf(
  "data/theme.yaml",
  example("themes/gazette.yaml")
    .replace(/^fonts:\n(?: .*\n)+/m, "")
    .replace("text: Newsreader", "text: serif")
    .replace("notes: Instrument Sans", "notes: system-ui"),
);

const faq = lineOf(help, "answer: Usually.");
const when = lineOf(articles, "date: 2025-07-01");

/** Sandrine, of an agency, who has everything in Notion, Airtable and Google Sheets and copies it from there. */
export const sandrine: readonly Told[] = [
  wrote("a day as Notion writes it", articles, "date: 2025-07-01", "date: July 1, 2025", [when], {
    meant: "2025-07-01",
    back: true,
  }),
  wrote(
    "a mention of a page",
    articles,
    "author: arjun-deshmane",
    "author: '@arjun-deshmane'",
    "@arjun-deshmane",
    {
      meant: "arjun-deshmane",
    },
  ),
  wrote(
    "a multi-select with its separators",
    articles,
    "tags: [Agents, CRM, Language Models]",
    "tags: [Agents; CRM; Language Models]",
    "tags: [Agents;",
    { back: true },
  ),
  wrote("a record's number of Airtable", articles, "id: insight-20", "id: recX8kPq2", "id: recX8kPq2"),
  wrote(
    "a checkbox with a tick",
    jobs,
    'validThrough: "2025-08-31"\n  expired: true',
    'validThrough: "2025-08-31"\n  expired: ✓',
    "expired: ✓",
    { meant: "true", back: true },
  ),
  wrote(
    "an attachment with the address that Airtable gives it",
    leaders,
    "image: /images/people/ceo-amara-lindqvist.svg",
    "image: ceo-amara-lindqvist.svg (https://dl.airtable.example/.attachments/9f3/ceo.svg)",
    "airtable",
    { meant: "/images/people/ceo-amara-lindqvist.svg" },
  ),
  wrote(
    "a toggle of Notion for an answer",
    help,
    "        answer: Usually. We ask",
    "        ▸ Usually. We ask",
    [faq, faq - 1],
    { misleads: /200|too long/i },
  ),
  wrote(
    "a bullet of a PDF in a list of examples",
    partnerships,
    "        - Gemini\n",
    "        • Gemini\n",
    ["• Gemini", "- GPT"],
    { back: true },
  ),
  wrote(
    "the assistant's fence in the middle of the file",
    support,
    "  - type: table\n    id: answers\n",
    "```yaml\n  - type: table\n    id: answers\n",
    "```yaml",
    { back: true },
  ),
  wrote(
    "what the assistant left for somebody else",
    review,
    "  - type: share\n",
    "  # ... rest of the blocks as before\n  ...\n  - type: share\n",
    ["  ...", "# ... rest"],
  ),
  wrote(
    "an option that the assistant made up",
    support,
    "    side: start\n    shape: wide\n\n  - type: media\n",
    "    imagePosition: left\n    shape: wide\n\n  - type: media\n",
    "imagePosition",
  ),
  wrote(
    "a block that the assistant made up",
    review,
    "  - type: stats\n",
    "  - type: metrics-bar\n",
    "type: metrics-bar",
  ),
  wrote(
    "a reply mark of the mail client in front of lines",
    events,
    '    - time: "15:30"\n      title: Break\n',
    '    > - time: "15:30"\n      title: Break\n',
    ['> - time: "15:30"', "title: Break"],
    { back: true },
  ),
  wrote(
    "an address as the mail client guards it",
    authors,
    "linkedin: https://linkedin.example/in/callum-strachan",
    "linkedin: <https://linkedin.example/in/callum-strachan>",
    "<https://linkedin.example/in/callum",
    { meant: "https://linkedin.example/in/callum-strachan", back: true },
  ),
  wrote(
    "the same product twice from two sheets",
    capabilities,
    "    - Pipedrive\n",
    "    - Pipedrive\n    - HubSpot CRM\n",
    "- HubSpot CRM",
  ),
  said(
    "a row of Sheets with its cells in two lines",
    [
      heads,
      "halden-timetable,The list was done before the invoice came.",
      "Rikke Solberg,Halden Rail",
      sorrel,
    ],
    [2, 3],
  ),
  said("two rows with one name", [heads, halden, sorrel.replace("sorrel-stock", "halden-timetable")], [2, 3]),
  said("headings of the table in French", ["id,citation,author,company", halden, sorrel], [1]),
  did(
    "a heading of the posting that lost its place",
    posting,
    (text) => text.replace("## What you bring", "#### What you bring"),
    "#### What you bring",
  ),
  house("a colour for the printer", 'signal: "#9a1b1e"', 'signal: "0/82/81/40"', 'signal: "0/82/81/40"'),
  house("a size for the tablet as well", "lead: [20, 24]", "lead: [20, 22, 24]", "lead: [20, 22, 24]"),
  house(
    "a time in seconds",
    "lines: { hairline",
    "motion: { quick: 0.2s }\nlines: { hairline",
    "quick: 0.2s",
  ),
  house("a height of lines in percent", "leading: { text: 1.6,", "leading: { text: 160%,", "text: 160%"),
  house(
    "one colour from two sheets",
    '    caution: "#7d4b00"\n',
    '    caution: "#7d4b00"\n    caution: "#6b4000"\n',
    ['caution: "#7d4b00"', 'caution: "#6b4000"'],
  ),
];
