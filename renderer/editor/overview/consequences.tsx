import { useEffect, useState } from "react";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import type { ChangedFile, EditAnswer, Wish } from "../protocol.ts";
import { useShell } from "../shell/shell-context.ts";

/** Milliseconds without another wish before it is asked what would come of it. */
const PAUSE = 250;

/** The question on its way: what moves a page takes seconds to work out, and only the last wish counts. */
let onItsWay: Promise<unknown> = Promise.resolve();

/** What would come of an operation; undefined while that is being worked out, and without one. */
export function usePreview(operation: Wish | undefined): EditAnswer | undefined {
  const { client } = useShell();
  const [known, setKnown] = useState<{ of: string; answer: EditAnswer }>();
  const key = operation ? JSON.stringify(operation) : "";
  useEffect(() => {
    if (key === "") return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (isOver) return;
      const answer = await client.preview(JSON.parse(key) as Wish);
      if (!isOver) setKnown({ of: key, answer });
    };
    const timer = setTimeout(() => {
      onItsWay = onItsWay.then(ask, ask);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, key]);
  return known?.of === key && key !== "" ? known.answer : undefined;
}

interface ConsequencesProps {
  answer: EditAnswer | undefined;
  /** The files that the operation is about; the others follow. */
  own: readonly string[];
  /** Nothing is asked for yet. */
  isIdle?: boolean;
}

/** What follows from an operation, in words: files that change with it, pages that differ, what would be wrong. */
export function Consequences({ answer, own, isIdle = false }: ConsequencesProps) {
  return (
    <div className="overview-follows" role="status">
      {isIdle ? null : answer ? <Follows answer={answer} own={own} /> : <p>Working out what follows …</p>}
    </div>
  );
}

/** Names listed of each kind; the rest is a number. */
const MOST = 6;

function Follows({ answer, own }: { answer: EditAnswer; own: readonly string[] }) {
  if ("refused" in answer) return <p className="overview-no">{answer.refused}</p>;
  if ("conflict" in answer)
    return <p className="overview-no">{answer.conflict.file} has changed meanwhile.</p>;
  const { files, routes, problems } = answer;
  const others = files.filter(({ file }) => !own.includes(file));
  // What nobody has translated yet breaks nothing: readers get the original.
  const isLeft = ({ severity, code }: FramedProblem): boolean =>
    severity === "warning" || code === "missing-translation";
  const wrong = problems.fresh.filter((problem) => !isLeft(problem));
  const doubtful = problems.fresh.filter(isLeft);
  return (
    <>
      {others.length > 0 && (
        <Listed
          title={others.length === 1 ? "One more file follows" : `${others.length} more files follow`}
          entries={others.map((file) => `${file.file}${linesOf(file)}`)}
        />
      )}
      <p>
        {routes === "all"
          ? "Every page may look different."
          : routes.length <= 1
            ? "No other page looks different."
            : `${routes.length} pages look different.`}
      </p>
      {wrong.length > 0 ? (
        <Listed
          isWrong
          title={wrong.length === 1 ? "One thing would break" : `${wrong.length} things would break`}
          entries={wrong.map(sentenceOf)}
        />
      ) : (
        <p>Nothing would break.</p>
      )}
      {doubtful.length > 0 && <Listed title="Left to do afterwards" entries={doubtful.map(sentenceOf)} />}
    </>
  );
}

function Listed({
  title,
  entries,
  isWrong,
}: {
  title: string;
  entries: readonly string[];
  isWrong?: boolean;
}) {
  return (
    <div data-wrong={isWrong || undefined}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {[...new Set(entries)].slice(0, MOST).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
        {entries.length > MOST && <li>and {entries.length - MOST} more</li>}
      </ul>
    </div>
  );
}

function sentenceOf({ file, message, range }: FramedProblem): string {
  return `${message} (${file}:${range.start.line})`;
}

/** How many lines of a file are others. */
function linesOf({ diff }: ChangedFile): string {
  const count = diff.split("\n").filter((line) => /^\+(?!\+\+ )/.test(line)).length;
  return count === 0 ? "" : count === 1 ? ", one line" : `, ${count} lines`;
}
