import { ArrowDown, ArrowUp } from "lucide-react";
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Input, Label, SearchField } from "react-aria-components";
import { useSearchParams } from "react-router-dom";
import { chunksOf, RowChunk } from "./row-chunk.tsx";
import type { TableColumn } from "./table-column.ts";

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

const byWords = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * A table with a search and columns to sort by. The first column says what a row is. Rows are drawn where they are near
 * to be seen, however many there are.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, noun, columns, rows, keyOf, textOf, tools, empty } = props;
  const { words, setWords, noteWords, order, setOrder } = useAsked();
  // What is typed shows at once, the rows follow.
  const asked = useDeferredValue(words);
  const texts = useMemo(() => rows.map((row) => textOf(row).toLowerCase()), [rows, textOf]);
  const found = useMemo(() => {
    const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
    const left = rows.filter((_, index) => wanted.every((word) => texts[index]!.includes(word)));
    const by = columns.find(({ id }) => id === order?.id)?.sort;
    if (!by) return left;
    const sorted = left.toSorted((a, b) => compare(by(a), by(b)));
    return order?.isDown ? sorted.reverse() : sorted;
  }, [rows, texts, asked, order, columns]);
  const chunks = useMemo(() => chunksOf(found), [found]);
  const minor = columns.filter(({ isMinor }) => isMinor).length;
  const turn = (id: string): void =>
    setOrder(order?.id === id ? (order.isDown ? undefined : { id, isDown: true }) : { id, isDown: false });
  return (
    <div className="overview-table">
      <div className="overview-tools">
        <SearchField value={words} onChange={setWords} onBlur={noteWords} className="overview-search">
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
          <table
            aria-label={label}
            aria-rowcount={found.length + 1}
            style={{ "--major": columns.length - 1 - minor, "--minor": minor } as CSSProperties}
          >
            <colgroup>
              {columns.map(({ id, isMinor, width }) => (
                <col key={id} data-minor={isMinor} style={{ "--room": width } as CSSProperties} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                {columns.map((column) => (
                  <ColumnHead key={column.id} column={column} order={order} onTurn={turn} />
                ))}
              </tr>
            </thead>
            {chunks.map((chunk) => (
              <RowChunk key={chunk.first} chunk={chunk} columns={columns} keyOf={keyOf} />
            ))}
          </table>
        </div>
      )}
    </div>
  );
}

interface Order {
  id: string;
  isDown: boolean;
}

/** Milliseconds without a key before what is looked for is noted: browsers allow an address few changes. */
const PAUSE = 200;

/**
 * What is looked for and the order, in the address as well: whoever opens a row and comes back finds both as they were,
 * and may send the address.
 */
function useAsked() {
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState(query.get("search") ?? "");
  const [order, setOrder] = useState<Order | undefined>(() => readOrder(query.get("sort")));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = (name: string, value: string): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    words,
    setWords(text: string): void {
      setWords(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => note("search", text), PAUSE);
    },
    /** Whoever follows a link now has it noted. */
    noteWords(): void {
      clearTimeout(timer.current);
      if (words !== (query.get("search") ?? "")) note("search", words);
    },
    order,
    setOrder(next: Order | undefined): void {
      setOrder(next);
      note("sort", next ? `${next.isDown ? "-" : ""}${next.id}` : "");
    },
  };
}

/** `-year` goes down. */
function readOrder(text: string | null): Order | undefined {
  return text ? { id: text.replace(/^-/, ""), isDown: text.startsWith("-") } : undefined;
}

interface ColumnHeadProps {
  column: { id: string; label: string; sort?: unknown; isMinor?: true };
  order: Order | undefined;
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
          {isBy && <Arrow size="0.875rem" strokeWidth={1.75} aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** "71 pages", "7 of 71 pages". */
export function countWords(found: number, all: number, [one, many]: readonly [string, string]): string {
  const counted = `${all.toLocaleString("en")} ${all === 1 ? one : many}`;
  return found === all ? counted : `${found.toLocaleString("en")} of ${counted}`;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : byWords.compare(String(a), String(b));
}
