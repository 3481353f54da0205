import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Input, Label, SearchField } from "react-aria-components";

/** A column of a table. */
export interface TableColumn<Row> {
  id: string;
  label: string;
  cell(row: Row): ReactNode;
  /** By what rows are sorted; without it the column is not. */
  sort?(row: Row): string | number;
  /** Where there is little room it is left out. */
  isMinor?: true;
}

interface DataTableProps<Row> {
  /** What the table is called. */
  label: string;
  /** What a row is, and several: "page", "pages". */
  noun: readonly [one: string, many: string];
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Everything by which a row is found. */
  textOf(row: Row): string;
  /** Stands beside the search. */
  tools?: ReactNode;
  /** Said where there are no rows at all. */
  empty: ReactNode;
}

/** Rows drawn at once. */
const STEP = 100;

const byWords = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** A table with a search and columns to sort by. The first column says what a row is. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, noun, columns, rows, keyOf, textOf, tools, empty } = props;
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<{ id: string; isDown: boolean }>();
  const [most, setMost] = useState(STEP);
  const found = useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const left = rows.filter((row) => {
      const text = textOf(row).toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    const by = columns.find(({ id }) => id === order?.id)?.sort;
    if (!by) return left;
    const sorted = left.toSorted((a, b) => compare(by(a), by(b)));
    return order?.isDown ? sorted.reverse() : sorted;
  }, [rows, words, order, columns, textOf]);
  const turn = (id: string): void =>
    setOrder((now) =>
      now?.id === id ? (now.isDown ? undefined : { id, isDown: true }) : { id, isDown: false },
    );
  return (
    <div className="overview-table">
      <div className="overview-tools">
        <SearchField value={words} onChange={setWords} className="overview-search">
          <Label>Search</Label>
          <Input className="panel-control" />
        </SearchField>
        {tools}
        <p role="status" className="overview-count">
          {countWords(found.length, rows.length, noun)}
        </p>
      </div>
      {rows.length === 0 ? (
        <div className="overview-empty">{empty}</div>
      ) : found.length === 0 ? (
        <p className="overview-empty">Nothing holds these words.</p>
      ) : (
        <div className="overview-scroll">
          <table aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <ColumnHead key={column.id} column={column} order={order} onTurn={turn} />
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ id, cell, isMinor }, index) =>
                    index === 0 ? (
                      <th key={id} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={id} data-minor={isMinor}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > most && (
        <button type="button" className="editor-button" onClick={() => setMost(most + STEP)}>
          Show {Math.min(STEP, found.length - most)} more
        </button>
      )}
    </div>
  );
}

interface ColumnHeadProps {
  column: { id: string; label: string; sort?: unknown; isMinor?: true };
  order: { id: string; isDown: boolean } | undefined;
  onTurn(id: string): void;
}

function ColumnHead({ column: { id, label, sort, isMinor }, order, onTurn }: ColumnHeadProps) {
  const isBy = order?.id === id;
  const way = isBy ? (order.isDown ? "descending" : "ascending") : undefined;
  const Arrow = order?.isDown ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={way} data-minor={isMinor}>
      {sort ? (
        <button type="button" onClick={() => onTurn(id)}>
          {label}
          {isBy && <Arrow size={14} strokeWidth={1.75} aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** "71 pages", "7 of 71 pages". */
export function countWords(found: number, all: number, [one, many]: readonly [string, string]): string {
  const counted = `${all} ${all === 1 ? one : many}`;
  return found === all ? counted : `${found} of ${counted}`;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : byWords.compare(String(a), String(b));
}
