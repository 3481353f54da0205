import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, offices, leaders, events, articles, site } = PLACES;
const technologies = "data/technologies.yaml";
const partnerships = "data/partnerships.yaml";
const aboutDe = "pages/about.de.yaml";
const siteDe = "data/site.de.yaml";
const posting = "public/jobs/salesforce-solution-architect.md";
const layout = "pages/_layout.yaml";

const newPage = (name: string, text: string, at: Told["at"], more: Partial<Told> = {}): Told => ({
  name,
  file: "pages/former.yaml",
  text,
  at,
  ...more,
});

/** Rows, settings, translations, texts of their own and redirects. */
export const data: readonly Told[] = [
  {
    name: "a comma lost in coordinates",
    file: offices,
    change: [["[-0.0817, 51.5235]", "[-0.0817 51.5235]"]],
    at: ["[-0.0817 51.5235]"],
  },
  {
    name: "a semicolon in coordinates",
    file: offices,
    change: [["[-0.0817, 51.5235]", "[-0.0817; 51.5235]"]],
    at: ["[-0.0817; 51.5235]"],
  },
  {
    name: "two addresses in one field",
    file: offices,
    change: [["email: uk@2sd.example", "email: uk@2sd.example, sales@2sd.example"]],
    at: ["sales@2sd.example"],
  },
  {
    name: "a list as a text",
    file: jobs,
    change: [
      [
        "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
        "skills: Process Analysis; AI Agents; Python",
      ],
    ],
    at: ["skills: Process Analysis;"],
  },
  {
    name: "a country with three letters",
    file: jobs,
    change: [["countryCode: US", "countryCode: USA"]],
    at: ["countryCode: USA"],
  },
  {
    name: "a last day that does not exist",
    file: jobs,
    change: [['validThrough: "2025-08-31"', 'validThrough: "2025-06-31"']],
    at: ["2025-06-31"],
  },
  {
    name: "a last day before the first",
    file: jobs,
    change: [['validThrough: "2025-08-31"', 'validThrough: "2024-08-31"']],
    at: ["2024-08-31", 'datePosted: "2025-05-12"'],
  },
  {
    name: "a date in words",
    file: articles,
    change: [["date: 2025-07-15", "date: 15 July 2025"]],
    at: ["15 July 2025"],
    meant: "2025-07-15",
  },
  {
    name: "a date with strokes",
    file: articles,
    change: [["date: 2025-07-15", "date: 2025/07/15"]],
    at: ["2025/07/15"],
    meant: "2025-07-15",
  },
  {
    name: "an author by name",
    file: articles,
    change: [["author: arjun-deshmane", "author: Arjun Deshmane"]],
    at: ["author: Arjun Deshmane"],
    meant: "arjun-deshmane",
  },
  {
    name: "a field misspelt",
    file: articles,
    change: [["htmlContent:", "htmlContnet:"]],
    at: ["htmlContnet"],
    meant: "htmlContent",
    back: true,
  },
  {
    name: "a slug as a title",
    file: articles,
    change: [["slug: why-we-decline-one-proposal-in-four", "slug: Why we decline"]],
    at: ["slug: Why we decline"],
  },
  {
    name: "a link without its protocol",
    file: leaders,
    change: [
      [
        "linkedin: https://linkedin.example/in/amara-lindqvist",
        "linkedin: linkedin.example/in/amara-lindqvist",
      ],
    ],
    at: ["linkedin: linkedin.example"],
    meant: "https://linkedin.example/in/amara-lindqvist",
  },
  {
    name: "a row without its id",
    file: leaders,
    change: [["- id: coo-daniel-okafor\n  name: Daniel Okafor", "- name: Daniel Okafor"]],
    at: ["- name: Daniel Okafor"],
  },
  {
    name: "a word that is none of the levels",
    file: technologies,
    change: [["level: Expert", "level: Guru"]],
    at: ["level: Guru"],
  },
  {
    name: "a reference to no row",
    file: technologies,
    change: [["relatedCategories: [mlops-ai-engineering,", "relatedCategories: [mlops,"]],
    at: ["[mlops,"],
  },
  {
    name: "a brace lost",
    file: technologies,
    change: [["link: /showcases/invoice-automation }", "link: /showcases/invoice-automation"]],
    at: ["link: /showcases/invoice-automation", "Predicting cold chain"],
  },
  {
    name: "a row below the empty list",
    file: "data/testimonials.yaml",
    change: (text) =>
      `${text}- id: orrin\n  quote: They stayed until it worked.\n  author: A client\n  company: Orrin\n`,
    at: ["[]", "- id: orrin"],
  },
  {
    name: "a pair in a list of texts",
    file: partnerships,
    change: [["        - Claude\n", "        - Claude: by Anthropic\n"]],
    at: ["Claude: by"],
  },
  {
    name: "an end before its start",
    file: events,
    change: [['endTime: "17:00"', 'endTime: "13:00"']],
    at: ['endTime: "13:00"', 'startTime: "14:00"'],
  },
  {
    name: "an hour as people say it",
    file: events,
    change: [['- time: "14:00"', "- time: 2pm"]],
    at: ["time: 2pm"],
  },
  {
    name: "a portrait that is not there",
    file: events,
    change: [["photo: /images/people/oliver-hathersage.svg", "photo: /images/people/oliver.svg"]],
    at: ["people/oliver.svg"],
  },
  {
    name: "an origin with a slash",
    file: site,
    change: [["url: https://www.2sd.example", "url: https://www.2sd.example/"]],
    at: ["url: https://www.2sd.example/"],
    meant: "https://www.2sd.example",
  },
  {
    name: "a handle in place of an address",
    file: site,
    change: [["href: https://mastodon.example/@2sd", 'href: "@2sd"']],
    at: ['href: "@2sd"'],
  },
  {
    name: "a zone of time by its letters",
    file: site,
    change: [["timeZone: Europe/London", "timeZone: GMT+1"]],
    at: ["GMT+1"],
  },
  {
    name: "a list of settings as one text",
    file: site,
    change: [
      [
        "certifications:\n  - ISO 27001:2022 (Information Security Management)\n  - ISO 9001:2015 (Quality Management Systems)\n",
        "certifications: ISO 27001 and ISO 9001\n",
      ],
    ],
    at: ["certifications: ISO"],
  },
  {
    name: "a setting that nobody reads",
    file: site,
    change: [["email: support", "fax: +44 20 7946 0211\nemail: support"]],
    at: ["fax:"],
  },
  {
    name: "a last day of security that is over",
    file: site,
    change: [['expires: "2027-09-30"', 'expires: "2025-09-30"']],
    at: ["2025-09-30"],
  },
  {
    name: "a translation without its text",
    file: aboutDe,
    change: [["      text: Der Name\n", "      text:\n"]],
    at: ["      of: The name", 26],
  },
  {
    name: "a translation with a misspelt name",
    file: aboutDe,
    change: [["      text: Der Name\n", "      txt: Der Name\n"]],
    at: ["txt: Der Name"],
    meant: "text",
  },
  {
    name: "a translation of a block that is not there",
    file: aboutDe,
    change: [["  meaning:\n", "  meanings:\n"]],
    at: ["  meanings:"],
    meant: "meaning",
    back: true,
  },
  {
    name: "a placeholder translated",
    file: aboutDe,
    change: [["text: Über uns | ${site.brand}", "text: Über uns | ${seite.marke}"]],
    at: ["${seite.marke}"],
  },
  {
    name: "a placeholder lost",
    file: aboutDe,
    change: [["text: Über ${site.brand}", "text: Über uns"]],
    at: ["text: Über uns"],
  },
  {
    name: "an address without its slash",
    file: aboutDe,
    change: [["route: /de/ueber-uns", "route: de/ueber-uns"]],
    at: ["route: de/ueber-uns"],
  },
  {
    name: "an address with a space",
    file: aboutDe,
    change: [["route: /de/ueber-uns", "route: /de/ueber uns"]],
    at: ["/de/ueber uns"],
  },
  {
    name: "a list translated as one text",
    file: siteDe,
    change: (text) =>
      text.replace(/certifications:[\s\S]*/, "certifications:\n  text: ISO 27001 und ISO 9001\n"),
    at: ["certifications:", "text: ISO 27001 und"],
  },
  {
    name: "a colon in a translation",
    file: aboutDe,
    change: [
      ["text: Eine Beratung, die bleibt, bis es läuft", "text: Eine Beratung: sie bleibt, bis es läuft"],
    ],
    at: ["text: Eine Beratung:"],
  },
  {
    name: "settings in a language that the site does not have",
    file: "data/site.fr.yaml",
    text: "tagline:\n  of: x\n  text: y\n",
    at: [1],
  },
  {
    name: "a link to a page that is called otherwise, in a text of its own",
    file: posting,
    change: [["## What you bring\n", "See [our plans](/suport).\n\n## What you bring\n"]],
    at: ["/suport"],
    meant: "/support",
  },
  {
    name: "a picture that is not there, in a text of its own",
    file: posting,
    change: [["## What you bring\n", "![The team](/images/team.png)\n\n## What you bring\n"]],
    at: ["/images/team.png"],
  },
  {
    name: "a link half written, in a text of its own",
    file: posting,
    change: [["## What you bring\n", "See [our plans] (/support).\n\n## What you bring\n"]],
    at: ["[our plans] ("],
  },
  {
    name: "a conflict, in a text of its own",
    file: posting,
    change: [
      [
        "## What you bring\n",
        "<<<<<<< HEAD\n## What you bring\n=======\n## What we ask for\n>>>>>>> spring\n",
      ],
    ],
    at: ["<<<<<<< HEAD"],
  },
  newPage("a redirect without its slash", "redirect: about\n", [1], { meant: "/about" }),
  newPage("a redirect to an anchor that is not there", "redirect: /about#value\n", [1], {
    meant: "/about#values",
  }),
  newPage("a redirect with half a protocol", "redirect: https//www.2sd.example/about\n", [1]),
  newPage("a redirect by another name", "redirectTo: /about\n", [1], { meant: "redirect" }),
  newPage("a redirect with its number", "redirect:\n  to: /about\n  status: 301\n", [1, 2]),
  {
    name: "an alias that is a page",
    file: "pages/about.yaml",
    change: [["blocks:\n", "aliases: [/contact]\nblocks:\n"]],
    at: ["aliases: [/contact]"],
  },
  {
    name: "an alias without its slash",
    file: "pages/about.yaml",
    change: [["blocks:\n", "aliases: [about-us]\nblocks:\n"]],
    at: ["aliases: [about-us]"],
    meant: "/about-us",
  },
  {
    name: "a link to a page that moved",
    file: layout,
    change: [["href: /showcases\n      - label: Insights", "href: /blueprints\n      - label: Insights"]],
    at: ["href: /blueprints"],
  },
  {
    name: "the layout's menu with a doubled slash",
    file: layout,
    change: [["href: /platform", "href: //platform"]],
    at: ["href: //platform"],
  },
];
