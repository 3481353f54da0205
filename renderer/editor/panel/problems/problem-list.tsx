import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { openInEditor } from "../../../runtime/live/open-in-editor.ts";
import type { FramedProblem } from "../../../runtime/live/protocol.ts";
import type { EditPage } from "../../edit-page.ts";
import { keyOfProblem, placeOfProblem } from "../../problem-places.ts";
import { type Path, problemKey } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";
import { FixButtons } from "./fix-buttons.tsx";

/** Problems drawn at once; a filter finds the rest. */
const MOST = 100;

type Which = "all" | "page" | "error";

interface ProblemListProps {
  problems: readonly FramedProblem[];
  /** Of the open page. */
  file: string;
  /** The page; missing while it cannot be shown, so that nothing on it can be selected. */
  page?: EditPage;
  /** What is listed first. Default: everything. */
  first?: Which;
  /** Its text, while it cannot be shown: a problem of it is shown there. */
  text?: {
    /** Not saved, so that what is listed is about another text. */
    isChanged: boolean;
    show(problem: FramedProblem): void;
  };
}

/** Everything that the check says of the site, that of the open page first. */
export function ProblemList({ problems, file, page, first = "all", text }: ProblemListProps) {
  const [words, setWords] = useState("");
  const [which, setWhich] = useState<Which>(first);
  const found = useMemo(() => filter(problems, words, which, file), [problems, words, which, file]);
  if (problems.length === 0) return <p className="panel-empty">Nothing is wrong with this site.</p>;
  return (
    <div className="panel-problems">
      <div className="panel-filter">
        <label>
          <span className="panel-label">Find in the problems</span>
          <input className="panel-control" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label>
          <span className="panel-label">Show</span>
          <select
            className="panel-control"
            value={which}
            onChange={(event) => setWhich(event.target.value as Which)}
          >
            <option value="all">All</option>
            <option value="page">Of this page</option>
            <option value="error">Errors</option>
          </select>
        </label>
        <p role="status">
          {found.length} of {problems.length}
        </p>
      </div>
      <ol>
        {found.slice(0, MOST).map((problem) => (
          <li key={`${problemKey(problem)} ${problem.message}`}>
            <ListedProblem problem={problem} file={file} {...(page && { page })} {...(text && { text })} />
          </li>
        ))}
      </ol>
      {found.length > MOST && <p>and {found.length - MOST} more</p>}
    </div>
  );
}

function filter(
  problems: readonly FramedProblem[],
  words: string,
  which: Which,
  file: string,
): FramedProblem[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return problems.filter((problem) => {
    if (which === "page" && problem.file !== file) return false;
    if (which === "error" && problem.severity !== "error") return false;
    const text = `${problem.code} ${problem.file} ${problem.message}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

interface ListedProblemProps extends Pick<ProblemListProps, "file" | "page" | "text"> {
  problem: FramedProblem;
}

/** One of them: what is wrong, where, and what can be done about it. */
export function ListedProblem({ problem, file, page, text }: ListedProblemProps) {
  const place = page && placeOfProblem(page, problem);
  const key = page && !place ? keyOfProblem(page, problem) : undefined;
  // Of a page that cannot be shown, its place is this list.
  const isHere = !page && problem.file === file;
  return (
    <article className="panel-problem" data-severity={problem.severity}>
      <p>
        <span className="panel-severity">{problem.severity === "error" ? "Problem" : "Warning"}</span>
        {problem.message}
      </p>
      {problem.hint && <p>{problem.hint}</p>}
      <p className="panel-where">
        {problem.file}:{problem.range.start.line} · {problem.code}
      </p>
      {isHere && <pre className="panel-frame">{problem.frame}</pre>}
      {isHere && text?.isChanged && (problem.fix || problem.offer) ? (
        <p>What you typed is not saved yet: save it, or take it back, before a suggestion is taken.</p>
      ) : (
        <FixButtons problem={problem} />
      )}
      <div className="panel-fixes">
        {place ? (
          <ShowIt {...place} />
        ) : key ? (
          <ShowIt block={undefined} option={key} />
        ) : (
          problem.edit && (
            <Link className="panel-button" to={problem.edit}>
              Go there
            </Link>
          )
        )}
        {isHere && text && (
          <button type="button" className="panel-button" onClick={() => text.show(problem)}>
            Show it in the text
          </button>
        )}
        <button type="button" className="panel-button" onClick={() => openInEditor(problem.open)}>
          Open in the code editor
        </button>
      </div>
    </article>
  );
}

function ShowIt({ block, option }: { block: Path | undefined; option?: Path }) {
  const { select } = usePanelActions();
  return (
    <button type="button" className="panel-button" onClick={() => select(block, option)}>
      Show it
    </button>
  );
}
