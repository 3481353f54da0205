import type { Told } from "../told.ts";
import { slipsIn } from "./slips.ts";

const schema = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Training",
  "description": "One day of training: a card on the page of trainings.",
  "type": "object",
  "additionalProperties": false,
  "required": ["id", "title", "date", "start", "city", "seats", "price", "online"],
  "x-key": "id",
  "properties": {
    "id": {
      "description": "Short name of the training: small letters, digits and single hyphens.",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    },
    "title": { "description": "What it is called.", "type": "string", "minLength": 1, "maxLength": 80 },
    "date": { "description": "Day of the training.", "type": "string", "format": "date" },
    "start": { "description": "When it begins.", "type": "string", "format": "time" },
    "city": { "description": "Where it takes place.", "type": "string", "minLength": 1 },
    "seats": { "description": "How many seats there are.", "type": "integer", "minimum": 1, "maximum": 40 },
    "price": { "description": "Price in euros.", "type": "number", "minimum": 0 },
    "online": { "description": "Whether it can be followed from elsewhere.", "type": "boolean" },
    "tags": {
      "description": "Subjects, parted by commas in a table.",
      "type": "array",
      "x-list": ",",
      "items": { "type": "string", "enum": ["Cost", "Operations", "Models", "Design"] }
    }
  }
}
`;

const page = `# yaml-language-server: $schema=../site.schema.json
title: Days of training | \${site.brand}
description: Days on which our engineers teach what they do, with city, hour and price, from the reading of a bill to the test of a model.
index: false
blocks:
  - type: hero
    size: compact
    eyebrow: Trainings
    heading: Learn it beside somebody who does it
    text: One day, twelve seats, one subject. You bring a case of your own.
    actions:
      - { label: Ask for a seat, href: /contact, look: primary }

  - type: card-grid
    id: days
    heading: The next days
    look: ruled
    columns: { base: 1, md: 2 }
    source: trainings
    sort: date
    item:
      title: \${item.title}
      text: From \${item.start} in \${item.city}, \${item.seats} seats, € \${item.price}.
      tags: \${item.tags}
      href: /contact?subject=Training
      linkLabel: Ask for a seat
`;

const table = `id,title,date,start,city,seats,price,online,tags
reading-a-bill,Reading a cloud bill,2027-02-09,09:30,London,12,480,no,"Cost, Operations"
testing-a-model,Testing a model,2027-02-23,09:30,Berlin,12,520,yes,Models
drawing-a-system,Drawing a system in a day,2027-03-09,10:00,Chicago,10,480,no,Design
restoring-for-real,Restoring for real,2027-03-23,09:00,Bengaluru,12,390,yes,Operations
`;

const rows = `[
  {
    "id": "reading-a-bill",
    "title": "Reading a cloud bill",
    "date": "2027-02-09",
    "start": "09:30",
    "city": "London",
    "seats": 12,
    "price": 480,
    "online": false,
    "tags": ["Cost", "Operations"]
  },
  {
    "id": "testing-a-model",
    "title": "Testing a model",
    "date": "2027-02-23",
    "start": "09:30",
    "city": "Berlin",
    "seats": 12,
    "price": 520,
    "online": true,
    "tags": ["Models"]
  }
]
`;

const beside = { "data/trainings.schema.json": schema, "pages/trainings.yaml": page };
const cell = slipsIn("data/trainings.csv", table, beside);
const exported = slipsIn("data/trainings.json", rows, beside);
const described = slipsIn("data/trainings.schema.json", schema, {
  "data/trainings.csv": table,
  "pages/trainings.yaml": page,
});

/** A table of trainings, kept in a spreadsheet by the office and saved over the old one; and the same from a notebook. */
export const spreadsheet: readonly Told[] = [
  cell("a day as the number that the program keeps", "2027-02-09", "46427", "reading-a-bill", {
    meant: "2027-02-09",
    remedy: "offer",
  }),
  cell(
    "an hour as the fraction of a day",
    "2027-02-09,09:30",
    "2027-02-09,0.395833333333333",
    "reading-a-bill",
    {
      meant: "09:30",
      remedy: "offer",
    },
  ),
  cell("seats that became a day", "Chicago,10,", "Chicago,10-Dec,", "drawing-a-system", { remedy: "none" }),
  cell("a price with its thousands", "Berlin,12,520", 'Berlin,12,"1,520"', "testing-a-model", {
    remedy: "none",
  }),
  cell("a price with its currency", "Berlin,12,520", "Berlin,12,520 €", "testing-a-model", {
    meant: "520",
    back: true,
  }),
  cell(
    "one row with the separators of another country",
    "drawing-a-system,Drawing a system in a day,2027-03-09,10:00,Chicago,10,480,no,Design",
    "drawing-a-system;Drawing a system in a day;2027-03-09;10:00;Chicago;10;480;no;Design",
    "drawing-a-system",
    { meant: "drawing-a-system,", back: true },
  ),
  cell(
    "a comma in a title that has no quotation marks",
    "Restoring for real",
    "Restoring, for real",
    "Restoring, for real",
    {
      meant: '"Restoring, for real"',
      remedy: "offer",
    },
  ),
  cell("a heading twice", ",city,seats,", ",city,city,", 1, { remedy: "offer" }),
  cell("a cross for yes", "Berlin,12,520,yes", "Berlin,12,520,x", "testing-a-model", {
    meant: "yes",
    remedy: "offer",
  }),
  cell(
    "a sign lost in another encoding",
    "Reading a cloud bill",
    "Reading a cloud bill in Z\uFFFDrich",
    "reading-a-bill",
    {
      remedy: "none",
    },
  ),
  cell(
    "the sum at the foot of the table",
    "390,yes,Operations\n",
    "390,yes,Operations\nTotal,,,,,46,1870,,\n",
    "Total,",
    { remedy: "offer" },
  ),
  cell("a title above the headings", "id,title,", "Trainings in spring 2027,,,,,,,,\nid,title,", [1, 2], {
    remedy: "offer",
  }),
  cell("a quotation mark that nothing closes", '"Cost, Operations"', '"Cost, Operations', "reading-a-bill", {
    meant: '"Cost, Operations"',
    back: true,
  }),
  cell(
    "subjects with a semicolon between them",
    '"Cost, Operations"',
    '"Cost; Operations"',
    "reading-a-bill",
    {
      meant: "Cost, Operations",
      back: true,
    },
  ),
  {
    ...cell("a column left out of what was saved", "", "", 1, { remedy: "none" }),
    change: (text) =>
      text
        .split("\n")
        .map((line) => line.replace(/,(?:start|09:30|10:00|09:00),/, ","))
        .join("\n"),
  },
  exported("words of another language for yes and no", '"online": true', '"online": True', '"online": True', {
    meant: "true",
    back: true,
  }),
  exported("no comma between two rows", "  },\n  {\n", "  }\n  {\n", [12, 13], { meant: ",", back: true }),
  exported("a number that is none", '"price": 520', '"price": NaN', '"price": NaN', { remedy: "none" }),
  described(
    "how days are written, in small letters",
    '  "x-key": "id",\n',
    '  "x-key": "id",\n  "x-table": { "dates": "dd.mm.yyyy" },\n',
    '"x-table"',
    { meant: "DD.MM.YYYY" },
  ),
];
