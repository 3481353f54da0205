import { again, drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, contact, home, services, careers, job } = PLACES;
const events = "pages/insights/events.yaml";

/** Values of options, and fields of rows. */
export const values: readonly Told[] = [
  // Values
  { name: "boolean as a word", file: contact, change: [["wide: true", "wide: yes"]], at: ["wide: yes"] },
  { name: "boolean in German", file: careers, change: [["clamp: true", "clamp: ja"]], at: ["clamp: ja"] },
  {
    name: "quoted boolean",
    file: careers,
    change: [["clamp: true", 'clamp: "true"']],
    at: ['clamp: "true"'],
  },
  {
    name: "number with unit",
    file: contact,
    change: [["timeoutMs: 10000", "timeoutMs: 10 s"]],
    at: ["timeoutMs"],
  },
  {
    name: "number with thousands",
    file: contact,
    change: [["timeoutMs: 10000", "timeoutMs: 10,000"]],
    at: ["timeoutMs"],
  },
  { name: "limit: three", file: home, change: [["limit: 3", "limit: three"]], at: ["limit: three"] },
  {
    name: "columns as a number",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: 3"]],
    at: ["columns: 3"],
  },
  {
    name: "columns without closing brace",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base: 1, md: 3"]],
    at: ["columns: {"],
  },
  {
    name: "columns without spaces after the colon",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base:1, md:3 }"]],
    at: ["columns: {"],
  },
  {
    name: "columns with large",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base: 1, medium: 3 }"]],
    at: ["medium: 3"],
  },
  {
    name: "list as text",
    file: careers,
    change: [["fields: [title]", "fields: title"]],
    at: ["fields: title"],
  },
  {
    name: "list as comma text",
    file: "data/jobs.yaml",
    change: [
      [
        "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
        "skills: Process Analysis, AI Agents, Python",
      ],
    ],
    at: ["skills: Process"],
  },
  {
    name: "list not closed",
    file: "data/jobs.yaml",
    change: [["Workshop Facilitation]", "Workshop Facilitation"]],
    at: ["skills: [Process"],
  },
  {
    name: "text as list",
    file: about,
    change: [["    heading: Our Mission", "    heading:\n      - Our Mission"]],
    at: ["    heading:", "- Our Mission"],
  },
  {
    name: "until as a German date",
    file: events,
    change: [["from: 2027-02-18", "from: 18.02.2027"]],
    at: ["18.02.2027"],
  },
  {
    name: "until as an American date",
    file: events,
    change: [["from: 2027-02-18", "from: 02/18/2027"]],
    at: ["02/18/2027"],
  },
  {
    name: "until in words",
    file: events,
    change: [["from: 2027-02-18", "from: 18 February 2027"]],
    at: ["18 February"],
  },
  {
    name: "30 February",
    file: events,
    change: [["from: 2027-02-18", "from: 2027-02-30"]],
    at: ["2027-02-30"],
  },
  {
    name: "time with am pm",
    file: events,
    change: [["until: 2027-03-18 15:00", "until: 2027-03-18 3pm"]],
    at: ["3pm"],
  },
  {
    name: "until before from",
    file: events,
    change: [["until: 2027-03-18 15:00", "until: 2027-01-18 15:00"]],
    at: ["until: 2027-01-18", "from: 2027-02-18"],
  },
  {
    name: "data: date in words",
    file: "data/jobs.yaml",
    change: [['datePosted: "2025-05-12"', "datePosted: 12 May 2025"]],
    at: ["12 May 2025"],
  },
  {
    name: "data: month and day swapped",
    file: "data/jobs.yaml",
    change: [['datePosted: "2025-05-12"', 'datePosted: "2025-13-05"']],
    at: ["2025-13-05"],
  },
  {
    name: "data: startTime 2pm",
    file: "data/events.yaml",
    change: [['startTime: "14:00"', "startTime: 2pm"]],
    at: ["2pm"],
  },
  {
    name: "data: startTime unquoted dot",
    file: "data/events.yaml",
    change: [['startTime: "14:00"', "startTime: 14.00"]],
    at: ["14.00"],
  },
  // Data rows
  {
    name: "row copied, id not changed",
    file: "data/offices.yaml",
    change: again("- id: india", 7),
    at: [31, "- id: india"],
  },
  {
    name: "row without id",
    file: "data/offices.yaml",
    change: [["- id: europe\n  region: Europe", "- region: Europe"]],
    at: ["- region: Europe"],
  },
  {
    name: "dash of a row lost",
    file: "data/offices.yaml",
    change: [["- id: europe", "  id: europe"]],
    at: ["  id: europe"],
  },
  {
    name: "id line deleted with its dash",
    file: "data/offices.yaml",
    change: drop("- id: europe"),
    at: ["region: Europe"],
  },
  {
    name: "field renamed in one row",
    file: "data/offices.yaml",
    change: [["  entityName: 2SD Technologies GmbH", "  companyName: 2SD Technologies GmbH"]],
    at: ["companyName"],
  },
  { name: "field forgotten", file: "data/offices.yaml", change: drop("  phone: +49"), at: ["- id: europe"] },
  {
    name: "coordinates as text",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: 13.4167, 52.5128"]],
    at: ["coordinates: 13.4167"],
  },
  {
    name: "coordinates German comma",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: [13,4167, 52,5128]"]],
    at: ["13,4167"],
  },
  {
    name: "coordinates with degrees",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: [13.4167° E, 52.5128° N]"]],
    at: ["13.4167°"],
  },
  {
    name: "id with a space",
    file: "data/offices.yaml",
    change: [["- id: europe", "- id: Europe Office"]],
    at: ["Europe Office"],
  },
  {
    name: "id with umlaut",
    file: "data/offices.yaml",
    change: [["- id: europe", "- id: büro-berlin"]],
    at: ["büro-berlin"],
  },
  {
    name: "author unknown",
    file: "data/articles.yaml",
    change: [["author: arjun-deshmane", "author: Arjun Deshmane"]],
    at: ["author: Arjun"],
  },
  {
    name: "sort by a field that is not there",
    file: events,
    change: [["    sort: -date\n    columns", "    sort: -datum\n    columns"]],
    at: ["-datum"],
  },
  {
    name: "source misspelt",
    file: events,
    change: [
      ["    source: events\n    sort: -date\n    columns", "    source: event\n    sort: -date\n    columns"],
    ],
    at: ["source: event"],
  },
  {
    name: "where with wrong id",
    file: home,
    change: [["id: [ai-ml, cloud-native, digital-app-dev]", "id: [ai-ml, cloud-nativ, digital-app-dev]"]],
    at: ["cloud-nativ"],
  },
  { name: "each misspelt", file: job, change: [["each: jobs", "each: job"]], at: ["each: job"] },
  { name: "each deleted", file: job, change: drop("each: jobs"), at: [1, 2, 3, "title: ${item"] },
];
