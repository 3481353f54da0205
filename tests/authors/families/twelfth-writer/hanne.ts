import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, job, careers, services } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const platform = "pages/platform.yaml";
const letter = "pages/insights/letter.yaml";
const article = "pages/insights/[slug].yaml";
const showcase = "pages/showcases/[slug].yaml";
const search = "pages/search.yaml";
const posting = "public/jobs/salesforce-solution-architect.md";
const bill = "public/content/insights/html/what-lowers-a-cloud-bill.html";
const story = "public/content/insights/html/idempotent-by-design.html";

/** Hanne, who knows Hugo and Jekyll, WordPress and the company's wiki, and writes as she would there. */
export const hanne: readonly Told[] = [
  did(
    "the fences of front matter",
    letter,
    (text) => text.replace("index: false\n", "index: false\n---\n"),
    "---",
    {
      back: true,
    },
  ),
  wrote(
    "a page kept out of the map by Hugo's word",
    search,
    "index: false\n",
    "sitemap: false\n",
    "sitemap: false",
  ),
  wrote(
    "published or not, as in Jekyll",
    letter,
    "index: false\n",
    "index: false\npublished: false\n",
    "published:",
  ),
  wrote(
    "another address by Jekyll's word",
    platform,
    "blocks:\n",
    "permalink: /yogi\nblocks:\n",
    "permalink:",
  ),
  wrote(
    "an address by Hugo's word",
    letter,
    "index: false\n",
    "index: false\nurl: /letter\n",
    "url: /letter",
  ),
  wrote(
    "a variable of Liquid",
    job,
    "title: ${item.title} | Careers",
    "title: {{ item.title }} | Careers",
    "{{ item.title }}",
    { meant: "${item.title}", back: true, misleads: /quotation marks/i },
  ),
  wrote(
    "a filter behind a variable",
    article,
    "date: ${item.date}\n",
    "date: ${item.date | date_long}\n",
    "| date_long",
  ),
  wrote(
    "a shortcode in a text",
    help,
    "answer: Where it was. We",
    "answer: {{< note >}} Where it was. We",
    "{{< note",
  ),
  wrote(
    "a loop of Hugo around entries",
    showcase,
    "    source: item.impact\n",
    "    range: item.impact\n",
    "range: item.impact",
    { meant: "source", back: true },
  ),
  wrote(
    "a partial by its file",
    support,
    "use: closing-call",
    "use: _shared/closing-call.yaml",
    "use: _shared",
    {
      meant: "closing-call",
      back: true,
    },
  ),
  wrote("a layout by its file", letter, "index: false\n", "index: false\nlayout: _layout.yaml\n", "layout:"),
  wrote(
    "a link to the file of a page",
    help,
    "[plans](/support)",
    "[plans](support.yaml)",
    "(support.yaml)",
    {
      meant: "/support",
      back: true,
    },
  ),
  wrote(
    "front matter on top of a posting",
    posting,
    "<!-- job: salesforce-solution-architect -->\n",
    "---\ntitle: Salesforce Solution Architect\n---\n<!-- job: salesforce-solution-architect -->\n",
    [1, 2, 3, 4],
  ),
  wrote(
    "a script that the theme of WordPress needed",
    story,
    "<h2>The anatomy of a double order</h2>",
    '<script src="https://cdn.example.com/lightbox.js"></script>\n<h2>The anatomy of a double order</h2>',
    "<script",
  ),
  wrote(
    "a button of WordPress among the actions",
    services,
    "      - label: Start a Conversation\n        href: /contact\n        look: primary\n",
    "      - label: Start a Conversation\n        url: /contact\n        look: primary\n",
    "url: /contact",
    { meant: "href", back: true },
  ),
  wrote(
    "a class of the theme",
    review,
    "    oneColor: true\n",
    "    oneColor: true\n    class: wp-block-gallery\n",
    ["class: wp-block"],
  ),
  wrote(
    "weights in place of an order",
    careers,
    "      - field: skills\n",
    "      - weight: 20\n        field: skills\n",
    ["weight: 20"],
  ),
  began(
    "a page that is written in Markdown",
    "pages/history.md",
    "---\ntitle: How we started\n---\n\n# How we started\n\nWith five engineers and one client.\n",
    1,
  ),
  wrote(
    "the end of the first line's comment lost",
    story,
    "<!-- insight: idempotent-by-design -->",
    "<!-- insight: idempotent-by-design --",
    [1],
    { back: true },
  ),
  wrote(
    "a link to a heading as WordPress names it",
    bill,
    "We attribute savings by",
    'See <a href="#the-order">the order</a>. We attribute savings by',
    "#the-order",
  ),
  wrote(
    "the title of the article within it",
    bill,
    "<h2>The ledger</h2>",
    "<h1>The ledger</h1>",
    "<h1>The ledger",
  ),
];
