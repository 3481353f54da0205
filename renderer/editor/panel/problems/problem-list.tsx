import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { openInEditor } from "../../../runtime/live/open-in-editor.ts";
import type { FramedProblem } from "../../../runtime/live/protocol.ts";
import type { EditPage } from "../../edit-page.ts";
import { placeOfProblem } from "../../problem-places.ts";
import { problemKey } from "../../protocol.ts";
import { usePanelActions } from "../panel-context.ts";
import { FixButtons } from "./fix-buttons.tsx";

/** Problems drawn at once; a filter finds the rest. */
const MOST = 100;

/** Everything that the check says of the site, that of the open page first. */
export function ProblemList({ problems, page }: { problems: readonly FramedProblem[]; page: EditPage }) {
  const { file } = page.page;
  const [words, setWords] = useState("");
  const [which, setWhich] = useState<"all" | "page" | "error">("all");
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
            onChange={(event) => setWhich(event.target.value as typeof which)}
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
            <ListedProblem problem={problem} page={page} />
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
  which: "all" | "page" | "error",
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

function ListedProblem({ problem, page }: { problem: FramedProblem; page: EditPage }) {
  const { select } = usePanelActions();
  const place = placeOfProblem(page, problem);
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
      <div className="panel-fixes">
        {place ? (
          <button type="button" className="panel-button" onClick={() => select(place.block, place.option)}>
            Show it
          </button>
        ) : (
          problem.edit && (
            <Link className="panel-button" to={problem.edit}>
              Go there
            </Link>
          )
        )}
        <button type="button" className="panel-button" onClick={() => openInEditor(problem.open)}>
          Open in the code editor
        </button>
      </div>
      <FixButtons problem={problem} />
    </article>
  );
}
