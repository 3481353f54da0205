import { Link } from "react-router-dom";
import { SITE_PATH } from "../../runtime/live/protocol.ts";
import { DataTable } from "../overview/data-table.tsx";
import { PathWords } from "../overview/path-words.tsx";
import { NotThere, ProblemCount, SitePlace } from "../overview/site-place.tsx";
import type { TableColumn } from "../overview/table-column.ts";
import { useOverview } from "../overview/use-overview.ts";
import type { OverviewTable } from "../overview-answers.ts";

/** All collections of the site. */
export function TablesView() {
  const overview = useOverview("tables");
  const { answer } = overview;
  return (
    <SitePlace
      title="Data"
      about="What is written once and shown on several pages: each list of the site as a table."
      trail={[]}
    >
      {answer ? (
        <DataTable
          label="All data"
          noun={LIST}
          columns={answer.tables.some(hasProblems) ? ALL_COLUMNS : COLUMNS}
          rows={answer.tables}
          keyOf={({ name }) => name}
          textOf={textOfTable}
          empty={
            <p>This site keeps no data in lists. A developer can add one: docs/data-files.md tells how.</p>
          }
        />
      ) : (
        <NotThere overview={overview} missing="The site has no data." />
      )}
    </SitePlace>
  );
}

const LIST = ["list", "lists"] as const;

const textOfTable = ({ name, title, about }: OverviewTable): string => `${name} ${title} ${about}`;

const COLUMNS: readonly TableColumn<OverviewTable>[] = [
  {
    id: "title",
    label: "List",
    sort: ({ title }) => title,
    cell: ({ name, title, about }) => (
      <>
        <Link to={`${SITE_PATH}/rows/${name}`}>{title}</Link>
        <span className="overview-about">{about}</span>
      </>
    ),
  },
  { id: "count", label: "Rows", width: "5rem", sort: ({ count }) => count, cell: ({ count }) => count },
  {
    id: "pages",
    label: "Pages that read it",
    isMinor: true,
    sort: ({ routes }) => routes.length,
    cell: ({ routes }) => routes.length,
  },
  {
    id: "file",
    label: "File",
    isMinor: true,
    cell: ({ file }) => (
      <span className="overview-file">
        <PathWords path={file} />
      </span>
    ),
  },
];

const hasProblems = ({ errors, warnings }: OverviewTable): boolean => errors + warnings > 0;

const ALL_COLUMNS: readonly TableColumn<OverviewTable>[] = [
  ...COLUMNS.slice(0, 2),
  { id: "state", label: "State", width: "7rem", cell: (table) => <ProblemCount {...table} /> },
  ...COLUMNS.slice(2),
];
