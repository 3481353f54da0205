import { AskSheet } from "../overview/ask-sheet.tsx";
import type { OverviewRow, TableAnswer } from "../overview-answers.ts";

interface DeleteRowProps {
  table: Pick<TableAnswer, "name" | "title" | "file">;
  row: OverviewRow;
  /** @param words  What was done. */
  onClose(words?: string): void;
}

/** Deletes a row, once it was shown what would break. */
export function DeleteRow({ table: { name, title, file }, row, onClose }: DeleteRowProps) {
  const called = row.title || row.key;
  return (
    <AskSheet
      title={`Delete ${called}`}
      verb="Delete the row"
      isDanger
      own={[file]}
      operation={{ kind: "delete-row", collection: name, row: row.key }}
      onClose={() => onClose()}
      onDone={() => onClose(`${called} is gone from ${title}. Undo brings it back.`)}
    >
      <p>It disappears from every page that shows it.</p>
    </AskSheet>
  );
}
