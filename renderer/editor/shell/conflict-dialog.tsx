import { useId, useState } from "react";
import { placeWords } from "../unsent-changes.ts";
import { Sheet } from "./sheet.tsx";
import { type OpenConflict, useShell } from "./shell-context.ts";

/** Two wordings of one text side by side: what the file says by now, and what was typed here. One of them is chosen. */
export function ConflictDialog() {
  const { conflict } = useShell();
  return (
    <Sheet
      title="Somebody else has changed this text"
      width="wide"
      role="alertdialog"
      isOpen={conflict !== undefined}
      // A way out without an answer leaves the file as it is.
      onClose={() => conflict?.choose(undefined)}
    >
      {conflict && <Choice conflict={conflict} key={conflict.theirs} />}
    </Sheet>
  );
}

function Choice({ conflict }: { conflict: OpenConflict }) {
  const { yours, theirs, operation, file, choose } = conflict;
  const [text, setText] = useState(yours);
  const id = useId();
  const isEdited = text !== yours;
  return (
    <form
      className="shell-conflict"
      onSubmit={(event) => {
        event.preventDefault();
        choose(text);
      }}
    >
      <p>
        {placeWords(operation)} was changed in {file} while you typed. Nothing of yours is written yet.
      </p>
      <div className="shell-sides">
        <section aria-labelledby={`${id}-theirs`}>
          <h3 id={`${id}-theirs`}>The file says</h3>
          <p className="shell-said" dir="auto">
            {theirs || <em>nothing</em>}
          </p>
          <button type="button" className="editor-button" onClick={() => choose(undefined)}>
            Keep what the file says
          </button>
        </section>
        <section aria-labelledby={`${id}-mine`}>
          <h3 id={`${id}-mine`}>You typed</h3>
          <textarea
            aria-labelledby={`${id}-mine`}
            className="panel-control"
            dir="auto"
            rows={4}
            // biome-ignore lint/a11y/noAutofocus: the dialog is about these words
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="editor-button" data-primary="">
            {isEdited ? "Put what stands here" : "Put what I typed"}
          </button>
        </section>
      </div>
    </form>
  );
}
