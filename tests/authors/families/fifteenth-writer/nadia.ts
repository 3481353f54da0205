import { began, did, example, lineOf, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const COST = "pages/cloud-cost-review.yaml";
const PARTNERS = "pages/partnerships.yaml";
const INDEX = "pages/insights/index.yaml";
const CLOUD_BILL = "public/content/insights/html/what-lowers-a-cloud-bill.html";

const theme = variantsOf("data/theme.yaml", example("themes/orchard.yaml"));

/** Nadia, of marketing, who asks an assistant for everything and pastes what it answers. */
export const nadia: readonly Told[] = [
  did(
    "a file with the fence of the answer around it",
    "pages/insights/letter.yaml",
    (text) => `\`\`\`yaml\n${text}\`\`\`\n`,
    [1],
    { back: true },
  ),
  did(
    "the sentence with which an answer begins",
    PLACES.support,
    (text) => `Here is the updated page with a friendlier tone:\n\n${text}`,
    [1],
  ),
  did(
    "the question with which an answer ends",
    PLACES.help,
    (text) => `${text}\nLet me know if you would like a shorter version!\n`,
    "Let me know",
  ),
  wrote(
    "entries that the answer has left out",
    PLACES.help,
    `      - question: Who owns the code?
        answer: You do, from the first commit. It is in your repository, with its history, its pipelines and its tests.
      - question: What if we never want to see you again?
        answer: Then the handover has worked. For four weeks after the last day somebody of the team still answers questions, without a contract.
`,
    "      # ... (questions unchanged) ...\n",
    ["(questions unchanged)", lineOf(PLACES.help, "heading: When a project ends") + 1],
    { remedy: "none" },
  ),
  wrote(
    "a block that another builder of pages has",
    PARTNERS,
    "  - type: list\n    look: panel\n",
    `  - type: testimonial-slider
    heading: What partners say
    autoplay: true

  - type: list
    look: panel
`,
    "- type: testimonial-slider",
    { remedy: "none" },
  ),
  wrote(
    "the text of an opening by the name it has elsewhere",
    PARTNERS,
    "    text: No firm builds",
    "    subheading: No firm builds",
    "subheading:",
    { meant: "text", back: true },
  ),
  wrote(
    "a call to action",
    "pages/technologies/products.yaml",
    "    actions:\n      - label: Ask our engineers\n        href: /contact",
    "    cta:\n      label: Ask our engineers\n      href: /contact",
    "    cta:",
    { meant: "actions" },
  ),
  wrote(
    "a sign from a library of pictures",
    COST,
    "image: /images/logos/orrin.svg",
    "image: https://images.unsplash.com/photo-1611162617474?w=400",
    "images.unsplash.com",
    { remedy: "none" },
  ),
  wrote(
    "a condition as a query language has it",
    PLACES.home,
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n",
    "    where: id in ['ai-ml', 'cloud-native', 'digital-app-dev']\n",
    "where: id in",
  ),
  wrote(
    "an order as a query language has it",
    "pages/insights/events.yaml",
    "sort: -date",
    "sort: date desc",
    "sort: date desc",
    { meant: "-date", back: true },
  ),
  wrote(
    "a filter of another generator in braces",
    INDEX,
    "date: ${item.date}",
    "date: ${item.date | date_format('long')}",
    "date_format",
    { meant: "item.date", back: true },
  ),
  wrote(
    "a key in bold",
    PLACES.about,
    "    heading: Our Vision",
    "    **heading:** Our Vision",
    "Our Vision",
    {
      back: true,
    },
  ),
  wrote(
    "the options of a block in a group of their own",
    PLACES.help,
    `    look: strip
    tone: ink
    heading: Not among these?
    text: Write to us. A person reads every message and replies within 24 hours.
    icon: message-square
    actions:
      - label: Write to us
        href: /contact
        look: secondary
`,
    `    props:
      look: strip
      tone: ink
      heading: Not among these?
      text: Write to us. A person reads every message and replies within 24 hours.
      icon: message-square
      actions:
        - label: Write to us
          href: /contact
          look: secondary
`,
    ["    props:", lineOf(PLACES.help, "  - type: banner")],
  ),
  wrote(
    "the name of a block as its key",
    PLACES.help,
    "  - type: contents\n    label: By subject\n",
    "  - contents:\n      label: By subject\n",
    "- contents:",
    { meant: "type: contents", back: true },
  ),
  wrote(
    "the ground of a section by another name",
    PLACES.about,
    "    tone: ink",
    "    background: ink",
    "background: ink",
    {
      meant: "tone",
      back: true,
    },
  ),
  wrote(
    "columns by the devices",
    PLACES.about,
    "columns: { base: 1, sm: 2, lg: 4 }",
    "columns: { mobile: 1, tablet: 2, desktop: 4 }",
    "columns: { mobile",
  ),
  wrote("a height that nobody has", PLACES.home, "size: tall", "size: full-screen", "size: full-screen", {
    remedy: "none",
  }),
  wrote(
    "a switch that hides a block",
    PLACES.services,
    "    id: before-you-decide\n",
    "    id: before-you-decide\n    visible: false\n",
    "visible: false",
    { remedy: "none" },
  ),
  wrote(
    "an icon of a neighbouring library",
    PARTNERS,
    "icon: flask-conical",
    "icon: beaker-outline",
    "icon: beaker-outline",
    { remedy: "none" },
  ),
  wrote(
    "a list in a text of one line",
    PLACES.careers,
    "    text: Write to us anyway. When we plan a new team, we first read the letters that we already have.\n",
    "    text: |\n      Write to us anyway:\n\n      - We read every letter.\n      - We answer within a week.\n",
    ["    text: |", "- We read every letter.", "- We answer within a week."],
    { remedy: "none" },
  ),
  wrote(
    "a page that the assistant has made up",
    "public/jobs/agentic-systems-consultant.md",
    "Bring a process that you know well.",
    "Read [how we assess](/careers/assessment) first, and bring a process that you know well.",
    "/careers/assessment",
    { remedy: "none" },
  ),
  wrote(
    "a place on a page that the assistant has made up",
    COST,
    "      - label: Book a review\n        href: /contact\n",
    "      - label: Book a review\n        href: /support#pricing\n",
    "/support#pricing",
    { remedy: "none" },
  ),
  wrote(
    "a script for search engines in an article",
    CLOUD_BILL,
    "<h2>The ledger</h2>",
    '<script type="application/ld+json">{ "@context": "https://schema.org", "@type": "Article" }</script>\n\n<h2>The ledger</h2>',
    "application/ld+json",
  ),
  did(
    "the original made typographically better while it was translated",
    "pages/about.de.yaml",
    [
      [
        "of: To give enterprises technology that they understand, can afford to run and are able to change. We measure a project by what the client's own",
        "of: To give enterprises technology that they understand, can afford to run and are able to change. We measure a project by what the client\u2019s own",
      ],
    ],
    ["of: To give enterprises", "text: Unternehmen zu Technik"],
    { meant: "client's own", back: true },
  ),
  wrote(
    "a tag that sounds right",
    PLACES.articles,
    "tags: [Agents, CRM, Language Models]",
    "tags: [AI Agents, CRM, Language Models]",
    "AI Agents",
    { meant: "Agents", back: true },
  ),
  wrote(
    "an excerpt cut to a slogan",
    PLACES.articles,
    `    In six months we turned down 26 of 103 requests. Our chief executive on the three reasons, what it
    cost, and what we now ask for before language-model work.
`,
    "    Why a quarter of all requests gets a friendly no.\n",
    [9, "Why a quarter"],
    { remedy: "none" },
  ),
  began(
    "a table as the chat shows it",
    "data/testimonials.csv",
    `id | quote | author | company
--- | --- | --- | ---
halden-timetable | The list came with a log for each line. | Marit Haugen | Halden Rail
orrin-bill | I knew which half of the bill I was reading. | Edwin Achterberg | Orrin
`,
    [2],
    { beside: { "data/testimonials.yaml": null } },
  ),
  theme("a colour that only the assistant has", 'accent: "#1d6b43"', "accent: brand-green", "brand-green", {
    remedy: "none",
  }),
  theme(
    "a colour by the name it has in other systems",
    '    accent: "#1d6b43"',
    '    primary: "#1d6b43"',
    '    primary: "#1d6b43"',
    {
      meant: "accent",
    },
  ),
  theme(
    "a pace by its name in style sheets",
    "ease: [0.3, 1.3, 0.5, 1]",
    "ease: ease-in-out",
    "ease: ease-in-out",
    {
      remedy: "none",
    },
  ),
  theme("grey on cream", 'inkSoft: "#6a5647"', 'inkSoft: "#b3a79b"', 'inkSoft: "#b3a79b"', {
    remedy: "offer",
  }),
];
