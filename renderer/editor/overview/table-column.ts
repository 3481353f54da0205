import type { ReactNode } from "react";

/** A column of a table. */
export interface TableColumn<Row> {
  id: string;
  label: string;
  cell(row: Row): ReactNode;
  /** By what rows are sorted; without it the column is not. */
  sort?(row: Row): string | number;
  /** Where there is little room it is left out. */
  isMinor?: true;
  /** Of what needs the same room everywhere, in CSS; others share what is left. */
  width?: string;
}
