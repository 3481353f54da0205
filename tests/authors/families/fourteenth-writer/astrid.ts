import { did, wrote } from "../cases.ts";
import { again, drop, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

/** Astrid, the founder, who corrects the site at one in the morning and presses save without reading it again. */
export const astrid: readonly Told[] = [
  wrote("a letter left out of an address", PLACES.services, "href: /support", "href: /suport", "/suport", {
    meant: "/support",
    back: true,
  }),
  wrote(
    "true with two letters swapped",
    PLACES.support,
    "highlighted: true",
    "highlighted: ture",
    "highlighted: ture",
    { meant: "true", back: true },
  ),
  wrote(
    "a block's name with a letter lost",
    PLACES.help,
    "- type: questions",
    "- type: qestions",
    "- type: qestions",
    { meant: "questions", back: true },
  ),
  wrote("letters swapped in an option", PLACES.help, "answer: Usually.", "anwser: Usually.", "anwser:", {
    meant: "answer",
    back: true,
  }),
  wrote(
    "a collection in the singular",
    PLACES.home,
    "source: testimonials",
    "source: testimonial",
    "source: testimonial",
    { meant: "testimonials", back: true },
  ),
  wrote(
    "a place on the page, misspelt",
    "pages/partnerships.yaml",
    'href: "#categories"',
    'href: "#catagories"',
    "#catagories",
    { meant: "#categories", back: true },
  ),
  wrote(
    "a city of the time zone with a vowel lost",
    PLACES.site,
    "timeZone: Europe/London",
    "timeZone: Europe/Londn",
    "Europe/Londn",
    { meant: "Europe/London", back: true },
  ),
  did(
    "a button whose address was cut and never pasted again",
    "pages/platform.yaml",
    [["      - label: Request Demo\n        href: /contact\n", "      - label: Request Demo\n"]],
    ["- label: Request Demo", 14],
    { misleads: /"look"/ },
  ),
  wrote(
    "a quotation mark that never ends",
    "pages/insights/articles.yaml",
    'count: "{shown} of {total} articles"',
    'count: "{shown} of {total} articles',
    ['count: "{shown}'],
    { back: true },
  ),
  did(
    "a line saved twice",
    PLACES.help,
    again("    text: Write to us. A person", 1),
    "text: Write to us. A person",
    {
      back: true,
    },
  ),
  wrote("a kind of field, misspelt", PLACES.contact, "type: email", "type: emial", "type: emial", {
    meant: "email",
    back: true,
  }),
  wrote(
    "a field of the form that nobody has",
    PLACES.contact,
    "field: subject }",
    "field: subjct }",
    "field: subjct",
    { meant: "subject", back: true },
  ),
  wrote("a doubled letter in the menu", PLACES.layout, "href: /careers", "href: /carreers", "/carreers", {
    meant: "/careers",
    back: true,
  }),
  wrote(
    "a colon forgotten",
    PLACES.support,
    "heading: Three plans, by the month",
    "heading Three plans, by the month",
    "heading Three plans",
    { back: true },
  ),
  wrote(
    "no blank behind the colon",
    PLACES.help,
    "heading: When something breaks",
    "heading:When something breaks",
    "heading:When",
    { back: true },
  ),
  wrote("false with two letters swapped", "pages/404.yaml", "index: false", "index: flase", "index: flase", {
    meant: "false",
    back: true,
  }),
  wrote(
    "a colour of the house that the cards do not have",
    "data/agents.yaml",
    "accent: ink",
    "accent: red",
    "accent: red",
  ),
  wrote(
    "a row of the table with a value short",
    PLACES.support,
    "2 days, 4 h, 4 h]",
    "2 days, 4 h]",
    "- [Normal",
  ),
  did("a page without its description", "pages/insights/letter.yaml", drop("description:"), [1, 2, 3]),
  did(
    "one line pushed in by the tab key of another editor",
    PLACES.support,
    shift("    eyebrow: Whatever you choose", 1, 2),
    ["eyebrow: Whatever you choose", "look: columns"],
    { back: true },
  ),
];
