import { useEffect, useRef } from "react";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import { ProblemList } from "../panel/problems/problem-list.tsx";
import "../panel/panel.css";
import "../panel/controls/controls.css";

interface UnreadPageProps {
  file: string;
  problems: readonly FramedProblem[];
}

/**
 * What there is of a page that cannot be read: what is wrong with it, and what can be done about it. No form can be made
 * of it, and with its last error gone the page and its forms come by themselves.
 */
export function UnreadPage({ file, problems }: UnreadPageProps) {
  const own = problems.filter((problem) => problem.file === file);
  const isLater = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its problem: whoever uses the keyboard goes on from the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a problem has gone
  useEffect(() => {
    if (document.activeElement === document.body && isLater.current) heading.current?.focus();
    isLater.current = true;
  }, [own.length]);
  const count = own.filter(({ severity }) => severity === "error").length;
  return (
    <section className="panel editor-unread" aria-labelledby="editor-unread">
      <header>
        <div role="status">
          <h2 id="editor-unread" ref={heading} tabIndex={-1}>
            {count === 1 ? "One problem keeps" : `${count} problems keep`} this page from being shown as it is
            written
          </h2>
        </div>
        <p>
          A suggestion is taken at a press, and Undo takes it back. What has none is mended in {file}. With
          the last problem gone, the page stands here.
        </p>
      </header>
      <ProblemList problems={problems} file={file} first="page" />
    </section>
  );
}
