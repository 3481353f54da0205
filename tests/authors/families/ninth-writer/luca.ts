import { did, lineOf, wrote } from "../cases.ts";
import { again, drop, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { site, offices, help, services, jobs, contact, careers, articles, support, home, terms } = PLACES;
const platform = "pages/platform.yaml";
const showcases = "pages/showcases/index.yaml";
const cost = "pages/cloud-cost-review.yaml";
const posting = "public/jobs/salesforce-solution-architect.md";

/** Luca merges a branch of three weeks on a Friday. */
export const luca: readonly Told[] = [
  wrote(
    "a conflict that he has not seen",
    site,
    "phone: +44 20 7946 0210\n",
    "<<<<<<< HEAD\nphone: +44 20 7946 0210\n=======\nphone: +44 20 7946 0299\n>>>>>>> new-number\n",
    "<<<<<<< HEAD",
    { misleads: /indent|colon|duplicate|twice/i },
  ),
  wrote(
    "the last line of a conflict left",
    offices,
    "- id: europe\n",
    ">>>>>>> berlin-moves\n- id: europe\n",
    ">>>>>>> berlin-moves",
    { misleads: /indent|colon/i },
  ),
  wrote(
    "the middle of a conflict left",
    help,
    "      - question: Whom do we call?\n",
    "=======\n      - question: Whom do we call?\n",
    "=======",
    { misleads: /indent|colon/i },
  ),
  wrote(
    "three sides of a conflict",
    jobs,
    "  location: Berlin, Germany\n",
    "<<<<<<< ours\n  location: Berlin, Germany\n||||||| base\n  location: Berlin\n=======\n  location: Berlin or remote\n>>>>>>> theirs\n",
    "<<<<<<< ours",
    { misleads: /indent|colon|duplicate|twice/i },
  ),
  wrote(
    "a conflict in a posting",
    posting,
    "## What you bring\n",
    "<<<<<<< HEAD\n## What you bring\n=======\n## Your profile\n>>>>>>> wording\n",
    "<<<<<<< HEAD",
  ),
  wrote(
    "both headings kept",
    services,
    "    heading: Ready to Innovate Together?\n",
    "    heading: Ready to Innovate Together?\n    heading: Ready When You Are\n",
    ["heading: Ready to Innovate", "heading: Ready When You Are"],
  ),
  did("the same banner from both sides", services, again("  - type: banner", 8), "    id: closing"),
  did("the line blocks: lost", contact, drop("blocks:"), ["  - type: hero", "description:"]),
  did("the first lines of a block lost", contact, drop("  - type: map", 2), [
    "    eyebrow: Offices",
    "    eyebrow: Four offices, one team",
  ]),
  did("the line item: from both sides", careers, again("    item:", 1), "    item:"),
  did("the first line of a row lost", articles, drop("- id: insight-19"), [
    "  slug: agents-that-write-to-the-crm",
  ]),
  did("a block that came in deeper", help, shift("  - type: contents", 2, 2), "    - type: contents"),
  wrote("an option lost with a hunk", support, "    label: Write to us\n", "", "- use: closing-call"),
  wrote(
    "a list that they have renamed",
    showcases,
    "- use: closing-call",
    "- use: closing",
    "- use: closing",
    {
      meant: "closing-call",
    },
  ),
  wrote(
    "the line items: lost",
    platform,
    "    items:\n      - { label: B, text",
    "      - { label: B, text",
    ["- { label: B, text", "block: { type: architecture-drawing }"],
  ),
  wrote(
    "a brace lost with a hunk",
    cost,
    "{ value: 10 days, text: from the first look at the bill to the report }",
    "{ value: 10 days, text: from the first look at the bill to the report",
    "{ value: 10 days",
  ),
  did(
    "a second list of blocks at the end",
    terms,
    (text) => `${text}blocks:\n  - type: banner\n    heading: Questions about these terms?\n`,
    "blocks:",
  ),
  {
    ...did("rows deleted that a page still shows", "data/testimonials.yaml", [], 1),
    remove: true,
    inFile: home,
    at: [lineOf(home, "source: testimonials")],
  },
];
