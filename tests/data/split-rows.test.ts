import { describe, expect, it } from "vitest";
import { readTable } from "../../renderer/data/tables/read-table.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const text: Schema = { type: "string", description: "A text." };
const schema: Schema = {
  type: "object",
  required: ["id", "quote", "author", "company"],
  properties: { id: text, quote: text, author: text, company: text },
};
const read = (...rows: string[]) =>
  readTable(["id,quote,author,company", ...rows, ""].join("\n"), schema, "quotes");
const codes = (...rows: string[]) =>
  read(...rows).problems.map(({ code, params }) => [code, (params as { case: string }).case]);

describe("a row of a table that stands on two lines", () => {
  it.each([
    [["a,Good.", "Ana,Acme"]],
    [["a", "Good.,Ana,Acme"]],
    [["a,Good.,Ana", "Acme"]],
    [["a,Good", "and fast.,Ana,Acme"]],
  ])("is told once, and read as one: %j", (rows) => {
    const { tree, records } = read(...rows, "b,Bad.,Ben,Bolt");
    expect(codes(...rows, "b,Bad.,Ben,Bolt")).toEqual([["bad-table", "split-row"]]);
    expect(tree?.items).toHaveLength(2);
    expect(records[0]!.cells.map((cell) => cell.text).at(-1)).toBe("Acme");
  });

  it("is joined by the sign of the table", () =>
    expect(read("a,Good.", "Ana,Acme").problems[0]!.offer!.text).toBe(","));

  it.each([[["a,Good.", "b,Bad.,Ben,Bolt"]], [["a,Good.,Ana", "b,Bad.,Ben"]], [["a,Good."]]])(
    "is not made of rows that are short by themselves: %j",
    (rows) => expect(codes(...rows)).toEqual([]),
  );
});
