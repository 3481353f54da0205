import { readCsv } from "../data/tables/read-csv.ts";
import { findTableStart } from "../data/tables/table-settings.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { ReturnedFile } from "./exchange.ts";
import { HEADINGS, plainCell } from "./write-csv.ts";

type Heading = (typeof HEADINGS)[number];

/** By these headings the sign between the cells is found. */
const FIELDS = {
  properties: Object.fromEntries(HEADINGS.map((heading) => [heading, { type: "string" as const }])),
};
/** What a spreadsheet leaves in a cell that it took for a formula. */
const ERROR_VALUE = /^(?:#[\p{L}0-9/]+[!?]?|Err:\d{3})$/u;
const DONE = new Set(["translated", "reviewed", "final", "done"]);

/**
 * Reads a table of translations as spreadsheets write it: columns and rows in any order, cells parted by commas,
 * semicolons or tabs, a first line `sep=;`.
 */
export function readCsvFile(text: string): ReturnedFile {
  const file: ReturnedFile = { texts: [], refusals: [] };
  const lines = createLineIndex(text.replace(/\r(?!\n)/g, "\n"));
  const place = (start: number) => {
    const { line, column } = lines.position(start);
    return { line, column };
  };
  const { from, separator } = findTableStart(text, FIELDS);
  const { records, fault } = readCsv(text, from, separator);
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ""));
  const columns = new Map<Heading, number>();
  for (const [index, cell] of header?.cells.entries() ?? []) {
    const named = headingOf(cell.text);
    if (!named) continue;
    columns.set(named.heading, index);
    if (named.lang !== undefined) file.lang = named.lang;
  }
  const lacking = (["id", "original", "translation"] as const).filter((heading) => !columns.has(heading));
  if (lacking.length > 0) {
    const named = lacking.map((heading) => `"${heading}"`).join(", ");
    file.refusals.push({ line: 1, column: 1, text: `The table has no column ${named}.` });
    return file;
  }
  for (const { cells } of rows) {
    const at = (heading: Heading) => cells[columns.get(heading) ?? -1];
    const textOf = (heading: Heading) => plainCell(at(heading)?.text.replace(/\r\n?/g, "\n") ?? "");
    const { start } = cells[0]!;
    if (fault && start >= fault.start) break;
    const id = textOf("id").trim();
    const cut = id.indexOf("#");
    if (cut === -1) {
      file.refusals.push({
        ...place(start),
        text: `"${id}" is no id of a text; ids are as the export wrote them.`,
      });
      continue;
    }
    const translation = textOf("translation");
    if (ERROR_VALUE.test(translation.trim())) {
      const shown = translation.trim();
      file.refusals.push({
        ...place(start),
        text: `${id}: the spreadsheet made "${shown}" of the translation.`,
      });
      continue;
    }
    file.texts.push({
      file: id.slice(0, cut),
      name: id.slice(cut + 1),
      original: textOf("original"),
      ...(translation.trim() !== "" && { translation }),
      isDone: DONE.has(textOf("state").trim().toLowerCase()),
      isLoose: false,
      ...place(start),
    });
  }
  if (fault) file.refusals.push({ ...place(fault.start), text: FAULTS[fault.case] });
  return file;
}

const FAULTS = {
  "unclosed-quote": "A quotation mark is opened here and never closed; from here on no cell can be told.",
  "stray-quote": "Behind a closing quotation mark the cell goes on; from here on no cell can be told.",
};

/** `Translation (de-CH)` and the like. */
function headingOf(written: string): { heading: Heading; lang?: string } | undefined {
  const match = /^([a-z ]+?)\s*(?:\(([\w-]+)\))?$/i.exec(written.trim());
  const heading = HEADINGS.find((one) => one === match?.[1]?.toLowerCase().trim());
  return heading && { heading, ...(heading === "translation" && match?.[2] && { lang: match[2] }) };
}
