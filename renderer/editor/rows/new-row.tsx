import { useEffect, useState } from "react";
import { addressOf, noAddress } from "../overview/address-of.ts";
import { AskText } from "../overview/ask-fields.tsx";
import { AskSheet } from "../overview/ask-sheet.tsx";
import { load } from "../overview/use-overview.ts";
import { type FormAnswer, OVERVIEW_PATH, type OverviewRow, type TableAnswer } from "../overview-answers.ts";
import type { PanelValues } from "../panel/panel-block.ts";
import { newRow, rowLike, titleField } from "./new-row-values.ts";

interface NewRowProps {
  table: TableAnswer;
  /** Copies this one. */
  like: OverviewRow | undefined;
  onClose(): void;
  /** @param key  Of the row that is there now. */
  onMade(key: string): void;
}

/** Asks what a new row is called; its other fields are filled in afterwards, in its form. */
export function NewRow({ table, like, onClose, onMade }: NewRowProps) {
  const { name, title: list, key, fields, rows, file } = table;
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState<string>();
  const model = useRowValues(name, like?.key ?? rows.at(-1)?.key);
  const called = titleField(fields, key);
  const own = (typed ?? addressOf(title)).trim();
  const names = { fields, key, name: own, title: title.trim() };
  const isReady = model !== undefined && own !== "" && (called === undefined || title.trim() !== "");
  const row = isReady ? (like && model ? rowLike(names, model) : newRow(names, model ?? undefined)) : {};
  const index = like ? rows.findIndex((one) => one.key === like.key) + 1 : rows.length;
  const keyLabel = fields.find((field) => field.name === key)?.label ?? key;
  return (
    <AskSheet
      title={like ? `Copy ${like.title || like.key}` : `New row in ${list}`}
      verb={like ? "Make the copy" : "Make the row"}
      own={[file]}
      operation={isReady ? { kind: "add-row", collection: name, row, index } : undefined}
      onClose={onClose}
      onDone={() => onMade(own)}
    >
      {called && (
        <AskText label={called.label} about={called.about} value={title} onChange={setTitle} isFirst />
      )}
      <AskText
        label={keyLabel}
        about={`The name by which pages and other lists find this row.${own === "" ? noAddress(title) : ""}`}
        value={own}
        onChange={setTyped}
        isFirst={!called}
      />
    </AskSheet>
  );
}

/** What a row says; null where there is no row to look at, undefined until it is known. */
function useRowValues(collection: string, row: string | undefined): PanelValues | null | undefined {
  const [values, setValues] = useState<PanelValues | null | undefined>(row === undefined ? null : undefined);
  useEffect(() => {
    if (row === undefined) return;
    let isOver = false;
    load<FormAnswer>(`${OVERVIEW_PATH}row?${new URLSearchParams({ collection, row })}`).then(
      (form) => !isOver && setValues(form?.values ?? null),
      () => !isOver && setValues(null),
    );
    return () => {
      isOver = true;
    };
  }, [collection, row]);
  return values;
}
