import { drop, shift, type Told } from "../told.ts";
import { copied, within, written } from "./edits.ts";

const about = within("pages/about.de.yaml");
const contact = within("pages/contact.de.yaml");
const home = within("pages/index.de.yaml");
const careers = within("pages/careers/index.de.yaml");
const showcases = within("pages/showcases/index.de.yaml");
const search = within("pages/search.de.yaml");
const shell = within("pages/_layout.de.yaml");
const jobs = within("data/jobs.de.yaml");
const offices = within("data/offices.de.yaml");
const services = within("data/services.de.yaml");
const leaders = within("data/leaders.de.yaml");
const site = within("data/site.de.yaml");
const posting = within("public/jobs/agentic-systems-consultant.de.md");
const moved = (name: string, file: string, change: NonNullable<Told["change"]>, at: Told["at"]): Told => ({
  name,
  file,
  change,
  at,
});

/** Versions in another language, as translators and their programs leave them. */
export const translators: readonly Told[] = [
  about("the original deleted", "      of: Our Mission\n", "", ["text: Unser Auftrag", 123]),
  about("the original corrected in the version", "      of: Our Mission\n", "      of: Our Missions\n", [
    "of: Our Missions",
    "text: Unser Auftrag",
  ]),
  about(
    "both texts exchanged",
    "      of: Our Mission\n      text: Unser Auftrag",
    "      of: Unser Auftrag\n      text: Our Mission",
    ["of: Unser Auftrag", "text: Our Mission"],
  ),
  about("a name with a capital", "      text: Unser Auftrag", "      Text: Unser Auftrag", undefined, {
    meant: "text",
    back: true,
  }),
  about("a name translated", "      of: Our Mission", "      von: Our Mission", undefined, {
    meant: "of",
    back: true,
  }),
  about("the name of a block translated", "  mission:\n", "  auftrag:\n", ["  auftrag:"], {
    meant: "mission",
    back: true,
  }),
  about("a dollar lost", "text: Porträt von ${item.name}", "text: Porträt von {item.name}", undefined, {
    meant: "${item.name}",
    back: true,
  }),
  careers("a place translated", "{shown} von {total}", "{gezeigt} von {total}", undefined, {
    meant: "{shown}",
    back: true,
  }),
  careers(
    "a text that is too long",
    "text: Abgelaufen",
    "text: Diese Ausschreibung ist leider schon abgelaufen",
  ),
  careers("an address with a capital", "route: /de/karriere", "route: /de/Karriere", undefined, {
    meant: "/de/karriere",
    back: true,
  }),
  contact("the address of another page", "route: /de/kontakt", "route: /de/karriere"),
  contact(
    "an address with its host",
    "route: /de/kontakt",
    "route: https://www.2sd.example/de/kontakt",
    undefined,
    { meant: "/de/kontakt", back: true },
  ),
  contact("a space within a link", "](mailto:${site.email}) oder", "] (mailto:${site.email}) oder", [
    "] (mailto:",
  ]),
  contact(
    "a list of fields without its dash",
    "      - label:\n          of: Subject",
    "        label:\n          of: Subject",
    ["        label:\n".trimEnd(), 76],
  ),
  home("a text that was cut off with its name", "      text: Vision. Verwirklicht.\n", "", [
    "      of: Vision. Realized.",
    13,
  ]),
  moved("a block one step right", "pages/index.de.yaml", shift("  salesforce:", 14, 2), ["    salesforce:"]),
  home(
    "quotation marks around the first word alone",
    "text: Vision. Verwirklicht.",
    'text: "Vision." Verwirklicht.',
  ),
  home("a dash of dialogue", "text: Kontakt aufnehmen", "text: - Kontakt aufnehmen"),
  home("a handle at the start", "text: Stimmen\n", "text: @Stimmen\n", ["text: @Stimmen"]),
  search(
    "all names translated",
    "title:\n  of: Search | ${site.brand}\n  text: Suche",
    "titel:\n  of: Search | ${site.brand}\n  text: Suche",
    undefined,
    { meant: "title", back: true },
  ),
  search("an address with an umlaut", "route: /de/suche", "route: /de/such-hilfe-für-alle", undefined),
  showcases(
    "blocks as on a page",
    "blocks:\n  opening:\n    eyebrow:",
    "blocks:\n  - opening:\n    eyebrow:",
    ["  - opening:", "blocks:"],
  ),
  shell("a name one step left", "        menuLabel:\n", "      menuLabel:\n", ["      menuLabel:"]),
  jobs("the key of a row translated", "senior-machine-learning-engineer:", "senior-ml-engineer:", undefined, {
    meant: "senior-machine-learning-engineer",
    back: true,
  }),
  jobs(
    "an original in another writing",
    "    - of: Process Analysis",
    "    - of: Process analysis",
    undefined,
  ),
  offices("the key of a row in German", "europe:\n", "europa:\n", ["europa:"], {
    meant: "europe",
    back: true,
  }),
  services(
    "a field a second time",
    "  tagline:\n    of: Models",
    "  title:\n    of: AI & Machine Learning Solutions\n    text: KI\n  tagline:\n    of: Models",
    [8, 5],
  ),
  leaders(
    "a field that there is not",
    "  role:\n    of: Chief Operating",
    "  rolle:\n    of: Chief Operating",
    ["  rolle:"],
    { meant: "role", back: true },
  ),
  site("a setting by another word", "tagline:\n", "slogan:\n", ["slogan:"], { meant: "tagline", back: true }),
  site("an entry without its dash", "  - of: ISO 9001", "    of: ISO 9001", ["    of: ISO 9001"]),
  written(
    "a version of a page that there is not",
    "pages/contacts.de.yaml",
    copied("pages/contact.de.yaml").replace("/de/kontakt", "/de/kontakte"),
    [1],
    { meant: "contact" },
  ),
  written("a version begun and left empty", "pages/help.de.yaml", "", [1]),
  moved("a mark deleted", "public/jobs/agentic-systems-consultant.de.md", drop("<!-- of: "), [1, 2]),
  posting("a mark copied wrongly", "c26933476046", "c26933476064", ["c26933476064"], {
    meant: "c26933476046",
  }),
  posting(
    "a link to a version, misspelt",
    "## Die Stelle\n",
    "## Die Stelle\n\nMehr [über uns](/de/uber-uns).\n",
    ["/de/uber-uns"],
    { meant: "/de/ueber-uns" },
  ),
];
