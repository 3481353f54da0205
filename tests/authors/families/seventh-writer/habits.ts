import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { home, about, contact, services, support, help, careers, layout, jobs } = PLACES;
const hub = "pages/insights/index.yaml";
const programme = "pages/insights/events.yaml";
const partners = "pages/partnerships.yaml";
const terms = "pages/terms.yaml";

/** What people bring along from other systems, from programming and from YAML elsewhere. */
export const habits: readonly Told[] = [
  {
    name: "published: false",
    file: help,
    change: [["blocks:\n", "published: false\nblocks:\n"]],
    at: ["published: false"],
  },
  {
    name: "slug of another system",
    file: about,
    change: [["blocks:\n", "slug: about-us\nblocks:\n"]],
    at: ["slug: about-us"],
  },
  {
    name: "permalink",
    file: about,
    change: [["blocks:\n", "permalink: /about-us/\nblocks:\n"]],
    at: ["permalink:"],
  },
  {
    name: "a layout of another system",
    file: terms,
    change: [["blocks:\n", "layout: default\nblocks:\n"]],
    at: ["layout: default"],
  },
  {
    name: "seo group",
    file: about,
    change: [["blocks:\n", "seo:\n  title: About\n  noindex: true\nblocks:\n"]],
    at: ["seo:", "  title: About", "  noindex"],
  },
  {
    name: "- block: hero",
    file: terms,
    change: [["  - type: legal-document", "  - block: legal-document"]],
    at: ["block: legal-document"],
    meant: "type",
  },
  {
    name: "className",
    file: home,
    change: [["    size: tall\n", "    size: tall\n    className: dark wide\n"]],
    at: ["className"],
  },
  {
    name: "style",
    file: home,
    change: [["    size: tall\n", "    size: tall\n    style: color: red\n"]],
    at: ["style: color"],
  },
  {
    name: "one pair of braces without a dollar",
    file: careers,
    change: [
      ["heading: Careers at ${site.brand} Technologies", "heading: Careers at {site.brand} Technologies"],
    ],
    at: ["{site.brand} Technologies"],
    back: true,
  },
  {
    name: "a binding of Ruby",
    file: careers,
    change: [["heading: Careers at ${site.brand} Tech", "heading: Careers at #{site.brand} Tech"]],
    at: ["#{site.brand}"],
  },
  {
    name: "a binding of templates",
    file: careers,
    change: [["heading: Careers at ${site.brand} Tech", "heading: Careers at <%= site.brand %> Tech"]],
    at: ["<%= site"],
  },
  {
    name: "backticks around a text",
    file: careers,
    change: [["heading: Roles and postings", "heading: `Roles and postings`"]],
    at: ["`Roles"],
  },
  {
    name: "an alias without its anchor",
    file: partners,
    change: [
      [
        "    icon: cloud\n    actions:\n      - label: See all services\n        href: /services\n        look: secondary\n",
        "    icon: cloud\n    actions: *cta\n",
      ],
    ],
    at: ["*cta"],
  },
  {
    name: "defaults merged in",
    file: partners,
    change: [["    figure: constellation\n", "    figure: constellation\n    <<: *defaults\n"]],
    at: ["<<: *defaults"],
  },
  {
    name: "a tag that includes a file",
    file: partners,
    change: [["    icon: cloud\n", "    icon: !include icons/cloud.yaml\n"]],
    at: ["!include"],
  },
  {
    name: "a version of YAML",
    file: terms,
    change: [["# yaml-language-server: $schema=../site.schema.json\n", "%YAML 1.2\n"]],
    at: ["%YAML", "title: Terms"],
  },
  {
    name: "nothing as a value",
    file: contact,
    change: [["    eyebrow: Inquiry", "    eyebrow: null"]],
    at: ["eyebrow: null"],
  },
  { name: "a wave for nothing", file: contact, change: [["    tone: tint", "    tone: ~"]], at: ["tone: ~"] },
  {
    name: "columns by device",
    file: home,
    change: [["columns: { base: 1, md: 3 }", "columns: { mobile: 1, desktop: 3 }"]],
    at: ["mobile: 1"],
  },
  {
    name: "a column in words",
    file: home,
    change: [["columns: { base: 1, md: 3 }", "columns: { base: 1, md: three }"]],
    at: ["md: three"],
  },
  {
    name: "a colour as a tone",
    file: about,
    change: [["    tone: ink", '    tone: "#0b1f33"']],
    at: ['tone: "#0b1f33"'],
  },
  {
    name: "an icon of a font",
    file: about,
    change: [["icon: handshake", "icon: fa-handshake"]],
    at: ["fa-handshake"],
    meant: "handshake",
  },
  {
    name: "an icon with classes of a font",
    file: about,
    change: [["icon: scale", "icon: fa-solid fa-scale"]],
    at: ["fa-solid"],
    meant: "scale",
  },
  {
    name: "an icon as a file",
    file: services,
    change: [["icon: calculator", "icon: calculator.svg"]],
    at: ["calculator.svg"],
    meant: "calculator",
  },
  {
    name: "an icon with its library",
    file: services,
    change: [["icon: life-buoy", "icon: lucide:life-buoy"]],
    at: ["lucide:"],
    meant: "life-buoy",
  },
  {
    name: "target of a link",
    file: services,
    change: [
      [
        "        href: /contact\n        look: primary",
        "        href: /contact\n        target: _blank\n        look: primary",
      ],
    ],
    at: ["target: _blank"],
  },
  {
    name: "a picture as one line, its alt beside it",
    file: support,
    change: [
      [
        'image: { src: /images/stills/one-of-many.jpg, alt: "Rows of plaster balls, one of them red." }',
        'image: /images/stills/one-of-many.jpg\n    alt: "Rows of plaster balls, one of them red."',
      ],
    ],
    at: ["image: /images/stills/one-of-many.jpg", '    alt: "Rows'],
  },
  {
    name: "an id with its sign",
    file: about,
    change: [["    id: journey", '    id: "#journey"']],
    at: ['"#journey"'],
    meant: "journey",
  },
  {
    name: "an id in words",
    file: partners,
    change: [["    id: benefits", "    id: Our Benefits"]],
    at: ["Our Benefits"],
  },
  {
    name: "a block that the site does not have",
    file: about,
    change: [
      [
        "  - type: prose\n    id: mission",
        "  - type: spacer\n    height: 40\n  - type: prose\n    id: mission",
      ],
    ],
    at: ["type: spacer"],
  },
  {
    name: "blocks inside a block that takes none",
    file: hub,
    change: [
      [
        "    heading: Knowledge Hub\n",
        "    heading: Knowledge Hub\n    blocks:\n      - type: prose\n        text: Something below it.\n",
      ],
    ],
    at: ["    blocks:"],
  },
  {
    name: "actions as one line",
    file: help,
    change: [
      [
        "    actions:\n      - label: Ask a question\n        href: /contact\n        look: primary\n",
        "    actions: Ask a question -> /contact\n",
      ],
    ],
    at: ["actions: Ask"],
  },
  {
    name: "a query as in SQL",
    file: home,
    change: [["    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n", "    where: id = 'ai-ml'\n"]],
    at: ["where: id ="],
  },
  {
    name: "an order as in SQL",
    file: home,
    change: [["sort: category", "sort: category ASC"]],
    at: ["sort: category ASC"],
    meant: "category",
  },
  {
    name: "an order downwards as in SQL",
    file: programme,
    change: [["sort: -date", "sort: date DESC"]],
    at: ["sort: date DESC"],
    meant: "-date",
  },
  { name: "a limit in words", file: home, change: [["limit: 3", "limit: all"]], at: ["limit: all"] },
  {
    name: "a source as a file",
    file: home,
    change: [["source: agents", "source: data/agents.yaml"]],
    at: ["data/agents.yaml"],
    meant: "agents",
  },
  {
    name: "a row by the name of its list",
    file: home,
    change: [["title: ${item.title}\n      description", "title: ${agent.title}\n      description"]],
    at: ["${agent.title}"],
    meant: "item.title",
  },
  {
    name: "a comment with a semicolon",
    file: careers,
    change: [
      [
        "    heading: Roles and postings\n",
        "    ; heading checked by Anna\n    heading: Roles and postings\n",
      ],
    ],
    at: ["; heading checked"],
  },
  {
    name: "a comment with two dashes",
    file: careers,
    change: [
      [
        "    heading: Roles and postings\n",
        "    -- heading checked by Anna\n    heading: Roles and postings\n",
      ],
    ],
    at: ["-- heading checked"],
  },
  {
    name: "a day with strokes and a time",
    file: programme,
    change: [["until: 2027-03-18 15:00", "until: 18/03/2027 15:00"]],
    at: ["18/03/2027"],
  },
  {
    name: "an hour that no day has",
    file: programme,
    change: [["until: 2027-03-18 15:00", "until: 2027-03-18 25:00"]],
    at: ["25:00"],
  },
  {
    name: "an hour with a dot",
    file: programme,
    change: [["until: 2027-03-18 15:00", "until: 2027-03-18 15.00"]],
    at: ["15.00"],
    meant: "2027-03-18 15:00",
  },
  {
    name: "a month of one digit",
    file: programme,
    change: [["from: 2027-02-18", "from: 2027-2-18"]],
    at: ["2027-2-18"],
    meant: "2027-02-18",
  },
  {
    name: "a day in words",
    file: programme,
    change: [["from: 2027-02-18", "from: tomorrow"]],
    at: ["from: tomorrow"],
  },
  {
    name: "a 29 February that the year does not have",
    file: programme,
    change: [["from: 2027-02-18", "from: 2027-02-29"]],
    at: ["2027-02-29"],
  },
  {
    name: "a switch as a number",
    file: jobs,
    change: [["  remote: false", "  remote: 0"]],
    at: ["remote: 0"],
    meant: "false",
  },
  {
    name: "a switch as the word of another language",
    file: jobs,
    change: [["  remote: false", "  remote: nein"]],
    at: ["remote: nein"],
    meant: "false",
  },
  {
    name: "an event handler",
    file: about,
    change: [['        href: "#how-we-work"', "        onClick: scrollTo('how-we-work')"]],
    at: ["onClick"],
  },
  {
    name: "a link to a script",
    file: about,
    change: [['href: "#how-we-work"', "href: javascript:history.back()"]],
    at: ["javascript:"],
  },
  {
    name: "an entry of the menu as a pair",
    file: layout,
    change: [["      - label: Insights\n        href: /insights\n", "      - Insights: /insights\n"]],
    at: ["- Insights: /insights"],
  },
  {
    name: "the options of a shared block misspelt",
    file: support,
    change: [["    label: Write to us", "    lable: Write to us"]],
    at: ["lable:"],
    meant: "label",
    back: true,
  },
];
