import { useMemo, useRef, useState } from "react";
import type { Path } from "../../protocol.ts";
import { countWords, partsOf } from "../block-form.tsx";
import { Fold } from "../controls/fold.tsx";
import { FormFields } from "../controls/form-fields.tsx";
import { QueryPart } from "../controls/query-part.tsx";
import { createDataActions, type DataHost } from "../data-actions.ts";
import { FormScope } from "../form-scope.tsx";
import type { PanelPage } from "../panel-block.ts";
import { PanelActionsContext, usePanelActions } from "../panel-context.ts";
import { useShownOption } from "../use-shown-option.ts";

// The same array each time, so that the fold knows its own.
const TIMES: Path = ["draft"];

/** Every further key of the page: its picture, layout, addresses, the collection that it is made from, its times. */
export function PageForm({ form, focused }: { form: PanelPage; focused: Path | undefined }) {
  const { fields, values, problems, route, told, original } = form;
  const { apply, preview } = usePanelActions();
  const now: DataHost = {
    values,
    route,
    at: (path) => ({ route, path, as: "written", ...(told !== undefined && { told }) }),
    apply,
    preview,
  };
  const [host] = useState(() => ({ ...now }));
  Object.assign(host, now);
  const actions = useMemo(() => createDataActions(host), [host]);
  const element = useRef<HTMLFormElement>(null);
  useShownOption(element, focused);
  const parts = useMemo(() => partsOf(fields), [fields]);
  const own = problems.filter(({ at: [name] }) => !fields.some((field) => field.name === name));
  const [areTimesOpen] = useState(() => parts.block.some(({ name }) => values[name] !== undefined));
  return (
    <PanelActionsContext value={actions}>
      <FormScope form={form} shown={focused}>
        <form
          ref={element}
          className="panel-form"
          aria-label="Settings of the page"
          onSubmit={(event) => event.preventDefault()}
        >
          <h2>Settings</h2>
          {original !== undefined && (
            <p className="panel-about">
              What is set here holds for this language alone. Everything else is as {original} has it.
            </p>
          )}
          <FormFields fields={parts.own} values={values} path={[]} problems={own} />
          {(original === undefined || values.each !== undefined) && (
            <QueryPart title="A page for each row" fields={parts.query} values={values} />
          )}
          <Fold
            title="When it is there"
            note={countWords(parts.block, values)}
            isOpen={areTimesOpen}
            at={TIMES}
          >
            <FormFields fields={parts.block} values={values} path={[]} />
          </Fold>
        </form>
      </FormScope>
    </PanelActionsContext>
  );
}
