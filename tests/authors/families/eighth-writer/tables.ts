import type { Content } from "../mistake.ts";
import type { Told } from "../told.ts";

const file = (format: string) => `data/concerts.${format}`;
const text = (description: string) => ({ type: "string", description });
const schema = {
  title: "Concert",
  description: "An evening with music.",
  type: "object",
  additionalProperties: false,
  required: ["id", "title", "day", "start", "price", "seats", "free", "tags", "link"],
  "x-key": "id",
  properties: {
    id: { ...text("Key."), pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
    title: { ...text("What it is called."), minLength: 1 },
    day: { ...text("Day."), format: "date" },
    start: { ...text("Beginning."), format: "time" },
    price: { type: "number", description: "Price in euros." },
    seats: { type: "integer", description: "Number of seats." },
    free: { type: "boolean", description: "Whether children come in free." },
    tags: { type: "array", items: text("One subject."), "x-list": ",", description: "Subjects." },
    link: { ...text("Where to book."), "x-kind": "link" },
  },
};
const page = `title: Concerts in the yard
description: Evenings with music in the yard of our office, with their days and hours, and where to book a seat for each.
index: false
blocks:
  - type: hero
    heading: Concerts
  - type: card-grid
    heading: The next ones
    source: concerts
    item:
      title: \${item.title}
      text: \${item.day}, \${item.start}
      tags: \${item.tags}
      href: \${item.link}
`;
const beside: Readonly<Record<string, Content>> = {
  "data/concerts.schema.json": `${JSON.stringify(schema, null, 2)}\n`,
  "pages/concerts.yaml": page,
};
const csv = `id,title,day,start,price,seats,free,tags,link
winter-journey,Winter Journey,2027-01-23,19:30,18.50,60,no,"song, piano",/contact
four-tunings,"A Prelude, Four Tunings",2027-03-06,19:00,22.00,60,no,"piano, talk",/contact
open-workshop,Open Workshop,2027-10-10,14:00,0,120,yes,family,/about
`;
const objects = `${JSON.stringify(
  [
    {
      id: "winter-journey",
      title: "Winter Journey",
      day: "2027-01-23",
      start: "19:30",
      price: 18.5,
      seats: 60,
      free: false,
      tags: ["song", "piano"],
      link: "/contact",
    },
    {
      id: "open-workshop",
      title: "Open Workshop",
      day: "2027-10-10",
      start: "14:00",
      price: 0,
      seats: 120,
      free: true,
      tags: ["family"],
      link: "/about",
    },
  ],
  null,
  2,
)}\n`;

const inTable = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}): Told => ({
  name,
  file: file("csv"),
  text: csv,
  beside,
  change: [[from, to]],
  at,
  ...more,
});
const inJson = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}): Told => ({
  ...inTable(name, from, to, at, more),
  file: file("json"),
  text: objects,
});
const latin = Uint8Array.from(csv.replace("Winter Journey", "Für Elise"), (one) => one.charCodeAt(0));

/** Tables from spreadsheets of several countries, and rows that programs have written. */
export const tables: readonly Told[] = [
  inTable("a day that can be two", "2027-03-06", "3/4/2027", [3]),
  inTable("a day that there is not", "2027-03-06", "31.02.2027", [3]),
  inTable("a day of a year with two digits", "2027-03-06", "06.03.27", [3]),
  inTable("a decimal comma that parts a cell", "22.00", "22,00", [3]),
  inTable("a price with its words", "22.00", "about 22 euros", [3]),
  inTable("a question mark for yes or no", '60,no,"piano', '60,?,"piano', [3]),
  inTable("a number that is none", "22.00,60", "22.00,sixty", [3]),
  inTable("half a seat", "22.00,60", "22.00,60.5", [3]),
  inTable("an hour that no clock has", "19:00", "25:00", [3], {}),
  inTable("a heading in German", "title,day", "title,Datum", [1], { meant: "day" }),
  inTable("a heading twice", "title,day", "title,title", [1]),
  inTable(
    "semicolons in the headings alone",
    csv.split("\n")[0]!,
    csv.split("\n")[0]!.replaceAll(",", ";"),
    [1, 2],
  ),
  inTable(
    "a row in quotation marks as a whole",
    "open-workshop,Open Workshop,2027-10-10,14:00,0,120,yes,family,/about",
    '"open-workshop,Open Workshop,2027-10-10,14:00,0,120,yes,family,/about"',
    [4],
  ),
  inTable("curly quotes around a cell", '"A Prelude, Four Tunings"', "“A Prelude, Four Tunings”", [3]),
  inTable("a quotation mark that does not end", '"A Prelude, Four Tunings"', '"A Prelude, Four Tunings', [3]),
  inTable("a row without its key", "four-tunings,", ",", [3]),
  inTable("a title for a key", "four-tunings,", "Four Tunings,", [3], { meant: "four-tunings" }),
  inTable("a link without its slash", "family,/about", "family,about", [4], { meant: "/about", back: true }),
  inTable("a link to a page that is called otherwise", "family,/about", "family,/about-us", [4], {
    meant: "/about",
  }),
  inTable("a formula", "22.00", "=E2+3.5", [3]),
  inTable("a column that was too narrow", "2027-03-06", "########", [3]),
  inTable("letters read in another encoding", "A Prelude, Four", "Ein PrÃ¤ludium, vier", [3]),
  inTable(
    "the page of a sign-in in place of the table",
    csv,
    `<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body></body></html>\n`,
    [1],
  ),
  inTable("a day of the week in front of a day", "2027-03-06", "Sat 2027-03-06", [3]),
  {
    name: "data/concerts.csv: an encoding of Windows",
    file: "pages/concerts.yaml",
    text: page,
    beside: { ...beside, "data/concerts.csv": latin },
    inFile: "data/concerts.csv",
    at: [2],
  },
  inJson("names without quotation marks", '    "id": "winter-journey"', '    id: "winter-journey"', [3]),
  inJson("single quotation marks", '"title": "Winter Journey"', "'title': 'Winter Journey'", [4]),
  inJson("a decimal comma in JSON", "18.5", "18,50", ['"price": 18,50']),
  inJson(
    "lines of JSON without a list",
    objects,
    '{"id": "winter-journey"}\n{"id": "open-workshop"}\n',
    [1, 2],
  ),
  inJson(
    "lists in place of objects",
    objects,
    '[\n  ["winter-journey", "Winter Journey"],\n  ["open-workshop", "Open Workshop"]\n]\n',
    [2, 1],
  ),
  inJson("a number as a text", '"seats": 60', '"seats": "60"', ['"seats": "60"'], { meant: "60" }),
  inJson("yes as a text", '"free": false', '"free": "no"', ['"free": "no"'], { meant: "false" }),
  inJson("a day with the hour of a program", '"2027-01-23"', '"2027-01-23T00:00:00.000Z"', ["T00:00"], {
    meant: "2027-01-23",
  }),
  inJson("a list as a text", '"tags": [\n      "song",\n      "piano"\n    ]', '"tags": "song, piano"', [
    '"tags": "song',
  ]),
  inJson(
    "a name twice",
    '    "title": "Winter Journey",\n',
    '    "title": "Winter Journey",\n    "title": "Winter",\n',
    ['"title": "Winter"', '"title": "Winter Journey"'],
  ),
  inJson("the end lost", "\n]\n", "\n", [26, 27, 28, 29, 1]),
  inJson("a program around the rows", "[\n  {", "export default [\n  {", [1]),
  inJson("nothing for a number", '"seats": 60', '"seats": null', ['"seats": null']),
];
