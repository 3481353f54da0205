import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Operation } from "../../edit/operation.ts";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import { labelOf } from "../field-label.ts";
import { NotThere, SitePlace } from "../overview/site-place.tsx";
import { UnreadFile } from "../overview/unread-file.tsx";
import { useOverview } from "../overview/use-overview.ts";
import type { FormAnswer } from "../overview-answers.ts";
import type { EditAnswer, Target } from "../protocol.ts";
import { useShell } from "../shell/shell-context.ts";
import { DataForm } from "./data-form.tsx";
import { titleField } from "./new-row-values.ts";

/** One row as a form, and the pages that show it. */
export function RowView({ name, row: asked }: { name: string; row: string }) {
  const overview = useOverview("row", { collection: name, row: asked });
  const { answer } = overview;
  // Somebody else may have given it another key: the form stays under the hands of whoever types in it.
  const row = answer?.row ?? asked;
  const navigate = useNavigate();
  const follow = (operation: Operation<Target>, done: EditAnswer): void => {
    if (operation.kind !== "set-key" || !("files" in done)) return;
    void navigate(`${SITE_PATH}/rows/${name}/${encodeURIComponent(operation.key)}`, { replace: true });
  };
  return (
    <SitePlace
      title={answer?.title ?? row}
      about={answer?.about ?? ""}
      trail={[
        { to: `${SITE_PATH}/rows`, title: "Data" },
        { to: `${SITE_PATH}/rows/${name}`, title: labelOf(name) },
      ]}
    >
      {answer ? (
        <div className="overview-columns">
          <DataForm
            form={answer}
            at={(path) => ({ collection: name, row, path })}
            setKey={(key) => ({ kind: "set-key", collection: name, row, key })}
            onApplied={follow}
          />
          {overview.unread ? (
            <UnreadFile {...overview.unread} />
          ) : (
            <ShownOn collection={name} row={row} form={answer} />
          )}
        </div>
      ) : (
        <NotThere overview={overview} missing={`There is no row ${row} in this list now.`} />
      )}
    </SitePlace>
  );
}

/** Words that no row has: the pages that would change with them show it. */
const PROBE = "Other words for a moment";

/** Pages named at once. */
const MOST_PAGES = 40;

/** The pages that show a row, as far as its title is on them. */
function ShownOn({ collection, row, form }: { collection: string; row: string; form: FormAnswer }) {
  const { client } = useShell();
  const [routes, setRoutes] = useState<string[] | "all" | "unknown">();
  const field = titleField(form.fields, form.key ?? "")?.name;
  useEffect(() => {
    if (field === undefined) return setRoutes([]);
    let isOver = false;
    void client
      .preview({ kind: "set", at: { collection, row, path: [field] }, value: PROBE })
      .then((answer) => !isOver && setRoutes("routes" in answer ? answer.routes : "unknown"));
    return () => {
      isOver = true;
    };
  }, [client, collection, row, field]);
  return (
    <aside className="overview-shown" aria-label="Pages that show this row">
      <h2>Pages that show it</h2>
      {routes === undefined ? (
        <p role="status">Looking …</p>
      ) : routes === "all" ? (
        <p>Every page may.</p>
      ) : routes === "unknown" ? (
        <p>That cannot be told at the moment.</p>
      ) : routes.length === 0 ? (
        <p>None at the moment.</p>
      ) : (
        <ul>
          {routes.slice(0, MOST_PAGES).map((route) => (
            <li key={route}>
              <Link to={`${EDITOR_PATH}${route}`}>{route}</Link>
            </li>
          ))}
          {routes.length > MOST_PAGES && <li>and {routes.length - MOST_PAGES} more</li>}
        </ul>
      )}
    </aside>
  );
}
