import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import type { ClientState } from "../client.ts";
import { placeWords, type UnsentChange } from "../unsent-changes.ts";
import { useClientState, useShell } from "./shell-context.ts";
import { useOtherWindows } from "./use-other-windows.ts";

/**
 * Texts of forms that never reached their file, beside what it said. Those of an earlier visit stand above everything;
 * those that wait for the server, with those of the page, lie folded at the edge of the window: they come while
 * somebody types, and move nothing.
 */
export function UnsentList() {
  const { client, unsent } = useShell();
  const state = useClientState();
  const [changes, setChanges] = useState(() => unsent.all());
  const [earlier] = useState(() => new Set(changes.map(({ key }) => key)));
  useEffect(() => {
    const look = async (): Promise<void> => {
      for (const { key, operation } of unsent.all()) {
        const would = await client.preview(operation);
        // It had arrived, and nobody was there any more to hear of it.
        if ("files" in would && would.files.length === 0) unsent.drop(key);
      }
      setChanges(unsent.all());
    };
    void look();
  }, [client, unsent]);
  // What another window has sent meanwhile has arrived.
  useOtherWindows(useCallback(() => setChanges(unsent.all()), [unsent]));
  const fault = useLastFault(state);
  const isAway = fault !== undefined;
  const ofForms = unsent.all().filter(({ key }) => !earlier.has(key));
  const waiting = isAway ? [...ofForms, ...client.waiting()] : [];
  const forget = (change: UnsentChange): void => {
    client.forget(change.key);
    setChanges(unsent.all());
  };
  const send = async ({ key, operation, old }: UnsentChange): Promise<void> => {
    const answer = await client.apply(operation, old === undefined ? {} : { old });
    if ("files" in answer) unsent.drop(key);
    setChanges(unsent.all());
  };
  const rowsOf = (list: readonly UnsentChange[]): ReactNode => (
    <ul>
      {list.map((change) => (
        <Unsent key={change.key} change={change} onSend={send} onForget={forget} />
      ))}
    </ul>
  );
  const before = changes.filter(({ key }) => earlier.has(key));
  return (
    <>
      {before.length > 0 && (
        <section className="shell-unsent" aria-label={LABEL}>
          <h2>{countWords(before.length)}</h2>
          {rowsOf(before)}
        </section>
      )}
      {isAway && (
        <div className="shell-waiting">
          {/* Where the bar has no room for it, which says it to screen readers there as well. */}
          <p className="shell-why" aria-hidden="true">
            {fault}
          </p>
          {waiting.length > 0 && (
            <section className="shell-unsent" aria-label={before.length > 0 ? WAITING_LABEL : LABEL}>
              <details>
                <summary>{countWords(waiting.length)} yet</summary>
                {rowsOf(waiting)}
              </details>
            </section>
          )}
        </div>
      )}
    </>
  );
}

/** Why nothing was written; it stays while another try is on its way, and what somebody has opened below it. */
function useLastFault({ phase, message = "" }: ClientState): string | undefined {
  const [fault, setFault] = useState<string>();
  const now = phase === "failed" ? message : phase === "saving" ? fault : undefined;
  if (now !== fault) setFault(now);
  return now;
}

const LABEL = "Changes that were not sent";
const WAITING_LABEL = "Changes that wait for the server";

const countWords = (count: number): string =>
  count === 1 ? "One text has not reached its file" : `${count} texts have not reached their files`;

interface UnsentProps {
  change: UnsentChange;
  onSend(change: UnsentChange): Promise<void>;
  onForget(change: UnsentChange): void;
}

function Unsent({ change, onSend, onForget }: UnsentProps) {
  return (
    <li>
      <p>{placeWords(change.operation)}</p>
      <p>
        <b>You typed</b> {change.operation.value || "(nothing)"}
      </p>
      {change.old !== undefined && (
        <p>
          <b>It said</b> {change.old || "(nothing)"}
        </p>
      )}
      <div className="editor-group">
        <Button
          className="editor-button"
          aria-label={`Put it there: ${shortOf(change)}`}
          onPress={() => void onSend(change)}
        >
          Put it there
        </Button>
        <Button
          className="editor-button"
          aria-label={`Forget it: ${shortOf(change)}`}
          onPress={() => onForget(change)}
        >
          Forget it
        </Button>
      </div>
    </li>
  );
}

/** Longest text that names itself. */
const MOST = 120;

/** A text as buttons about it name it: by where it belongs when it is long. */
function shortOf({ operation }: UnsentChange): string {
  return operation.value.length > MOST ? placeWords(operation) : operation.value;
}
