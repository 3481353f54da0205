import { useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Operation } from "../../edit/operation.ts";
import { openInEditor } from "../../runtime/live/open-in-editor.ts";
import { pathOfHash } from "../outline-tree.ts";
import type { FormAnswer } from "../overview-answers.ts";
import { FormFields } from "../panel/controls/form-fields.tsx";
import { createDataActions, type DataHost } from "../panel/data-actions.ts";
import { FormScope } from "../panel/form-scope.tsx";
import { PanelActionsContext } from "../panel/panel-context.ts";
import { useShownOption } from "../panel/use-shown-option.ts";
import type { EditAnswer, Path, Target } from "../protocol.ts";
import { useShell } from "../shell/shell-context.ts";

interface DataFormProps {
  form: FormAnswer;
  /** Where a field stands. */
  at(path: Path): Target;
  /** What gives the row another key; missing for what has none. */
  setKey?(key: string): Operation<Target>;
  /** Called after a change was written. */
  onApplied?(operation: Operation<Target>, answer: EditAnswer): void;
}

/** The fields of a row or of the settings, by the same controls as the options of blocks. */
export function DataForm({ form, at, setKey, onApplied }: DataFormProps) {
  const { client } = useShell();
  const { fields, values, problems, title, file, line, open, key, told } = form;
  const [host] = useState<DataHost>(() => ({ values, at, apply: client.apply, preview: client.preview }));
  host.values = values;
  host.at = (path) => ({ ...at(path), ...(told !== undefined && { told }) });
  host.own = key !== undefined && setKey ? { name: key, set: setKey } : undefined;
  host.apply = async (operation, more) => {
    const answer = await client.apply(operation, more);
    onApplied?.(operation, answer);
    return answer;
  };
  const actions = useMemo(() => createDataActions(host), [host]);
  const element = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  const named = useMemo(() => pathOfHash(hash.slice(1)), [hash]);
  const shown = named.length > 0 ? named : undefined;
  useShownOption(element, shown);
  const own = problems.filter(({ at: [name] }) => !fields.some((field) => field.name === name));
  return (
    <PanelActionsContext value={actions}>
      <FormScope form={form} shown={shown}>
        <div className="panel overview-form">
          <form
            ref={element}
            className="panel-form"
            aria-label={`Fields of ${title}`}
            onSubmit={(event) => event.preventDefault()}
          >
            <FormFields fields={fields} values={values} path={[]} problems={own} />
          </form>
          <p className="panel-where">
            <span>
              {file}:{line}
            </span>
            <button type="button" className="panel-button" onClick={() => openInEditor(open)}>
              Open in the code editor
            </button>
          </p>
        </div>
      </FormScope>
    </PanelActionsContext>
  );
}
