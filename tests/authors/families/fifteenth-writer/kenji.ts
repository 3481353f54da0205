import { did, example, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const INDEX = "pages/insights/index.yaml";

const theme = variantsOf("data/theme.yaml", example("themes/gazette.yaml"));

/** Kenji, a developer in a hurry, who merges branches late and has the Japanese input switched on half of the time. */
export const kenji: readonly Told[] = [
  wrote(
    "a colon of full width",
    PLACES.help,
    "heading: What clients ask us",
    "heading：What clients ask us",
    "What clients ask us",
    {
      back: true,
    },
  ),
  wrote(
    "spaces of full width in front of a line",
    PLACES.support,
    "    eyebrow: Plans\n",
    "\u3000\u3000eyebrow: Plans\n",
    "eyebrow: Plans",
    { back: true },
  ),
  wrote("a digit of full width", PLACES.home, "    limit: 3\n", "    limit: ３\n", "limit: ３", {
    meant: "3",
    back: true,
  }),
  wrote("a slash of full width", PLACES.support, "href: /help#support", "href: ／help#support", "／help", {
    meant: "/help#support",
    back: true,
  }),
  wrote(
    "the commas of Japanese between tags",
    PLACES.articles,
    "tags: [Agents, CRM, Language Models]",
    "tags: [Agents、CRM、Language Models]",
    "Agents、CRM",
    { back: true },
  ),
  did(
    "the last line of a merge conflict left at the end",
    PLACES.site,
    (text) => `${text}>>>>>>> origin/new-social-links\n`,
    ">>>>>>> origin",
    { back: true },
  ),
  wrote(
    "both sides of a merge kept",
    PLACES.site,
    "tagline: Consulting",
    "tagline: Engineers for AI, cloud, data and digital products, from the first drawing on.\ntagline: Consulting",
    "tagline: ",
    { remedy: "none" },
  ),
  did(
    "a field renamed in the rows by search and replace, and nowhere else",
    PLACES.leaders,
    (text) => text.replaceAll("  bio:", "  biography:"),
    "  biography:",
    { meant: "bio", back: true },
  ),
  wrote(
    "a template string of JavaScript",
    INDEX,
    "next: ${site.url}/insights/letter",
    "next: `${site.url}/insights/letter`",
    "next: `",
    { back: true },
  ),
  wrote(
    "a variable of the environment in braces",
    PLACES.contact,
    "url: ${site.apiHost}/yogi/api/demo",
    "url: ${process.env.SITE_API_HOST}/yogi/api/demo",
    "${process.env",
    { meant: "site.apiHost" },
  ),
  wrote(
    "a fallback in braces",
    "pages/insights/[slug].yaml",
    "name: ${item.author.name}",
    "name: ${item.author?.name}",
    "${item.author?.name}",
    { meant: "item.author.name", back: true },
  ),
  wrote(
    "a note of YAML's that nothing is called by",
    "pages/partnerships.yaml",
    "  - type: banner\n",
    "  - <<: *strip\n    type: banner\n",
    "<<: *strip",
    { remedy: "none" },
  ),
  wrote(
    "a tag that another generator includes files with",
    "pages/showcases/index.yaml",
    "  - use: closing-call\n",
    "  - !include closing-call\n",
    ["- !include", "heading: Have a plan"],
    { meant: "use: closing-call" },
  ),
  wrote(
    "the server of his own machine as the site's address",
    PLACES.site,
    "url: https://www.2sd.example",
    "url: http://localhost:5173",
    "url: http://localhost",
    { remedy: "none" },
  ),
  wrote(
    "a link copied out of the bar of his own browser",
    PLACES.services,
    "href: /help\n",
    "href: http://127.0.0.1:5173/help\n",
    "127.0.0.1",
    { meant: "/help", back: true },
  ),
  wrote(
    "a link to a file in place of its page",
    "pages/platform.yaml",
    "href: /contact",
    "href: ./contact.yaml",
    "./contact.yaml",
    {
      meant: "/contact",
      back: true,
    },
  ),
  wrote(
    "a picture by its place in the repository",
    PLACES.support,
    "src: /images/stills/red-pencil.jpg",
    "src: ../public/images/stills/red-pencil.jpg",
    "../public/",
    { meant: "/images/stills/red-pencil.jpg", back: true },
  ),
  wrote(
    "the lines that part the head of a Markdown file from its text",
    "pages/support.yaml",
    "blocks:\n",
    "---\nblocks:\n",
    ["---", "blocks:"],
    { back: true },
  ),
  wrote(
    "a part of the engine's schemas by a wrong name",
    "data/site.schema.json",
    "common.json#/definitions/services",
    "common.json#/definitions/service",
    "#/definitions/service",
    { meant: "services", back: true },
  ),
  did(
    "a counter of visits without the place that it is loaded from",
    PLACES.site,
    (text) => `${text}services:\n  - use: matomo\n    id: "7"\n`,
    ["- use: matomo", "services:"],
    { remedy: "none" },
  ),
  did(
    "a chat of a category that the banner does not ask for",
    PLACES.site,
    (text) =>
      `${text}services:\n  - use: script\n    from: https://chat.example.com/widget.js\n    category: functional\n`,
    "category: functional",
    { remedy: "none" },
  ),
  wrote(
    "options for all blocks of a type, in the plural",
    PLACES.layout,
    "\nblocks:\n",
    "\ndefaults:\n  heros: { size: compact }\nblocks:\n",
    "heros:",
    { meant: "hero" },
  ),
  theme(
    "a package of letters that is called otherwise",
    'package: "@fontsource-variable/newsreader"',
    'package: "@fontsource/newsreader-variable"',
    "newsreader-variable",
    { meant: "@fontsource-variable/newsreader" },
  ),
  theme("a width with its unit", "width: { page: 1240,", "width: { page: 1240px,", "page: 1240px", {
    meant: "1240",
  }),
  theme(
    "letters that nobody has declared",
    "  text: Newsreader",
    "  text: News Reader",
    "text: News Reader",
    {
      meant: "Newsreader",
    },
  ),
  wrote(
    "a semicolon at the end of a line",
    "pages/insights/[slug].yaml",
    "    limit: 3\n",
    "    limit: 3;\n",
    "limit: 3;",
    {
      meant: "3",
      back: true,
    },
  ),
  wrote(
    "a heading commented out for a try",
    PLACES.contact,
    "    heading: Get in Touch\n    text: Eight",
    "    # heading: Get in Touch\n    text: Eight",
    ["- type: form", "# heading: Get in Touch"],
    { remedy: "none" },
  ),
];
