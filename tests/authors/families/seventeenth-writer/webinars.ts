import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import { began } from "../cases.ts";
import type { Told } from "../told.ts";

const table = `id,Title,Date,Start,Price,Places,Online,Level,Topics,Contact,Phone
pumps-that-report,Pumps that report themselves,14/01/2027,09:30,190,40,yes,Beginner,"Data, Operations",events@2sd.example,+44 20 7946 0231
a-model-on-the-shop-floor,A model on the shop floor,28/01/2027,14:00,240,25,no,Expert,Models,events@2sd.example,+44 20 7946 0231
bills-read-aloud,Bills read aloud,11/02/2027,10:00,0,60,yes,Beginner,"Cost, Operations",events@2sd.example,+44 20 7946 0231
`;
const text = (description: string, more: object = {}) => ({ type: "string", description, ...more });
const schema = `${JSON.stringify(
  {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Webinar",
    description: "One webinar of the spring programme.",
    type: "object",
    additionalProperties: false,
    required: [
      "id",
      "title",
      "date",
      "start",
      "price",
      "places",
      "online",
      "level",
      "topics",
      "contact",
      "phone",
    ],
    "x-key": "id",
    "x-table": { dates: "DD/MM/YYYY" },
    properties: {
      id: text("Short name of the webinar.", { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
      title: text("Title of the webinar.", { minLength: 1 }),
      date: text("Day of the webinar.", { format: "date" }),
      start: text("Hour at which it starts.", { format: "time" }),
      price: { type: "number", minimum: 0, description: "Price in pounds." },
      places: { type: "integer", minimum: 1, maximum: 200, description: "How many can take part." },
      online: { type: "boolean", description: "Whether one takes part from home." },
      level: text("For whom it is.", { enum: ["Beginner", "Expert"] }),
      topics: {
        type: "array",
        description: "What it is about.",
        "x-list": ",",
        items: text("One subject.", { enum: ["Data", "Models", "Cost", "Operations"] }),
      },
      contact: text("Whom to write to.", { format: "email" }),
      phone: text("Whom to call."),
    },
  },
  null,
  2,
)}\n`;

const events = "pages/insights/events.yaml";
const page = readFileSync(join(root, events), "utf8").replace(
  "  - type: subscription\n",
  `  - type: card-grid
    id: spring
    heading: In spring
    source: webinars
    sort: date
    item:
      title: \${item.title}
      text: \${item.date}, \${item.start}
      badge: \${item.level}
      tags: \${item.topics}

  - type: subscription
`,
);

/** One slip in the table, in what says how to read it, or on the page that shows it. */
const slip =
  (file: string) =>
  (
    name: string,
    from: string,
    to: string,
    at: Parameters<typeof began>[3],
    more: Partial<Told> = {},
  ): Told => {
    const files: Record<string, string> = {
      "data/webinars.csv": table,
      "data/webinars.schema.json": schema,
      [events]: page,
    };
    const { [file]: before, ...beside } = files;
    if (!before?.includes(from)) throw new Error(`The new ${file} has no "${from}".`);
    return began(
      name,
      file,
      before.replace(from, () => to),
      at,
      { beside, ...more },
    );
  };

const cell = slip("data/webinars.csv");
const rule = slip("data/webinars.schema.json");
const shown = slip(events);

/** The programme of spring comes as a spreadsheet from a colleague. */
export const webinars: readonly Told[] = [
  cell("a day that February does not have", "11/02/2027", "31/02/2027", "31/02/2027", { remedy: "offer" }),
  cell("a day with the month first", "28/01/2027", "01/28/2027", "01/28/2027", { remedy: "offer" }),
  cell("a year of two figures", "14/01/2027", "14/01/27", "14/01/27", { remedy: "offer" }),
  cell("a day that is not settled", "28/01/2027", "end of January", "end of January", { remedy: "none" }),
  cell("an hour that no day has", "14:00", "24:30", "24:30", { remedy: "offer" }),
  cell("a price with its currency", ",240,", ",240 GBP,", "240 GBP", { meant: "240", remedy: "offer" }),
  cell("a number that can be two", ",240,", ',"1,240",', '"1,240"', { remedy: "offer" }),
  cell("a price below nothing", ",0,60", ",-10,60", ",-10,60", { remedy: "none" }),
  cell("yes or no, not yet known", ",25,no,", ",25,tbc,", ",tbc,", { remedy: "none" }),
  cell("subjects parted by another sign", '"Data, Operations"', "Data; Operations", "Data; Operations", {
    remedy: "offer",
  }),
  cell("a number that the spreadsheet rounded", "+44 20 7946 0231", "4.42079E+11", "4.42079E+11", {
    remedy: "none",
  }),
  cell("a formula instead of its result", ",40,yes", ",=F3+15,yes", "=F3+15", { remedy: "none" }),
  cell("a comma in a title", "Pumps that report themselves", "Pumps, and what they report", "Pumps, and", {
    remedy: "offer",
    misleads: /date|hour/i,
  }),
  cell("a quotation mark that never closes", "Bills read aloud", '"Bills read aloud', '"Bills read'),
  cell("a row without its key", "\na-model-on-the-shop-floor,", "\n,", 3, { remedy: "offer" }),
  cell("a heading with a letter lost", ",Contact,", ",Contct,", 1, { meant: "contact", remedy: "fix" }),
  cell("a column that nobody described", ",Phone\n", ",Phone,Room\n", 1, { remedy: "offer" }),
  rule("how days are written, in small letters", '"DD/MM/YYYY"', '"dd/mm/yyyy"', "dd/mm/yyyy", {
    meant: "DD/MM/YYYY",
    back: true,
  }),
  rule(
    "a kind of value as a spreadsheet has it",
    '"type": "integer"',
    '"type": "whole number"',
    "whole number",
    {
      meant: "integer",
      remedy: "offer",
    },
  ),
  rule("a comma behind the last choice", '"Expert"\n      ]', '"Expert",\n      ]', '"Expert",', {
    back: true,
  }),
  rule("a key that no row has", '"x-key": "id"', '"x-key": "slug"', '"x-key": "slug"', {
    meant: "id",
    remedy: "offer",
  }),
  shown(
    "a field by its heading in the table",
    "badge: ${item.level}",
    "badge: ${item.Level}",
    "${item.Level}",
    {
      meant: "level",
    },
  ),
];
