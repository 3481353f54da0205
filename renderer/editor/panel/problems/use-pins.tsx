import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { Dialog } from "react-aria-components";
import type { LiveAnswer } from "../../../runtime/live/protocol.ts";
import type { EditPage } from "../../edit-page.ts";
import type { FrameApi, PinKind } from "../../frame/frame-api.ts";
import { placeProblems } from "../../problem-places.ts";
import type { Path } from "../../protocol.ts";
import type { Finding } from "../page/finding.ts";
import { MenuAt } from "../tasks/menu-at.tsx";
import { ProblemNote } from "./problem-note.tsx";

interface PinsContext {
  shown: { answer?: LiveAnswer; edited?: EditPage; frame?: FrameApi };
  select(block: Path | undefined, option?: Path): void;
}

/** Marks on the page at what is wrong there, and what each has to say. */
export interface Pins {
  open(kind: PinKind, key: string, at: { x: number; y: number }): void;
  showFindings(findings: readonly Finding[]): void;
  /** To be drawn once. */
  element: ReactNode;
}

export function usePins({ shown: { answer, edited, frame }, select }: PinsContext): Pins {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [opened, setOpened] = useState<{ kind: PinKind; key: string; at: { x: number; y: number } }>();
  const problems = answer?.problems;
  const places = useMemo(
    () => (edited && problems ? placeProblems(edited, problems) : []),
    [edited, problems],
  );
  useEffect(() => {
    frame?.pin(
      "problem",
      places.map(({ key, path, problems: here }) => ({
        key,
        at: path,
        count: here.length,
        isError: here.some(({ severity }) => severity === "error"),
      })),
    );
  }, [frame, places]);
  const route = edited?.page.route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is about the page that was looked at
  useEffect(() => setFindings([]), [route]);
  useEffect(() => {
    const pins = findings.flatMap(({ key, element }) =>
      element ? [{ key, at: element, count: 1, isError: false }] : [],
    );
    frame?.pin("finding", pins);
  }, [frame, findings]);
  const showFindings = useCallback((found: readonly Finding[]) => setFindings(found), []);
  const close = (): void => setOpened(undefined);
  const place = opened?.kind === "problem" ? places.find(({ key }) => key === opened.key) : undefined;
  const finding = opened?.kind === "finding" ? findings.find(({ key }) => key === opened.key) : undefined;
  const isGone = opened !== undefined && !place && !finding;
  useEffect(() => {
    // What was corrected is not told again when it comes back.
    if (isGone) setOpened(undefined);
  }, [isGone]);
  const element = opened && (place || finding) && (
    <MenuAt at={opened.at} onClose={close}>
      <Dialog className="panel-dialog panel-pinned" aria-label="What is wrong here">
        {place?.problems.map((problem) => (
          <ProblemNote key={`${problem.code} ${problem.range.start.offset}`} problem={problem} />
        ))}
        {finding && <FindingNote finding={finding} />}
        <div className="panel-fixes">
          <button
            type="button"
            className="panel-button"
            onClick={() => {
              close();
              select(place?.block ?? finding?.block, place?.option);
            }}
          >
            Show its options
          </button>
        </div>
      </Dialog>
    </MenuAt>
  );
  return { open: (kind, key, at) => setOpened({ kind, key, at }), showFindings, element };
}

function FindingNote({ finding: { impact, says, html, at } }: { finding: Finding }) {
  return (
    <div className="panel-problem" data-severity="warning">
      <p>
        <span className="panel-severity">{impact}</span>
        {says}
      </p>
      <code>{html}</code>
      <p className="panel-where">{at}</p>
    </div>
  );
}
