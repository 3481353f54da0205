import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const about = "pages/about.de.yaml";
const contact = "pages/contact.de.yaml";
const services = "pages/services.de.yaml";
const careers = "pages/careers/index.de.yaml";
const job = "pages/jobs/[slug].de.yaml";
const lost = "pages/404.de.yaml";
const home = "pages/index.de.yaml";
const leaders = "data/leaders.de.yaml";
const offices = "data/offices.de.yaml";
const posting = "public/jobs/agentic-systems-consultant.de.md";

/** The German versions, brought up to date by somebody who translates and by somebody who only helps out. */
export const translating: readonly Told[] = [
  wrote(
    "a full stop put behind the original",
    about,
    "of: A consultancy that stays until it works\n",
    "of: A consultancy that stays until it works.\n",
    ["of: A consultancy that stays", "text: Eine Beratung, die bleibt"],
    { meant: "A consultancy that stays until it works", remedy: "offer" },
  ),
  wrote(
    "an original taken away as if it were of no use any more",
    services,
    "      of: Our Solutions. Your Advantage.\n",
    "",
    ["text: Unsere Lösungen. Ihr Vorsprung."],
    { meant: "Our Solutions. Your Advantage.", remedy: "offer" },
  ),
  wrote(
    "text in German",
    about,
    "      text: Über ${site.brand}\n",
    "      texte: Über ${site.brand}\n",
    "texte:",
    {
      meant: "text",
      back: true,
    },
  ),
  wrote("the name of an option, translated", lost, "    heading:\n", "    ueberschrift:\n", "ueberschrift:", {
    meant: "heading",
    back: true,
  }),
  wrote("the id of a block, translated", services, "  catalog:\n", "  katalog:\n", "katalog:", {
    meant: "catalog",
    back: true,
  }),
  wrote(
    "a name in braces, translated",
    contact,
    "text: Kontakt | ${site.brand}",
    "text: Kontakt | ${site.marke}",
    "${site.marke}",
    { meant: "site.brand", back: true },
  ),
  wrote(
    "a link to the German name of a page, without its language",
    services,
    "[Schreiben Sie uns](/contact), und wir senden",
    "[Schreiben Sie uns](/kontakt), und wir senden",
    "(/kontakt)",
    { meant: "/contact", remedy: "offer" },
  ),
  wrote(
    "an address outside of its language",
    contact,
    "route: /de/kontakt",
    "route: /kontakt",
    "route: /kontakt",
    {
      meant: "/de/kontakt",
      back: true,
    },
  ),
  wrote(
    "an address with its umlaut",
    about,
    "route: /de/ueber-uns",
    "route: /de/über-uns",
    "route: /de/über-uns",
    {
      meant: "/de/ueber-uns",
      back: true,
    },
  ),
  wrote(
    "an address that another version has",
    careers,
    "route: /de/karriere",
    "route: /de/kontakt",
    "route: /de/kontakt",
    {
      remedy: "none",
    },
  ),
  wrote(
    "one address for all postings",
    job,
    "route: /de/stellen/[slug]",
    "route: /de/stellen",
    "route: /de/stellen",
    {
      meant: "[slug]",
      back: true,
    },
  ),
  wrote(
    "a word in quotation marks at the front of a German heading",
    careers,
    "      text: Arbeiten bei ${site.brand} Technologies\n",
    '      text: "Karriere" bei ${site.brand} Technologies\n',
    'text: "Karriere" bei',
  ),
  began(
    "a version called by its German name",
    "pages/agb.de.yaml",
    `title:
  of: Terms of Service | \${site.brand}
  text: Nutzungsbedingungen | \${site.brand}
`,
    1,
    { remedy: "none" },
  ),
  did(
    "a version written as a list, as its original is",
    offices,
    () => `- id: united-kingdom
  region:
    of: United Kingdom
    text: Großbritannien
- id: united-states
  region:
    of: United States
    text: USA
- id: europe
  region:
    of: Europe
    text: Europa
- id: india
  region:
    of: India
    text: Indien
`,
    1,
    { meant: "united-kingdom:" },
  ),
  wrote(
    "both languages in each other's place",
    leaders,
    "    of: Chief Technology Officer\n    text: Leiterin Technologie\n",
    "    of: Leiterin Technologie\n    text: Chief Technology Officer\n",
    ["of: Leiterin Technologie", "text: Chief Technology Officer"],
    { meant: "Chief Technology Officer", remedy: "offer" },
  ),
  wrote(
    "a text that was to be written tomorrow",
    home,
    "      text: Wer uns vertraut\n",
    "      text:\n",
    ["of: Trusted by Leaders", 52],
    { remedy: "none" },
  ),
  wrote(
    "a name too long for the navigation",
    "data/services.de.yaml",
    "    text: KI und ML\n",
    "    text: Künstliche Intelligenz und maschinelles Lernen\n",
    "    text: Künstliche Intelligenz und maschinelles Lernen",
    { remedy: "none" },
  ),
  wrote("the mark of a translated text cleared away", posting, "<!-- of: c26933476046 -->\n", "", [1, 2], {
    meant: "c26933476046",
    remedy: "offer",
  }),
  wrote(
    "a mark without its colon",
    posting,
    "<!-- of: c26933476046 -->",
    "<!-- of c26933476046 -->",
    "of c26933476046",
    {
      meant: "of: c26933476046",
      back: true,
    },
  ),
  wrote(
    "the kind of a block, said once more in its version",
    lost,
    "  lost:\n",
    "  lost:\n    type: not-found\n",
    "type: not-found",
    { remedy: "offer" },
  ),
  {
    name: "a version with a hyphen in front of its language",
    file: "pages/404.de.yaml",
    rename: "pages/404-de.yaml",
    inFile: "pages/404-de.yaml",
    at: [1, 7],
    meant: "404.de.yaml",
  },
  wrote("a block of a version with a dash", lost, "  lost:\n", "  - id: lost\n", "- id: lost", {
    meant: "lost:",
  }),
  wrote(
    "a place in a text, translated",
    careers,
    'text: "{shown} von {total} Ausschreibungen"',
    'text: "{gezeigt} von {gesamt} Ausschreibungen"',
    "{gezeigt}",
    { meant: "{shown}", back: true },
  ),
];
