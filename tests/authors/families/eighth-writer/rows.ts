import type { Told } from "../told.ts";
import { within, written } from "./edits.ts";

const jobs = within("data/jobs.yaml");
const events = within("data/events.yaml");
const articles = within("data/articles.yaml");
const offices = within("data/offices.yaml");
const leaders = within("data/leaders.yaml");
const team = within("data/team.yaml");
const agents = within("data/agents.yaml");
const blueprints = within("data/blueprints.yaml");
const technologies = within("data/technologies.yaml");
const capabilities = within("data/capabilities.yaml");
const services = within("data/services.yaml");

/** Rows of data. */
export const rows: readonly Told[] = [
  capabilities("a key copied with its row", "- id: erp", "- id: crm", ["- id: crm"]),
  capabilities("a product twice", "    - Zoho CRM\n", "    - Zoho CRM\n    - HubSpot CRM\n", [
    "    - HubSpot CRM",
  ]),
  capabilities("an icon that there is not", "icon: handshake", "icon: hand-shake", undefined, {
    meant: "handshake",
    back: true,
  }),
  team("an address that is not safe", "profileLink: https:", "profileLink: http:", undefined, {
    meant: "https:",
  }),
  team(
    "capitals of one's own in a field",
    "  avatarUrl: /images/people/ines",
    "  avatarURL: /images/people/ines",
    undefined,
    {
      meant: "avatarUrl",
      back: true,
    },
  ),
  team(
    "a row as one line",
    "- id: leila-ferhat\n  name: Leila Ferhat\n  title: Research Engineer, Emerging Technologies\n  avatarUrl: /images/people/leila-ferhat.svg\n",
    "- Leila Ferhat, Research Engineer, /images/people/leila-ferhat.svg\n",
  ),
  agents("a colour in place of an accent", "accent: ink", "accent: blue"),
  agents(
    "one line of a log",
    "  activityLogs:\n    - Specification 118 accepted, scope is one service\n    - Writing the failing tests first\n    - Generating handlers for six endpoints\n    - Type check passed, two lint findings corrected\n    - All 42 tests pass, coverage of changed lines 96 %\n    - Updating the interface description\n    - Pull request opened, waiting for an engineer\n",
    "  activityLogs: Specification 118 accepted\n",
  ),
  articles(
    "an excerpt that is too short",
    "  excerpt: >-\n    In six months we turned down 26 of 103 requests. Our chief executive on the three reasons, what it\n    cost, and what we now ask for before language-model work.\n",
    "  excerpt: Why we turn requests down.\n",
  ),
  articles("a tag in German", "[Agents, Automation,", "[Agents, Automatisierung,", undefined, {
    meant: "Automation",
  }),
  articles(
    "five tags",
    "[Agents, Automation, Integration]",
    "[Agents, Automation, Integration, Security, Testing]",
  ),
  articles("a category in the plural", "category: Product Launch", "category: Product Launches", undefined, {
    meant: "Product Launch",
    back: true,
  }),
  articles("a cross for yes", "  featured: true", "  featured: x"),
  articles("a number with a digit too few", "- id: insight-18", "- id: insight-8"),
  articles(
    "a text that is not there",
    "html/yogi-platform-launch.html",
    "html/yogi-platform-lunch.html",
    undefined,
    {
      meant: "yogi-platform-launch.html",
      back: true,
    },
  ),
  events("a kind with a capital", "  type: workshop", "  type: Workshop", undefined, {
    meant: "workshop",
    back: true,
  }),
  events("an hour with a point", 'startTime: "14:00"', "startTime: 14.00", undefined, { meant: "14:00" }),
  events(
    "a programme as lines",
    '    - time: "14:00"\n      title: Fifty invoices, read aloud\n      description: What people look at first, and why the total is the last thing to trust.\n      speaker: Oliver Hathersage\n',
    "    - 14:00 Fifty invoices, read aloud (Oliver Hathersage)\n",
  ),
  events("a speaker without a company", "      company: 2SD\n", "", [20, 21, 22]),
  events(
    "an address without its protocol",
    "registrationUrl: /contact?subject=Workshop%20registration",
    "registrationUrl: www.tickets.example/workshop",
    undefined,
    {
      meant: "https://www.tickets.example/workshop",
    },
  ),
  events("a zone misspelt", "timeZone: Europe/London", "timeZone: Europe/Londen", undefined, {
    meant: "Europe/London",
    back: true,
  }),
  events("a change at a later hour", 'updated: "2026-11-20"', 'updated: "2026-11-20 14:30"'),
  offices("degrees with their signs", "[-87.6369, 41.8821]", "[87.6369° W, 41.8821° N]"),
  offices("a decimal comma", "[13.4167, 52.5128]", "[13,4167, 52,5128]"),
  offices("a number as on a card", "+44 20 7946 0214", "+44 (0)20 7946 0214"),
  offices("a number as one dials it", "phone: +49 30 23125 214", "phone: 0049 30 23125 214", undefined, {
    meant: "+49",
  }),
  offices("an address hidden from robots", "uk@2sd.example", "uk (at) 2sd.example"),
  leaders("a picture of another kind", "ceo-amara-lindqvist.svg", "ceo-amara-lindqvist.png", undefined, {
    meant: "/images/people/ceo-amara-lindqvist.svg",
    back: true,
  }),
  leaders("a field at the left edge", "  role: Chief Operating Officer", "role: Chief Operating Officer"),
  leaders(
    "a field twice",
    "  role: Chief Technology Officer\n",
    "  role: Chief Technology Officer\n  role: Head of Research\n",
    ["role: Chief Technology", "role: Head of Research"],
  ),
  technologies(
    "a person's name for the key",
    "experts: [ines-marchetti, callum-strachan]",
    "experts: [ines marchetti, callum-strachan]",
    undefined,
    {
      meant: "ines-marchetti",
      back: true,
    },
  ),
  technologies("a level misspelt", "level: Proficient", "level: Profficient", undefined, {
    meant: "Proficient",
    back: true,
  }),
  technologies(
    "an address left out",
    "      officialDocsUrl: https://docs.pytorch.org/docs/stable/index.html\n",
    "",
    [10, 11, 9],
  ),
  technologies(
    "a link to a folder in the singular",
    "link: /showcases/invoice-automation",
    "link: /showcase/invoice-automation",
    undefined,
    {
      meant: "/showcases/invoice-automation",
      back: true,
    },
  ),
  technologies(
    "a number that is counted by itself",
    "  icon: brain-circuit\n  keywords",
    "  itemCount: 12\n  icon: brain-circuit\n  keywords",
  ),
  technologies(
    "a comma lost between keywords, with a quotation mark",
    "keywords: [AI, ML, deep",
    'keywords: [AI, "ML, deep',
    ['keywords: [AI, "ML'],
  ),
  blueprints("a pattern that there is not", "pattern: geometric", "pattern: hexagon", undefined, {
    meant: "geometric",
  }),
  blueprints(
    "a figure with its sentence",
    "value: Up to 75%",
    "value: Up to 75% less effort for each invoice",
  ),
  blueprints("an icon with a capital", "icon: receipt-text", "icon: ReceiptText", undefined, {
    meant: "receipt-text",
    back: true,
  }),
  services(
    "a field in small letters",
    "      shortDescription: A ranked",
    "      shortdescription: A ranked",
    undefined,
    { meant: "shortDescription", back: true },
  ),
  services("an icon misspelt", "icon: compass", "icon: compas", undefined, { meant: "compass", back: true }),
  services("a value one step left", "      overview: In four", "    overview: In four", undefined),
  jobs("a word for yes or no", "  remote: true", "  remote: hybrid"),
  jobs("a kind without its hyphen", "  type: Full-time", "  type: Fulltime", undefined, {
    meant: "Full-time",
    back: true,
  }),
  jobs("a day as in Germany", 'datePosted: "2025-05-12"', 'datePosted: "12.05.2025"', undefined, {
    meant: "2025-05-12",
  }),
  jobs(
    "a field of the form in the data",
    "  department: Consulting\n",
    "  department: Consulting\n  salary: 60.000 bis 75.000 Euro\n",
    ["  salary:"],
  ),
  written(
    "a quotation without its company",
    "data/testimonials.yaml",
    "- id: orrin\n  quote: They stayed until it worked.\n  author: Head of Platform\n",
    [1, 2, 3],
  ),
  written(
    "quotation marks in a quotation",
    "data/testimonials.yaml",
    '- id: orrin\n  quote: "They said "we stay" and they did."\n  author: Head of Platform\n  company: Orrin\n',
    [2],
  ),
];
