interface Options {
  heading?: string;
  caption?: string;
  columns?: readonly unknown[];
  items?: readonly unknown[];
}

/** Checks that each row has a value for each column, and that the table has a name. */
export default function checkTable({ heading, caption, columns = [], items = [] }: Options) {
  const rows = items.flatMap((cells, index) => {
    if (!Array.isArray(cells) || cells.length === columns.length) return [];
    const { length } = cells;
    return [
      {
        path: ["items", index],
        message: `Row ${index + 1} has ${length} ${length === 1 ? "value" : "values"}; there are ${columns.length} columns.`,
        hint: cure(cells, columns.length),
      },
    ];
  });
  if (heading !== undefined || caption !== undefined) return rows;
  return [
    {
      path: ["columns"],
      message: 'A table needs a "heading" or a "caption", so that screen readers can name it.',
      hint: "Add one of the two.",
    },
    ...rows,
  ];
}

/** What to do with a row that has another number of values than there are columns. */
function cure(cells: readonly unknown[], wanted: number): string {
  if (cells.length > wanted) {
    // 12,50 between brackets is 12 and 50.
    const pairs = cells.filter(
      (cell, index) => /^\d+$/.test(String(cell)) && /^\d\d$/.test(String(cells[index + 1])),
    );
    const surplus = cells.length - wanted;
    if (pairs.length >= surplus)
      return "Between brackets a comma parts two values, within a number too: write 12.50, or quotation marks around it.";
    const isCutWords = cells.some((cell) => typeof cell === "string" && /^\p{Ll}/u.test(cell));
    return isCutWords
      ? "Remove a value, or add a column; a value with a comma in it needs quotation marks."
      : "Remove a value, or add a column.";
  }
  const joined = cells.find((cell) => typeof cell === "string" && partsOf(cell) > 1);
  return joined === undefined
    ? 'Write "–" where there is no value.'
    : `Between brackets a comma stands behind each value; this is one: ${String(joined)}`;
}

/** How many values somebody meant who parted them with another sign than a comma. */
const partsOf = (text: string): number => text.split(/\s*[;|\t]\s*/).filter((part) => part !== "").length;
