import { Link } from "react-router-dom";
import { EDITOR_PATH } from "../../runtime/live/protocol.ts";
import { NotThere, SitePlace } from "../overview/site-place.tsx";
import { UnreadFile } from "../overview/unread-file.tsx";
import { useOverview } from "../overview/use-overview.ts";
import type { OverviewShell } from "../overview-answers.ts";
import { DataForm } from "./data-form.tsx";

/** What holds for the whole site: its settings, and the ways to its menus, layouts and shared blocks. */
export function SettingsView() {
  const overview = useOverview("settings");
  const { answer: pages } = useOverview("pages");
  const { answer } = overview;
  return (
    <SitePlace title="Site" about="What holds for the whole site. Most of it shows on many pages." trail={[]}>
      <div className="overview-columns">
        {answer ? (
          <DataForm form={answer} at={(settings) => ({ settings })} />
        ) : (
          <NotThere overview={overview} missing="The site has no data/site.yaml." />
        )}
        <div>
          {answer && overview.unread && <UnreadFile {...overview.unread} />}
          {pages && <Shells shells={pages.shells} />}
        </div>
      </div>
    </SitePlace>
  );
}

/** Layouts with their menus, and lists of blocks that several pages show; each is edited on a page that has it. */
function Shells({ shells }: { shells: readonly OverviewShell[] }) {
  const titled = (kind: OverviewShell["kind"]): OverviewShell[] => shells.filter((one) => one.kind === kind);
  return (
    <aside className="overview-shown" aria-label="Menus, layouts and shared blocks">
      <h2>Menus and layouts</h2>
      <p>What stands above and below pages: the header with its menu, the footer.</p>
      <Ways shells={titled("layout")} hash="#layout.before.0" />
      {titled("shared").length > 0 && (
        <>
          <h2>Shared blocks</h2>
          <p>Written once, shown on several pages.</p>
          <Ways shells={titled("shared")} hash="" />
        </>
      )}
    </aside>
  );
}

function Ways({ shells, hash }: { shells: readonly OverviewShell[]; hash: string }) {
  return (
    <ul>
      {shells.map(({ name, file, route }) => (
        <li key={file}>
          {route === undefined ? name : <Link to={`${EDITOR_PATH}${route}${hash}`}>{name}</Link>}
          <span className="overview-address">
            {file}
            {route === undefined ? ", which no page shows" : `, shown on ${route}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
