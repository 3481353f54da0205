import type { FramedProblem } from "../../../runtime/live/protocol.ts";
import { problemKey } from "../../protocol.ts";
import { FixButtons } from "./fix-buttons.tsx";

/** A problem at its option, in the words of the check. */
export function ProblemNote({ problem }: { problem: FramedProblem }) {
  return (
    <div className="panel-problem" data-severity={problem.severity} key={problemKey(problem)}>
      <p>{problem.message}</p>
      {problem.hint && <p>{problem.hint}</p>}
      <FixButtons problem={problem} />
    </div>
  );
}
