import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { TableColumn } from "./table-column.ts";

/** Rows that are drawn together. */
const SIZE = 25;
/** Height of a row in pixels, as far as nobody has seen it. */
const USUAL = 57;
/** How far from what is seen rows are drawn. */
const NEAR = "600px 0px";

export interface Chunk<Row> {
  /** Of its rows among all, from 0. */
  first: number;
  rows: readonly Row[];
}

export function chunksOf<Row>(rows: readonly Row[]): Chunk<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / SIZE) }, (_, index) => ({
    first: index * SIZE,
    rows: rows.slice(index * SIZE, (index + 1) * SIZE),
  }));
}

interface RowChunkProps<Row> {
  chunk: Chunk<Row>;
  columns: readonly TableColumn<Row>[];
  keyOf(row: Row): string;
}

/** What scrolls a view: its own element, or in a low window the window (null). */
function scrolledAround(element: Element): Element | null {
  const view = element.closest(".overview");
  return view && getComputedStyle(view).overflowY !== "visible" ? view : null;
}

/**
 * Some rows of a table, drawn as they come near to be seen; else as high as they are. The table of react-aria with its
 * virtualizer builds all rows for each letter of a search: two seconds of 5,000.
 */
export const RowChunk = memo(function RowChunk<Row>({ chunk, columns, keyOf }: RowChunkProps<Row>) {
  const { first, rows } = chunk;
  const element = useRef<HTMLTableSectionElement>(null);
  const height = useRef<number>(undefined);
  const [isNear, setNear] = useState(first === 0);
  useEffect(() => {
    const body = element.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        // Whoever stands in a row stays there.
        if (!isIn && body.contains(document.activeElement)) return;
        if (!isIn) height.current = body.offsetHeight;
        setNear(isIn);
      },
      { root: scrolledAround(body), rootMargin: NEAR },
    );
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  if (!isNear)
    return (
      <tbody ref={element} aria-hidden="true">
        <tr>
          <td style={{ blockSize: height.current ?? rows.length * USUAL, padding: 0 }} />
        </tr>
      </tbody>
    );
  return (
    <tbody ref={element}>
      {rows.map((row, index) => (
        <tr key={keyOf(row)} aria-rowindex={first + index + 2}>
          {columns.map(({ id, cell, isMinor }, place) =>
            place === 0 ? (
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
  );
}) as <Row>(props: RowChunkProps<Row>) => ReactNode;
