import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const agents = "public/jobs/agentic-systems-consultant.de.md";
const platform = "public/jobs/html/cloud-platform-engineer.de.html";
const versions = "data/jobs.de.yaml";

/** Chiara, of the staff department, who copies offers out of the applicant system and sends the German ones. */
export const chiara: readonly Told[] = [
  wrote(
    "the kind of employment as the system writes it",
    PLACES.jobs,
    "type: Full-time",
    "type: Full time",
    "  type: Full time",
    {
      meant: "Full-time",
      back: true,
    },
  ),
  wrote("a day that no month has", PLACES.jobs, '"2025-05-12"', '"2025-05-32"', "2025-05-32"),
  wrote(
    "the last day before the first",
    PLACES.jobs,
    'validThrough: "2025-08-31"',
    'validThrough: "2024-08-31"',
    ["2024-08-31", 'datePosted: "2025-05-12"'],
  ),
  wrote(
    "a country with three letters",
    PLACES.jobs,
    "countryCode: US",
    "countryCode: USA",
    "countryCode: USA",
  ),
  wrote("a country in small letters", PLACES.jobs, "countryCode: US", "countryCode: us", "countryCode: us", {
    meant: "US",
    back: true,
  }),
  wrote("hybrid in a field of yes and no", PLACES.jobs, "remote: false", "remote: Hybrid", "remote: Hybrid"),
  wrote(
    "a list begun on the line of its name",
    "data/capabilities.yaml",
    "  items:\n    - Salesforce Sales Cloud\n",
    "  items: Salesforce Sales Cloud, Service Cloud and others\n    - Salesforce Sales Cloud\n",
    ["items: Salesforce Sales Cloud,", "    - Salesforce Sales Cloud"],
  ),
  wrote(
    "a last day as the calendar of the system has it",
    PLACES.jobs,
    'validThrough: "2025-08-31"',
    'validThrough: "31 Aug 2025"',
    "31 Aug 2025",
    { back: true },
  ),
  wrote(
    "a filter by a field with a letter lost",
    PLACES.careers,
    "field: location",
    "field: locaton",
    "field: locaton",
    {
      meant: "location",
      back: true,
    },
  ),
  wrote("a department in French", PLACES.careers, "item.department", "item.departement", "item.departement", {
    meant: "department",
    back: true,
  }),
  wrote("pages for each job, in the singular", PLACES.job, "each: jobs", "each: job", "each: job", {
    meant: "jobs",
    back: true,
  }),
  wrote(
    "a fact read from a field without its last letter",
    PLACES.job,
    "${item.remote}",
    "${item.remot}",
    "item.remot}",
    {
      meant: "remote",
      back: true,
    },
  ),
  wrote(
    "a German row whose key has lost its end",
    versions,
    "frontend-engineer-design-systems:",
    "frontend-engineer-design-system:",
    "frontend-engineer-design-system:",
    { meant: "frontend-engineer-design-systems", back: true },
  ),
  wrote("text in German", versions, "text: KI-Agenten", "texte: KI-Agenten", "texte: KI-Agenten", {
    meant: "text",
    back: true,
  }),
  wrote("a heading of the wrong size", agents, "## Ihr Profil", "##### Ihr Profil", "##### Ihr Profil"),
  wrote("a heading without its blank", agents, "## Ihr Profil", "##Ihr Profil", "##Ihr Profil", {
    back: true,
  }),
  wrote(
    "a link to the application that goes nowhere",
    agents,
    "Bringen Sie einen Prozess mit",
    "[Bewerben Sie sich](/karriere/bewerbung). Bringen Sie einen Prozess mit",
    "/karriere/bewerbung",
  ),
  wrote(
    "the address of a file on one's own computer",
    platform,
    "<h2>Ihre Aufgaben</h2>",
    '<p><a href="file:///C:/Users/chiara/Desktop/Stelle.pdf">Als PDF</a></p>\n<h2>Ihre Aufgaben</h2>',
    "file:///C:",
  ),
  wrote(
    "a style from the word processor",
    platform,
    "<h2>Ihre Aufgaben</h2>",
    '<h2 style="mso-outline-level: 2; color: #1f497d">Ihre Aufgaben</h2>',
    "mso-outline",
  ),
  wrote(
    "the button of the applicant system, with its script",
    platform,
    "<h2>Ihre Aufgaben</h2>",
    '<script src="https://apply.example/button.js"></script>\n<h2>Ihre Aufgaben</h2>',
    "<script",
  ),
  wrote(
    "a picture without a word on what it shows",
    platform,
    "<h2>Ihre Aufgaben</h2>",
    '<p><img src="/images/people/tomasz-wrobel.svg"></p>\n<h2>Ihre Aufgaben</h2>',
    "<img",
  ),
  did("the mark of the original swept away with the notes", agents, drop("<!-- of:"), [1, 2]),
];
