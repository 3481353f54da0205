import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const terms = "pages/terms.yaml";
const cookies = "pages/cookies.yaml";
const privacy = "pages/privacy.yaml";
const article = "public/content/insights/html/what-lowers-a-cloud-bill.html";

const license = lineOf(terms, "- id: use-license") + 2;

/** A lawyer who goes through terms, cookies and privacy, and through an article that a client has read. */
export const lawyer: readonly Told[] = [
  wrote(
    "a section by nearly its name",
    terms,
    "[Cookie Policy](/cookies)",
    "[Cookie Policy](/cookies#manage-cookies)",
    "#manage-cookies",
    { meant: "managing-cookies" },
  ),
  wrote("a page by its title", terms, "(/privacy)", "(/privacy-policy)", "(/privacy-policy)", {
    meant: "/privacy",
  }),
  wrote(
    "bold words in HTML",
    cookies,
    "A cookie is a small text",
    "A <strong>cookie</strong> is a small text",
    "<strong>cookie",
  ),
  wrote("a place with a low line", terms, "- id: governing-law", "- id: governing_law", "governing_law", {
    meant: "governing-law",
    back: true,
  }),
  wrote("a section copied with its place", terms, "- id: links", "- id: liability", "- id: liability", {
    remedy: "none",
  }),
  did(
    "paragraphs without their stroke",
    terms,
    [["text: |\n          You may view", "text:\n          You may view"]],
    [license, license + 1, "you may not:"],
    { back: true },
  ),
  wrote(
    "a paragraph pasted at the edge",
    terms,
    "          If you use the site on behalf",
    "If you use the site on behalf",
    "If you use the site on behalf",
    { back: true },
  ),
  wrote(
    "a heading with a capital",
    terms,
    "heading: Termination",
    "Heading: Termination",
    "Heading: Termination",
    {
      meant: "heading",
      back: true,
    },
  ),
  wrote(
    "a day behind a colon",
    privacy,
    "updated: Last updated on 1 September 2026",
    "updated: Last updated: 24 November 2026",
    "updated: Last updated:",
  ),
  wrote(
    "a section that has no text yet",
    cookies,
    "      - id: changes\n",
    "      - id: transfers\n        heading: Transfers Abroad\n      - id: changes\n",
    ["- id: transfers", "heading: Transfers Abroad"],
    { remedy: "none" },
  ),
  wrote(
    "the company in small letters",
    terms,
    "${site.legalName}",
    "${site.legalname}",
    "${site.legalname}",
    {
      meant: "legalName",
      back: true,
    },
  ),
  wrote(
    "a brace that the bracket took along",
    terms,
    "(mailto:${site.email})",
    "(mailto:${site.email)",
    "mailto:${site.email)",
    { back: true },
  ),
  wrote("a heading two levels down", article, "<h2>The ledger</h2>", "<h4>The ledger</h4>", "<h4>The ledger"),
  wrote(
    "a picture without words",
    article,
    "<h2>The ledger</h2>",
    '<h2>The ledger</h2>\n<p><img src="/images/stills/red-pencil.jpg"></p>',
    "red-pencil.jpg",
    { remedy: "none" },
  ),
  wrote(
    "a page in the plural",
    article,
    "We attribute savings",
    'We attribute <a href="/cloud-costs-review">savings</a>',
    "/cloud-costs-review",
    { meant: "/cloud-cost-review" },
  ),
  wrote(
    "a warning in red",
    article,
    "<p>We attribute savings",
    '<p style="color: #c00">We attribute savings',
    'style="color',
  ),
  wrote(
    "a mark with a year",
    article,
    "<!-- insight: what-lowers-a-cloud-bill -->",
    "<!-- insight: what-lowers-a-cloud-bill-2026 -->",
    1,
    { meant: "insight: what-lowers-a-cloud-bill", back: true },
  ),
];
