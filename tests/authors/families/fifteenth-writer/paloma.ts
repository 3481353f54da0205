import { began, did, example, variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const COST = "pages/cloud-cost-review.yaml";
const PARTNERS = "pages/partnerships.yaml";
const CRM = "public/content/insights/html/agents-that-write-to-the-crm.html";
const DAYS = "pages/engineers-days.yaml";

const days = variantsOf(
  DAYS,
  example("pages/event.yaml")
    .replace("$schema=../../site.schema.json", "$schema=../site.schema.json")
    .replace("\nblocks:", "\nindex: false\nblocks:"),
);

const draftPage = `# yaml-language-server: $schema=../site.schema.json
title: A letter for the spring | \${site.brand}
description: What we have learnt between January and March, for readers who would rather have one page than twelve letters.
index: false
status: draft
blocks:
  - type: hero
    size: compact
    eyebrow: By mail
    heading: A letter for the spring
    text: What we have learnt between January and March, on one page.
    actions:
      - label: Read the newest articles
        href: /insights/articles
        look: primary
`;

/** Paloma, who kept another company's WordPress for nine years and writes from memory. */
export const paloma: readonly Told[] = [
  wrote(
    "the mark behind which a teaser ends",
    PLACES.about,
    "      In many firms those are three",
    "      <!--more-->\n\n      In many firms those are three",
    "<!--more-->",
  ),
  began("a page kept back as WordPress does it", "pages/spring-letter.yaml", draftPage, "status: draft", {
    meant: "draft",
  }),
  wrote(
    "the name of a page in its address as an option of its own",
    PLACES.support,
    "blocks:\n",
    "slug: support-plans\nblocks:\n",
    "slug: support-plans",
    { remedy: "none" },
  ),
  wrote(
    "the picture of a page by the name it had",
    COST,
    "blocks:\n",
    "featured_image: { src: /images/stills/drafting-table.jpg, alt: Plaster solids and a red pencil on blueprint paper. }\nblocks:\n",
    "featured_image",
    { meant: "image" },
  ),
  wrote(
    "a picture in the folder of uploads",
    COST,
    "src: /images/stills/drafting-table.jpg",
    "src: /wp-content/uploads/2026/05/drafting-table-1024x683.jpg",
    "/wp-content/",
    { meant: "/images/stills/drafting-table.jpg" },
  ),
  wrote(
    "an address of the own site, written in full, that nobody has",
    PLACES.help,
    "[cloud cost review](/cloud-cost-review)",
    "[cloud cost review](https://www.2sd.example/cloud-review)",
    "https://www.2sd.example/cloud-review",
    { meant: "cloud-cost-review" },
  ),
  wrote(
    "a picture in an article with its classes and without words",
    CRM,
    "<p>The same ladder works outside sales",
    '<img class="alignright size-medium" src="/images/stills/red-pencil.jpg">\n<p>The same ladder works outside sales',
    "alignright",
    { remedy: "none" },
  ),
  wrote(
    "the code of a film in an article",
    CRM,
    "<p>The same ladder works outside sales",
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="The ladder in two minutes"></iframe>\n<p>The same ladder works outside sales',
    "<iframe",
    { remedy: "none" },
  ),
  wrote(
    "the template of a plug-in for search engines as title",
    PARTNERS,
    "title: Strategic Partnerships | ${site.brand}",
    'title: "%%title%% %%sep%% %%sitename%%"',
    "%%title%%",
    { remedy: "none" },
  ),
  wrote(
    "a button by the class of its style",
    PARTNERS,
    "look: secondary",
    "look: btn-secondary",
    "btn-secondary",
    {
      meant: "secondary",
      back: true,
    },
  ),
  wrote(
    "the columns as one number",
    PLACES.services,
    "columns: { base: 1, md: 3 }",
    "columns: 3",
    "columns: 3",
  ),
  wrote(
    "an icon by the class of a font",
    PLACES.home,
    "icon: handshake",
    "icon: fa-solid fa-handshake",
    "fa-handshake",
    {
      meant: "handshake",
      back: true,
    },
  ),
  wrote(
    "an entry of the menu with a url",
    PLACES.layout,
    "      - label: Platform\n        href: /platform",
    "      - label: Platform\n        url: /platform",
    ["url: /platform", 24],
    { meant: "href", back: true },
  ),
  wrote(
    "a button that opens a new tab",
    PLACES.help,
    "        href: /contact\n        look: primary",
    "        href: /contact\n        target: _blank\n        look: primary",
    "target: _blank",
    { back: true },
  ),
  days(
    "the code of a map in place of its address",
    "address: https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik",
    `address: '<iframe width="425" height="350" src="https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik"></iframe>'`,
    "<iframe",
    { meant: "https://www.openstreetmap.org/export/embed.html" },
  ),
  did(
    "a footer of its own for one page, as a template had it",
    "pages/platform.yaml",
    (text) =>
      `${text}\n  - type: footer\n    brand: \${site.brand}\n    tagline: Yogi is a product of \${site.brand}.\n`,
    "- type: footer",
    { remedy: "none" },
  ),
  wrote(
    "a redirect with its number in front",
    "pages/capabilities.yaml",
    "redirect: /technologies/products",
    "redirect: 301 /technologies/products",
    "redirect: 301",
    { meant: "/technologies/products", back: true },
  ),
  wrote(
    "an old address that is another page today",
    PLACES.help,
    "blocks:\n",
    "aliases:\n  - /faq\n  - /support\nblocks:\n",
    "- /support",
    { remedy: "none" },
  ),
  wrote(
    "a break as a tag within a heading",
    PLACES.home,
    "heading: Vision. Realized.",
    "heading: Vision.<br>Realized.",
    "Vision.<br>",
  ),
  wrote("bold as a tag", PLACES.about, "**Two S** stand", "<b>Two S</b> stand", "<b>Two S</b>", {
    meant: "**Two S**",
    back: true,
  }),
  wrote(
    "the address of the site with a slash at its end",
    PLACES.site,
    "url: https://www.2sd.example",
    "url: https://www.2sd.example/",
    "url: https://www.2sd.example/",
    { meant: "https://www.2sd.example", back: true },
  ),
  wrote(
    "a time zone as the settings of WordPress offer it",
    PLACES.site,
    "timeZone: Europe/London",
    "timeZone: UTC+1",
    "timeZone: UTC+1",
    { remedy: "none" },
  ),
  wrote(
    "an address that robots are not to read",
    PLACES.site,
    "email: support@2sd.example",
    "email: support[at]2sd.example",
    "support[at]",
    { meant: "support@2sd.example", back: true },
  ),
  wrote(
    "the name of an author as readers see it",
    PLACES.articles,
    "author: arjun-deshmane",
    "author: Arjun Deshmane",
    "author: Arjun Deshmane",
    { meant: "arjun-deshmane", back: true },
  ),
  wrote(
    "a category by its name in addresses",
    PLACES.articles,
    "category: Artificial Intelligence\n  tags: [Agents, CRM",
    "category: artificial-intelligence\n  tags: [Agents, CRM",
    "artificial-intelligence",
    { meant: "Artificial Intelligence", back: true },
  ),
];
