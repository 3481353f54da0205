import { did, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";

const about = "pages/about.de.yaml";
const contact = "pages/contact.de.yaml";
const jobs = "data/jobs.de.yaml";
const offices = "data/offices.de.yaml";
const site = "data/site.de.yaml";

/** Katrin, translator, who works in the German files themselves. */
export const katrin: readonly Told[] = [
  wrote("written over the original", about, "of: The name\n", "of: Der Name\n", [
    "of: Der Name",
    "text: Der Name",
  ]),
  wrote("an empty translation", contact, "text: Vorname", 'text: ""', 'text: ""'),
  wrote(
    "a colon in a German sentence",
    about,
    "text: Dreierlei Arbeit, getan von",
    "text: Dreierlei Arbeit: getan von",
    "text: Dreierlei Arbeit:",
  ),
  wrote(
    "an apostrophe between single quotation marks",
    contact,
    "text: Wo Sie uns finden",
    "text: 'Wo Sie's finden'",
    "text: 'Wo Sie's",
  ),
  wrote(
    "the name in braces translated as well",
    contact,
    "text: Kontakt | ${site.brand}",
    "text: Kontakt | ${seite.marke}",
    "${seite.marke}",
    { meant: "site.brand" },
  ),
  wrote(
    "a brace lost",
    about,
    "text: Über ${site.brand}\n",
    "text: Über ${site.brand\n",
    "text: Über ${site.brand",
  ),
  wrote("the name of a block translated", about, "  opening:\n", "  eroeffnung:\n", "  eroeffnung:"),
  wrote("Text with a capital", contact, "text: Nachname", "Text: Nachname", "Text: Nachname", {
    meant: "text",
  }),
  wrote(
    "the key of the translation tool",
    contact,
    "text: Telefon\n",
    "target: Telefon\n",
    "target: Telefon",
    { meant: "text" },
  ),
  wrote(
    "the original taken out, since it is translated now",
    contact,
    "          of: First name\n",
    "",
    "text: Vorname",
  ),
  wrote(
    "an address without the language",
    contact,
    "route: /de/kontakt",
    "route: /kontakt",
    "route: /kontakt",
    {
      meant: "/de/kontakt",
    },
  ),
  wrote(
    "an umlaut in an address",
    about,
    "route: /de/ueber-uns",
    "route: /de/über-uns",
    "route: /de/über-uns",
    { meant: "/de/ueber-uns" },
  ),
  wrote(
    "the kind of a block in its version",
    about,
    "  meaning:\n",
    "  meaning:\n    type: prose\n",
    "type: prose",
  ),
  wrote(
    "a posting's name in the plural",
    jobs,
    "content-marketing-manager:\n",
    "content-marketing-managers:\n",
    "content-marketing-managers:",
    { meant: "content-marketing-manager", back: true },
  ),
  wrote(
    "a dash in front of a field",
    offices,
    "united-kingdom:\n  region:",
    "united-kingdom:\n  - region:",
    "- region:",
  ),
  wrote(
    "an original corrected in the version alone",
    site,
    "of: ISO 9001:2015 (Quality Management Systems)",
    "of: ISO 9001:2015 (Quality Management)",
    ["of: ISO 9001", "text: ISO 9001"],
  ),
  did("a translation two columns too far in", about, shift("text: Der Name", 1, 2), [
    "text: Der Name",
    "of: The name",
  ]),
  wrote(
    "a field for fax that only the German form is to have",
    contact,
    "    submit:\n",
    "      - label:\n          of: Fax\n          text: Fax\n    submit:\n",
    ["of: Fax", "text: Fax"],
  ),
  wrote(
    "a hard space behind a colon, from Word",
    offices,
    "text: Großbritannien",
    "text:\u00a0Großbritannien",
    "Großbritannien",
  ),
];
