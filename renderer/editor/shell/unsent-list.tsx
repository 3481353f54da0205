import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { placeWords, type UnsentChange } from "../unsent-changes.ts";
import { useClientState, useShell } from "./shell-context.ts";

/** Texts of forms that never reached their file, beside what it said: of an earlier visit, or while the server is away. */
export function UnsentList() {
  const { client, unsent } = useShell();
  const state = useClientState();
  const [earlier, setEarlier] = useState(() => unsent.all());
  useEffect(() => {
    const look = async (): Promise<void> => {
      for (const { key, operation } of unsent.all()) {
        const would = await client.preview(operation);
        // It had arrived, and nobody was there any more to hear of it.
        if ("files" in would && would.files.length === 0) unsent.drop(key);
      }
      setEarlier(unsent.all());
    };
    void look();
  }, [client, unsent]);
  const waiting = state.phase === "failed" ? unsent.all() : [];
  const changes = [...new Map([...earlier, ...waiting].map((one) => [one.key, one])).values()];
  if (changes.length === 0) return null;
  const forget = (change: UnsentChange): void => {
    unsent.drop(change.key);
    setEarlier(unsent.all());
  };
  const send = async ({ key, operation, old }: UnsentChange): Promise<void> => {
    const answer = await client.apply(operation, old === undefined ? {} : { old });
    if ("files" in answer) unsent.drop(key);
    setEarlier(unsent.all());
  };
  return (
    <section className="shell-unsent" aria-label="Changes that were not sent">
      <h2>
        {changes.length === 1
          ? "One text has not reached its file"
          : `${changes.length} texts have not reached their files`}
      </h2>
      <ul>
        {changes.map((change) => (
          <li key={change.key}>
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
                onPress={() => void send(change)}
              >
                Put it there
              </Button>
              <Button
                className="editor-button"
                aria-label={`Forget it: ${shortOf(change)}`}
                onPress={() => forget(change)}
              >
                Forget it
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Longest text that names itself. */
const MOST = 120;

/** A text as buttons about it name it: by where it belongs when it is long. */
function shortOf({ operation }: UnsentChange): string {
  return operation.value.length > MOST ? placeWords(operation) : operation.value;
}
