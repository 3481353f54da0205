import { Link } from "react-router-dom";
import { EDITOR_PATH } from "../../../runtime/live/protocol.ts";

/** The pages that change with a value, each to be opened. */
export function PagesShown({ routes }: { routes: readonly string[] | "all" }) {
  if (routes === "all") return <p>Shown on every page.</p>;
  return (
    <details className="panel-shown-on">
      <summary>Shown on {routes.length === 1 ? "one page" : `${routes.length} pages`}</summary>
      <ul>
        {routes.map((route) => (
          <li key={route}>
            <Link to={`${EDITOR_PATH}${route}`}>{route}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
