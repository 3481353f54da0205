import type { Draft, Span } from "../../problems/draft.ts";

/** In a table, a row that says, sign for sign, what another says: it can go. */
export function withoutTwinRow(text: string, one: Span, other: Span): Pick<Draft, "offer"> {
  const rowAt = ({ start }: Span) => {
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const stop = text.indexOf("\n", start);
    return { start: from, end: stop === -1 ? text.length : stop + 1 };
  };
  const [above, below] = [rowAt(one), rowAt(other)];
  const written = text.slice(below.start, below.end).trim();
  // A cell with a line break in it goes on below.
  const isWhole = written.split('"').length % 2 === 1;
  return isWhole && text.slice(above.start, above.end).trim() === written
    ? { offer: { ...below, text: "" } }
    : {};
}
