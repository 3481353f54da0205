import { useState } from "react";
import { openInEditor } from "./open-in-editor.ts";
import type { FramedProblem } from "./protocol.ts";
import "./problem-overlay.css";

/** Problems shown at once; the rest is counted. */
const SHOWN = 20;

/** The problems of the site over the page; a click opens the file at its line in the editor. */
export function ProblemOverlay({ problems }: { problems: FramedProblem[] }) {
  const [open, setOpen] = useState(true);
  if (problems.length === 0) return null;
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return (
    <section className="live-problems" aria-label="Problems on this site">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {summary(errors, problems.length - errors)}
      </button>
      {open && (
        <ol>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={`${problem.file} ${problem.range.start.offset} ${problem.code} ${problem.message}`}>
              <button type="button" onClick={() => openInEditor(problem.open)}>
                {problem.file}:{problem.range.start.line}:{problem.range.start.column}
                <span>{problem.code}</span>
              </button>
              <p>{problem.message}</p>
              {problem.edit && <a href={problem.edit}>Edit it on the page</a>}
              {problem.hint && <p>{problem.hint}</p>}
              <pre>{problem.frame}</pre>
            </li>
          ))}
          {problems.length > SHOWN && (
            <li>and {problems.length - SHOWN} more; npm run check shows all of them.</li>
          )}
        </ol>
      )}
    </section>
  );
}

function summary(errors: number, warnings: number): string {
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? "problem" : "problems"}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
  ];
  return parts.filter(Boolean).join(", ");
}
