import { describe, expect, it } from "vitest";
import { type CellForms, readCell } from "../../renderer/data/tables/read-cell.ts";
import { lettersOf } from "../../renderer/data/tables/read-table.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const number: Schema = { type: "number" };
const date: Schema = { type: "string", format: "date" };
const moment: Schema = { type: "string", format: "date-time" };
const time: Schema = { type: "string", format: "time" };
const text: Schema = { type: "string" };

const read = (cell: string, schema: Schema, forms: Partial<CellForms> = {}): unknown => {
  const found = readCell(cell, schema, { parts: ",", ...forms });
  return "value" in found ? found.value : `(${found.fault})`;
};

describe("a cell", () => {
  it.each<[string, Schema, Partial<CellForms>, unknown]>([
    ["12", number, {}, 12],
    ["-1.5", number, {}, -1.5],
    ["1.234", number, {}, 1.234],
    ["1.234", number, { parts: ";" }, "(number-mark)"],
    ["1.234", number, { decimal: "," }, 1234],
    ["1,234", number, {}, "(number-mark)"],
    ["1,234", number, { decimal: "." }, 1234],
    ["1,234", number, { decimal: "," }, 1.234],
    ["1.234,56", number, {}, 1234.56],
    ["1,234.56", number, {}, 1234.56],
    ["1.234.567", number, {}, 1234567],
    ["1 234,5", number, {}, 1234.5],
    ["1\u202f234", number, {}, 1234],
    ["1’234.50", number, {}, 1234.5],
    ["\u22125", number, {}, -5],
    ["1.2E+3", number, { decimal: "." }, 1200],
    ["12,34,5", number, {}, "12,34,5"],
    ["5 €", number, {}, "5 €"],
    ["2027-12-31", date, {}, "2027-12-31"],
    ["31.12.2027", date, {}, "2027-12-31"],
    ["1.2.2027", date, {}, "2027-02-01"],
    ["31.02.2027", date, {}, "31.02.2027"],
    ["12/31/2027", date, {}, "2027-12-31"],
    ["31/12/2027", date, {}, "2027-12-31"],
    ["5/5/2027", date, {}, "2027-05-05"],
    ["3/4/2027", date, {}, "(date-order)"],
    ["3/4/2027", date, { dates: "MM/DD/YYYY" }, "2027-03-04"],
    ["3/4/2027", date, { dates: "DD/MM/YYYY" }, "2027-04-03"],
    ["13/4/2027", date, { dates: "MM/DD/YYYY" }, "13/4/2027"],
    ["3/4/27", date, { dates: "MM/DD/YY" }, "2027-03-04"],
    ["3/4/27", date, { dates: "MM/DD/YYYY" }, "(date-year)"],
    ["31.12.27", date, {}, "(date-year)"],
    ["2027/1/5", date, {}, "2027-01-05"],
    ["31.12.2027 18:00", moment, {}, "2027-12-31T18:00"],
    ["12/31/2027, 6:05 PM", moment, {}, "2027-12-31T18:05"],
    ["3/4/2027 9:00", moment, {}, "(date-order)"],
    ["9:00", time, {}, "09:00"],
    ["12:30 AM", time, {}, "00:30"],
    ["18:00:30", time, {}, "18:00:30"],
    ["25:00", time, {}, "25:00"],
    ["WAHR", { type: "boolean" }, {}, true],
    ["Nein", { type: "boolean" }, {}, false],
    ["perhaps", { type: "boolean" }, {}, "perhaps"],
    ["a; b;", { type: "array" }, { list: ";" }, ["a", "b"]],
    ["a|b", { type: "array", "x-list": "|" }, { list: ";" }, ["a", "b"]],
    ["a", { type: "array" }, {}, "(no-list-sign)"],
    ["4.93E+11", text, {}, "(lost-number)"],
    ["1E5", text, {}, "(lost-number)"],
    ["#1 in Europe", text, {}, "#1 in Europe"],
    ["#REF!", text, {}, "(error-value)"],
    ["#DIV/0!", text, {}, "(error-value)"],
    ["#¿NOMBRE?", text, {}, "(error-value)"],
    ["#NV", text, {}, "(error-value)"],
    ["#ff0000", text, {}, "#ff0000"],
    ["=A1", text, {}, "(formula)"],
    ["=> next", text, {}, "=> next"],
    ["+49 30 123", text, {}, "+49 30 123"],
    ["WAHR", text, {}, "WAHR"],
  ])("%j", (cell, schema, forms, value) => expect(read(cell, schema, forms)).toEqual(value));
});

it("columns are named as in spreadsheets", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});
