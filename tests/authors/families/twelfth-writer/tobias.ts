import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, did, lineOf, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, careers, jobs, team, events, leaders } = PLACES;
const review = "pages/cloud-cost-review.yaml";
const letter = "pages/insights/letter.yaml";
const search = "pages/search.yaml";
const schema = "data/team.schema.json";
const watch = lineOf(support, "price: € 1,900");
const blocks = lineOf(search, "blocks:");

/** Everything in front of some words. */
const until = (words: string) => (text: string) => text.slice(0, text.indexOf(words));

/** Tobias, who solves a merge in the browser: both sides kept, marks left, a file cut off, one saved under another name. */
export const tobias: readonly Told[] = [
  wrote(
    "the line between two sides left",
    jobs,
    "  city: Bengaluru\n",
    "  city: Bengaluru\n=======\n",
    "=======",
    {
      back: true,
    },
  ),
  wrote(
    "the end of the other side left",
    support,
    "      - title: Care\n",
    ">>>>>>> prices-2027\n      - title: Care\n",
    ">>>>>>>",
    { back: true },
  ),
  wrote(
    "both prices kept",
    support,
    "        price: € 1,900\n",
    "        price: € 1,900\n        price: € 2,100\n",
    [watch, watch + 1],
    { remedy: "none" },
  ),
  did(
    "both rows of one person kept",
    team,
    (text) =>
      `${text}\n- id: leila-ferhat\n  name: Leila Ferhat\n  title: Head of Research\n  avatarUrl: /images/people/leila-ferhat.svg\n`,
    "- id: leila-ferhat",
    { remedy: "none" },
  ),
  wrote("the list of blocks begun twice", search, "blocks:\n", "blocks:\nblocks:\n", [blocks, blocks + 1], {
    back: true,
  }),
  wrote(
    "a plus of the patch",
    careers,
    "    heading: Nothing open that fits?\n",
    "+   heading: Nothing open that fits?\n",
    "heading: Nothing open",
    { back: true },
  ),
  wrote(
    "the heading of a piece of a patch",
    help,
    "  - type: contents\n",
    "@@ -12,7 +12,9 @@ blocks:\n  - type: contents\n",
    "@@ -12,7",
    { back: true },
  ),
  wrote(
    "the fence of a suggested change",
    review,
    "  - type: downloads\n",
    "```suggestion\n  - type: downloads\n",
    "```suggestion",
    { back: true },
  ),
  wrote(
    "a remark of the reviewer in a line of its own",
    careers,
    "    label: Jobs\n",
    "    Ana: should this say roles?\n    label: Jobs\n",
    "Ana: should",
  ),
  wrote(
    "a number of the line copied along",
    support,
    "  - type: prices\n",
    "17  - type: prices\n",
    "- type: prices",
    { back: true },
  ),
  did("a page cut off within its last question", help, until("        answer: You do, from"), [
    "Who owns the code?",
  ]),
  did("a page cut off within a text", support, until(" of plaster balls, one"), [
    'alt: "Rows',
    lineOf(support, "heading: Of a hundred alerts"),
  ]),
  did("the last line of a file lost", leaders, drop("linkedin: https://linkedin.example/in/priya"), [
    "- id: cto-priya-raman",
    "image: /images/people/cto-priya",
  ]),
  did("a file of which nothing was kept", letter, () => "", [1]),
  {
    name: "saved with the ending of another tool",
    file: help,
    rename: "pages/help.yml",
    inFile: "pages/help.yml",
    at: [1],
  },
  began("a copy with a number", "pages/support (1).yaml", readFileSync(join(root, support), "utf8"), 1),
  wrote("two parts of a programme merged into one", events, '    - time: "14:25"\n', "", [
    "title: Which step deserves an agent",
    "title: How we chose, and what we dropped",
    "description: A checklist of seven",
  ]),
  wrote(
    "a mark left among the fields",
    schema,
    '    "title": {\n',
    '>>>>>>> main\n    "title": {\n',
    ">>>>>>> main",
    { back: true },
  ),
];
