import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, did, lineOf, wrote } from "../cases.ts";
import { again, drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const COST = "pages/cloud-cost-review.yaml";
const CALL = "pages/_shared/closing-call.yaml";
const INDEX = "pages/insights/index.yaml";
const LIST = "pages/insights/articles.yaml";
const SHOWCASES = "pages/showcases/index.yaml";

const file = (path: string) => readFileSync(join(root, path), "utf8");

/** Joost, the intern, who builds pages out of pieces of other pages, and tidies up names of files. */
export const joost: readonly Told[] = [
  wrote(
    "a block of questions copied with its id",
    PLACES.help,
    "  - type: banner\n",
    `  - type: questions
    id: invoices
    eyebrow: Travel
    heading: Travel and expenses
    items:
      - question: Do you charge for the train?
        answer: Yes, in the second class, and with the ticket.
      - question: Who pays for the nights?
        answer: You do, up to a limit that stands in the contract.

  - type: banner
`,
    "id: invoices",
  ),
  wrote(
    "a card from a page that lists articles, in a list written by hand",
    PLACES.services,
    "      - title: Help\n        text: Answers to what clients ask about contracts, access, invoices and the end of a project.\n",
    "      - title: Help\n        text: ${item.excerpt}\n",
    "${item.excerpt}",
    { remedy: "none" },
  ),
  wrote(
    "the line that fills a list, above entries written by hand",
    PLACES.services,
    "    id: before-you-decide\n",
    "    id: before-you-decide\n    source: services\n",
    [35, 36, 41],
    { remedy: "none" },
  ),
  wrote(
    "a block pasted among the cards of another one",
    "pages/platform.yaml",
    "      - title: Adaptive Learning\n        text: Corrections",
    "      - type: banner\n        heading: Bring a decision of yours\n      - title: Adaptive Learning\n        text: Corrections",
    ["      - type: banner", "heading: Bring a decision of yours"],
    { remedy: "none" },
  ),
  wrote(
    "a card on its own between two blocks",
    PLACES.services,
    "  - type: banner\n",
    `  - type: card
    title: The letter
    text: One mail a month, four minutes to read.
    href: /insights#letter

  - type: banner
`,
    lineOf(PLACES.services, "  - type: banner"),
    { remedy: "none" },
  ),
  wrote(
    "a shared list by the name of its heading",
    PLACES.support,
    "- use: closing-call",
    "- use: closing-banner",
    "- use: closing-banner",
    {
      meant: "closing-call",
      back: true,
    },
  ),
  wrote(
    "a shared list without the words of its button",
    SHOWCASES,
    "    text: Most blueprints began as a conversation about one process that did not work.\n    label: Talk to an engineer\n",
    "    text: Most blueprints began as a conversation about one process that did not work.\n",
    "- use: closing-call",
    { remedy: "none" },
  ),
  wrote(
    "the tone of a banner set where a shared list is used",
    PLACES.support,
    "- use: closing-call\n",
    "- use: closing-call\n    tone: ink\n",
    "    tone: ink",
    { remedy: "none" },
  ),
  wrote(
    "an option of a shared list by another name",
    CALL,
    "label: ${use.label}",
    "label: ${use.button}",
    "${use.button}",
    {
      meant: "use.label",
      back: true,
    },
  ),
  wrote(
    "a row of the page in a shared list",
    CALL,
    "heading: ${use.heading}",
    "heading: ${item.title}",
    "${item.title}",
    { meant: "use." },
  ),
  did("the page for each article without its brackets", "pages/insights/[slug].yaml", [], [1, 2, 3, 4], {
    rename: "pages/insights/slug.yaml",
    inFile: "pages/insights/slug.yaml",
    meant: "[slug]",
  }),
  did(
    "a sign renamed with a large letter",
    "public/images/logos/orrin.svg",
    [],
    lineOf(COST, "logos/orrin.svg"),
    {
      rename: "public/images/logos/Orrin.svg",
      inFile: COST,
      meant: "/images/logos/Orrin.svg",
    },
  ),
  did(
    "the text of an article renamed so that it reads better",
    "public/content/insights/html/idempotent-by-design.html",
    [],
    [1],
    {
      rename: "public/content/insights/html/idempotent by design.html",
      inFile: "public/content/insights/html/idempotent by design.html",
      meant: "public/content/insights/html/idempotent-by-design.html",
    },
  ),
  began(
    "a page doubled in the file manager, and left there",
    "pages/support copy.yaml",
    file(PLACES.support),
    [1, 2],
  ),
  began("a list doubled in the file manager, to be safe", "data/team (1).yaml", file(PLACES.team), [1, 2], {
    remedy: "none",
  }),
  did("a page renamed with a large letter, as titles have it", "pages/platform.yaml", [], [1, 2], {
    rename: "pages/Platform.yaml",
    inFile: "pages/Platform.yaml",
    meant: "platform.yaml",
  }),
  wrote(
    "the leaders taken from the list of the team",
    PLACES.about,
    "source: leaders",
    "source: team",
    ["source: team", "${item.role}", "${item.bio}", "src: ${item.image}", "${item.linkedin}"],
    { remedy: "none" },
  ),
  wrote(
    "a column more, and the rows as they were",
    COST,
    "              - { label: Risk }\n",
    "              - { label: Risk }\n              - { label: Who agrees }\n",
    [63, 64, 65, 66, 67, 68],
    { remedy: "none" },
  ),
  wrote(
    "a field copied with its name",
    PLACES.contact,
    "      - name: organizationName\n",
    "      - name: phone\n        label: Mobile\n        type: tel\n        autocomplete: tel\n        missing: Enter your mobile number.\n      - name: organizationName\n",
    "- name: phone",
    { remedy: "none" },
  ),
  wrote(
    "a field that waits for an answer with a large letter",
    INDEX,
    "      - name: consent\n",
    "      - name: topic\n        label: What would you like to read about?\n        type: radio\n        options: [Data, Models, Something else]\n        wide: true\n      - { name: other, label: Namely, when: { field: topic, is: Something Else }, wide: true }\n      - name: consent\n",
    "is: Something Else",
    { meant: "Something else" },
  ),
  did(
    "the place of the page twice in the layout",
    PLACES.layout,
    again("  - type: page", 1),
    "- type: page",
    {
      back: true,
    },
  ),
  did("the place of the page taken out of the layout", PLACES.layout, drop("  - type: page"), [
    1,
    3,
    "  - type: header",
  ]),
  wrote(
    "a layout that stood in the site of his course",
    "pages/insights/letter.yaml",
    "index: false\n",
    "index: false\nlayout: landing\n",
    "layout: landing",
    { remedy: "none" },
  ),
  wrote(
    "one button, as a plan with a price has it",
    "pages/technologies/products.yaml",
    "    actions:\n      - label: Ask our engineers\n        href: /contact",
    "    action: { label: Ask our engineers, href: /contact }",
    "    action:",
    { meant: "actions" },
  ),
  wrote("the minus of an order behind the field", LIST, "sort: -date", "sort: date-", "sort: date-", {
    meant: "-date",
    back: true,
  }),
  wrote(
    "the id of a row where its address needs the slug",
    INDEX,
    "href: /insights/article/${item.slug}",
    "href: /insights/article/${item.id}",
    "${item.id}",
    { meant: "item.slug", back: true },
  ),
  wrote(
    "a month counted back from the wrong year",
    "pages/insights/events.yaml",
    "until: 2027-03-18 15:00",
    "until: 2026-03-18 15:00",
    ["from: 2027-02-18", "until: 2026-03-18"],
    { remedy: "none" },
  ),
  wrote(
    "a block kept back, to which the opening leads",
    COST,
    "    id: checklist\n",
    "    id: checklist\n    draft: true\n",
    ['href: "#checklist"', "    draft: true"],
    { remedy: "none" },
  ),
  wrote(
    "a place to go after an end that nobody has set",
    COST,
    "blocks:\n",
    "then: /services\nblocks:\n",
    "then: /services",
    { remedy: "none" },
  ),
  did(
    "the description of the page next door",
    PLACES.help,
    [
      [
        "description: Answers to what clients ask us about starting a project, access and security, support, invoices and what happens when a project ends.",
        "description: Three plans for systems that are in use, with monthly and yearly prices, what is in which plan, and how fast a person answers.",
      ],
    ],
    "description: Three plans",
    { remedy: "none" },
  ),
  wrote(
    "an address that sends visitors to itself",
    "pages/technologies/index.yaml",
    "redirect: /technologies/other",
    "redirect: /technologies",
    "redirect: /technologies",
    { remedy: "none" },
  ),
];
