import { began, did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { drop, shift } from "../told.ts";

const back = { back: true } as const;
const insights = "public/content/insights/html";
const bill = `${insights}/what-lowers-a-cloud-bill.html`;
const declined = `${insights}/why-we-decline-one-proposal-in-four.html`;
const idempotent = `${insights}/idempotent-by-design.html`;
const consultant = "public/jobs/agentic-systems-consultant.md";
const architect = "public/jobs/salesforce-solution-architect.md";
const schema = "data/testimonials.schema.json";

const aboutInGerman = "pages/about.de.yaml";
const contactInGerman = "pages/contact.de.yaml";
const servicesInGerman = "pages/services.de.yaml";

const instead = { "data/testimonials.yaml": null };
const halden = "halden-timetable,The list was done before the invoice came.,Rikke Solberg,Halden Rail";
const sorrel = "sorrel-stock,For once the stock and the shelf agree.,Imke Duval,Sorrel Foods";
/** The quotes of clients as a table. */
const table = (name: string, lines: readonly string[], at: Told["at"], more: Partial<Told> = {}): Told =>
  began(name, "data/testimonials.csv", `${lines.join("\n")}\n`, at, { beside: instead, ...more });
const headings = "id,quote,author,company";

const offices = `[
  {
    "id": "united-kingdom",
    "region": "United Kingdom",
    "entityName": "2SD Technologies Ltd",
    "address": "14 Draughtsman's Yard, London EC2A 0XX",
    "email": "uk@2sd.example",
    "phone": "+44 20 7946 0214",
    "coordinates": [-0.0817, 51.5235]
  },
  {
    "id": "europe",
    "region": "Europe",
    "entityName": "2SD Technologies GmbH",
    "address": "Zeichnerhof 7, 10179 Berlin",
    "email": "europe@2sd.example",
    "phone": "+49 30 23125 214",
    "coordinates": [13.4167, 52.5128]
  }
]
`;
/** The offices as JSON, with one part otherwise. */
const json = (name: string, from: string, to: string, at: Told["at"], more: Partial<Told> = {}): Told => ({
  name,
  file: "data/offices.json",
  text: offices,
  change: [[from, to]],
  at,
  beside: { "data/offices.yaml": null },
  ...more,
});

/** Articles and postings under public/. */
export const texts: readonly Told[] = [
  wrote(
    "an apostrophe in another encoding",
    declined,
    "chief executive’s",
    "chief executiveâ€™s",
    "executiveâ€™s",
    back,
  ),
  wrote("a heading two levels down", bill, "<h2>Energy</h2>", "<h4>Energy</h4>", "<h4>", { remedy: "offer" }),
  wrote(
    "a script of a service that counts",
    bill,
    "<h2>Energy</h2>",
    '<script src="https://stats.example/s.js"></script>\n<h2>Energy</h2>',
    "<script",
  ),
  wrote(
    "a colour from a word processor",
    bill,
    "<h2>Energy</h2>",
    '<h2 style="color:#1f3864">Energy</h2>',
    "style=",
    back,
  ),
  wrote(
    "a film of another site in a frame",
    bill,
    "<h2>Energy</h2>",
    '<iframe src="https://www.youtube.com/embed/x1"></iframe>\n<h2>Energy</h2>',
    "<iframe",
    {
      remedy: "none",
    },
  ),
  wrote(
    "a picture that is not there",
    bill,
    "<h2>Energy</h2>",
    '<img src="/images/stills/paper-stak.jpg" alt="A stack of white boards">\n<h2>Energy</h2>',
    "paper-stak",
    {
      meant: "/images/stills/paper-stack.jpg",
    },
  ),
  did("the first line lost", idempotent, drop("<!-- insight"), [1], back),
  wrote(
    "a merge conflict in an article",
    bill,
    "<h2>Energy</h2>\n",
    "<<<<<<< HEAD\n<h2>Energy</h2>\n=======\n<h2>Power</h2>\n>>>>>>> edit\n",
    ["<<<<<<<", "=======", ">>>>>>>"],
    {
      remedy: "offer",
    },
  ),
  wrote(
    "Liquid in an article",
    bill,
    'href="/showcases/cloud-optimization"',
    'href="{{ site.url }}/showcases/cloud-optimization"',
    "{{ site.url",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "a mark of a posting without its blank",
    consultant,
    "## What you bring",
    "##What you bring",
    "##What",
    back,
  ),
  wrote(
    "a link that is not closed",
    architect,
    "under ISO 27001.",
    "under [ISO 27001](/help.",
    "[ISO 27001]",
  ),
];

/** Versions in German. */
export const versions: readonly Told[] = [
  did("a translation lost", aboutInGerman, drop("text: Methode"), ["of: Method", 44], {
    remedy: "none",
  }),
  wrote(
    "an original changed in the version",
    aboutInGerman,
    "of: The name\n",
    "of: The names\n",
    ["of: The names", "text: Der Name"],
    {
      remedy: "offer",
    },
  ),
  wrote("a block's id, translated", contactInGerman, "  inquiry:", "  anfrage:", "  anfrage:", {
    meant: "inquiry",
    ...back,
  }),
  wrote("a row's key, translated", "data/offices.de.yaml", "india:", "indien:", "indien:", {
    meant: "india",
    ...back,
  }),
  wrote("a setting that became two words", "data/site.de.yaml", "tagline:", "tag line:", "tag line:", {
    meant: "tagline",
    ...back,
  }),
  wrote(
    "a mark left by a merge",
    "pages/_layout.de.yaml",
    "          text: Kontakt\n",
    "          text: Kontakt\n>>>>>>> uebersetzung\n",
    ">>>>>>>",
    back,
  ),
  wrote(
    "an address outside the language",
    aboutInGerman,
    "route: /de/ueber-uns",
    "route: /ueber-uns",
    "route:",
    {
      meant: "/de/ueber-uns",
      ...back,
    },
  ),
  wrote(
    "a binding, translated",
    contactInGerman,
    "text: Kontakt | ${site.brand}",
    "text: Kontakt | ${site.marke}",
    "site.marke",
    {
      meant: "site.brand",
      ...back,
    },
  ),
  wrote(
    "a type in a version",
    servicesInGerman,
    "  closing:\n",
    "  closing:\n    type: banner\n",
    "type: banner",
  ),
  did(
    "a translation one column too far",
    servicesInGerman,
    shift("text: Leistungen", 1, 1),
    ["text: Leistungen", "of: Services"],
    back,
  ),
  wrote(
    "two letters of a key changed places",
    contactInGerman,
    "route: /de/kontakt",
    "rotue: /de/kontakt",
    "rotue:",
    {
      meant: "route",
      ...back,
    },
  ),
];

/** Tables, JSON and descriptions of rows. */
export const tables: readonly Told[] = [
  table(
    "a quotation mark that nothing closes",
    [headings, halden.replace("The list", '"The list'), sorrel],
    ["halden-timetable"],
  ),
  table("a cell too few", [headings, halden.replace(",Rikke Solberg", ""), sorrel], ["halden-timetable"], {
    remedy: "none",
  }),
  table("an error of the spreadsheet", [headings, halden, sorrel.replace("Imke Duval", "#REF!")], ["#REF!"], {
    remedy: "none",
  }),
  table(
    "a column more than anybody described",
    [`${headings},mood`, `${halden},glad`, `${sorrel},calm`],
    ["id,quote"],
    {
      remedy: "offer",
    },
  ),
  table(
    "a merge conflict",
    [headings, "<<<<<<< HEAD", halden, "=======", sorrel, ">>>>>>> autumn"],
    ["<<<<<<<", "=======", ">>>>>>>"],
    { remedy: "offer" },
  ),
  table(
    "an id with blanks",
    [headings, halden, sorrel.replace("sorrel-stock", "Sorrel stock 2026")],
    ["Sorrel stock"],
  ),
  json("a comma behind the last field", "[13.4167, 52.5128]", "[13.4167, 52.5128],", ["52.5128],", 19], back),
  json("single quotation marks", '"region": "Europe"', "'region': 'Europe'", ["'region'"], back),
  json("a name without its quotation marks", '"email": "europe', 'email: "europe', ['email: "europe'], back),
  json("a bracket lost", "52.5128]", "52.5128", ["52.5128", 19], back),
  json(
    "two rows run together",
    '  },\n  {\n    "id": "europe"',
    '    "id": "europe"',
    ["[-0.0817", '"id": "europe"'],
    {
      remedy: "offer",
    },
  ),
  did(
    "the description cut off",
    schema,
    (text) => text.slice(0, text.indexOf('    "company"')),
    [lineOf(schema, '"company": {') - 1, lineOf(schema, '"company": {')],
    {
      remedy: "none",
    },
  ),
];
