import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../real-site.ts";
import { began, did, variantsOf, wrote } from "../cases.ts";
import type { Content } from "../mistake.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const QUOTES = "data/testimonials.csv";
const QUOTES_JSON = "data/testimonials.json";
const WEBINARS = "data/webinars.csv";
const SCHEMA = "data/webinars.schema.json";
const TEAM = "data/team.csv";

const withoutYaml = { beside: { "data/testimonials.yaml": null } } as const;

/** What clients said, as the customer database writes it out. */
const quotes = `id,quote,author,company
halden-timetable,The list came with a log for each line.,Marit Haugen,Halden Rail
orrin-bill,"For the first time I knew which half of the bill I was reading, and why.",Edwin Achterberg,Orrin
sorrel-cold-chain,Three hours of notice are worth a lorry of yoghurt.,Paulina Reyes,Sorrel Foods
`;

const quotesOf = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}) =>
  variantsOf(QUOTES, quotes)(name, from, to, at, { ...withoutYaml, ...more });

const quotesJson = `[
  {
    "id": "halden-timetable",
    "quote": "The list came with a log for each line.",
    "author": "Marit Haugen",
    "company": "Halden Rail"
  },
  {
    "id": "orrin-bill",
    "quote": "For the first time I knew which half of the bill I was reading.",
    "author": "Edwin Achterberg",
    "company": "Orrin"
  }
]
`;

const jsonOf = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}) =>
  variantsOf(QUOTES_JSON, quotesJson)(name, from, to, at, { ...withoutYaml, ...more });

const webinars = `id,title,date,price,open,seats,account
data-contracts,Data contracts in practice,2027-02-09,290,yes,24,410020
reading-a-bill,Reading a cloud bill aloud,2027-03-04,190,yes,40,410021
restore-drill,A restore before breakfast,2027-04-15,290,no,16,410022
`;

const webinarSchema = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Webinar",
  "description": "One webinar that can be booked.",
  "type": "object",
  "additionalProperties": false,
  "required": ["id", "title", "date", "price", "open", "seats", "account"],
  "x-key": "id",
  "x-table": { "dates": "DD/MM/YYYY" },
  "properties": {
    "id": {
      "description": "Short name: small letters, digits and single hyphens.",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    },
    "title": { "description": "Title of the webinar.", "type": "string", "minLength": 1 },
    "date": { "description": "Day on which it takes place.", "type": "string", "format": "date" },
    "price": { "description": "Price of a place in euros.", "type": "number", "minimum": 0 },
    "open": { "description": "Whether places are left.", "type": "boolean" },
    "seats": { "description": "Number of places.", "type": "integer", "minimum": 1 },
    "account": { "description": "Number in the accounts.", "type": "string", "minLength": 1 }
  }
}
`;

const plainSchema = webinarSchema.replace('  "x-table": { "dates": "DD/MM/YYYY" },\n', "");

const webinarPage = `# yaml-language-server: $schema=../site.schema.json
title: Webinars to book | \${site.brand}
description: The webinars of the spring, each with its day, its price and the number of places, for whoever books for a team.
index: false
blocks:
  - type: hero
    size: compact
    eyebrow: Webinars
    heading: Webinars to book
    text: Three mornings with the engineers who did the work.
    actions:
      - label: Ask for a place
        href: /contact
        look: primary
  - type: table
    heading: What is planned
    columns:
      - { label: Webinar }
      - { label: Day }
      - { label: Price, align: end }
      - { label: Places, align: end }
    source: webinars
    where: { open: true }
    sort: date
    item: ["\${item.title}", "on \${item.date}", "€ \${item.price}", "\${item.seats} places (\${item.account})"]
`;

const besideWebinars = (schema = plainSchema): Readonly<Record<string, Content>> => ({
  [SCHEMA]: schema,
  "pages/webinars.yaml": webinarPage,
});

const webinarsOf = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}) =>
  variantsOf(WEBINARS, webinars)(name, from, to, at, { beside: besideWebinars(), ...more });

/** The team as a table: its fields are all texts. */
const team = () => {
  const fields = ["id", "name", "title", "avatarUrl", "profileLink"];
  const rows: Record<string, string>[] = parse(readFileSync(join(root, PLACES.team), "utf8"));
  const cell = (text = "") => (text.includes(",") ? `"${text}"` : text);
  return `${[fields, ...rows.map((row) => fields.map((field) => cell(row[field])))].map((one) => one.join(",")).join("\n")}\n`;
};

const teamOf = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}) =>
  variantsOf(TEAM, team())(name, from, to, at, { beside: { [PLACES.team]: null }, ...more });

/** Sofia, who looks after the customer database and brings lists into the site as it writes them out. */
export const sofia: readonly Told[] = [
  quotesOf("a column called as the database calls it", "id,quote,", "id,testimonial_body,", [1], {
    meant: "quote",
  }),
  quotesOf(
    "a comma in a cell that nobody put between quotation marks",
    "The list came with a log for each line.",
    "The list came early, with a log for each line.",
    ["halden-timetable"],
    { remedy: "none" },
  ),
  quotesOf(
    "the same quotation out of two folders",
    "sorrel-cold-chain,",
    "halden-timetable,The list came with a log for each line and an hour.,Marit Haugen,Halden Rail\nsorrel-cold-chain,",
    ["halden-timetable"],
    { remedy: "none" },
  ),
  quotesOf(
    "a client whose company nobody has filled in",
    "Edwin Achterberg,Orrin",
    "Edwin Achterberg,",
    ["orrin-bill"],
    {
      remedy: "none",
    },
  ),
  quotesOf(
    "a reference that the spreadsheet has lost",
    "Paulina Reyes,Sorrel Foods",
    "Paulina Reyes,#REF!",
    ["#REF!"],
    {
      remedy: "none",
    },
  ),
  quotesOf("a quotation that is not closed", 'and why.",Edwin', "and why.,Edwin", ["orrin-bill", 4, 5]),
  quotesOf("the sum at the end of a report", "Sorrel Foods\n", "Sorrel Foods\nTotal,3,,\n", ["Total,3"]),
  quotesOf(
    "the headings again where a second page of the report began",
    "sorrel-cold-chain,",
    "id,quote,author,company\nsorrel-cold-chain,",
    [4],
  ),
  quotesOf(
    "the name of the report above the headings",
    "id,quote,author,company",
    "Quotations with consent,,,\nid,quote,author,company",
    [1],
  ),
  began("a table saved beside the list that it was to replace", QUOTES, quotes, [1], { remedy: "none" }),
  webinarsOf("a day that can be two", "2027-03-04", "04/03/2027", ["reading-a-bill"], { remedy: "none" }),
  webinarsOf("a day that no month has", "2027-02-09", "2027-02-30", ["2027-02-30"], { remedy: "none" }),
  webinarsOf(
    "a price with a comma that can be two things",
    "2027-02-09,290,",
    '2027-02-09,"1,290",',
    ["data-contracts"],
    {
      remedy: "none",
    },
  ),
  webinarsOf("neither yes nor no", "290,no,", "290,waiting list,", ["restore-drill"], { remedy: "none" }),
  webinarsOf("a number with its unit", "190,yes,40,", "190,yes,40 seats,", ["40 seats"], { meant: "40" }),
  webinarsOf("a long number that the spreadsheet has rounded", "410021", "4.10E+11", ["4.10E+11"], {
    remedy: "none",
  }),
  webinarsOf(
    "a cell filled for the rows below it, as merged cells are",
    "reading-a-bill,",
    ",",
    [",Reading a cloud bill aloud"],
    { remedy: "none" },
  ),
  {
    name: "the order of days written as the spreadsheet's dialogue writes it",
    file: SCHEMA,
    text: webinarSchema,
    change: [["DD/MM/YYYY", "dd/mm/yyyy"]],
    at: ["dd/mm/yyyy"],
    beside: { [WEBINARS]: webinars.replace("2027-03-04", "04/03/2027"), "pages/webinars.yaml": webinarPage },
    meant: "DD/MM/YYYY",
    back: true,
  },
  teamOf("letters of another encoding", "Tomasz Wróbel", "Tomasz WrÃ³bel", ["WrÃ³bel"], { meant: "Wróbel" }),
  teamOf(
    "somebody's id made longer after a wedding",
    "jonas-eckerdal,Jonas",
    "jonas-eckerdal-holm,Jonas",
    [1],
    {
      inFile: "data/technologies.yaml",
      at: readFileSync(join(root, "data/technologies.yaml"), "utf8")
        .split("\n")
        .flatMap((line, index) => (/experts:.*jonas-eckerdal/.test(line) ? [index + 1] : [])),
      meant: "jonas-eckerdal-holm",
      remedy: "offer",
    },
  ),
  teamOf(
    "a profile without its protocol",
    "https://linkedin.example/in/rafael-quintela",
    "linkedin.example/in/rafael-quintela",
    ["rafael-quintela"],
    {
      meant: "https://linkedin.example/in/rafael-quintela",
    },
  ),
  jsonOf("what a script in Python has printed", '"company": "Halden Rail"', '"company": None', ["None"], {
    remedy: "none",
  }),
  jsonOf("two rows without a comma between them", "  },\n  {", "  }\n  {", [7, 8]),
  began(
    "the answer of a programming interface, with its wrapping",
    QUOTES_JSON,
    `{ "count": 2, "records": ${quotesJson.trim()} }\n`,
    [1],
    { ...withoutYaml },
  ),
  began(
    "one object on each line, as a log has it",
    QUOTES_JSON,
    '{ "id": "halden-timetable", "quote": "The list came with a log for each line.", "author": "Marit Haugen", "company": "Halden Rail" }\n{ "id": "orrin-bill", "quote": "I knew which half I was reading.", "author": "Edwin Achterberg", "company": "Orrin" }\n',
    [1, 2],
    { ...withoutYaml },
  ),
  wrote(
    "a field of the database that the site does not know",
    PLACES.leaders,
    "  linkedin: https://linkedin.example/in/daniel-okafor\n",
    "  linkedin: https://linkedin.example/in/daniel-okafor\n  owner: m.haugen\n",
    "owner: m.haugen",
    { remedy: "none" },
  ),
  wrote(
    "nothing to say, as the database says it",
    PLACES.leaders,
    "linkedin: https://linkedin.example/in/amara-lindqvist",
    "linkedin: N/A",
    "linkedin: N/A",
    { remedy: "none" },
  ),
  wrote(
    "a moment of the database where a day is asked for",
    PLACES.jobs,
    'datePosted: "2025-05-12"',
    'datePosted: "2025-05-12T00:00:00.000Z"',
    "T00:00:00.000Z",
    { meant: "2025-05-12", back: true },
  ),
  wrote(
    "an end that lies before its start",
    PLACES.events,
    'endTime: "17:00"',
    'endTime: "05:00"',
    'endTime: "05:00"',
    {
      remedy: "none",
    },
  ),
  wrote(
    "a kind of value by its name in the database",
    "data/testimonials.schema.json",
    '"company": { "type": "string"',
    '"company": { "type": "varchar"',
    '"varchar"',
    { back: true },
  ),
  wrote(
    "a required field that the list does not have",
    "data/testimonials.schema.json",
    '"required": ["id", "quote", "author", "company"]',
    '"required": ["id", "quote", "autor", "company"]',
    '"autor"',
    { meant: "author", back: true },
  ),
  did(
    "a list referred to in the singular",
    "data/articles.schema.json",
    [['"x-ref": "authors"', '"x-ref": "author"']],
    '"x-ref": "author"',
    { meant: "authors", back: true },
  ),
];
