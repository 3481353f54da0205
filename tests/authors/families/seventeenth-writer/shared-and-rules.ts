import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const call = "pages/_shared/closing-call.yaml";
const support = "pages/support.yaml";
const review = "pages/cloud-cost-review.yaml";
const showcases = "pages/showcases/index.yaml";
const jobs = "data/jobs.schema.json";
const articles = "data/articles.schema.json";
const technologies = "data/technologies.schema.json";
const team = "data/team.schema.json";

/** A developer changes what several pages share, the words of the engine, the rules of the house and what rows may hold. */
export const sharedAndRules: readonly Told[] = [
  did(
    "an option of a shared list left out",
    review,
    [["    label: Book a review\n\n  - type: share", "\n  - type: share"]],
    "- use: closing-call",
    {
      meant: "label",
      remedy: "offer",
    },
  ),
  wrote(
    "words of a button that are too long",
    support,
    "    label: Write to us\n",
    "    label: Write to us about the system that has to stay up\n",
    "label: Write to us about",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a shared list by the name of its file",
    showcases,
    "- use: closing-call",
    "- use: closing-call.yaml",
    "closing-call.yaml",
    {
      meant: "closing-call",
      back: true,
    },
  ),
  wrote(
    "a shared list as a kind of block",
    support,
    "  - use: closing-call\n",
    "  - type: closing-call\n",
    "type: closing-call",
    {
      meant: "use",
      back: true,
    },
  ),
  wrote(
    "an option of a shared list that it does not have",
    call,
    "text: ${use.text}",
    "text: ${use.body}",
    "${use.body}",
    {
      meant: "use.text",
      back: true,
    },
  ),
  wrote(
    "an option of a shared list as an option of the row",
    call,
    "heading: ${use.heading}",
    "heading: ${item.heading}",
    "${item.heading}",
    {
      meant: "use.heading",
      back: true,
    },
  ),
  wrote(
    "a kind of option as programs call it",
    call,
    "label: { type: string,",
    "label: { type: str,",
    "type: str,",
    {
      meant: "string",
      back: true,
    },
  ),
  wrote("the meaning of an option with a letter lost", call, "x-kind: link", "x-kind: lnk", "x-kind: lnk", {
    meant: "link",
    back: true,
  }),
  wrote(
    "a usual value that is longer than it may be",
    call,
    "maxLength: 40,",
    "maxLength: 40, default: Write to the engineers who would be on your project,",
    "default: Write to the engineers",
    {
      remedy: "none",
    },
  ),
  began(
    "a word of the engine with a letter lost",
    "data/words.yaml",
    "en:\n  serch.button: Find\n",
    "serch.button",
    {
      meant: "search.button",
      mended: "en:\n  search.button: Find\n",
    },
  ),
  began(
    "a word without the place that is filled in",
    "data/words.yaml",
    "en:\n  filter-list.count: All of them\n",
    "filter-list.count",
    {
      meant: "{",
      remedy: "offer",
    },
  ),
  began(
    "a word with a place that nothing fills",
    "data/words.yaml",
    'en:\n  filter-list.count: "{shown} of {total} in {city}"\n',
    "{city}",
    {
      remedy: "offer",
    },
  ),
  began(
    "words in a group for each block",
    "data/words.yaml",
    "en:\n  search:\n    button: Find\n",
    ["  search:", "    button:"],
    {
      meant: "search.button",
    },
  ),
  began("a rule of the house in its old spelling", "checks.yaml", "longtitle: off\n", "longtitle", {
    meant: "long-title",
    mended: "long-title: off\n",
  }),
  began("a rule as loud as another tool has it", "checks.yaml", "duplicate-title: critical\n", "critical", {
    meant: "error",
    remedy: "offer",
  }),
  began("a rule that cannot be weighed", "checks.yaml", "unknown-option: warning\n", "unknown-option", {
    remedy: "offer",
  }),
  wrote(
    "a field of another list that is not there",
    articles,
    '"x-ref": "authors"',
    '"x-ref": "author"',
    '"x-ref": "author"',
    {
      meant: "authors",
      back: true,
    },
  ),
  wrote("a pattern that never closes its bracket", jobs, '"^[A-Z]{2}$"', '"^[A-Z{2}$"', "^[A-Z{2}$", {
    remedy: "offer",
  }),
  wrote(
    "a day after a field that is not there",
    jobs,
    '"x-after": "datePosted"',
    '"x-after": "postedOn"',
    '"postedOn"',
    {
      meant: "datePosted",
      remedy: "offer",
    },
  ),
  wrote(
    "a count of a field that is not there",
    technologies,
    '"count": "items"',
    '"count": "technologies"',
    '"count": "technologies"',
    {
      meant: "items",
      remedy: "offer",
    },
  ),
  wrote(
    "a comma lost between two fields",
    team,
    '    },\n    "name"',
    '    }\n    "name"',
    [14, '"name": {'],
    { back: true },
  ),
];
