import { did, lineOf, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";

const about = "pages/about.de.yaml";
const contact = "pages/contact.de.yaml";
const jobs = "data/jobs.de.yaml";
const layout = "pages/_layout.de.yaml";
const careers = "pages/careers/index.de.yaml";

/** Tobias, who translates with DeepL and puts back what comes out of it. */
export const tobias: readonly Told[] = [
  wrote("the original translated too", about, "of: Method\n", "of: Methode\n", [
    "of: Methode",
    "text: Methode",
  ]),
  wrote(
    "the name of an option translated",
    about,
    "    heading:\n      of: Our Mission",
    "    Überschrift:\n      of: Our Mission",
    "Überschrift",
  ),
  wrote("the name of a block translated", about, "  leadership:", "  fuehrung:", "  fuehrung:", {
    meant: "leadership",
  }),
  wrote("a binding translated", about, "text: Über ${site.brand}", "text: Über ${site.marke}", "site.marke"),
  wrote(
    "a space in a binding",
    about,
    "text: Porträt von ${item.name}",
    "text: Porträt von $ {item.name}",
    "$ {item.name}",
  ),
  wrote(
    "a space in a link",
    contact,
    "erreichen Sie uns unter [${site.email}](mailto",
    "erreichen Sie uns unter [${site.email}] (mailto",
    "] (mailto",
  ),
  wrote("an address with an umlaut", about, "route: /de/ueber-uns", "route: /de/über-uns", "route:"),
  wrote("an address without its language", about, "route: /de/ueber-uns", "route: /ueber-uns", "route:"),
  wrote(
    "a text that starts with quotation marks",
    about,
    "text: So arbeiten wir",
    'text: "So" arbeiten wir',
    '"So" arbeiten',
  ),
  wrote(
    "a colon in a translation",
    about,
    "text: Erzählt an dem,",
    "text: Unser Weg: erzählt an dem,",
    "text: Unser Weg: erzählt",
  ),
  wrote("a row by its German name", jobs, "\ndata-engineer:", "\ndateningenieur:", "dateningenieur:"),
  wrote(
    "a slug with an umlaut",
    jobs,
    "\ndata-engineer:\n",
    "\ndata-engineer:\n  slug: ingenieur-für-daten\n",
    "slug: ingenieur",
  ),
  wrote("a text still empty", about, "text: Unsere Werte", "text:", [
    "of: Our Values",
    lineOf(about, "text: Unsere Werte"),
  ]),
  did("a translation lost", about, drop("text: Unsere Vision"), [
    "of: Our Vision",
    lineOf(about, "of: Our Vision") - 1,
  ]),
  wrote(
    "both languages changed about",
    about,
    "of: Our Vision\n      text: Unsere Vision",
    "of: Unsere Vision\n      text: Our Vision",
    ["of: Unsere Vision", "text: Our Vision"],
  ),
  wrote(
    "the same block pasted twice",
    contact,
    "  inquiry:\n",
    "  offices:\n    eyebrow:\n      of: Offices\n      text: Standorte\n  inquiry:\n",
    "  offices:",
  ),
  wrote(
    "a link by its German address",
    layout,
    "          text: Kontakt\n",
    "          text: Kontakt\n        href: /kontakt\n",
    "href: /kontakt",
    { back: true },
  ),
  wrote("the brand of the language", "data/site.de.yaml", "tagline:\n", "marke: 2SD\ntagline:\n", "marke:"),
  wrote(
    "a language by its number of letters",
    about,
    "text: Über uns | ${site.brand}",
    "text: Über uns | ${site.brand}",
    1,
    {
      rename: "pages/about.ger.yaml",
      inFile: "pages/about.ger.yaml",
    },
  ),
  wrote("one level too deep", about, "  vision:\n    eyebrow:", "  vision:\n      eyebrow:", [
    "  vision:",
    "      eyebrow:",
    "    heading:",
  ]),
  wrote(
    "low quotation marks and high ones",
    careers,
    "text: Stellen durchsuchen\n",
    'text: "Stellen durchsuchen“\n',
    '"Stellen durchsuchen“',
  ),
];
