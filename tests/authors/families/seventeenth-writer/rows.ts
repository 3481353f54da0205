import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { articles, events, partnerships, team, offices } = PLACES;
const technologies = "data/technologies.yaml";
const blueprints = "data/blueprints.yaml";
const authors = "data/authors.yaml";
const agents = "data/agents.yaml";
const services = "data/services.yaml";
const voices = "data/testimonials.yaml";
const article = "pages/insights/[slug].yaml";
const hub = "pages/insights/index.yaml";
const stack = "pages/technologies/other.yaml";

/** Several people keep rows, and name their fields on pages. */
export const rows: readonly Told[] = [
  wrote("a day before its month", articles, "date: 2025-07-15", "date: 2025-15-07", "2025-15-07", {
    meant: "2025-07-15",
    back: true,
  }),
  wrote(
    "a subject that nobody else has",
    articles,
    "[Agents, Automation, Integration]",
    "[Agents, Automation, Trends 2025]",
    "Trends 2025",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "an author by the name",
    articles,
    "author: arjun-deshmane",
    "author: Arjun Deshmane",
    "author: Arjun",
    {
      meant: "arjun-deshmane",
      back: true,
    },
  ),
  did(
    "an employee's article without the employee",
    articles,
    drop("  author: callum-strachan"),
    [44, 45, 54],
    {
      meant: "author",
      remedy: "offer",
    },
  ),
  wrote(
    "the subject of a drawing with hyphens",
    articles,
    "theme: PRODUCT_HIGHLIGHT",
    "theme: product-highlight",
    "product-highlight",
    {
      meant: "PRODUCT_HIGHLIGHT",
      back: true,
    },
  ),
  wrote(
    "the minutes, counted by hand",
    articles,
    "category: CEO Insights\n",
    "category: CEO Insights\n  readingTime: 6\n",
    "readingTime: 6",
    {
      meant: "readingTime",
    },
  ),
  did(
    "an excerpt that is still to come",
    articles,
    [
      [
        "  excerpt: >-\n    Letting an agent read the CRM is easy; letting it write is where projects stop. Four levels of\n    access, evidence for each change, and a ladder both ways.\n",
        "  excerpt: Follows on Monday.\n",
      ],
    ],
    "excerpt: Follows",
    { remedy: "none" },
  ),
  wrote(
    "an end before the beginning",
    events,
    'endTime: "16:30"',
    'endTime: "06:30"',
    ['endTime: "06:30"', 'startTime: "15:00"'],
    {
      remedy: "none",
    },
  ),
  wrote("an hour with a point", events, 'time: "15:15"', 'time: "15.15"', "15.15", {
    meant: "15:15",
    back: true,
  }),
  wrote(
    "the speakers as one text",
    events,
    "  speakers:\n    - name: Oliver Hathersage\n      title: Principal Enterprise Architect\n      company: 2SD\n      photo: /images/people/oliver-hathersage.svg\n    - name: Leila Ferhat\n      title: Research Engineer, Emerging Technologies\n      company: 2SD\n      photo: /images/people/leila-ferhat.svg\n",
    "  speakers: Oliver Hathersage and Leila Ferhat\n",
    "speakers: Oliver",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a level that the list does not have",
    technologies,
    "level: Expert",
    "level: Advanced",
    "level: Advanced",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "an expert by half of the key",
    technologies,
    "experts: [ines-marchetti, callum-strachan]",
    "experts: [ines-marchetti, callum]",
    "callum]",
    {
      meant: "callum-strachan",
      back: true,
    },
  ),
  wrote(
    "a category by its old key",
    technologies,
    "[mlops-ai-engineering, data-analytics, emerging-tech]",
    "[mlops, data-analytics, emerging-tech]",
    "[mlops,",
    {
      meant: "mlops-ai-engineering",
      back: true,
    },
  ),
  wrote(
    "a key with spaces",
    partnerships,
    "- id: ai-model-providers",
    "- id: AI model providers",
    "- id: AI model",
    {
      meant: "ai-model-providers",
      back: true,
    },
  ),
  wrote(
    "a profile without its secure beginning",
    team,
    "https://linkedin.example/in/kavya",
    "http://linkedin.example/in/kavya",
    "http://linkedin",
    {
      meant: "https://linkedin.example/in/kavya-subramanian",
      back: true,
    },
  ),
  wrote(
    "a field of the other list of people",
    authors,
    "  photo: /images/people/hyejin",
    "  avatarUrl: /images/people/hyejin",
    "avatarUrl:",
    {
      meant: "photo",
      back: true,
    },
  ),
  wrote(
    "a place on the map with commas for points",
    offices,
    "[13.4167, 52.5128]",
    "[13,4167, 52,5128]",
    "[13,4167",
    {
      remedy: "offer",
    },
  ),
  wrote("a number with a stroke", offices, "+49 30 23125 214", "+49 30 23125-214", "23125-214", {
    meant: "+49 30 23125 214",
    back: true,
  }),
  wrote("a colour by its name", agents, "accent: ink", "accent: blue", "accent: blue", { remedy: "offer" }),
  wrote(
    "a log of one paragraph",
    agents,
    "    - Daily report of changes sent to the team",
    "    - Daily report of changes sent to the team, to whoever is on call, and to the owner of the budget",
    "Daily report of changes",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a figure in words",
    blueprints,
    "value: Up to 75%",
    "value: Up to seventy-five percent",
    "Up to seventy-five",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a name in the bar that is too long",
    services,
    "navTitle: AI & ML",
    "navTitle: Artificial Intelligence and Machine Learning",
    "navTitle: Artificial",
    {
      remedy: "none",
    },
  ),
  wrote(
    "the first row below the sign of an empty list",
    voices,
    "[]",
    "[]\n- id: halden-rail\n  quote: We know what we run.\n  author: Marit Haugen\n  company: Halden Rail",
    ["[]", "- id: halden-rail"],
    {
      meant: "[]",
      misleads: /indent/i,
    },
  ),
  wrote(
    "a voice with the field of another list",
    voices,
    "[]",
    "- id: halden-rail\n  quote: We know what we run.\n  name: Marit Haugen\n  company: Halden Rail",
    "name: Marit",
    {
      meant: "author",
    },
  ),
  wrote(
    "the author without the row",
    article,
    "name: ${item.author.name}",
    "name: ${author.name}",
    "${author.name}",
    {
      meant: "item.author.name",
      back: true,
    },
  ),
  wrote(
    "how many there are, never closed",
    hub,
    "${count.articles} Articles",
    "${count.articles Articles",
    "${count.articles Articles",
    {
      meant: "${count.articles}",
      back: true,
    },
  ),
  wrote(
    "how many entries of a list in the singular",
    stack,
    "${count.technologies.items}",
    "${count.technologies.item}",
    "technologies.item}",
    {
      meant: "items",
      back: true,
    },
  ),
];
