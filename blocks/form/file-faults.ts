import type { Props } from "./props.ts";

type FileField = Pick<Props["fields"][number], "accept" | "maxSize">;

/** MB that a file may have unless the field says otherwise. */
const MOST = 10;

/** The first file that is too large or of a kind that is not taken; browsers only suggest the kinds. */
export function findFileFault(
  files: Iterable<File>,
  { accept, maxSize = MOST }: FileField,
): File | undefined {
  return [...files].find(
    (file) => file.size > maxSize * 1_000_000 || (accept && !accept.some((kind) => isOfKind(file, kind))),
  );
}

function isOfKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith("*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
