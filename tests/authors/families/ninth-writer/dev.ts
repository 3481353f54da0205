import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { services, careers, home, about, contact, layout } = PLACES;
const articles = "pages/insights/articles.yaml";
const cost = "pages/cloud-cost-review.yaml";
const technologies = "pages/technologies/index.yaml";

/** Dev, of an agency, in a hurry between two projects in React. */
export const dev: readonly Told[] = [
  wrote(
    "a comment of JavaScript",
    services,
    "      - title: Help\n",
    "      // the third card\n      - title: Help\n",
    "// the third card",
    { misleads: /indent|colon/i },
  ),
  wrote(
    "a comma at the end of a line",
    services,
    "columns: { base: 1, md: 3 }",
    "columns: { base: 1, md: 3 },",
    "columns: { base: 1, md: 3 },",
  ),
  wrote(
    "a class of Tailwind",
    services,
    "    heading: Ready to Innovate Together?",
    "    className: mt-8\n    heading: Ready to Innovate Together?",
    "className: mt-8",
  ),
  wrote(
    "a sum in braces",
    careers,
    "heading: Roles and postings",
    "heading: ${count.jobs + 1} roles and postings",
    "${count.jobs + 1}",
  ),
  wrote(
    "a not in braces",
    careers,
    "closed: ${item.expired}",
    "closed: ${!item.expired}",
    "${!item.expired}",
  ),
  wrote(
    "a fallback in braces",
    layout,
    "tagline: ${site.tagline}",
    "tagline: ${site.tagline || site.brand}",
    "${site.tagline ||",
  ),
  wrote(
    "double braces",
    layout,
    "    brand: ${site.brand}\n",
    "    brand: {{ site.brand }}\n",
    "{{ site.brand }}",
  ),
  wrote("an order as an object", articles, "sort: -date", "sort: { date: desc }", "sort: { date: desc }"),
  wrote("no limit in words", home, "limit: 3", "limit: none", "limit: none"),
  wrote(
    "a condition as code",
    home,
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]",
    "    where: item.id === 'ai-ml'",
    "where: item.id",
  ),
  wrote(
    "a collection by its file",
    home,
    "source: agents",
    "source: ../data/agents.yaml",
    "../data/agents.yaml",
    { meant: "agents" },
  ),
  wrote(
    "an alias that nothing anchors",
    services,
    "    actions:\n      - label: Start a Conversation\n        href: /contact\n        look: primary",
    "    actions: *cta",
    "actions: *cta",
  ),
  wrote(
    "a picture by its path alone",
    cost,
    "    image:\n      src: /images/stills/drafting-table.jpg\n      alt: A cube, a ball and a cylinder of plaster on blueprint paper, a red pencil before them.\n      dark: /images/stills/drafting-table-night.jpg\n",
    "    image: /images/stills/drafting-table.jpg\n",
    "image: /images/stills/drafting-table.jpg",
  ),
  wrote(
    "a breakpoint of another framework",
    services,
    "columns: { base: 1, md: 3 }",
    "columns: { base: 1, tablet: 3 }",
    "tablet: 3",
  ),
  wrote(
    "a redirect with its status",
    technologies,
    "redirect: /technologies/other",
    "redirect: { to: /technologies/other, status: 301 }",
    "redirect:",
  ),
  wrote("a layout that is not there", services, "blocks:\n", "layout: landing\nblocks:\n", "layout: landing"),
  wrote(
    "a variable of the environment",
    contact,
    "${site.apiHost}",
    "${process.env.API_HOST}",
    "process.env",
  ),
  wrote(
    "a handler on a button",
    about,
    "        href: /contact\n",
    "        href: /contact\n        onClick: openContact\n",
    "onClick: openContact",
  ),
];
