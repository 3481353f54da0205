import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useNavigate } from "react-router-dom";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import { DataTable } from "../overview/data-table.tsx";
import { NotThere, ProblemCount, SitePlace } from "../overview/site-place.tsx";
import type { TableColumn } from "../overview/table-column.ts";
import { UnreadFile } from "../overview/unread-file.tsx";
import { useOverview } from "../overview/use-overview.ts";
import type { OverviewRow, TableAnswer } from "../overview-answers.ts";
import { useSaid } from "../use-said.tsx";
import { DeleteRow } from "./delete-row.tsx";
import { MoveRow } from "./move-row.tsx";
import { NewRow } from "./new-row.tsx";
import { type RowAction, RowMenu } from "./row-menu.tsx";

/** One collection: its rows, and the pages that show them. */
export function TableView({ name }: { name: string }) {
  const overview = useOverview("table", { collection: name });
  const { answer } = overview;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: RowAction | "new"; row?: OverviewRow }>();
  const [said, say] = useSaid();
  const columns = useMemo(
    () => answer && rowColumns(answer, (action, row) => setAsked({ action, row }), say),
    [answer, say],
  );
  const close = (words = ""): void => {
    setAsked(undefined);
    say(words);
  };
  return (
    <SitePlace
      title={answer?.title ?? name}
      about={answer?.about ?? ""}
      trail={[{ to: `${SITE_PATH}/rows`, title: "Data" }]}
      actions={
        answer && (
          <Button className="editor-button" data-primary="" onPress={() => setAsked({ action: "new" })}>
            <Plus size="1rem" strokeWidth={1.75} aria-hidden="true" />
            New row
          </Button>
        )
      }
    >
      <p className="overview-said" role="status">
        {said}
      </p>
      {answer && columns ? (
        <>
          {answer.unread && <UnreadFile file={answer.file} problems={answer.unread} />}
          <ReadBy routes={answer.routes} />
          <DataTable
            label={`Rows of ${answer.title}`}
            noun={ROW}
            columns={columns}
            rows={answer.rows}
            keyOf={({ key }) => key}
            textOf={textOfRow}
            empty={<p>There is no row yet. New row makes the first one.</p>}
          />
        </>
      ) : (
        <NotThere overview={overview} missing={`There is no list called ${name}.`} />
      )}
      {answer && (asked?.action === "new" || asked?.action === "copy") && (
        <NewRow
          table={answer}
          like={asked.row}
          onClose={close}
          onMade={(key) => void navigate(`${SITE_PATH}/rows/${name}/${encodeURIComponent(key)}`)}
        />
      )}
      {answer && asked?.row && asked.action === "delete" && (
        <DeleteRow table={answer} row={asked.row} onClose={close} />
      )}
      {answer && asked?.row && asked.action === "move" && (
        <MoveRow table={answer} row={asked.row} onClose={close} />
      )}
    </SitePlace>
  );
}

const ROW = ["row", "rows"] as const;

const textOfRow = ({ key, title, cells }: OverviewRow): string =>
  `${key} ${title} ${Object.values(cells).join(" ")}`;

/** Columns beside the first one; a form has the rest. */
const MOST_COLUMNS = 6;

function rowColumns(
  { name, key, columns, rows }: TableAnswer,
  ask: (action: RowAction, row: OverviewRow) => void,
  say: (words: string) => void,
): TableColumn<OverviewRow>[] {
  const titled = new Set(["title", "name", "label", "question", "heading", key]);
  const isTwin = (column: string): boolean =>
    rows.length > 0 && rows.every(({ cells, key: own }) => cells[column] === own);
  const others = columns
    .filter((column) => !titled.has(column.name) && !isTwin(column.name))
    .slice(0, MOST_COLUMNS);
  return [
    {
      id: "title",
      label: "Row",
      sort: ({ title }) => title,
      cell: ({ key: own, title }) => (
        <>
          <Link to={`${SITE_PATH}/rows/${name}/${encodeURIComponent(own)}`}>{title || own || "(empty)"}</Link>
          {title !== own && <span className="overview-address">{own}</span>}
        </>
      ),
    },
    ...others.map((column, index) => ({
      id: column.name,
      label: column.label,
      ...(index > 0 && { isMinor: true as const }),
      sort: ({ cells }: OverviewRow) =>
        column.isNumber ? Number(cells[column.name] ?? 0) : (cells[column.name] ?? ""),
      cell: ({ cells }: OverviewRow) => <span className="overview-cell">{cells[column.name]}</span>,
    })),
    ...(rows.some(({ errors, warnings }) => errors + warnings > 0) ? [STATE] : []),
    {
      id: "actions",
      label: "More",
      width: "4.5rem",
      cell: (row) => (
        <RowMenu collection={name} rows={rows} row={row} onAsk={(action) => ask(action, row)} onSaid={say} />
      ),
    },
  ];
}

const STATE: TableColumn<OverviewRow> = {
  id: "state",
  label: "State",
  sort: ({ errors, warnings }) => -(errors * 1_000 + warnings),
  cell: (row) => <ProblemCount {...row} />,
};

/** Pages named at once. */
const MOST_PAGES = 12;

/** The pages that read a collection. */
export function ReadBy({ routes }: { routes: readonly string[] }) {
  if (routes.length === 0) return <p className="overview-pages">No page reads this list.</p>;
  return (
    <p className="overview-pages">
      {routes.length === 1
        ? "One page reads this list: "
        : `${routes.length.toLocaleString("en")} pages read this list: `}
      {routes.slice(0, MOST_PAGES).map((route, index) => (
        <span key={route}>
          {index > 0 && ", "}
          <Link to={`${EDITOR_PATH}${route}`}>{route}</Link>
        </span>
      ))}
      {routes.length > MOST_PAGES && ` and ${(routes.length - MOST_PAGES).toLocaleString("en")} more`}
    </p>
  );
}
