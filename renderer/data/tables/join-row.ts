import type { Draft } from "../../problems/draft.ts";

/** What is wrong with the value of a cell. */
const OF_VALUE: ReadonlySet<string> = new Set([
  "not-allowed-value",
  "out-of-range",
  "wrong-format",
  "wrong-type",
]);

/**
 * What is wrong with the rows of a table, one problem for a row that is none: a sum below the others, or one whose
 * cells are parted by another sign, lacks most of its fields.
 */
export function joinRows(drafts: readonly Draft[]): Draft[] {
  // Without a heading a column fills no field.
  // So does one whose heading says another name, or that of another column.
  const isNameless =
    drafts.some(
      ({ code, params }) =>
        code === "bad-table" && (params.case === "no-heading" || params.case === "doubled-column"),
    ) || drafts.filter(({ code }) => code === "unknown-field").length === 1;
  const told = isNameless ? drafts.filter(({ code }) => code !== "missing-field") : drafts;
  const lacking = new Map<unknown, Draft[]>();
  for (const draft of told)
    if (draft.code === "missing-field") {
      const row = lacking.get(draft.path[0]);
      if (row) row.push(draft);
      else lacking.set(draft.path[0], [draft]);
    }
  return told.flatMap((draft): Draft[] => {
    const row = lacking.get(draft.path[0]);
    if (!row || row.length < 2 || typeof draft.path[0] !== "number") return [draft];
    if (draft.code === "missing-field") return draft === row[0] ? [withAll(row)] : [];
    return OF_VALUE.has(draft.code) ? [] : [draft];
  });
}

/** The first of several lacks, naming the others. */
function withAll(row: readonly Draft[]): Draft {
  const [first, ...others] = row as [Draft & { code: "missing-field" }, ...Draft[]];
  const also = others.map(({ params }) => (params as { option: string }).option);
  return { ...first, params: { ...first.params, also } };
}
