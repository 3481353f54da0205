import { began, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { offices, support } = PLACES;
const cost = "pages/cloud-cost-review.yaml";
const schema = JSON.stringify({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Closure",
  description: "A day on which an office is closed.",
  type: "object",
  additionalProperties: false,
  required: ["id", "day", "reason"],
  properties: {
    id: { type: "string", description: "Short name." },
    day: { type: "string", format: "date", description: "Day." },
    reason: { type: "string", description: "Why." },
  },
});
const beside = { "data/closures.schema.json": `${schema}\n` };

/** Gudrun, office manager, keeps offices, prices and tables in Excel. */
export const gudrun: readonly Told[] = [
  wrote(
    "a number without the country",
    offices,
    "phone: +44 20 7946 0214",
    "phone: 020 7946 0214",
    "020 7946 0214",
  ),
  wrote(
    "a number with brackets",
    offices,
    "phone: +1 312 555 0142",
    "phone: +1 (312) 555-0142",
    "+1 (312) 555-0142",
  ),
  wrote("commas as decimal signs", offices, "[13.4167, 52.5128]", "[13,4167, 52,5128]", "[13,4167"),
  wrote("an at sign in words", offices, "europe@2sd.example", "europe(at)2sd.example", "europe(at)"),
  wrote(
    "a fifth office without a short name",
    offices,
    "- id: india\n",
    "- region: Singapore\n  entityName: 2SD Technologies Pte. Ltd.\n  address: 1 Plan Road, Singapore 049001\n  email: sg@2sd.example\n  phone: +65 6550 0142\n  coordinates: [103.85, 1.2897]\n- id: india\n",
    "- region: Singapore",
  ),
  wrote(
    "an address on two lines",
    offices,
    "address: Zeichnerhof 7, 10179 Berlin",
    "address: Zeichnerhof 7,\n  10179 Berlin",
    ["address: Zeichnerhof 7,", "  10179 Berlin"],
  ),
  wrote(
    "opening hours in a field of their own",
    offices,
    "  phone: +49 30 23125 214\n",
    "  phone: +49 30 23125 214\n  hours: Monday to Friday, 9 to 17\n",
    "hours: Monday",
  ),
  wrote("the same office twice", offices, "- id: europe\n", "- id: united-kingdom\n", "- id: united-kingdom"),
  wrote(
    "a price with half a sentence",
    support,
    "secondPrice: € 19,000",
    "secondPrice: € 19,000 if you pay the whole year at once",
    "secondPrice: € 19,000 if",
  ),
  wrote(
    "a column left out in one line of a comparison",
    support,
    "{ label: Alerts, values: [yes, yes, yes] }",
    "{ label: Alerts, values: [yes, yes] }",
    "label: Alerts",
  ),
  wrote(
    "a cell left out",
    support,
    '- [Normal, "Something is wrong, and there is a way around it", 2 days, 4 h, 4 h]',
    '- [Normal, "Something is wrong, and there is a way around it", 2 days, 4 h]',
    "- [Normal,",
  ),
  wrote(
    "a sentence with a comma that lost its quotation marks",
    support,
    '"The system is down, or data is at risk"',
    "The system is down, or data is at risk",
    "- [Critical,",
  ),
  wrote(
    "a row as it is copied from Excel",
    support,
    "      - [High, A function that many people need fails, next day, 2 h, 1 h]",
    "      High\tA function that many people need fails\tnext day\t2 h\t1 h",
    "High\t",
  ),
  wrote("a cross for yes", support, "highlighted: true", "highlighted: x", "highlighted: x"),
  wrote(
    "a price with a comma in braces",
    cost,
    '{ value: "€ 14,000",',
    "{ value: € 14,000,",
    "value: € 14,000",
  ),
  began(
    "a table that nobody has described",
    "data/opening-hours.csv",
    "Day,From,Until\nMonday,09:00,17:00\nTuesday,09:00,17:00\n",
    1,
  ),
  began(
    "a day that can be two",
    "data/closures.csv",
    "id;day;reason\nsummer;03/04/2027;Inventory\n",
    "03/04/2027",
    { beside },
  ),
  began("an error of a formula", "data/closures.csv", "id;day;reason\nsummer;2027-04-03;#REF!\n", "#REF!", {
    beside,
  }),
];
