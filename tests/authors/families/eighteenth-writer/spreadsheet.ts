import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../real-site.ts";
import { variantsOf } from "../cases.ts";
import type { Told } from "../told.ts";

const file = (path: string): string => readFileSync(join(root, path), "utf8");

/** Rows of a collection as a spreadsheet saves them, a line each below the line with the headings. */
function table(collection: string): string {
  const rows = parse(file(`data/${collection}.yaml`)) as Record<string, unknown>[];
  const headings = Object.keys(Object.assign({}, ...rows));
  const cell = (value: unknown): string => {
    const text = Array.isArray(value) ? value.join(";") : String(value ?? "");
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [headings, ...rows.map((row) => headings.map((one) => row[one]))]
    .map((line) => `${line.map(cell).join(",")}\n`)
    .join("");
}

const inTable = (collection: string, beside: Told["beside"] = {}) => {
  const variant = variantsOf(`data/${collection}.csv`, table(collection));
  return (...[name, from, to, at, more]: Parameters<typeof variant>): Told =>
    variant(name, from, to, at, { ...more, beside: { ...beside, [`data/${collection}.yaml`]: null } });
};

const leaders = inTable("leaders");
const jobs = inTable("jobs", {
  "data/jobs.schema.json": `${JSON.stringify({ ...JSON.parse(file("data/jobs.schema.json")), "x-table": { list: ";" } }, null, 2)}\n`,
});

/** The personnel office keeps leaders and postings in a spreadsheet from now on, and saves them as CSV. */
export const spreadsheet: readonly Told[] = [
  leaders("a column by another name", "name,role,", "name,position,", 1, { meant: "role" }),
  leaders("a picture from a sheet that is gone", "/images/people/coo-daniel-okafor.svg", "#REF!", "#REF!", {
    remedy: "none",
  }),
  leaders(
    "a formula in place of an address",
    "https://linkedin.example/in/priya-raman",
    '"=HYPERLINK(B4)"',
    "=HYPERLINK",
    { remedy: "none" },
  ),
  leaders("a quotation mark that went away", 'mostly to listen."', "mostly to listen.", 2),
  leaders(
    "a sentence with a comma, without its quotation marks",
    '"Daniel keeps promises',
    "Daniel keeps promises",
    3,
  ),
  leaders(
    "a name that was filled down",
    "cto-priya-raman,Priya",
    "coo-daniel-okafor,Priya",
    "coo-daniel-okafor",
    {
      remedy: "none",
    },
  ),
  leaders(
    "a path as Windows writes it",
    "/images/people/cto-priya-raman.svg",
    "\\images\\people\\cto-priya-raman.svg",
    "\\images\\people",
    { meant: "/images/people/cto-priya-raman.svg", mended: table("leaders") },
  ),
  leaders("a cell that stayed empty", "Chief Operating Officer", "", "coo-daniel-okafor", { remedy: "none" }),
  jobs("a day that can be two", "2025-05-12", "5/12/2025", "5/12/2025", { remedy: "none" }),
  jobs("a year of two digits", "2024-12-15", "15.12.24", "15.12.24"),
  jobs("a day as a number", "2025-04-03", "45750", "45750"),
  jobs("a role that is closed, in a word", "2025-05-31,true", "2025-05-31,erledigt", "erledigt", {
    remedy: "offer",
  }),
  jobs("a country by its name", "false,Bengaluru,IN", "false,Bengaluru,India", "false,Bengaluru,India", {
    meant: "IN",
  }),
  jobs("a last day before the first", "2025-03-31", "2024-03-31", "2024-03-31", { remedy: "none" }),
  jobs(
    "a kind of work in German",
    "Contract,Contract,Editing",
    "Freiberuflich,Contract,Editing",
    "Freiberuflich",
    {
      remedy: "offer",
    },
  ),
  jobs("a title with a stroke", "Cloud Platform Engineer", "Cloud / Platform Engineer", "Cloud / Platform", {
    remedy: "offer",
  }),
];
