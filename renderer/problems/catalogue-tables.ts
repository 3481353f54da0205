import type { ProblemKind } from "./problem-kind.ts";

const schema = (more = ""): Record<string, string> => ({
  "data/webinars.schema.json": JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", "date"],
    ...JSON.parse(more || "{}"),
    properties: {
      id: { type: "string", description: "Key." },
      date: { type: "string", format: "date", description: "Day." },
      price: { type: "number", description: "Price." },
      city: { type: "string", description: "City." },
    },
  }),
});
const FILE = "data/webinars.csv";

/** Problems of data that comes from spreadsheets and other programs. */
export const tableProblems: Record<string, ProblemKind> = {
  "bad-table": {
    severity: "error",
    title: "A table that cannot be taken apart",
    cause:
      "The first row of a table names the fields, and every row has one cell for each. A quotation mark that is not closed, a sign that parts cells within a text, or a column without a name puts values where they do not belong.",
    cure: "Put the cell, the heading or the row right, best in the program that the table comes from.",
    example: {
      file: FILE,
      beside: schema(),
      wrong: "id,date,city\nstart,2027-03-01,Berlin, Mitte\n",
      right: 'id,date,city\nstart,2027-03-01,"Berlin, Mitte"\n',
      marks: "Berlin, Mitte",
    },
  },
  "bad-cell": {
    severity: "error",
    title: "A cell that cannot be read, or in two ways",
    cause:
      "Spreadsheets write what they show: formulas that came to nothing, long numbers with their last digits gone, days whose order only the writer knows.",
    cure: "Put the cell right in the spreadsheet, or say in the schema of the collection how the table is written (x-table).",
    example: {
      file: FILE,
      beside: schema(),
      wrong: "id,date\nstart,03/04/2027\n",
      right: "id,date\nstart,2027-04-03\n",
      marks: "03/04/2027",
    },
  },
  "bad-json": {
    severity: "error",
    title: "A mistake in JSON",
    cause:
      "JSON knows no comments, no comma behind the last entry, and no texts without double quotation marks.",
    cure: "Put it right, or keep the collection as YAML.",
    example: {
      file: "data/webinars.json",
      beside: schema(),
      wrong: '[{ "id": "start", "date": "2027-03-01", }]\n',
      right: '[{ "id": "start", "date": "2027-03-01" }]\n',
      marks: ",",
    },
  },
  "table-encoding": {
    severity: "error",
    title: "A table in an unknown encoding",
    cause:
      "Its letters are stored neither as UTF-8 nor as UTF-16 with a mark, so that nobody can know which letters are meant.",
    cure: "Save the table as UTF-8 (in Excel: CSV UTF-8), or name the encoding in the schema: x-table, encoding.",
    example: {
      file: FILE,
      beside: schema(),
      wrong: "id,date,city\nstart,2027-03-01,München\n",
      encoding: "latin1",
      right: "id,date,city\nstart,2027-03-01,München\n",
      marks: "\ufffd",
    },
  },
  "two-data-files": {
    severity: "error",
    title: "Two files for one collection",
    cause:
      "A collection is one file in data/: NAME.yaml, NAME.json or NAME.csv. Of two, one would never be shown.",
    cure: "Delete the one that is out of date.",
    example: { file: "data/team.csv", wrong: "id,name\nana,Ana\n", right: "", marks: "" },
  },
};
