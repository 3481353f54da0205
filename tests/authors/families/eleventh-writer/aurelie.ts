import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, help, terms } = PLACES;
const access = lineOf(help, "id: access");

/** Aurélie, who writes texts: the about page, the answers and the terms, in Google Docs and with a chat beside it. */
export const aurelie: readonly Told[] = [
  wrote(
    "brackets the wrong way round",
    terms,
    "[contact page](/contact)",
    "(contact page)[/contact]",
    "[/contact]",
  ),
  wrote(
    "a bracket of a link not closed",
    terms,
    "[Cookie Policy](/cookies)",
    "[Cookie Policy](/cookies",
    "(/cookies",
  ),
  wrote("a page as a file of its own", terms, "(/privacy)", "(privacy.html)", "(privacy.html)", {
    meant: "/privacy",
  }),
  wrote(
    "underlined, as in the document",
    help,
    "answer: Your named engineer,",
    "answer: <u>Your named engineer</u>,",
    "<u>Your named",
  ),
  wrote("a paragraph that slid to the left", about, "      In many firms those", "    In many firms those", [
    "In many firms those",
  ]),
  wrote(
    "a look of the text by its participle",
    about,
    "layout: split",
    "layout: splitted",
    "layout: splitted",
    {
      meant: "split",
    },
  ),
  wrote(
    "a step of the history without its title",
    about,
    "        title: Certified to ISO 27001 and ISO 9001\n",
    "",
    ['- label: "2023"'],
  ),
  did(
    "what the assistant said before its answer",
    about,
    (text) => `Sure! Here is the revised page:\n\n${text}`,
    ["Sure! Here is"],
  ),
  wrote("the same short name for two blocks", about, "id: mission", "id: vision", "id: vision"),
  wrote("a note at the foot that is not there", terms, "an endorsement\n", "an endorsement[^1]\n", "[^1]"),
  wrote(
    "a second opening in the middle",
    help,
    "  - type: questions\n    id: access\n",
    "  - type: hero\n    heading: Access and security\n\n  - type: questions\n    id: access\n",
    [access - 1, access],
  ),
  wrote(
    "a blank in the name of a section",
    terms,
    "- id: use-license",
    "- id: use license",
    "- id: use license",
    {
      meant: "use-license",
    },
  ),
  wrote(
    "a description of three sentences too many",
    help,
    "and what happens when a project ends.",
    "and what happens when a project ends. Also how we work, whom you meet, what it costs, when we can begin, what we need from you before the first day and how you reach us.",
    "description:",
  ),
  wrote(
    "the text behind the stroke",
    about,
    "    text: |\n      The name is",
    "    text: | The name is",
    "text: | The",
  ),
  wrote(
    "a stressed word at the beginning",
    help,
    "answer: We prefer it.",
    "answer: *We* prefer it.",
    "answer: *We*",
  ),
  wrote("a mention at the beginning", about, "text: We decide as if", "text: @everyone We decide as if", [
    "text: @everyone",
  ]),
  wrote(
    "a blank of no width in an address",
    about,
    "href: /contact",
    "href: /contact\u200b",
    "href: /contact",
  ),
];
