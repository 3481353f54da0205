/**
 * Data that comes from spreadsheets and other programs: tables (CSV) and JSON.
 */
import type { CellFault, Names } from "../things.ts";
import { listSome, type Vocabulary, type Wording, words } from "./words.ts";

/** What is wrong with a table as a table. */
type BadTable =
  | { case: "unclosed-quote" | "stray-quote" | "no-heading" }
  | { case: "no-headings"; names: Names }
  | { case: "surplus-cell"; cells: number; headings: number; separator: string }
  | { case: "open-text"; cells: number; headings: number; separator: string; meant: string }
  | { case: "open-quote"; meant: string }
  | { case: "empty-cell" | "two-rows"; cells: number; headings: number }
  /** `name`: the one that is lost, in front of that of the column `before`, or behind all. */
  | { case: "lost-heading"; cells: number; headings: number; name?: string; before?: string }
  /** `names`: the row of headings that is lost. */
  | { case: "first-row"; names: string }
  | { case: "slipped-cells"; cells: number; headings: number }
  | { case: "shifted-cells" }
  | { case: "swapped-columns"; columns: readonly [string, string] }
  | { case: "swapped-cells"; columns: readonly [string, string] }
  | { case: "parted-row"; lines: number; headings: number }
  /** `separator` parts the headings, `parts` the cells of the rows. */
  | { case: "other-sign" | "row-sign"; separator: string; parts: string }
  | { case: "doubled-column"; field: string; first: string }
  | { case: "group"; field: string; isList: boolean };

const badTable = (params: BadTable): Wording => {
  switch (params.case) {
    case "unclosed-quote":
      return words(
        "A quotation mark is opened here and not closed, so the rest of the table is one cell.",
        "Close it at the end of the cell, or double it where it is part of the text.",
      );
    case "stray-quote":
      return words(
        "This cell begins with a quotation mark and goes on behind the one that closes it.",
        'Put the whole cell into quotation marks and double those inside: "5"" screen".',
      );
    case "no-heading":
      return words(
        "This column has no heading, so nobody knows which field it fills.",
        "Write the name of the field into the first row, or empty the column.",
      );
    case "no-headings":
      return words(
        "The first row of the table holds the names of fields, and none of these is one.",
        `Delete what stands above the headings, or rename them. ${listSome("Fields", params.names)}`,
      );
    case "surplus-cell":
      return words(
        `This row has ${params.cells} cells, and there are ${params.headings} headings.`,
        `A text with "${shownSign(params.separator)}" in it needs quotation marks around the cell.`,
      );
    case "open-text":
      return words(
        `A "${shownSign(params.separator)}" in a text ends its cell: this row has ${params.cells} cells, and there are ${params.headings} headings.`,
        `Put the text into quotation marks: ${params.meant}`,
      );
    case "open-quote":
      return words("A quotation mark opens this cell, and none closes it.", `Close it: ${params.meant}`);
    case "empty-cell":
      return words(
        `An empty cell is too many here: this row has ${params.cells} cells, and there are ${params.headings} headings.`,
        "Delete it with its sign.",
      );
    case "two-rows":
      return words(
        `Two rows stand on one line: it has ${params.cells} cells, and there are ${params.headings} headings.`,
        "Begin a new line in front of this cell.",
      );
    case "lost-heading":
      return words(
        `All rows have ${params.cells} cells, and there are ${params.headings} headings.`,
        params.name === undefined
          ? `Write the ${params.cells > params.headings + 1 ? "names of the fields that are" : "name of the field that is"} missing into the first row, in ${params.cells > params.headings + 1 ? "their places" : "its place"}.`
          : `Write "${params.name}" ${params.before === undefined ? "behind the last one" : `in front of "${params.before}"`}.`,
      );
    case "first-row":
      return words(
        "The table begins with a row, and the names of its fields are missing above it.",
        `Write them into the first line: ${params.names}`,
      );
    case "row-sign":
      return words(
        `The cells of this row are parted by ${named(params.parts)}, and those of the table by ${named(params.separator)}.`,
        `Part them by ${named(params.separator)} as well.`,
      );
    case "swapped-columns":
      return words(
        `The values of "${params.columns[0]}" and "${params.columns[1]}" stand in each other's column.`,
        "Swap the two headings.",
      );
    case "swapped-cells":
      return words(
        `The cells of "${params.columns[0]}" and "${params.columns[1]}" have changed places in this row.`,
        "Swap the two.",
      );
    case "shifted-cells":
      return words(
        "From this cell on, the values of this row stand one column too far right.",
        "One cell in front of it is too many: delete it.",
      );
    case "slipped-cells":
      return words(
        `This row has ${params.cells} cells for ${params.headings} headings, so that values stand in the wrong columns.`,
        "Put an empty cell in front of this one, where a value is missing.",
      );
    case "parted-row":
      return words(
        `The cells of this row stand in ${params.lines} lines; together they are as many as the headings.`,
        "Put the whole row on one line, or a text that has a break in it between quotation marks.",
      );
    case "other-sign":
      return words(
        `The headings are parted by ${named(params.separator)}, and the cells below them by ${named(params.parts)}.`,
        `Part the headings by ${named(params.parts)} as well.`,
      );
    case "doubled-column":
      return words(
        `The column "${params.first}" fills the field "${params.field}" already.`,
        "Keep one of the two.",
      );
    case "group":
      return params.isList
        ? words(
            `"${params.field}" is a list of groups, which a cell cannot hold.`,
            "Keep this collection as YAML, or its entries as a collection of their own.",
          )
        : words(
            `"${params.field}" is a group, which a cell cannot hold.`,
            `Give each of its fields a column: ${params.field}.name.`,
          );
  }
};

const SIGNS: Record<string, string> = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "strokes" };

const named = (sign: string): string => SIGNS[sign] ?? `"${sign}"`;

const shownSign = (sign: string): string => (sign === "\t" ? "tab" : sign);

interface BadCell {
  case: CellFault;
  /** What stands in the cell. */
  shown: string;
}

const badCell = ({ case: kind, shown }: BadCell): Wording => {
  switch (kind) {
    case "formula":
      return words(
        `"${shown}" is a formula; the file needs what it comes to.`,
        "Save the table with values: in the dialog for CSV, without formulas.",
      );
    case "error-value":
      return words(
        `"${shown}" is what a spreadsheet shows for a formula that came to nothing.`,
        "Put the formula right in the spreadsheet, or empty the cell.",
      );
    case "too-narrow":
      return words(
        `"${shown}" is what a spreadsheet shows in a column that is too narrow.`,
        "Widen the column and save the table again.",
      );
    case "lost-number":
      return words(
        `"${shown}" is a long number that a spreadsheet has rounded: its last digits are gone.`,
        "Make the column text in the spreadsheet, type the number again and save.",
      );
    case "date-order":
      return words(
        `"${shown}" can be two different days.`,
        'Say in the file with the fields how the table writes days: "x-table": { "dates": "MM/DD/YYYY" } or "DD/MM/YYYY".',
      );
    case "date-year":
      return words(
        `"${shown}" has a year of two digits.`,
        'Make it four in the spreadsheet, or say in the file with the fields how the table writes days: "x-table": { "dates": "DD.MM.YY" }.',
      );
    case "number-mark":
      return words(
        `"${shown}" can be two different numbers: the mark may part thousands or decimals.`,
        'Say in the file with the fields which sign stands in front of decimals: "x-table": { "decimal": "," } or ".".',
      );
    case "no-list-sign":
      return words(
        `This cell holds a list, and nothing says which sign parts its entries.`,
        'Say it in the file with the fields, at the field: "x-list": ",".',
      );
  }
};

/** What is wrong with a text as JSON, and what to do about it. */
export const badJson: Readonly<Record<BadJson["case"], readonly [message: string, hint: string]>> = {
  comment: ["JSON has no comments.", "Delete them, or keep this collection as YAML, which has them."],
  "trailing-comma": ["There is a comma behind the last entry.", "Delete it."],
  "no-comma": ["A comma is missing in front of this.", "Put one between two entries."],
  "no-colon": ["A colon is missing here.", 'A name and its value are written "name": value.'],
  unclosed: [
    "The file ends before all brackets and braces are closed.",
    "Close them, or restore what was cut off.",
  ],
  "open-text": [
    "This text has no quotation mark at its end.",
    "Close it; a line break in a text is written \\n.",
  ],
  "two-lines": [
    "This text goes on in the next line, where none of JSON can.",
    "Put it on one line; a line break in a text is written \\n.",
  ],
  "quote-inside": [
    "This quotation mark ends the text, and more of it follows.",
    'Put a backslash in front of each that is part of the text: \\".',
  ],
  number: [
    "This is no number as JSON has it.",
    "It has a point in front of its decimals, and no plus or zero in front of other digits: 0.5.",
  ],
  "other-end": [
    "This closes what another sign has opened: { goes with }, and [ with ].",
    "Write the one that goes with it.",
  ],
  "no-value": ["A value is missing in front of this.", "Write it behind the colon, or delete the name."],
  surplus: ["This sign is one too many.", "Delete it."],
  "no-brace": ["A brace is missing in front of this.", "Each row, and each group in it, begins with {."],
  "no-bracket": ["The rows are no list.", "Put [ in front of the first one and ] behind the last one."],
  "rows-alone": [
    "Each line is a row of its own, and nothing makes them a list.",
    "Put [ in front of the first one, a comma between two, and ] behind the last one.",
  ],
  code: ["This is the beginning of code, and no part of JSON.", "Delete it: the file begins with its list."],
  yaml: [
    "This is written in YAML, and the name of the file says JSON.",
    "Give the file the ending .yaml, or write its rows between [ and ].",
  ],
  "open-here": ["This brace or bracket is opened and never closed.", "Close it where what it holds ends."],
  "open-brace": ["A brace or bracket was opened above and is not closed.", "Close it in front of this."],
  more: ["Something stands behind the end of the list.", "Delete it, or take it into the list."],
  escape: ["A backslash stands in front of a sign that it does not go with.", "Double it: \\\\."],
  character: ["A text holds a tab or another sign that has to be written otherwise.", "Write \\t for a tab."],
  space: ["A space of a word processor stands here, which is none in JSON.", "Write an ordinary space."],
  unquoted: [
    "This is no value of JSON.",
    'Names and texts stand in double quotation marks: "name"; true, false, null and numbers do without.',
  ],
};

export interface BadJson {
  case:
    | "open-brace"
    | "open-here"
    | "comment"
    | "trailing-comma"
    | "no-comma"
    | "no-colon"
    | "unclosed"
    | "open-text"
    | "more"
    | "escape"
    | "character"
    | "space"
    | "two-lines"
    | "quote-inside"
    | "number"
    | "no-value"
    | "other-end"
    | "surplus"
    | "no-brace"
    | "no-bracket"
    | "rows-alone"
    | "code"
    | "yaml"
    | "unquoted";
}

export const tableWords = {
  "bad-table": badTable,
  "bad-cell": badCell,
  "bad-json": ({ case: kind }: BadJson) => words(...badJson[kind]),

  /** `word`: the word as one of Western Europe would read. */
  "table-encoding": ({ word }: { word: string }) =>
    words(
      `The letters of this table are not stored as UTF-8${word ? `; this word may be "${word}"` : ""}.`,
      'Save it as "CSV UTF-8", or say in the file with the fields how it is stored: "x-table": { "encoding": "windows-1252" }.',
    ),

  "two-data-files": ({ name, read }: { name: string; read: string }) =>
    words(`${read} holds the rows of ${name} already, and is what pages show.`, "Keep one of the two files."),
} satisfies Vocabulary;
