import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components";
import type { EditAnswer, EditDone, Wish } from "../protocol.ts";
import { Sheet } from "../shell/sheet.tsx";
import { useShell } from "../shell/shell-context.ts";
import { Consequences, usePreview } from "./consequences.tsx";

interface AskSheetProps {
  title: string;
  /** What the button says that does it. */
  verb: string;
  /** Undefined as long as something has to be filled in. */
  operation: Wish | undefined;
  /** The files that it is about. */
  own: readonly string[];
  isDanger?: boolean;
  onClose(): void;
  onDone(done: EditDone): void;
  /** What has to be said for it. */
  children: ReactNode;
}

/** A dialog for one operation: what is wanted, what would follow from it, and the button. */
export function AskSheet(props: AskSheetProps) {
  const { title, verb, operation, own, isDanger = false, onClose, onDone, children } = props;
  const { client } = useShell();
  const preview = usePreview(operation);
  const [refusal, setRefusal] = useState<EditAnswer>();
  const [isBusy, setBusy] = useState(false);
  const canDo = operation !== undefined && !(preview && !("files" in preview));
  const run = async (): Promise<void> => {
    if (!operation || !canDo || isBusy) return;
    setBusy(true);
    const answer = await client.apply(operation);
    setBusy(false);
    if ("files" in answer) onDone(answer);
    else setRefusal(answer);
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <form
        className="shell-ask"
        onChange={() => setRefusal(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {children}
        <Consequences answer={refusal ?? preview} own={own} isIdle={operation === undefined} />
        <div className="shell-answers">
          <Button
            type="submit"
            className="editor-button"
            data-primary=""
            data-danger={isDanger || undefined}
            isDisabled={!canDo}
            // Not disabled: who has pressed it would be nowhere, also when it is refused.
            isPending={isBusy}
          >
            {isBusy ? "One moment …" : verb}
          </Button>
          <Button className="editor-button" onPress={() => onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
