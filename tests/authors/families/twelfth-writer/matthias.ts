import { did, lineOf, wrote } from "../cases.ts";
import { again, drop, shift, type Told } from "../told.ts";

const contact = "pages/contact.de.yaml";
const home = "pages/index.de.yaml";
const layout = "pages/_layout.de.yaml";
const job = "pages/jobs/[slug].de.yaml";
const lost = "pages/404.de.yaml";
const search = "pages/search.de.yaml";
const services = "pages/services.de.yaml";
const jobs = "data/jobs.de.yaml";
const agents = "data/agents.de.yaml";
const leaders = "data/leaders.de.yaml";
const site = "data/site.de.yaml";
const posting = "public/jobs/content-marketing-manager.de.md";

const opening = lineOf(services, "  opening:");
const note = lineOf(layout, "    note:");

/** Matthias, who translates with a tool that shows one sentence at a time, and mends the rest by hand. */
export const matthias: readonly Told[] = [
  wrote(
    "a tag of the tool in place of braces",
    contact,
    "und ${site.phone}.",
    "und <ph id=1/>.",
    "<ph id=1/>",
  ),
  wrote(
    "round brackets in place of braces",
    home,
    "text: ${site.brand} | Beratung",
    "text: $(site.brand) | Beratung",
    "$(site.brand)",
    { meant: "${site.brand}", back: true },
  ),
  wrote(
    "a blank within the braces' dollar",
    layout,
    "text: ${site.brand}, Startseite",
    "text: $ {site.brand}, Startseite",
    "$ {site.brand}",
    { back: true },
  ),
  wrote(
    "the mark translated as well",
    lost,
    "      of: Oops! Page not found\n      text:",
    "      von: Oops! Page not found\n      text:",
    "von: Oops!",
    { meant: "of", back: true },
  ),
  wrote(
    "a link of a sentence translated with its address",
    contact,
    "unter [${site.email}](mailto:${site.email}) und",
    "unter [${site.email}](mailto:${site.e-mail}) und",
    "${site.e-mail}",
    { meant: "email" },
  ),
  did("the line of a translation lost", contact, drop("text: Kontakt | "), [2, 3, 4]),
  did("a group moved in by two", services, shift("  opening:", 1, 2), [opening, opening + 1], {
    back: true,
  }),
  did("an entry of a version twice", leaders, again("coo-daniel-okafor:", 7), "coo-daniel-okafor:", {
    back: true,
  }),
  wrote("a block by its German heading", home, "  closing:\n", "  abschluss:\n", "abschluss:", {
    meant: "closing",
  }),
  wrote(
    "a row by its translated address",
    agents,
    "strategic-ai-planner:",
    "strategieplaner:",
    "strategieplaner:",
  ),
  wrote("a setting by its German name", site, "tagline:\n", "motto:\n", "motto:"),
  wrote("a blank in the address of a page", job, "/de/stellen/[slug]", "/de/jobs & stellen/[slug]", "route:"),
  wrote(
    "the bracket of a row's name lost in an address",
    job,
    "/de/stellen/[slug]",
    "/de/stellen/[slug",
    "route:",
    { back: true },
  ),
  wrote(
    "a skill that the tool joined with the next",
    jobs,
    "    - of: AI Agents\n      text: KI-Agenten\n",
    "    - of: AI Agents text: KI-Agenten\n",
    "of: AI Agents text",
    { back: true, misleads: /quotation marks/i },
  ),
  wrote(
    "the mark of a text file shortened",
    posting,
    "<!-- of: 8bbc79980642 -->",
    "<!-- of: 8bbc799 -->",
    ["8bbc799", lineOf(posting, "job: content")],
    { meant: "8bbc79980642", back: true },
  ),
  wrote(
    "a version without its original in the mark",
    layout,
    "      of: ${site.legalName}. Sales, Solutions, Delivery.\n",
    "      of:\n",
    [note, note + 1, note + 2],
    { back: true },
  ),
  wrote(
    "an id given to a block in its version",
    home,
    "  closing:\n",
    "  closing:\n    id: abschluss\n",
    "id: abschluss",
  ),
  wrote(
    "the language said within the file",
    search,
    "route: /de/suche\n",
    "lang: de\nroute: /de/suche\n",
    "lang: de",
  ),
];
