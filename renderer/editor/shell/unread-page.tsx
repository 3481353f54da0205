import { useCallback, useEffect, useRef, useState } from "react";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import type { PageSource } from "../edit-page.ts";
import type { CodeHandle } from "../panel/code/code-editor.tsx";
import { useTypedText } from "../panel/code/use-typed-text.ts";
import { ProblemList } from "../panel/problems/problem-list.tsx";
import { textOfPage } from "../text-conflict.ts";
import { unsentKey } from "../unsent-changes.ts";
import { PageText } from "./page-text.tsx";
import { useShell } from "./shell-context.ts";
import { usePageSource } from "./use-page-source.ts";
import "../panel/panel.css";
import "../panel/controls/controls.css";

interface UnreadPageProps {
  route: string;
  file: string;
  problems: readonly FramedProblem[];
  /** It comes in place of forms that somebody may have been in. */
  isInstead?: boolean;
}

/**
 * What there is of a page that cannot be read: what is wrong with it, what can be done about it, and its text. No form
 * can be made of it, and with its last error gone the page and its forms come by themselves.
 */
export function UnreadPage({ route, file, problems, isInstead = false }: UnreadPageProps) {
  const own = problems.filter((problem) => problem.file === file);
  const isLater = useRef(isInstead);
  const heading = useRef<HTMLHeadingElement>(null);
  const { source, isCurrent } = usePageSource(route, problems);
  const isElsewhere = problems.some((problem) => problem.file === file && problem.edit !== undefined);
  // What had the focus is gone, a form or the button of a problem: whoever uses the keyboard goes on from the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at first, and when a problem has gone
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
        {isElsewhere ? (
          <p>
            It shows what is written in {file}. A suggestion is taken at a press, and Undo takes it back. What
            has none is mended there: press “Go there”. With the last problem gone, the page stands here.
          </p>
        ) : (
          <p>
            A suggestion is taken at a press, and Undo takes it back. What has none is mended in{" "}
            {source?.file === file ? "the text" : file}. With the last problem gone, the page stands here.
          </p>
        )}
      </header>
      {source?.file === file ? (
        <Mending route={route} source={source} isCurrent={isCurrent} problems={problems} />
      ) : (
        <ProblemList problems={problems} file={file} first="page" />
      )}
    </section>
  );
}

interface MendingProps {
  route: string;
  source: PageSource;
  /** The text is the one that the problems are about. */
  isCurrent: boolean;
  problems: readonly FramedProblem[];
}

/** What is wrong, and the text in which it is mended. */
function Mending({ route, source, isCurrent, problems }: MendingProps) {
  const { unsent } = useShell();
  // What was typed in a sheet that was closed, or before a reload, stands there again as long as the file is the same.
  const [kept] = useState(() => {
    const change = unsent.all().find(({ key }) => key === unsentKey(textOfPage(route, "")));
    return change?.old === source.text ? change.operation.value : undefined;
  });
  const typed = useTypedText(source.text, kept);
  const { handle, show } = useShownPlace(isCurrent && (typed.isChanged || typed.text === source.text));
  return (
    <>
      <ProblemList
        problems={problems}
        file={source.file}
        first="page"
        text={{
          isChanged: typed.isChanged,
          show: ({ range: { start } }) => show(start.line, start.column),
        }}
      />
      <PageText route={route} source={source} typed={typed} problems={problems} ref={handle} />
    </>
  );
}

/**
 * Shows places in a field of code; what is asked for too early, as soon as it can be shown.
 *
 * @param isReady  The field has the text that the places are in: one that comes later would take the cursor along.
 */
function useShownPlace(isReady: boolean) {
  const field = useRef<CodeHandle>(null);
  const asked = useRef<[line: number, column: number]>(undefined);
  const now = useRef(isReady);
  now.current = isReady;
  const showAsked = useCallback(() => {
    if (!field.current || !now.current || !asked.current) return;
    field.current.show(...asked.current);
    asked.current = undefined;
  }, []);
  const handle = useCallback(
    (code: CodeHandle | null) => {
      field.current = code;
      showAsked();
    },
    [showAsked],
  );
  // The field, further in, has taken its text by then.
  useEffect(() => {
    if (isReady) showAsked();
  }, [isReady, showAsked]);
  const show = (line: number, column: number): void => {
    asked.current = [line, column];
    showAsked();
  };
  return { handle, show };
}
