import { parseBindings } from "../pages/bindings.ts";
import type { Span } from "../problems/draft.ts";

/** A part of a text with bindings, and where it is written. */
export type TextPiece = { range: Span } & ({ literal: string } | { path: string[]; raw: string });

/**
 * Takes a text with `${…}` apart.
 *
 * @param value  As it is read. @param file  The file that it stands in. @param range  Where it stands there.
 */
export function piecesOf(value: string, file: string, range: Span): TextPiece[] {
  const { parts } = parseBindings(value);
  const inner = contentOf(file, range);
  let at = inner.start;
  return parts.map((part, index): TextPiece => {
    if (typeof part !== "string") {
      const start = find(file, part.raw, at, inner.end);
      at = start + part.raw.length + 3;
      return { range: { start, end: at }, path: part.path, raw: part.raw };
    }
    const next = parts[index + 1];
    const end = next && typeof next !== "string" ? find(file, next.raw, at, inner.end) : inner.end;
    return { range: { start: at, end }, literal: part };
  });
}

/** A binding holds nothing that could be escaped or broken over lines, so it stands there as it is read. */
function find(file: string, raw: string, from: number, end: number): number {
  const start = file.indexOf(`\${${raw}}`, from);
  // One whose signs are written as escapes is said to stand where it could begin.
  return start === -1 || start >= end ? from : start;
}

/** The part between the quotation marks, or below the line with `|` or `>`. */
function contentOf(file: string, { start, end }: Span): Span {
  const first = file[start];
  if (first === '"' || first === "'") return { start: start + 1, end: end - 1 };
  if (first !== "|" && first !== ">") return { start, end };
  const body = file.indexOf("\n", start) + 1;
  return { start: body, end: body + file.slice(body, end).trimEnd().length };
}
