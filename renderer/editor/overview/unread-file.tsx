import type { FramedProblem } from "../../runtime/live/protocol.ts";
import { ListedProblem } from "../panel/problems/problem-list.tsx";
import { problemKey } from "../protocol.ts";
import "../panel/panel.css";

interface UnreadFileProps {
  file: string;
  /** What is wrong in it. */
  problems: readonly FramedProblem[];
}

/** Problems drawn at once. */
const MOST = 20;

/** Says what is wrong in a file of rows or settings that nothing can be changed in as long as it is, and what to do. */
export function UnreadFile({ file, problems }: UnreadFileProps) {
  const hasOffer = problems.some(({ fix, offer }) => fix || offer);
  return (
    <section className="panel overview-unread" aria-labelledby="overview-unread">
      <div role="status">
        <h2 id="overview-unread">Nothing in {file} can be changed here as long as it has a mistake</h2>
      </div>
      <p>
        {hasOffer
          ? "A suggestion is taken at a press, and Undo takes it back. What has none is mended in the file."
          : "It is mended in the file, or by whoever looks after the files of the site."}{" "}
        Then everything goes on here by itself.
      </p>
      <ol>
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problemKey(problem)} ${problem.message}`}>
            <ListedProblem problem={problem} file={file} />
          </li>
        ))}
      </ol>
      {problems.length > MOST && <p>and {problems.length - MOST} more</p>}
    </section>
  );
}
