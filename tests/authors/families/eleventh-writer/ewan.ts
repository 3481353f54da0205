import { began } from "../cases.ts";
import type { Told } from "../told.ts";

const table = "data/testimonials.csv";
const instead = { "data/testimonials.yaml": null };
const names = "id,quote,author,company";
const halden = "halden-timetable,The list was done before the invoice came.,Rikke Solberg,Halden Rail";
const orrin =
  '"orrin-nights","Since the spring nobody has been woken, and nobody misses it.",Ansel Brodie,Orrin';
const sorrel = "sorrel-stock,For once the stock and the shelf agree.,Imke Duval,Sorrel Foods";

/** The quotes of clients as a spreadsheet saves them, with one line otherwise. */
const quotes = (name: string, lines: readonly string[], at: Told["at"], more: Partial<Told> = {}): Told =>
  began(name, table, `${lines.join("\n")}\n`, at, { beside: instead, ...more });

/** The same with a column that the description of the rows does not have yet. */
const described = (field: string, column: object): Record<string, string | null> => ({
  ...instead,
  "data/testimonials.schema.json": JSON.stringify(
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      title: "Testimonial",
      description: "What a client said about us, with the client's consent.",
      type: "object",
      additionalProperties: false,
      required: ["id", "quote", "author", "company"],
      properties: {
        id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", description: "Short name of the quote." },
        quote: { type: "string", minLength: 1, description: "The client's words." },
        author: { type: "string", minLength: 1, description: "Who said it." },
        company: { type: "string", minLength: 1, description: "Whom the person speaks for." },
        [field]: column,
      },
    },
    null,
    2,
  ),
});

const people = "data/leaders.json";
const amara = `  {
    "id": "ceo-amara-lindqvist",
    "name": "Amara Lindqvist",
    "role": "Chief Executive Officer",
    "bio": "Amara started as a control engineer and founded the company in 2016.",
    "image": "/images/people/ceo-amara-lindqvist.svg",
    "linkedin": "https://linkedin.example/in/amara-lindqvist"
  }`;
const daniel = amara
  .replaceAll("ceo-amara-lindqvist", "coo-daniel-okafor")
  .replaceAll("amara-lindqvist", "daniel-okafor")
  .replace("Amara Lindqvist", "Daniel Okafor")
  .replace("Chief Executive Officer", "Chief Operating Officer")
  .replace(
    "Amara started as a control engineer and founded the company in 2016.",
    "Daniel keeps promises measurable.",
  );

const leaders = (name: string, text: string, at: Told["at"], more: Partial<Told> = {}): Told =>
  began(name, people, text, at, { beside: { "data/leaders.yaml": null }, ...more });

/** Ewan, assistant to the sales team, who keeps lists in a spreadsheet and gets others from the staff directory. */
export const ewan: readonly Told[] = [
  quotes(
    "quotation marks within a quote",
    [
      names,
      'halden-timetable,"The list was "done" before the invoice came.",Rikke Solberg,Halden Rail',
      sorrel,
    ],
    ['"The list was "done"'],
  ),
  quotes(
    "a comma in a quote typed by hand",
    [
      names,
      halden,
      "orrin-nights,Since the spring nobody has been woken, and nobody misses it.,Ansel Brodie,Orrin",
    ],
    ["orrin-nights"],
  ),
  quotes("a heading in another language", ["id,quote,autor,company", halden, sorrel], ["id,quote,autor"], {
    meant: "author",
  }),
  quotes(
    "a cell that was left empty",
    [names, halden, "sorrel-stock,For once it agrees.,Imke Duval,"],
    ["sorrel-stock"],
  ),
  quotes(
    "a formula in place of what it came to",
    [names, halden, "sorrel-stock,=Quotes!B7,Imke Duval,Sorrel Foods"],
    ["=Quotes!B7"],
  ),
  quotes(
    "a row filled downwards",
    [names, halden, orrin, halden.replace("The list", "Their list")],
    ["halden-timetable"],
  ),
  quotes(
    "a name of a row with a capital and a blank",
    [names, halden.replace("halden-timetable", "Halden timetable")],
    ["Halden timetable"],
  ),
  quotes(
    "letters from another code page",
    [names, halden.replace("Rikke Solberg", "SÃ¸ren MÃ¼ller"), sorrel],
    ["SÃ¸ren"],
  ),
  quotes(
    "a column that was too narrow for its day",
    [`${names},date`, `${halden},########`, `${sorrel},2026-10-01`],
    ["########"],
    { beside: described("date", { type: "string", format: "date", description: "Day." }) },
  ),
  quotes(
    "a day that could be two",
    [`${names},date`, `${halden},03/04/2026`, `${sorrel},2026-10-01`],
    ["03/04/2026"],
    { beside: described("date", { type: "string", format: "date", description: "Day." }) },
  ),
  quotes(
    "a long number as the spreadsheet rounds it",
    [`${names},contract`, `${halden},4.93E+11`, `${sorrel},493100200311`],
    ["4.93E+11"],
    { beside: described("contract", { type: "string", description: "Number of the contract." }) },
  ),
  quotes(
    "perhaps in a column of yes and no",
    [`${names},approved`, `${halden},yes`, `${sorrel},on request`],
    ["sorrel-stock"],
    { beside: described("approved", { type: "boolean", description: "Whether we may print it." }) },
  ),
  leaders("a comma behind the last person", `[\n${amara},\n${daniel},\n]\n`, [17, 18]),
  leaders("no comma between two people", `[\n${amara}\n${daniel}\n]\n`, [9, 10]),
  leaders(
    "the list in an envelope, as the directory sends it",
    `{ "leaders": [\n${amara},\n${daniel}\n] }\n`,
    [1],
  ),
  leaders(
    "curly quotation marks from the chat",
    `[\n${amara.replace('"name": "Amara Lindqvist"', "“name”: “Amara Lindqvist”")},\n${daniel}\n]\n`,
    ["“name”"],
  ),
  leaders(
    "nothing, in JavaScript's word",
    `[\n${amara},\n${daniel.replace('"https://linkedin.example/in/daniel-okafor"', "undefined")}\n]\n`,
    ["undefined"],
  ),
];
