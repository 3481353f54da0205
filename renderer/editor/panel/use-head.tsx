import { useMemo, useState } from "react";
import type { Operation } from "../../edit/operation.ts";
import type { Target } from "../protocol.ts";
import { countWords, partsOf } from "./block-form.tsx";
import { blockTarget } from "./changes.ts";
import { Fold } from "./controls/fold.tsx";
import { FormFields } from "./controls/form-fields.tsx";
import { PagesShown } from "./controls/pages-shown.tsx";
import { refusalOf } from "./create-actions.ts";
import { createDataActions, type DataHost } from "./data-actions.ts";
import { FormScope } from "./form-scope.tsx";
import type { PanelBlock, PanelUse } from "./panel-block.ts";
import { PanelActionsContext, usePanelActions } from "./panel-context.ts";

// The same arrays each time, so that a fold knows its own.
const SETS = ["use"];
const TIMES = ["draft"];

/**
 * Of a block that comes from a shared list: which one, what this page sets for it, and the ways out. What is changed in
 * the form of the block itself is changed in the list.
 */
export function UseHead({ block, use }: { block: PanelBlock; use: PanelUse }) {
  const { apply, preview } = usePanelActions();
  const { route } = block;
  const { fields, values, title, list, routes } = use;
  const at = { ...blockTarget(block), as: "use" } as const;
  const now: DataHost = {
    values,
    route,
    at: (option) => ({ ...at, path: [...block.path, "props", ...option] }),
    apply,
    preview,
  };
  const [host] = useState(() => ({ ...now }));
  Object.assign(host, now);
  const actions = useMemo(() => createDataActions(host), [host]);
  const parts = useMemo(() => partsOf(fields), [fields]);
  const [fault, setFault] = useState<string>();
  const run = async (operation: Operation<Target>): Promise<void> =>
    setFault(refusalOf(await apply(operation)));
  return (
    <section className="panel-use" aria-label={`Shared blocks ${title}`}>
      <h3>{title}, shared</h3>
      <p className="panel-about">
        {use.about} Its blocks are written once, in {list}: what is changed in their options below, or in
        their texts, changes wherever they stand.
      </p>
      <PagesShown routes={routes} />
      <PanelActionsContext value={actions}>
        <FormScope form={{ ...use, asked: block.asked }}>
          {parts.own.length > 0 && (
            <Fold title="What this page sets" note={countWords(parts.own, values)} isOpen at={SETS}>
              <FormFields fields={parts.own} values={values} path={[]} />
            </Fold>
          )}
          <Fold title="When it is here" note={countWords(parts.block, values)} at={TIMES}>
            <FormFields fields={parts.block} values={values} path={[]} />
          </Fold>
        </FormScope>
      </PanelActionsContext>
      <div className="panel-fixes">
        <button type="button" className="panel-button" onClick={() => void run({ kind: "detach", at })}>
          Write its blocks out here
        </button>
        <button type="button" className="panel-button" onClick={() => void run({ kind: "delete", at })}>
          Take it off this page
        </button>
      </div>
      {fault && (
        <p className="panel-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
