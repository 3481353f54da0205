import { did, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { again, drop, shift } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, offices, leaders, team, events, articles, partnerships } = PLACES;
const authors = "data/authors.yaml";
const agents = "data/agents.yaml";
const technologies = "data/technologies.yaml";
const blueprints = "data/blueprints.yaml";
const back = { back: true } as const;

const testimonials = "data/testimonials.yaml";
const quotes = `# Client quotes, published only with the client's written consent.
- id: halden-timetable
  quote: The list was done before the invoice came.
  author: Rikke Solberg
  company: Halden Rail
- id: sorrel-stock
  quote: For once the stock and the shelf agree.
  author: Imke Duval
  company: Sorrel Foods
`;
const onQuotes = (
  name: string,
  from: string,
  to: string,
  at: Told["at"][number] | Told["at"],
  more: Partial<Told> = {},
): Told => wrote(name, testimonials, from, to, at, { text: quotes, ...more });

/** Rows of the collections. */
export const rows: readonly Told[] = [
  wrote("a country in small letters", jobs, "countryCode: US", "countryCode: us", "countryCode: us", {
    meant: "US",
    ...back,
  }),
  wrote(
    "slashes in a title that is a file's name",
    jobs,
    "title: Content Marketing Manager",
    "title: Content Marketing Manager (m/w/d)",
    "(m/w/d)",
    {
      remedy: "none",
    },
  ),
  wrote(
    "an id with a blank",
    jobs,
    "slug: content-marketing-manager",
    "slug: content marketing manager",
    "slug: content marketing",
    {
      meant: "content-marketing-manager",
      ...back,
    },
  ),
  wrote(
    "a skill twice",
    jobs,
    "[Python, PyTorch, MLflow",
    "[Python, PyTorch, Python, MLflow",
    "Python, MLflow",
    {
      remedy: "offer",
    },
  ),
  wrote("a day in the American order", jobs, '"2025-04-03"', '"04/15/2025"', "04/15/2025", {
    remedy: "offer",
  }),
  wrote(
    "commas for points in a place on earth",
    offices,
    "[-0.0817, 51.5235]",
    "[-0,0817, 51,5235]",
    "-0,0817",
    back,
  ),
  wrote("a latitude that the earth does not have", offices, "41.8821", "141.8821", "141.8821", {
    remedy: "none",
  }),
  wrote(
    "a number as it is dialled at home",
    offices,
    "phone: +44 20 7946 0214",
    "phone: 0044 20 7946 0214",
    "0044",
    {
      meant: "+44 20 7946 0214",
      ...back,
    },
  ),
  wrote("a bracket for a brace", offices, "12.9676]", "12.9676}", "12.9676", back),
  did("the file cut off", leaders, (text) => text.slice(0, text.lastIndexOf("linkedin:") + 6), [18, 19], {
    remedy: "none",
  }),
  wrote("a row's dash lost", team, "- id: leila-ferhat", "  id: leila-ferhat", "id: leila-ferhat", back),
  wrote("a moment for a day", events, 'date: "2027-05-20"', 'date: "2027-05-20T14:00:00Z"', "T14:00", {
    meant: "2027-05-20",
    ...back,
  }),
  did(
    "a line one column too far to the left",
    events,
    shift("title: Counting what", 1, -1),
    "title: Counting what",
    back,
  ),
  wrote("a choice with a capital", events, "type: workshop", "type: Workshop", "type: Workshop", {
    meant: "workshop",
    ...back,
  }),
  wrote(
    "a registration at a page that is not there",
    events,
    "registrationUrl: /contact?subject=Workshop",
    "registrationUrl: /register?subject=Workshop",
    "/register",
    {
      remedy: "offer",
    },
  ),
  did(
    "the sign of the empty list in front of rows",
    testimonials,
    (text) => text.replace("- id: halden", "[]\n- id: halden"),
    ["[]", "- id: halden"],
    { text: quotes, ...back },
  ),
  did(
    "whom a client speaks for, lost",
    testimonials,
    drop("company: Sorrel"),
    ["- id: sorrel", "author: Imke", "quote: For once"],
    {
      text: quotes,
      remedy: "none",
    },
  ),
  onQuotes(
    "quotation marks around the first words alone",
    "quote: For once the stock",
    'quote: "For once" the stock',
    '"For once"',
  ),
  did("an example twice", partnerships, again("- GPT", 1), "- GPT", back),
  wrote(
    "an address that is not encrypted",
    authors,
    "https://linkedin.example/in/tomasz",
    "http://linkedin.example/in/tomasz",
    "http://linkedin",
    {
      meant: "https://linkedin.example/in/tomasz-wrobel",
      ...back,
    },
  ),
  wrote(
    "a tag in the singular",
    articles,
    "[Agents, CRM, Language Models]",
    "[Agents, CRM, Language Model]",
    "Language Model]",
    {
      meant: "Language Models",
      ...back,
    },
  ),
  wrote("an author misspelt", articles, "author: callum-strachan", "author: callum-strachen", "strachen", {
    meant: "callum-strachan",
    ...back,
  }),
  wrote(
    "a text's file misspelt",
    articles,
    "html/yogi-platform-launch.html",
    "html/yogi-platform-lunch.html",
    "lunch.html",
    {
      meant: "/content/insights/html/yogi-platform-launch.html",
      ...back,
    },
  ),
  wrote("a colour with a capital", agents, "accent: teal", "accent: Teal", "Teal", {
    meant: "teal",
    ...back,
  }),
  wrote(
    "a line too long for its place",
    agents,
    "- Writing the failing tests first",
    "- Writing the failing tests first, and then the ones that have passed all along",
    "Writing the failing",
    {
      remedy: "none",
    },
  ),
  wrote("a level in German", technologies, "level: Expert\n", "level: Experte\n", "Experte", {
    meant: "Expert",
    ...back,
  }),
  wrote(
    "a project at an address that is not there",
    technologies,
    "link: /showcases/invoice-automation",
    "link: /showcases/invoice-automatisation",
    "automatisation",
    {
      meant: "/showcases/invoice-automation",
      ...back,
    },
  ),
  wrote("a colour that is not among them", blueprints, "accent: ink", "accent: blue", "accent: blue", {
    remedy: "offer",
  }),
  wrote(
    "a figure too long for its place",
    blueprints,
    "value: Up to 75%",
    "value: Up to 75 percent",
    "75 percent",
    {
      remedy: "none",
    },
  ),
  wrote("a pattern by its noun", blueprints, "pattern: geometric", "pattern: geometry", "pattern: geometry", {
    meant: "geometric",
    ...back,
  }),
];
