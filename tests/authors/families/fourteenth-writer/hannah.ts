import { began, did, lineOf, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const products = "pages/technologies/products.yaml";
const article = "pages/insights/[slug].yaml";
const letter = "pages/insights/letter.yaml";
const capabilities = "pages/capabilities.yaml";
const review = "pages/cloud-cost-review.yaml";

/** Hannah, who puts the site in order: pages into folders, collections under better names, one page made of two. */
export const hannah: readonly Told[] = [
  wrote(
    "a collection under its new name, on the page alone",
    products,
    "source: capabilities",
    "source: products",
    "source: products",
  ),
  wrote(
    "the count of a collection in the singular",
    products,
    "${count.capabilities}",
    "${count.capability}",
    "count.capability}",
    {
      meant: "capabilities",
      back: true,
    },
  ),
  wrote(
    "a field under its new name, on the page alone",
    products,
    "title: ${item.category}",
    "title: ${item.group}",
    "item.group",
  ),
  wrote(
    "a field under its new name, in one row alone",
    "data/authors.yaml",
    "  photo: /images",
    "  portrait: /images",
    "portrait: /images",
  ),
  wrote(
    "pages for each row of a collection that is not there",
    "pages/showcases/[slug].yaml",
    "each: blueprints",
    "each: showcases",
    "each: showcases",
  ),
  wrote(
    "words of a row on a page that is made for none",
    products,
    "text: Browse",
    "text: ${item.description} Browse",
    "item.description} Browse",
  ),
  wrote(
    "a folder of texts that has not moved along",
    article,
    "- /content/insights/html/",
    "- /content/articles/html/",
    "/content/articles/html/",
  ),
  wrote(
    "two parts of a page under one name",
    PLACES.help,
    "    id: end\n",
    "    id: start\n",
    "    id: start",
  ),
  wrote(
    "a part renamed to which another page leads",
    PLACES.help,
    "    id: support\n",
    "    id: outages\n",
    lineOf("pages/support.yaml", "/help#support"),
    {
      inFile: PLACES.support,
    },
  ),
  wrote(
    "an address that leads to itself",
    capabilities,
    "/technologies/products",
    "/capabilities",
    "redirect: /capabilities",
  ),
  wrote(
    "an old address that leads nearly there",
    capabilities,
    "/technologies/products",
    "/technologies/product",
    "redirect:",
    {
      meant: "/technologies/products",
      back: true,
    },
  ),
  wrote("a page that leads on and stays", letter, "index: false", "redirect: /insights", [
    "redirect: /insights",
    "blocks:",
  ]),
  wrote(
    "a second address that is taken",
    PLACES.help,
    "blocks:\n",
    "aliases: [/contact]\nblocks:\n",
    "aliases:",
  ),
  wrote(
    "a shell that nobody has made",
    PLACES.terms,
    "blocks:\n",
    "layout: narrow\nblocks:\n",
    "layout: narrow",
  ),
  wrote(
    "a shared part with a letter lost",
    PLACES.support,
    "use: closing-call",
    "use: closing-cal",
    "use: closing-cal",
    {
      meant: "closing-call",
      back: true,
    },
  ),
  did("a shared part without one of its texts", PLACES.support, drop("    label: Write to us"), [
    "- use: closing-call",
  ]),
  wrote(
    "a shared part with an option of the old one",
    PLACES.support,
    "    heading: Tell us what has to",
    "    headline: Tell us what has to",
    "headline:",
    {
      meant: "heading",
      back: true,
    },
  ),
  wrote(
    "the opening of the old page within a tab of the new one",
    review,
    "          - type: prose\n            text: |\n              One page: what the cloud costs now, what it would cost after each of three steps, and who has to agree to which.\n\n              Below it, one sentence on what would have to happen for the bill to grow again, and who would see it first.\n",
    "          - type: hero\n            heading: One page for the board\n            text: What the cloud costs now, and who has to agree to what.\n",
    ["          - type: hero"],
  ),
  did("the shell without its middle", PLACES.layout, drop("- type: page"), [
    "blocks:",
    "type: language-switch",
  ]),
  wrote(
    "an option of a shared part that has another name below",
    "pages/_shared/closing-call.yaml",
    "${use.label}",
    "${use.lable}",
    "use.lable",
    {
      meant: "label",
      back: true,
    },
  ),
  {
    name: "a version that took the new name alone",
    file: "pages/services.de.yaml",
    rename: "pages/leistungen.de.yaml",
    inFile: "pages/leistungen.de.yaml",
    at: [1],
  },
  wrote(
    "a block of a version by its old name",
    "pages/about.de.yaml",
    "  meaning:\n",
    "  name:\n",
    "  name:",
  ),
  began(
    "a page with a capital and a blank in its name",
    "pages/Press kit.yaml",
    `title: Press kit | \${site.brand}
description: Portraits, signs and a short history for everybody who writes about the company, free to print with a credit.
index: false
blocks:
  - type: hero
    size: compact
    heading: Everything to print
`,
    [1],
  ),
];
