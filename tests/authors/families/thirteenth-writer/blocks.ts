import { did, example, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { again } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, terms, hub, home } = PLACES;
const partners = "pages/partnerships.yaml";
const platform = "pages/platform.yaml";
const review = "pages/cloud-cost-review.yaml";
const blueprint = "pages/showcases/[slug].yaml";
const article = "pages/insights/[slug].yaml";
const articles = "pages/insights/articles.yaml";
const back = { back: true } as const;

const days = "pages/insights/engineers-days.yaml";
// No page of the site leads to it.
const daysText = example("pages/event.yaml").replace("\nblocks:", "\nindex: false\nblocks:");
/** In a page that the site does not have yet: the example of an event. */
const onDays = (name: string, from: string, to: string, at: string, more: Partial<Told> = {}): Told =>
  wrote(name, days, from, to, at, { text: daysText, ...more });

/** Blocks and their options. */
export const blocks: readonly Told[] = [
  wrote("an opening as the spelling checker has it", partners, "type: hero", "type: heroes", "type: heroes", {
    meant: "hero",
    ...back,
  }),
  wrote("a card's dash lost", platform, "- title: Analytics", "  title: Analytics", "title: Analytics", back),
  wrote("two letters changed places", blueprint, "layout: split", "layout: spilt", "spilt", {
    meant: "split",
    ...back,
  }),
  wrote(
    "a paragraph too far to the left",
    review,
    "              Below it, one",
    "            Below it, one",
    "Below it, one",
    back,
  ),
  wrote("an option misspelt", review, "{ value: 10 days", "{ valeu: 10 days", "valeu", {
    meant: "value",
    ...back,
  }),
  wrote(
    "a term by its German name",
    blueprint,
    "- term: Industry",
    "- begriff: Industry",
    "begriff: Industry",
    back,
  ),
  wrote(
    "a merge conflict in the facts",
    blueprint,
    "      - term: Industry\n        text: ${item.industry}\n",
    "<<<<<<< HEAD\n      - term: Industry\n        text: ${item.industry}\n=======\n      - term: Sector\n        text: ${item.industry}\n>>>>>>> wording\n",
    ["<<<<<<<", "=======", ">>>>>>>"],
    { remedy: "offer" },
  ),
  wrote(
    "a block's dash lost",
    support,
    "  - type: media\n    eyebrow: Each quarter",
    "    type: media\n    eyebrow: Each quarter",
    [125, "eyebrow: Each quarter"],
    back,
  ),
  did(
    "what belongs to one plan, said of all",
    support,
    [
      ["        highlighted: true\n", ""],
      [
        "    heading: Three plans, by the month\n",
        "    heading: Three plans, by the month\n    highlighted: true\n",
      ],
    ],
    "highlighted: true",
    { remedy: "offer" },
  ),
  wrote("a Cyrillic letter in a column", support, "Watch, align: end", "Watch, align: еnd", "align: е", {
    meant: "end",
    ...back,
  }),
  wrote(
    "a row's bracket lost",
    support,
    "next day, 1 h, 15 min]",
    "next day, 1 h, 15 min",
    ["[Critical", "[High"],
    back,
  ),
  wrote(
    "question and answer on one line",
    support,
    "change the plan?\n        answer:",
    "change the plan? answer:",
    "change the plan?",
    back,
  ),
  did("an answer twice", help, again("answer: You do, from", 1), "answer: You do, from", back),
  wrote(
    "an arrow of a notebook in front of a question",
    help,
    "- question: Who owns",
    "▸ question: Who owns",
    "▸",
    back,
  ),
  wrote(
    "a Cyrillic letter in an option",
    review,
    "    label: Readers of",
    "    lаbel: Readers of",
    "Readers of",
    {
      meant: "label",
      ...back,
    },
  ),
  wrote("a block's type in German", review, "type: tabs", "type: reiter", "type: reiter", back),
  wrote(
    "an option that there is not",
    review,
    "tabs\n    id: for-whom",
    "tabs\n    tabs: 3\n    id: for-whom",
    "tabs: 3",
  ),
  wrote(
    "a comma behind an entry",
    review,
    "halden-rail.svg }",
    "halden-rail.svg },",
    "halden-rail.svg",
    back,
  ),
  wrote("a sign that is not there", review, "logos/sorrel.svg", "logos/sorel.svg", "sorel.svg", {
    meant: "/images/logos/sorrel.svg",
    ...back,
  }),
  wrote("a film under another ending", review, "first-line.webm", "first-line.mp4", "first-line.mp4", {
    remedy: "offer",
  }),
  wrote("an option with a capital", articles, "fields: [title", "Fields: [title", "Fields:", {
    meant: "fields",
    ...back,
  }),
  wrote("a field that is nearly one", articles, "field: category", "field: categorie", "categorie", {
    meant: "category",
    ...back,
  }),
  wrote(
    "quotation marks lost around braces",
    articles,
    '"{shown} of {total} articles"',
    "{shown} of {total} articles",
    "{shown}",
    back,
  ),
  wrote("a feed that ends as something else", articles, "articles.atom", "articles.xml", "articles.xml", {
    remedy: "offer",
  }),
  wrote(
    "a heading of Markdown in a legal text",
    terms,
    "        heading: Disclaimer",
    "        ## Disclaimer",
    ["id: disclaimer", "## Disclaimer"],
    { remedy: "offer" },
  ),
  wrote("a section's dash lost", terms, "      - id: accuracy", "        id: accuracy", "id: accuracy", back),
  wrote(
    "a portrait without its words",
    article,
    '{ src: "${item.author.photo}", alt: "" }',
    '{ src: "${item.author.photo}" }',
    "author.photo",
    {
      remedy: "offer",
    },
  ),
  wrote("a type with a letter too many", hub, "type: feature-panel", "type: feature-pannel", "pannel", {
    meant: "feature-panel",
    ...back,
  }),
  wrote(
    "a Markdown link for an address",
    review,
    "url: ${site.url}${page.route}",
    "url: [here](${site.url}${page.route})",
    "url: [here]",
    back,
  ),
  wrote(
    "a title by its German name",
    review,
    "    title: ${page.title}",
    "    titel: ${page.title}",
    "titel:",
    {
      meant: "title",
      ...back,
    },
  ),
  wrote("a word written twice", support, "focus: right }", "focus: right right }", "focus: right right", {
    remedy: "offer",
  }),
  wrote("a number in words", home, "shown: 2", "shown: two", "shown: two", { meant: "2", ...back }),
  onDays("an hour in German", 'time: "09:00"', "time: 9 Uhr", "9 Uhr", { meant: "09:00", ...back }),
  onDays("a point outside the picture", "focus: 55% 60%", "focus: 155% 60%", "focus: 155%", {
    remedy: "none",
  }),
  onDays(
    "the whole frame for its address",
    "address: https://www.openstreetmap",
    'address: <iframe width="425" src="https://www.openstreetmap',
    "<iframe",
    {
      remedy: "offer",
    },
  ),
  onDays(
    "one block for many in a tab",
    "      - label: Friday\n        blocks:",
    "      - label: Friday\n        block:",
    "        block:",
    {
      meant: "blocks",
      ...back,
    },
  ),
  onDays("a term in German", "{ term: Where", "{ begriff: Where", "begriff: Where", back),
];
