import { FilePlus2, Replace } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { PageAway } from "../../model.ts";
import { EDITOR_PATH, SITE_PATH } from "../../runtime/live/protocol.ts";
import type { OverviewPage, PagesAnswer } from "../overview-answers.ts";
import { useSaid } from "../use-said.tsx";
import { DataTable } from "./data-table.tsx";
import { DeletePage } from "./delete-page.tsx";
import { languageName } from "./language-name.ts";
import { MovePage } from "./move-page.tsx";
import { NewPage } from "./new-page.tsx";
import { type PageAction, PageMenu } from "./page-menu.tsx";
import { PathWords } from "./path-words.tsx";
import { NotThere, ProblemCount, SitePlace } from "./site-place.tsx";
import type { TableColumn } from "./table-column.ts";
import { TranslatePage } from "./translate-page.tsx";
import { useOverview } from "./use-overview.ts";

/** What is asked about a page. */
export interface PageQuestion {
  action: PageAction | "new";
  page?: OverviewPage;
}

/** Every page of the site. */
export function PagesView() {
  const overview = useOverview("pages");
  const { answer } = overview;
  const [asked, setAsked] = useState<PageQuestion>();
  const [said, say] = useSaid();
  const navigate = useNavigate();
  useWanted(answer, setAsked);
  const close = (words = ""): void => {
    setAsked(undefined);
    if (words) say(words);
  };
  const languages = answer?.languages.join(" ") ?? "";
  const columns = useMemo(() => pageColumns(languages.split(" ").filter(Boolean), setAsked), [languages]);
  const { action, page } = asked ?? {};
  const open = (route: string): void => void navigate(`${EDITOR_PATH}${route}`);
  const [made, setMade] = useState<{ file: string; row?: string }>();
  // At which address a page in another language is, the list says as soon as it has it.
  const madeRoute = answer?.pages.find(
    ({ file, kind, row }) =>
      file === made?.file && kind !== "redirect" && (made.row === undefined || row?.key === made.row),
  )?.route;
  useEffect(() => {
    if (madeRoute !== undefined) void navigate(`${EDITOR_PATH}${madeRoute}`);
  }, [madeRoute, navigate]);
  return (
    <SitePlace
      title="Pages"
      about="Every address of the site. Open one to edit it."
      trail={[]}
      actions={
        <>
          <Link className="editor-button" to={`${SITE_PATH}/words`}>
            <Replace size="1rem" strokeWidth={1.75} aria-hidden="true" />
            Search and replace
          </Link>
          <Button className="editor-button" data-primary="" onPress={() => setAsked({ action: "new" })}>
            <FilePlus2 size="1rem" strokeWidth={1.75} aria-hidden="true" />
            New page
          </Button>
        </>
      }
    >
      <p className="overview-said" role="status">
        {said}
      </p>
      {answer ? (
        <DataTable
          label="All pages"
          noun={PAGE}
          columns={columns}
          rows={answer.pages}
          keyOf={keyOfPage}
          textOf={textOfPage}
          empty={<p>There is no page yet. New page makes the first one.</p>}
        />
      ) : (
        <NotThere overview={overview} missing="The site has no pages." />
      )}
      {answer && (action === "new" || action === "copy") && (
        <NewPage pages={answer.pages} {...(page && { like: page })} onClose={close} onMade={open} />
      )}
      {page && action === "move" && <MovePage page={page} onClose={close} />}
      {answer && page && action?.startsWith("translate ") && (
        <TranslatePage
          page={page}
          lang={action.slice("translate ".length)}
          onClose={close}
          onMade={(file) => {
            close();
            setMade({ file, ...(page.row && { row: page.row.key }) });
          }}
        />
      )}
      {answer && page && action === "delete" && (
        <DeletePage page={page} pages={answer.pages} onClose={close} />
      )}
    </SitePlace>
  );
}

/** `?new` in the address asks for a page, `?translate=de&page=/about` for one in another language; once. */
function useWanted(answer: PagesAnswer | undefined, ask: (question: PageQuestion) => void): void {
  const [query, setQuery] = useSearchParams();
  const [isNew, lang, route] = [query.has("new"), query.get("translate"), query.get("page")];
  useEffect(() => {
    if (!isNew && lang === null) return;
    // Which page is meant, the list says.
    if (!isNew && !answer) return;
    const page = answer?.pages.find((one) => one.route === route && one.lang === undefined);
    if (isNew) ask({ action: "new" });
    else if (page && lang !== null) ask({ action: `translate ${lang}`, page });
    setQuery(
      (now) => {
        for (const name of ["new", "translate", "page"]) now.delete(name);
        return now;
      },
      { replace: true },
    );
  }, [isNew, lang, route, answer, ask, setQuery]);
}

const PAGE = ["page", "pages"] as const;

const keyOfPage = ({ route, file }: OverviewPage): string => `${route} ${file}`;

const textOfPage = (page: OverviewPage): string =>
  `${page.title} ${page.route} ${page.file} ${page.to ?? ""} ${stateWords(page).join(" ")} ${page.lang ?? ""}`;

function pageColumns(
  languages: readonly string[],
  ask: (question: PageQuestion) => void,
): TableColumn<OverviewPage>[] {
  return [
    {
      id: "title",
      label: "Page",
      sort: ({ title }) => title,
      cell: (page) => (
        <>
          <Link to={`${EDITOR_PATH}${page.kind === "redirect" ? (page.to ?? page.route) : page.route}`}>
            {page.title}
          </Link>
          <span className="overview-address">
            <PathWords path={page.to === undefined ? page.route : `→\u00a0${page.to}`} />
          </span>
        </>
      ),
    },
    {
      id: "state",
      label: "State",
      width: "8rem",
      sort: ({ errors, warnings }) => -(errors * 1_000 + warnings),
      cell: (page) => (
        <>
          {stateWords(page).map((words) => (
            <span key={words} className="overview-badge">
              {words}
            </span>
          ))}
          <ProblemCount {...page} />
        </>
      ),
    },
    ...(languages.length > 0
      ? [
          {
            id: "languages",
            label: "Languages",
            width: "7rem",
            isMinor: true as const,
            cell: ({ lang, versions }: OverviewPage) =>
              lang ? `in ${languageName(lang)}` : versions.map(languageName).join(", "),
          },
        ]
      : []),
    {
      id: "file",
      label: "File",
      isMinor: true,
      sort: ({ file }) => file,
      cell: ({ file }) => (
        <span className="overview-file">
          <PathWords path={file} />
        </span>
      ),
    },
    {
      id: "actions",
      label: "More",
      width: "4.5rem",
      cell: (page) => (
        <PageMenu page={page} languages={languages} onAsk={(action) => ask({ action, page })} />
      ),
    },
  ];
}

function stateWords({ kind, isDraft, isTimed, isStopped, away, lang }: OverviewPage): string[] {
  return [
    ...(kind === "redirect" ? ["leads on"] : []),
    ...(kind === "rows" && !lang ? ["from data"] : []),
    ...(isDraft ? ["draft"] : []),
    ...(isStopped ? ["cannot be shown"] : []),
    ...(away ? [awayWords(away)] : isTimed ? ["timed"] : []),
  ];
}

const shortDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** When visitors get a page, or did: "from 10 Mar 2027", "ended 10 Mar 2027". */
function awayWords(away: PageAway): string {
  const [word, moment] = "starts" in away ? ["from", away.starts] : ["ended", away.ended];
  return `${word} ${shortDay.format(new Date(`${moment.slice(0, 10)}T00:00Z`))}`;
}
