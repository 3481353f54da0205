import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, did, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const ABOUT = "pages/about.de.yaml";
const CONTACT = "pages/contact.de.yaml";
const SERVICES = "pages/services.de.yaml";
const CAREERS = "pages/careers/index.de.yaml";
const JOBS = "data/jobs.de.yaml";
const HOME = "pages/index.de.yaml";

/** Margarethe, who translates the site into German, half of it in a spreadsheet, on a German keyboard. */
export const margarethe: readonly Told[] = [
  wrote("a key translated along with its text", CONTACT, "\ntitle:\n", "\nTitel:\n", "Titel:", {
    meant: "title",
    back: true,
  }),
  wrote("the id of a block translated", ABOUT, "\n  closing:\n", "\n  abschluss:\n", "abschluss:", {
    meant: "closing",
    back: true,
  }),
  wrote(
    "the translation written over the original",
    SERVICES,
    "of: Our Solutions. Your Advantage.",
    "of: Unsere Lösungen. Ihr Vorsprung.",
    ["of: Unsere Lösungen.", "text: Unsere Lösungen."],
    { meant: "Our Solutions. Your Advantage.", back: true },
  ),
  wrote(
    "a text left empty for later",
    SERVICES,
    "text: Was Sie davon haben",
    "text:",
    ["      value:", "of: Value For You", 38],
    { remedy: "none" },
  ),
  wrote(
    "a name in braces translated",
    CONTACT,
    "text: Schreiben Sie ${site.brand} oder",
    "text: Schreiben Sie ${site.marke} oder",
    "${site.marke}",
    { meant: "site.brand", back: true },
  ),
  wrote(
    "the key beside the dollar",
    ABOUT,
    "text: Über ${site.brand}",
    "text: Über §{site.brand}",
    "§{site.brand}",
    { meant: "${site.brand}", back: true },
  ),
  wrote(
    "the key of a row translated",
    JOBS,
    "\ndata-engineer:\n",
    "\ndateningenieurin:\n",
    "dateningenieurin:",
    {
      meant: "data-engineer",
      back: true,
    },
  ),
  wrote(
    "an address with an umlaut",
    JOBS,
    "data-engineer:\n",
    "data-engineer:\n  slug: dateningenieurin-für-alle\n",
    "slug: dateningenieurin-für-alle",
  ),
  wrote(
    "an address of the original's language",
    ABOUT,
    "route: /de/ueber-uns",
    "route: /ueber-uns",
    "route:",
    {
      meant: "/de/ueber-uns",
      back: true,
    },
  ),
  wrote(
    "an address copied from the page translated before",
    SERVICES,
    "route: /de/leistungen",
    "route: /de/kontakt",
    "route: /de/kontakt",
    { remedy: "none" },
  ),
  wrote(
    "what the spreadsheet says in place of a text",
    CAREERS,
    "text: Abgelaufen",
    "text: #NAME?",
    ["#NAME?", "of: Expired", "closedLabel:"],
    { remedy: "none" },
  ),
  wrote(
    "the apostrophe that a spreadsheet puts before a text",
    SERVICES,
    "text: Lösungen und Leistungen | ${site.brand}",
    "text: 'Lösungen und Leistungen | ${site.brand}",
    "text: 'Lösungen",
    { back: true },
  ),
  wrote(
    "a button that was forgotten",
    CONTACT,
    "    submit:\n      of: Send Message\n      text: Nachricht senden\n",
    "",
    [1, "inquiry:", "    fields:", "    sending:"],
    { remedy: "none" },
  ),
  wrote(
    "the mark of a text with a digit lost",
    "public/jobs/agentic-systems-consultant.de.md",
    "<!-- of: c26933476046 -->",
    "<!-- of: c2693347646 -->",
    "<!-- of: c2693347646 -->",
    { meant: "c26933476046", back: true },
  ),
  wrote(
    "the mark of a text translated too",
    "public/jobs/html/data-engineer.de.html",
    "<!-- of: ef49c71f0a40 -->",
    "<!-- von: ef49c71f0a40 -->",
    [1, 2, 3],
    { meant: "of: ef49c71f0a40", back: true },
  ),
  did(
    "a posting in German under the name of the agency's files",
    "public/jobs/html/data-engineer.de.html",
    [],
    [1, 2],
    {
      rename: "public/jobs/html/data-engineer_de.html",
      inFile: "public/jobs/html/data-engineer_de.html",
      meant: "data-engineer.de.html",
    },
  ),
  did("a version with an underscore in front of its language", ABOUT, [], [1, 2, 3, 4], {
    rename: "pages/about_de.yaml",
    inFile: "pages/about_de.yaml",
    meant: "about.de.yaml",
  }),
  did(
    "a text pushed in below its original",
    ABOUT,
    shift("      text: Der Name", 1, 2),
    ["of: The name", "text: Der Name"],
    { back: true },
  ),
  wrote(
    "two proposals, and both left in",
    HOME,
    "      text: Vision. Verwirklicht.",
    "      text: Vision. Verwirklicht.\n      text: Aus Vision wird Wirklichkeit.",
    ["text: Vision. Verwirklicht.", "text: Aus Vision wird"],
    { remedy: "none" },
  ),
  wrote("a German no", "pages/search.yaml", "index: false", "index: nein", "index: nein", {
    meant: "false",
    back: true,
  }),
  wrote(
    "y and z exchanged by the keyboard",
    PLACES.contact,
    "  - type: form",
    "  - tzpe: form",
    "tzpe: form",
    {
      meant: "type",
      back: true,
    },
  ),
  wrote(
    "the key that is a hyphen elsewhere",
    PLACES.services,
    "href: /cloud-cost-review",
    "href: /cloudßcostßreview",
    "/cloudßcost",
    { meant: "/cloud-cost-review", back: true },
  ),
  wrote(
    "the key that is a colon elsewhere",
    PLACES.help,
    "heading: When something breaks",
    "headingÖ When something breaks",
    "headingÖ",
    { meant: "heading", back: true },
  ),
  wrote(
    "a place-holder of the translation tool left in",
    HOME,
    "text: ${site.brand} | Beratung und",
    'text: <ph id="0" equiv="brand"/> | Beratung und',
    '<ph id="0"',
    { meant: "${site.brand}" },
  ),
  did(
    "an original that was written anew, and its translation as before",
    SERVICES,
    (text) => text,
    [
      "of: Ten working days, one report, a fixed price.",
      "text: Zehn Arbeitstage, ein Bericht, ein fester Preis.",
    ],
    {
      beside: {
        "pages/services.yaml": readFileSync(join(root, "pages/services.yaml"), "utf8").replace(
          "Ten working days, one report, a fixed price.",
          "Eight working days, one report, and a price that is known before.",
        ),
      },
      remedy: "none",
    },
  ),
  wrote(
    "a person who has left",
    "data/leaders.de.yaml",
    "cto-priya-raman:\n",
    "cfo-harriet-osei:\n  role:\n    of: Chief Financial Officer\n    text: Leiterin der Finanzen\ncto-priya-raman:\n",
    ["cfo-harriet-osei:", "of: Chief Financial Officer", "text: Leiterin der Finanzen"],
  ),
  began(
    "one of the engine's own words, misspelt",
    "data/words.yaml",
    "# What this website says otherwise than the engine.\nen:\n  event-card.registr: Keep me a place\n",
    "event-card.registr",
    {
      meant: "event-card.register",
      mended:
        "# What this website says otherwise than the engine.\nen:\n  event-card.register: Keep me a place\n",
    },
  ),
];
