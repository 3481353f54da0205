import { did, wrote } from "../cases.ts";
import { drop, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { jobs, careers, job } = PLACES;

/** Nadia, recruiter: postings come from her as Word files and mails, and she copies the one that is most alike. */
export const nadia: readonly Told[] = [
  did(
    "a posting copied, with a new id and the old address",
    jobs,
    (text) => {
      const last = text.slice(text.indexOf("- id: data-engineer"));
      return `${text}\n${last.replace("- id: data-engineer", "- id: data-engineer-berlin")}`;
    },
    ["slug: data-engineer", "- id: data-engineer-berlin"],
  ),
  wrote("a day as in Chicago", jobs, 'datePosted: "2025-05-12"', "datePosted: 05/12/2025", "05/12/2025"),
  wrote("the 32nd of August", jobs, 'validThrough: "2025-08-31"', 'validThrough: "2025-08-32"', "2025-08-32"),
  wrote("a third answer to yes or no", jobs, "remote: true", "remote: hybrid", "remote: hybrid"),
  wrote(
    "a country written out",
    jobs,
    "countryCode: US",
    "countryCode: United States",
    "countryCode: United",
  ),
  wrote("a country in small letters", jobs, "countryCode: DE", "countryCode: de", "countryCode: de", {
    meant: "DE",
  }),
  wrote("a kind without its hyphen", jobs, "type: Full-time", "type: Full time", "type: Full time", {
    meant: "Full-time",
  }),
  wrote(
    "skills as one line of text",
    jobs,
    "skills: [SQL, Python, dbt, Snowflake, Apache Kafka]",
    "skills: SQL, Python, dbt, Snowflake, Apache Kafka",
    "skills: SQL",
  ),
  wrote(
    "skills without the last bracket",
    jobs,
    "Snowflake, Apache Kafka]",
    "Snowflake, Apache Kafka",
    "skills: [SQL",
  ),
  wrote(
    "a skill named twice",
    jobs,
    "[Editing, Technical Writing, SEO, Analytics, YAML]",
    "[Editing, Technical Writing, SEO, Editing, YAML]",
    "SEO, Editing",
  ),
  wrote(
    "the whole advertisement where a card has three lines",
    jobs,
    "    streams where that pays, model tables that analysts understand without asking, and keep the monthly warehouse bill\n    within its budget.",
    "    streams where that pays, model tables that analysts understand without asking, and keep the monthly warehouse bill\n    within its budget. We offer thirty days of leave, a budget for training, a bicycle, and a desk at the window if you\n    come before nine. Please send your letter, your certificates and the earliest day on which you could begin.",
    ["descriptionExcerpt: >-\n".trim(), "Build pipelines in which"],
  ),
  did(
    "an excerpt pasted at the left edge",
    jobs,
    shift("Build pipelines in which", 3, -4),
    "Build pipelines in which",
  ),
  wrote("a stroke in a title", jobs, "title: Data Engineer", "title: Data Engineer (m/f/d)", "(m/f/d)"),
  wrote("a word where there is yes or no", jobs, "expired: true", "expired: closed", "expired: closed"),
  wrote(
    "the place in her own language",
    jobs,
    "location: Berlin, Germany",
    "Standort: Berlin, Germany",
    "Standort:",
  ),
  wrote("a year too early", jobs, 'validThrough: "2025-02-28"', 'validThrough: "2024-02-28"', [
    '"2024-02-28"',
    '"2024-11-04"',
  ]),
  did(
    "the excerpt still to be written",
    jobs,
    (text) =>
      text.replace(/(slug: cloud-platform-engineer[\s\S]*?descriptionExcerpt:) >-\n.*\n.*\n.*\n/, "$1\n"),
    "descriptionExcerpt:",
  ),
  did("no department yet", jobs, drop("  department: Marketing"), "- id: content-marketing-manager"),
  wrote(
    "a filter in the plural",
    careers,
    "- field: location\n",
    "- field: locations\n",
    "- field: locations",
    { meant: "location" },
  ),
  wrote(
    "a count that is nearly one",
    careers,
    '"{shown} of {total} postings"',
    '"{show} of {total} postings"',
    "{show}",
    { meant: "{shown}" },
  ),
  wrote(
    "an address in the singular",
    careers,
    "href: /jobs/${item.slug}",
    "href: /job/${item.slug}",
    "/job/$",
    { meant: "/jobs/agentic-systems-consultant" },
  ),
  wrote("the list in the singular", job, "each: jobs", "each: job", "each: job", { meant: "jobs" }),
  wrote(
    "a field by its heading in Word",
    job,
    "datePosted: ${item.datePosted}",
    "datePosted: ${item.published}",
    "item.published",
  ),
];
