import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

const about = "pages/about.de.yaml";
const home = "pages/index.de.yaml";
const contact = "pages/contact.de.yaml";
const services = "pages/services.de.yaml";
const showcases = "pages/showcases/index.de.yaml";
const careers = "pages/careers/index.de.yaml";
const lost = "pages/404.de.yaml";
const job = "pages/jobs/[slug].de.yaml";
const layout = "pages/_layout.de.yaml";

/** A translator works on the German version, in files that look like lists of words. */
export const german: readonly Told[] = [
  wrote("the name of a block in German", about, "\n  meaning:\n", "\n  bedeutung:\n", "bedeutung:", {
    meant: "meaning",
    back: true,
  }),
  wrote(
    "the name of an option in German",
    services,
    "    heading:\n",
    "    ueberschrift:\n",
    "ueberschrift:",
    {
      meant: "heading",
      back: true,
    },
  ),
  wrote(
    "a translation under its German word",
    lost,
    "text: Diese Seite gibt es nicht",
    "Text: Diese Seite gibt es nicht",
    "Text: Diese",
    {
      meant: "text",
      back: true,
    },
  ),
  wrote("an umlaut in an address", about, "route: /de/ueber-uns", "route: /de/über-uns", "route: /de/über", {
    meant: "/de/ueber-uns",
    back: true,
  }),
  wrote(
    "an address without its language",
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
    "an address with a capital",
    services,
    "route: /de/leistungen",
    "route: /de/Leistungen",
    "route: /de/Leist",
    {
      meant: "/de/leistungen",
      back: true,
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
    "a name in braces, translated",
    contact,
    "text: Kontakt | ${site.brand}",
    "text: Kontakt | ${site.marke}",
    "${site.marke}",
    {
      meant: "site.brand",
      back: true,
    },
  ),
  wrote(
    "a link to an address that German pages do not have",
    services,
    "[Schreiben Sie uns](/contact), und wir",
    "[Schreiben Sie uns](/kontakt), und wir",
    "(/kontakt)",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a slip mended in the original that is quoted",
    careers,
    "of: Careers at ${site.brand} Technologies",
    "of: Career at ${site.brand} Technologies",
    ["of: Career at", "text: Arbeiten bei"],
    {
      meant: "Careers at",
      remedy: "offer",
    },
  ),
  wrote(
    "a text that is still to be written",
    "data/leaders.de.yaml",
    "text: Leiterin Technologie",
    'text: ""',
    ['text: ""', "of: Chief Technology Officer"],
    {
      remedy: "none",
    },
  ),
  wrote(
    "the key of a row with a letter lost",
    "data/jobs.de.yaml",
    "\ndata-engineer:\n",
    "\ndata-enginer:\n",
    "data-enginer:",
    {
      meant: "data-engineer",
      back: true,
    },
  ),
  wrote("the key of a row in German", "data/offices.de.yaml", "\nindia:\n", "\nindien:\n", "indien:", {
    meant: "india",
    back: true,
  }),
  wrote(
    "rows as a list, as in the original",
    "data/offices.de.yaml",
    "europe:\n  region:",
    "- id: europe\n  region:",
    ["- id: europe", "united-kingdom:"],
    {
      meant: "europe:",
    },
  ),
  wrote(
    "the kind of a block in its version",
    showcases,
    "  opening:\n",
    "  opening:\n    type: hero\n",
    "type: hero",
    {
      meant: "type",
    },
  ),
  wrote(
    "blocks as a list, as in the original",
    lost,
    "  lost:\n",
    "  - id: lost\n",
    ["- id: lost", "blocks:"],
    {
      meant: "lost:",
      back: true,
    },
  ),
  wrote(
    "a colon within a translation",
    home,
    "text: Kernkompetenzen",
    "text: Kernkompetenzen: drei Felder",
    "text: Kernkompetenzen: drei",
    { misleads: /indent|no option/i },
  ),
  did(
    "the mark of a posting as it was before",
    "public/jobs/agentic-systems-consultant.de.md",
    (before) => before.replace(/<!-- of: [0-9a-f]+ -->/, "<!-- of: 0123456789ab -->"),
    "of: 0123456789ab",
    { remedy: "offer" },
  ),
  wrote(
    "a German address of a posting with a capital",
    "data/jobs.de.yaml",
    "\ndata-engineer:\n",
    "\ndata-engineer:\n  slug: Dateningenieurin\n",
    "slug: Dateningenieurin",
    {
      meant: "dateningenieurin",
      beside: {
        "public/jobs/html/data-engineer.de.html": null,
        "public/jobs/html/dateningenieurin.de.html": read("public/jobs/html/data-engineer.de.html"),
      },
    },
  ),
  wrote(
    "the entries of a menu by their names",
    layout,
    "      - label:\n          of: About\n          text: Über uns\n",
    "      - About: Über uns\n",
    "- About: Über uns",
    {
      remedy: "offer",
    },
  ),
  began(
    "a version in a language that the site does not have",
    "pages/about.fr.yaml",
    "route: /fr/a-propos\ntitle:\n  of: About us | ${site.brand}\n  text: À propos | ${site.brand}\n",
    1,
    { remedy: "offer" },
  ),
];
