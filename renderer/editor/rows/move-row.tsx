import { useState } from "react";
import { AskText } from "../overview/ask-fields.tsx";
import { AskSheet } from "../overview/ask-sheet.tsx";
import type { OverviewRow, TableAnswer } from "../overview-answers.ts";
import type { Wish } from "../protocol.ts";

interface MoveRowProps {
  table: Pick<TableAnswer, "name" | "title" | "file" | "rows">;
  row: OverviewRow;
  /** @param words  What was done. */
  onClose(words?: string): void;
}

/** Asks at which place of its list a row is to stand, counted from 1. */
export function MoveRow({ table: { name, title, file, rows }, row, onClose }: MoveRowProps) {
  const now = rows.findIndex(({ key }) => key === row.key) + 1;
  const [typed, setTyped] = useState("");
  const place = placeOf(typed, rows.length);
  const called = row.title || row.key;
  return (
    <AskSheet
      title={`Move ${called}`}
      verb="Move the row"
      own={[file]}
      operation={place === undefined || place === now ? undefined : moveTo(name, row.key, now, place)}
      onClose={() => onClose()}
      onDone={() => onClose(movedWords(called, place!, rows.length))}
    >
      <AskText
        label={`Place in ${title}`}
        about={`A number from 1 to ${rows.length.toLocaleString("en")}. It is at place ${now.toLocaleString("en")} now.`}
        value={typed}
        onChange={setTyped}
        isFirst
      />
    </AskSheet>
  );
}

/** A place as people type it, thousands apart or not; undefined for none of the list. */
function placeOf(typed: string, count: number): number | undefined {
  const digits = typed.replace(/[\s,.’']/g, "");
  const place = /^\d+$/.test(digits) ? Number(digits) : 0;
  return place >= 1 && place <= count ? place : undefined;
}

/** The operation counts the place in front of which a row is to stand, while it still stands where it was. */
export function moveTo(collection: string, row: string, now: number, place: number): Wish {
  return { kind: "move-row", collection, row, index: place > now ? place : place - 1 };
}

export const movedWords = (called: string, place: number, count: number): string =>
  `${called} is at place ${place.toLocaleString("en")} of ${count.toLocaleString("en")} now. Undo takes it back.`;
