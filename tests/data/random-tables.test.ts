import fc from "fast-check";
import { expect, it } from "vitest";
import { openRows } from "../../renderer/data/open-rows.ts";
import { readDataText } from "../../renderer/data/read-data.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

const names = ["id", "title", "note"];
const schema: Schema = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
};
const rows = { name: "things", schema };

/** Texts that hold what parts cells and rows, and look like no formula, error or rounded number. */
const text = fc
  .array(fc.constantFrom("a", "b", " ", ";", ",", "\t", "|", '"', "\n", "ä", "😀", "'", "x1"), {
    maxLength: 8,
  })
  .map((parts) => parts.join("").trim());

/** How a program writes a table. */
const style = fc.record({
  separator: fc.constantFrom(",", ";", "\t", "|"),
  lineBreak: fc.constantFrom("\n", "\r\n", "\r"),
  mark: fc.constantFrom("", "\ufeff"),
  says: fc.boolean(),
  quotesAll: fc.boolean(),
  ends: fc.boolean(),
  emptyAtEnd: fc.nat({ max: 2 }),
});
type Style = typeof style extends fc.Arbitrary<infer One> ? One : never;

function write(
  table: readonly (readonly string[])[],
  { separator, lineBreak, mark, says, quotesAll, ends, emptyAtEnd }: Style,
): string {
  const cell = (value: string): string =>
    quotesAll || /["\r\n]/.test(value) || value.includes(separator)
      ? `"${value.replaceAll('"', '""')}"`
      : value;
  const surplus = separator.repeat(emptyAtEnd);
  const lines = [names, ...table].map((row) => row.map(cell).join(separator) + surplus);
  const first = says ? [`sep=${separator}`] : [];
  return mark + [...first, ...lines].join(lineBreak) + (ends ? lineBreak : "");
}

const table = fc.array(
  fc.tuple(text, text, text).filter((row) => row.some((cell) => cell !== "")),
  { minLength: 1, maxLength: 4 },
);

/** The rows that a table means: empty cells are no fields. */
const meant = (cells: readonly (readonly string[])[]): object[] =>
  cells.map((row) =>
    Object.fromEntries(row.flatMap((cell, at) => (cell === "" ? [] : [[names[at]!, cell]]))),
  );

it("tables are read as they were written, whoever wrote them", () => {
  fc.assert(
    fc.property(table, style, (cells, how) => {
      const read = readDataText(write(cells, how), "csv", rows);
      expect(read.problems).toEqual([]);
      expect(plainData(read.tree!)).toEqual(meant(cells));
    }),
    { numRuns: 500 },
  );
});

it("each cell stands where its place says, and its row and column are those of the spreadsheet", () => {
  fc.assert(
    fc.property(table, style, (cells, how) => {
      const { tree, text: file, lines } = readDataText(write(cells, how), "csv", rows);
      for (const [index, row] of (tree?.kind === "list" ? tree.items : []).entries())
        for (const [name, { value }] of row.kind === "map" ? row.entries : []) {
          const column = names.indexOf(name);
          expect(lines.cellAt!(value.start)).toMatchObject({ row: index + 2, column: "ABC"[column] });
          const raw = file.slice(value.start, value.end).replace(/\r\n?/g, "\n");
          const shown = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
          expect(shown).toBe(cells[index]![column]);
        }
    }),
    { numRuns: 300 },
  );
});

it("another text in a cell changes this cell alone, and nothing outside its range", () => {
  fc.assert(
    fc.property(table, style, text, fc.nat(), (cells, how, value, which) => {
      const before = write(cells, how);
      const filled = cells.flatMap((row, index) =>
        row.flatMap((cell, at) => (cell === "" ? [] : [{ index, at }])),
      );
      const { index, at } = filled[which % filled.length]!;
      const edit = openRows(before, "csv", rows)!.replace([index, names[at]!], value);
      if (value === "") {
        expect(edit).toBeUndefined();
        return;
      }
      const after = readDataText(applyEdits(before, [edit!]), "csv", rows);
      const changed = cells.map((row, place) =>
        place === index ? row.map((cell, column) => (column === at ? value : cell)) : row,
      );
      expect(plainData(after.tree!)).toEqual(meant(changed));
    }),
    { numRuns: 300 },
  );
});

it("no text at all stops the reader", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('"', ";", ",", "\n", "\r", "id", "title", "x", "\ufeff", " ", "sep=;"), {
        maxLength: 30,
      }),
      (parts) => {
        const read = readDataText(parts.join(""), "csv", rows);
        expect(read.tree !== undefined || read.problems.length > 0 || read.isEmpty).toBe(true);
        for (const { start, end } of read.problems)
          expect(read.lines.range(start, end).start.line).toBeGreaterThan(0);
      },
    ),
    { numRuns: 1000 },
  );
});
