interface Options {
  periods?: unknown;
  items?: readonly { highlighted?: unknown; secondPrice?: unknown; secondUnit?: unknown }[];
  comparison?: { items?: readonly { label?: unknown; values?: readonly unknown[] }[] };
}

/** Checks that one plan stands out at most, that a second price can be chosen, and that each row of the comparison has a value for each plan. */
export default function checkPrices({ periods, items = [], comparison }: Options) {
  const highlighted = items.flatMap(({ highlighted: is }, index) => (is === true ? [index] : []));
  const second = items.findIndex((item) => item.secondPrice !== undefined || item.secondUnit !== undefined);
  const name = items[second]?.secondPrice === undefined ? "secondUnit" : "secondPrice";
  return [
    ...highlighted.slice(1).map((index) => ({
      path: ["items", index, "highlighted"],
      message: "Two plans are highlighted, so neither stands out.",
      hint: "Keep one.",
    })),
    ...(second !== -1 && periods === undefined
      ? [
          {
            path: ["items", second, name],
            message: `"${name}" is never shown, because these prices have no "periods" to choose from.`,
            hint: 'Add "periods" with a label, a first and a second one, or remove it.',
          },
        ]
      : []),
    ...(comparison?.items ?? []).flatMap(({ values }, index) =>
      values === undefined || values.length === items.length
        ? []
        : [
            {
              path: ["comparison", "items", index, "values"],
              message: `This row has ${values.length} ${values.length === 1 ? "value" : "values"}; there are ${items.length} plans.`,
              hint: "Write one value for each plan: a text, or yes or no.",
            },
          ],
    ),
  ];
}
