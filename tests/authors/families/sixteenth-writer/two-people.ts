import { began, did, lineOf, wrote } from "../cases.ts";
import { again, drop, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, layout, about } = PLACES;
const shared = "pages/_shared/closing-call.yaml";
const posting = "public/jobs/agentic-systems-consultant.md";

/** What is left when two people have worked on the same file and somebody has put both together in a hurry. */
export const twoPeople: readonly Told[] = [
  wrote(
    "the last line of a conflict left",
    PLACES.leaders,
    "- id: coo-daniel-okafor\n",
    ">>>>>>> Stashed changes\n- id: coo-daniel-okafor\n",
    ">>>>>>> Stashed changes",
    { back: true },
  ),
  wrote(
    "a conflict in a posting",
    posting,
    "- 25 days of paid leave, public holidays, and a quiet week at the end of December.\n",
    "<<<<<<< HEAD\n- 25 days of paid leave, public holidays, and a quiet week at the end of December.\n=======\n- 27 days of paid leave and public holidays.\n>>>>>>> benefits-2027\n",
    ["<<<<<<< HEAD", "=======", ">>>>>>> benefits-2027"],
    { remedy: "none" },
  ),
  did(
    "the same questions twice, one after the other",
    help,
    again("  - type: questions", 21),
    [18, 19, 21, 39, 40, 42],
    { remedy: "offer" },
  ),
  wrote(
    "the buttons of both",
    support,
    "        href: /help#support\n        look: secondary\n",
    '        href: /help#support\n        look: secondary\n    actions:\n      - label: Compare the plans\n        href: "#plans"\n        look: primary\n',
    [lineOf(support, "    actions:"), lineOf(support, "href: /help#support") + 2],
    { remedy: "none" },
  ),
  wrote(
    "the list of blocks begun a second time",
    "pages/insights/letter.yaml",
    "      - { label: Read the newest articles, href: /insights/articles, look: secondary }\n",
    "      - { label: Read the newest articles, href: /insights/articles, look: secondary }\n\nblocks:\n  - type: banner\n    look: strip\n    heading: Rather read now?\n    actions:\n      - { label: See the events, href: /insights/events }\n",
    "blocks:",
    { remedy: "offer" },
  ),
  wrote(
    "an entry put between a label and its address",
    layout,
    "          - label: Partnerships\n            href: /partnerships\n",
    "          - label: Partnerships\n          - label: Support\n            href: /support\n            href: /partnerships\n",
    [
      "- label: Partnerships",
      "- label: Support",
      "            href: /support",
      "            href: /partnerships",
    ],
    { remedy: "none" },
  ),
  did(
    "a part of the programme one column further in",
    PLACES.events,
    shift('    - time: "15:50"', 4, 1),
    ['time: "15:50"', "Scoring with people", "When a model may grade"],
    { back: true },
  ),
  began(
    "a copy of the collection in another form",
    "data/testimonials.json",
    `[
  {
    "id": "halden-rail",
    "quote": "We had four diagrams and four opinions. Now there is one sheet.",
    "author": "Marit Haugen, head of operations",
    "company": "Halden Rail"
  }
]
`,
    [1, 2],
    { remedy: "none" },
  ),
  wrote(
    "marks of a reviewer around a heading",
    about,
    "heading: A consultancy that stays until it works",
    "heading: {++A partner++}{--A consultancy--} that stays until it works",
    "heading: {++",
    { remedy: "none" },
  ),
  wrote(
    "a line with the sign of a patch",
    help,
    "    size: compact\n",
    "+    size: compact\n",
    "+    size: compact",
    {
      back: true,
    },
  ),
  wrote(
    "an option of a shared list with a new name in one of two places",
    shared,
    "label: ${use.label}",
    "label: ${use.button}",
    "${use.button}",
    { meant: "use.label", back: true },
  ),
  wrote(
    "an option that its list does not use any more",
    shared,
    "    text: ${use.text}\n",
    "",
    ["  text: {", "options:"],
    { meant: "text" },
  ),
  wrote(
    "an option that neither of them has declared",
    shared,
    "        look: primary\n",
    "        look: ${use.look}\n",
    "${use.look}",
    { remedy: "offer" },
  ),
  did(
    "the place of the page itself taken out of the layout",
    layout,
    drop("  - type: page"),
    ["blocks:", "  - type: header", "  - type: language-switch", "  - type: footer"],
    { meant: "page" },
  ),
  wrote(
    "a row of which one has deleted the first line",
    PLACES.partnerships,
    "- id: service\n  title: Service Partnerships\n",
    "  title: Service Partnerships\n",
    ["title: Service Partnerships", "title: Technology Partnerships"],
    { remedy: "none" },
  ),
];
