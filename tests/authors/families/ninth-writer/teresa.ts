import { began, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const about = "pages/about.de.yaml";
const contact = "pages/contact.de.yaml";
const careers = "pages/careers/index.de.yaml";
const services = "pages/services.de.yaml";
const home = "pages/index.de.yaml";
const layout = "pages/_layout.de.yaml";
const jobs = "data/jobs.de.yaml";
const leaders = "data/leaders.de.yaml";

/** Teresa, translator in Lisbon, revises the German and begins the Portuguese. */
export const teresa: readonly Told[] = [
  wrote(
    "a translation that starts with quotation marks",
    about,
    "text: Was 2SD bedeutet",
    'text: "2SD" und was es bedeutet',
    'text: "2SD" und',
  ),
  wrote(
    "a colon in a heading",
    about,
    "text: Unser Weg",
    "text: Unser Weg: seit 2016",
    "text: Unser Weg: seit",
  ),
  wrote("the original written over", about, "of: Our Mission", "of: Unser Auftrag", "of: Unser Auftrag"),
  wrote("the name of a block translated", about, "\n  mission:\n", "\n  auftrag:\n", "  auftrag:"),
  wrote(
    "a name in braces translated",
    about,
    "text: Porträt von ${item.name}",
    "text: Porträt von ${item.nome}",
    "${item.nome}",
  ),
  wrote(
    "a space behind the dollar sign",
    about,
    "text: Über uns | ${site.brand}",
    "text: Über uns | $ {site.brand}",
    "$ {site.brand}",
  ),
  wrote("one space too few", about, "      text: Seit 2016", "     text: Seit 2016", "     text: Seit 2016"),
  wrote(
    "an umlaut in an address",
    about,
    "route: /de/ueber-uns",
    "route: /de/über-uns",
    "route: /de/über-uns",
  ),
  wrote(
    "an address without its slash",
    contact,
    "route: /de/kontakt",
    "route: de/kontakt",
    "route: de/kontakt",
  ),
  wrote("a line for the translation lost", contact, "      text: Vier Büros, ein Team\n", "", [
    "of: Four offices, one team",
  ]),
  wrote("the key of a row translated", jobs, "\ndata-engineer:\n", "\ndateningenieur:\n", "dateningenieur:"),
  wrote(
    "a dash in front of a key",
    jobs,
    "\nfrontend-engineer-design-systems:\n",
    "\n- frontend-engineer-design-systems:\n",
    "- frontend-engineer-design-systems:",
  ),
  wrote(
    "a link to an address that she has made up",
    services,
    "[Schreiben Sie uns](/contact), und wir",
    "[Schreiben Sie uns](/de/contact), und wir",
    "(/de/contact)",
  ),
  wrote(
    "a count whose quotation marks are gone",
    careers,
    'text: "{shown} von {total} Ausschreibungen"',
    "text: {shown} von {total} Ausschreibungen",
    "text: {shown} von",
  ),
  wrote(
    "both languages the wrong way round",
    layout,
    "of: Home\n          text: Start",
    "of: Start\n          text: Home",
    "of: Start",
  ),
  wrote(
    "an apostrophe within single quotes",
    leaders,
    "text: Daniel sorgt dafür, dass Versprechen messbar bleiben. Er schrieb",
    "text: 'Daniel sorgt für's Messen. Er schrieb",
    "text: 'Daniel sorgt",
  ),
  wrote("the type of a block repeated", home, "  opening:\n", "  opening:\n    type: hero\n", "type: hero"),
  began(
    "a version in a language that the site does not have",
    "pages/about.pt.yaml",
    "route: /pt/sobre-nos\ntitle:\n  of: About us | ${site.brand}\n  text: Sobre nós | ${site.brand}\n",
    1,
  ),
];
