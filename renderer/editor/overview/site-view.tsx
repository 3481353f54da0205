import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { RowView } from "../rows/row-view.tsx";
import { SettingsView } from "../rows/settings-view.tsx";
import { TableView } from "../rows/table-view.tsx";
import { TablesView } from "../rows/tables-view.tsx";
import { WordsView } from "../words/words-view.tsx";
import { PagesView } from "./pages-view.tsx";
import { SitePlace } from "./site-place.tsx";
import "../shell/editor.css";
import "../panel/panel.css";
import "../panel/controls/controls.css";
import "../panel/controls/folds.css";
import "../panel/pickers/pickers.css";
import "./overview.css";

/** The views of the whole site: its pages, its data, its settings. */
export function SiteView() {
  const { "*": splat = "" } = useParams();
  const [view = "", name = "", ...rest] = splat.split("/");
  const key = rest.join("/");
  if (view === "") return <PagesView />;
  if (view === "settings") return <SettingsView />;
  if (view === "words" && name === "") return <WordsView />;
  if (view === "rows" && name === "") return <TablesView />;
  if (view === "rows" && key === "") return <TableView key={name} name={name} />;
  if (view === "rows") return <RowView key={`${name} ${key}`} name={name} row={key} />;
  return <Nowhere />;
}

function Nowhere() {
  useEffect(() => {
    document.title = "Nothing here";
  }, []);
  return (
    <SitePlace title="There is no such view" trail={[]}>
      <p className="overview-empty">Pages, Data and Site at the top lead to all there is.</p>
    </SitePlace>
  );
}
