import { useEffect, useState } from "react";
import { askPanel } from "../ask-panel.ts";
import type { PanelField, PanelValues, QueryAnswer } from "../panel-block.ts";
import { Fold } from "./fold.tsx";
import { FormFields } from "./form-fields.tsx";

/** The options that fill a block from a collection, and how many rows they find. */
export function QueryPart({ fields, values }: { fields: readonly PanelField[]; values: PanelValues }) {
  const { source } = values;
  const isUsed = source !== undefined;
  return (
    <Fold
      title="Filled from a collection"
      note={typeof source === "string" ? source : "not used"}
      isOpen={isUsed}
      at={["source"]}
    >
      <FormFields fields={isUsed ? fields : fields.slice(0, 1)} values={values} path={[]} />
      {typeof source === "string" && <Found values={values} />}
    </Fold>
  );
}

/** How many rows the query finds now, and what the first are called. */
function Found({ values }: { values: PanelValues }) {
  const { source, where, sort, limit } = values;
  const query = JSON.stringify({ source, where, sort, limit });
  const [answer, setAnswer] = useState<QueryAnswer>();
  useEffect(() => {
    const control = new AbortController();
    askPanel("rows", { query }, control.signal).then(setAnswer, () => {});
    return () => control.abort();
  }, [query]);
  if (!answer) return null;
  const { count, all, first } = answer;
  return (
    <div className="panel-found" role="status">
      <p>
        {count === all ? `All ${all}` : `${count} of ${all}`} {all === 1 ? "row" : "rows"}
      </p>
      {first.length > 0 && (
        <p>
          {first.join(" · ")}
          {count > first.length && " …"}
        </p>
      )}
    </div>
  );
}
