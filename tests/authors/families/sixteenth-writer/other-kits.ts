import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";
import { slipsIn } from "./slips.ts";

const { careers, job, services, support } = PLACES;
const partnerships = "pages/partnerships.yaml";
const review = "pages/cloud-cost-review.yaml";
const posting = "public/jobs/salesforce-solution-architect.md";
const article = "public/content/insights/html/modular-monolith-first.html";

/** Habits of people who write YAML for something else all week: workflows, other site builders, clusters, playbooks. */
export const otherKits: readonly Told[] = [
  wrote(
    "uses, as in a workflow",
    support,
    "- use: closing-call",
    "- uses: closing-call",
    "uses: closing-call",
    {
      meant: "use",
      back: true,
    },
  ),
  wrote(
    "options below with, as in a workflow",
    support,
    "  - use: closing-call\n    heading: Tell us what has to stay up\n    text: Name the system, who uses it and when. You get a plan, a price and the name of an engineer within two working days.\n    label: Write to us",
    "  - use: closing-call\n    with:\n      heading: Tell us what has to stay up\n      text: Name the system, who uses it and when. You get a plan, a price and the name of an engineer within two working days.\n      label: Write to us",
    ["with:", "- use: closing-call"],
    { meant: "heading" },
  ),
  wrote(
    "if, as in a workflow",
    support,
    "  - type: questions\n    id: questions\n",
    "  - type: questions\n    if: false\n    id: questions\n",
    "if: false",
    { meant: "draft", remedy: "offer" },
  ),
  wrote(
    "the front of the page closed with a line of dashes",
    services,
    "each in detail.\nblocks:",
    "each in detail.\n---\nblocks:",
    "---",
    { back: true },
  ),
  wrote(
    "a shortcode of Hugo in a posting",
    posting,
    "## What you bring\n",
    '{{< figure src="/images/stills/red-pencil.jpg" alt="A red pencil" >}}\n\n## What you bring\n',
    "{{< figure",
    { remedy: "none" },
  ),
  wrote(
    "a permalink, as Jekyll has it",
    support,
    "blocks:\n",
    "permalink: /plans/\nblocks:\n",
    "permalink: /plans/",
    {
      meant: "aliases",
      remedy: "offer",
    },
  ),
  wrote(
    "an include of Jekyll in an article",
    article,
    "<h2>",
    "{% include newsletter.html %}\n<h2>",
    "{% include newsletter.html %}",
    { remedy: "none" },
  ),
  {
    name: "an article with its day in its name, as Jekyll wants it",
    file: article,
    rename: "public/content/insights/html/2024-07-16-modular-monolith-first.html",
    // A text under another name is told at the text, which is to be renamed: the fifteenth set settled it.
    inFile: "public/content/insights/html/2024-07-16-modular-monolith-first.html",
    at: [1],
    meant: "modular-monolith-first.html",
    remedy: "offer",
  },
  wrote(
    "title and description as metadata",
    services,
    "title: Solutions and services | ${site.brand}\ndescription: AI",
    "metadata:\n  title: Solutions and services | ${site.brand}\n  description: AI",
    [2, 3, 4],
    { meant: "title" },
  ),
  wrote(
    "rows parted like manifests",
    PLACES.team,
    "\n- id: callum-strachan\n",
    "---\n- id: callum-strachan\n",
    "---",
  ),
  wrote(
    "a loop, as in a playbook",
    partnerships,
    "source: partnerships",
    "loop: partnerships",
    "loop: partnerships",
    {
      meant: "source",
      back: true,
    },
  ),
  wrote(
    "a filter behind a name, as in a playbook",
    job,
    "skills: ${item.skills}",
    "skills: ${item.skills | join(', ')}",
    "${item.skills | join",
    { meant: "${item.skills}", back: true },
  ),
  wrote(
    "a text in case there is none, as a shell has it",
    job,
    "text: ${item.location}",
    "text: ${item.location:-Remote}",
    "${item.location:-",
    { meant: "${item.location}", back: true },
  ),
  wrote(
    "another file taken in, as a smart home does",
    review,
    "  - use: closing-call\n    heading: Ten days, one list\n    text: Tell us what you paid last month and who used it. You hear within two working days whether a review is worth it.\n    label: Book a review\n",
    "  - !include _shared/closing-call.yaml\n",
    "!include",
    { meant: "use", remedy: "offer" },
  ),
  slipsIn(
    "data/words.yaml",
    `en:
  search.button: Go
  header.closeLabel: Shut the menu
`,
  )(
    "words as Hugo keeps its translations",
    "en:\n  search.button: Go\n  header.closeLabel: Shut the menu\n",
    "- id: search.button\n  translation: Go\n- id: header.closeLabel\n  translation: Shut the menu\n",
    [1, "- id: search.button"],
    { meant: "en:" },
  ),
  wrote(
    "a box of hints, as other manuals write it",
    "pages/terms.yaml",
    "          Questions about these terms reach us at",
    "          :::tip\n          Write in English or German.\n          :::\n\n          Questions about these terms reach us at",
    [":::tip", ":::"],
    { remedy: "none" },
  ),
  did(
    "a part of a page taken over by its sign, as a compose file does",
    careers,
    [["  - type: banner\n    id: introduce-yourself\n", "  - <<: *banner\n    id: introduce-yourself\n"]],
    "<<: *banner",
    { remedy: "none" },
  ),
];
