import { useEffect, useMemo, useState } from "react";
import { askPanel } from "../ask-panel.ts";
import type { PanelField, PanelValues, QueryAnswer } from "../panel-block.ts";
import { Fold } from "./fold.tsx";
import { FormFields } from "./form-fields.tsx";
import { foundWords } from "./found-words.ts";

interface QueryPartProps {
  title: string;
  /** The first names the collection. */
  fields: readonly PanelField[];
  values: PanelValues;
}

/** The options that choose rows of a collection, and how many they find. */
export function QueryPart({ title, fields, values }: QueryPartProps) {
  const [first] = fields;
  const at = useMemo(() => [first?.name ?? ""], [first]);
  const source = values[first?.name ?? ""];
  const isUsed = source !== undefined;
  return (
    <Fold title={title} note={typeof source === "string" ? source : "not used"} isOpen={isUsed} at={at}>
      <FormFields fields={isUsed ? fields : fields.slice(0, 1)} values={values} path={[]} />
      {typeof source === "string" && <Found source={source} values={values} />}
    </Fold>
  );
}

/** How many rows the query finds now, and what the first are called. */
function Found({ source, values }: { source: string; values: PanelValues }) {
  const { where, sort, limit } = values;
  const query = JSON.stringify({ source, where, sort, limit });
  const [answer, setAnswer] = useState<QueryAnswer>();
  useEffect(() => {
    const control = new AbortController();
    askPanel("found", { query }, control.signal).then(setAnswer, () => {});
    return () => control.abort();
  }, [query]);
  if (!answer) return null;
  const { count, first } = answer;
  return (
    <div className="panel-found" role="status">
      <p>{foundWords(answer)}</p>
      {first.length > 0 && (
        <p>
          {first.join(" · ")}
          {count > first.length && " …"}
        </p>
      )}
    </div>
  );
}
