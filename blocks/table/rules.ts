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
        hint:
          length < columns.length ? 'Write "–" where there is no value.' : "Remove a value, or add a column.",
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
