import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { linked } from "./new-page.ts";

const jobs = "data/jobs.schema.json";
const articles = "data/articles.schema.json";
const events = "data/events.schema.json";

const SCHEMA = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Trade fair",
  "description": "One trade fair at which we have a stand.",
  "type": "object",
  "additionalProperties": false,
  "required": ["id", "name", "date", "city", "visitors"],
  "x-key": "id",
  "properties": {
    "id": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "description": "Short name of the fair." },
    "name": { "type": "string", "minLength": 1, "description": "Name of the fair." },
    "date": { "type": "string", "format": "date", "description": "First day." },
    "city": { "type": "string", "minLength": 1, "description": "Where it is." },
    "visitors": { "type": "integer", "minimum": 0, "description": "Visitors of the year before." },
    "stand": { "type": "boolean", "description": "Whether we have a stand of our own." },
    "contact": { "type": "string", "format": "email", "description": "Whom to write to." }
  }
}
`;

const PAGE = `title: Trade fairs | \${site.brand}
description: The trade fairs at which you can meet the engineers of \${site.brand} this year and the next, with the days and the towns.
blocks:
  - type: hero
    size: compact
    heading: Trade fairs
    text: Where you can meet us.
  - type: card-grid
    heading: The next ones
    columns: { base: 1, md: 3 }
    source: fairs
    sort: date
    item:
      title: \${item.name}
      text: "\${item.city}, \${item.date}"
`;

const CSV = `id,name,date,city,visitors,stand,contact
smart-factory,Smart Factory Days,2027-04-12,Hanover,24000,yes,europe@2sd.example
cloud-forum,Cloud Forum,2027-06-03,London,8200,no,uk@2sd.example
data-week,Data Week,2027-09-21,Bengaluru,15500,yes,india@2sd.example
`;

const JSON_ROWS = `[
  {
    "id": "smart-factory",
    "name": "Smart Factory Days",
    "date": "2027-04-12",
    "city": "Hanover",
    "visitors": 24000
  },
  {
    "id": "cloud-forum",
    "name": "Cloud Forum",
    "date": "2027-06-03",
    "city": "London",
    "visitors": 8200
  }
]
`;

const beside = { "data/fairs.schema.json": SCHEMA, "pages/fairs.yaml": PAGE, ...linked("/fairs") };

function rows(file: string, base: string) {
  return (
    name: string,
    from: string,
    to: string,
    at: string | (string | number)[] | number,
    more: Partial<Told> = {},
  ): Told => {
    if (!base.includes(from)) throw new Error(`${file} has no "${from}".`);
    return began(
      name,
      file,
      base.replace(from, () => to),
      at,
      { beside, ...more },
    );
  };
}

const csv = rows("data/fairs.csv", CSV);
const json = rows("data/fairs.json", JSON_ROWS);

const teamRows = readFileSync(join(root, "data/team.yaml"), "utf8");

/** Farid, in his first month as a developer: schemas, tables from the sales team, rows as JSON. */
export const farid: readonly Told[] = [
  wrote("a comma after the last name", jobs, '    "expired"\n  ],', '    "expired",\n  ],', [
    '    "expired",',
    "  ],",
  ]),
  wrote("a note in JSON", jobs, '  "x-key": "id",', '  // the key\n  "x-key": "id",', "// the key"),
  wrote("a kind with a letter lost", jobs, '"type": "boolean"', '"type": "bolean"', '"bolean"', {
    meant: "boolean",
  }),
  wrote("a kind of another language", jobs, '"type": "boolean"', '"type": "bool"', '"bool"', {
    meant: "boolean",
  }),
  wrote("a bracket lost in a pattern", jobs, '"pattern": "^[A-Z]{2}$"', '"pattern": "^[A-Z{2}$"', "[A-Z{2}"),
  wrote(
    "a reference in the singular",
    articles,
    '"x-ref": "authors"',
    '"x-ref": "author"',
    '"x-ref": "author"',
    { meant: "authors" },
  ),
  wrote("a key that is no field", jobs, '"x-key": "id"', '"x-key": "uid"', '"x-key": "uid"'),
  wrote(
    "a field that is required and not described",
    jobs,
    '    "expired"\n  ],',
    '    "expired",\n    "salary"\n  ],',
    '"salary"',
  ),
  wrote(
    "a comma lost between two keys",
    jobs,
    '"type": "boolean"\n    },\n    "city"',
    '"type": "boolean"\n    }\n    "city"',
    '"city": {',
  ),
  wrote(
    "an order after a field that is not there",
    events,
    '"x-after": "startTime"',
    '"x-after": "beginTime"',
    "beginTime",
  ),
  wrote("a format of another draft", events, '"format": "time-zone"', '"format": "timezone"', '"timezone"', {
    meant: "time-zone",
  }),
  began(
    "the same list in a second form",
    "data/team.json",
    `${JSON.stringify([{ id: "x", name: "X", title: "Y", avatarUrl: "/images/people/leila-ferhat.svg" }], null, 2)}\n`,
    1,
  ),
  csv("a day that can be two", "2027-06-03", "03/06/2027", "03/06/2027"),
  csv("a formula that came to nothing", "15500", "#REF!", "#REF!"),
  csv("a cell left empty", ",London,", ",,", "cloud-forum"),
  csv("a column that nobody knows", "visitors,stand,contact", "visitors,stand,contakt", "contakt", {
    meant: "contact",
  }),
  csv("a key twice", "data-week,", "cloud-forum,", "cloud-forum"),
  csv("a comma in a cell", "Cloud Forum,", "Cloud Forum, Spring,", "Cloud Forum, Spring"),
  csv("thousands with a comma", "24000", '"24,000"', "24,000"),
  csv("neither yes nor no", ",no,", ",perhaps,", "perhaps"),
  csv("an address of mail without its sign", "uk@2sd.example", "uk.2sd.example", "uk.2sd.example"),
  csv("a quotation mark that does not close", "Data Week", '"Data Week', '"Data Week'),
  json("a comma after the last row", '    "visitors": 8200\n  }\n]', '    "visitors": 8200\n  },\n]', [
    "  },",
    "]",
  ]),
  json("quotation marks of JavaScript", '"city": "Hanover"', "'city': 'Hanover'", "'city'"),
  json("a number as a text", '"visitors": 8200', '"visitors": "eight thousand"', "eight thousand"),
  json(
    "a name without quotation marks",
    '"name": "Cloud Forum"',
    'name: "Cloud Forum"',
    'name: "Cloud Forum"',
  ),
  json("a comma lost between two rows", "  },\n  {", "  }\n  {", [8, 9]),
  json(
    "a key twice in a row",
    '    "city": "London",',
    '    "city": "London",\n    "city": "Birmingham",',
    '"city": "Birmingham"',
  ),
  began("rows in a group", "data/fairs.json", `{ "fairs": ${JSON_ROWS.trimEnd()} }\n`, 1, { beside }),
  wrote(
    "a person twice",
    "data/team.yaml",
    teamRows,
    `${teamRows}\n${teamRows.slice(teamRows.indexOf("- id: leila-ferhat"))}`,
    "- id: leila-ferhat",
  ),
];
