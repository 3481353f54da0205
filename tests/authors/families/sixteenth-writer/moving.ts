import { began, did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support, help, hub, about, layout } = PLACES;
const bill = "public/content/insights/html/what-lowers-a-cloud-bill.html";

/** Showcases become work, the plans move, and old addresses have to lead on. */
export const moving: readonly Told[] = [
  wrote(
    "a further address that another page has",
    support,
    "title: Support plans",
    "aliases: [/services]\ntitle: Support plans",
    "aliases: [/services]",
    { remedy: "none" },
  ),
  wrote(
    "an old address without its slash",
    support,
    "title: Support plans",
    "aliases: [plans]\ntitle: Support plans",
    "aliases: [plans]",
    { meant: "/plans" },
  ),
  wrote(
    "one alias, so one of the word",
    support,
    "title: Support plans",
    "alias: /plans\ntitle: Support plans",
    "alias: /plans",
    { meant: "aliases" },
  ),
  wrote(
    "old addresses as a host's file of redirects has them",
    support,
    "title: Support plans",
    "aliases:\n  - /plans /support 301\ntitle: Support plans",
    "- /plans /support 301",
    { meant: "/plans" },
  ),
  wrote(
    "a page that sends on and still has its blocks",
    "pages/insights/letter.yaml",
    "index: false\n",
    "index: false\nredirect: /insights\n",
    ["redirect: /insights", "blocks:"],
    { remedy: "none" },
  ),
  wrote(
    "a redirect to the file of a page",
    "pages/capabilities.yaml",
    "redirect: /technologies/products",
    "redirect: pages/technologies/products.yaml",
    "redirect:",
    { meant: "/technologies/products", back: true },
  ),
  wrote(
    "a section that sends on to itself",
    "pages/technologies/index.yaml",
    "redirect: /technologies/other",
    "redirect: /technologies",
    "redirect: /technologies",
    { remedy: "none" },
  ),
  wrote(
    "a redirect with its status behind it",
    "pages/capabilities.yaml",
    "redirect: /technologies/products",
    "redirect: { to: /technologies/products, status: 301 }",
    "redirect:",
    { meant: "/technologies/products", back: true },
  ),
  {
    name: "a page for each row whose place is in braces",
    file: "pages/jobs/[slug].yaml",
    rename: "pages/jobs/{slug}.yaml",
    inFile: "pages/jobs/{slug}.yaml",
    at: [1, "each: jobs"],
    meant: "[slug]",
  },
  wrote(
    "a link in an article to the new section",
    bill,
    'href="/showcases/cloud-optimization"',
    'href="/work/cloud-optimization"',
    "/work/cloud-optimization",
    { meant: "/showcases/cloud-optimization", remedy: "offer" },
  ),
  wrote(
    "an address from the page that it stands on",
    hub,
    "href: /insights/events",
    "href: insights/events",
    "href: insights/events",
    {
      meant: "/insights/events",
      back: true,
    },
  ),
  wrote(
    "an address as the old site had it",
    hub,
    "href: /insights/articles\n",
    "href: /insights/articles.html\n",
    "/insights/articles.html",
    {
      meant: "/insights/articles",
      back: true,
    },
  ),
  wrote(
    "an underscore in the new address of a blueprint",
    "data/blueprints.yaml",
    "slug: cloud-optimization",
    "slug: cloud_optimization",
    "slug: cloud_optimization",
    { meant: "cloud-optimization", back: true },
  ),
  wrote(
    "a layout by the name of its file",
    about,
    "title: About us",
    "layout: _layout.yaml\ntitle: About us",
    "layout: _layout.yaml",
    { remedy: "offer" },
  ),
  wrote(
    "an address written into the page that moves",
    about,
    "title: About us",
    "route: /company/about\ntitle: About us",
    "route: /company/about",
    { remedy: "offer" },
  ),
  began(
    "a page beside the folder that has the same address",
    "pages/insights.yaml",
    `# yaml-language-server: $schema=../site.schema.json
title: What we learn | \${site.brand}
description: Where articles, workshops and the monthly letter are found since the section has moved, with the newest of each of them.
index: false
blocks:
  - type: hero
    size: compact
    heading: What we learn
    text: Articles, workshops and one letter a month.
    actions:
      - { label: Read the articles, href: /insights/articles, look: primary }
`,
    [1, "title:"],
    { remedy: "none" },
  ),
  {
    ...wrote(
      "a place with a new name, and a link that knows the old one",
      help,
      "    id: support\n",
      "    id: when-it-breaks\n",
      lineOf(support, "/help#support"),
      { meant: "when-it-breaks", remedy: "offer" },
    ),
    inFile: support,
  },
  wrote(
    "a place without the page that it is on",
    support,
    "href: /help#support",
    "href: /support#support",
    "/support#support",
    {
      meant: "/help#support",
      remedy: "offer",
    },
  ),
  did(
    "a group of the footer moved with all its links, its heading left behind",
    layout,
    [["      - heading: What we do\n        items:\n", "        items:\n"]],
    [lineOf(layout, "- heading: Company") + 1, lineOf(layout, "- heading: What we do")],
    { remedy: "offer" },
  ),
];
