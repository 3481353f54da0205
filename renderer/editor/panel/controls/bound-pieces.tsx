import { Link2 } from "lucide-react";
import { useState } from "react";
import type { Target } from "../../protocol.ts";
import { refusalOf } from "../create-actions.ts";
import { useFormState } from "../form-context.ts";
import type { FieldNote } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { useDraft } from "../use-draft.ts";
import { PagesShown } from "./pages-shown.tsx";
import { TheirWords } from "./their-words.tsx";

/** What the bindings of a text stand for, where each is written, and its value to be changed there. */
export function BoundPieces({ note }: { note: FieldNote | undefined }) {
  const pieces = note?.kind === "bound" || note?.kind === "translated" ? (note.pieces ?? []) : [];
  if (pieces.length === 0) return null;
  const bound = pieces.flatMap((piece) => ("binding" in piece ? [piece] : []));
  return (
    <ul className="panel-pieces" aria-label="What it is filled with">
      {bound.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a binding may stand there twice
        <li key={`${piece.binding} ${index}`}>
          <span className="panel-chip">
            <Link2 size="0.875rem" strokeWidth={1.75} aria-hidden="true" />
            {piece.binding}
          </span>
          {piece.from === undefined ? (
            <span>finds nothing on this page</span>
          ) : (
            <span>
              from {piece.from}
              {piece.says !== undefined && !piece.target && <>: “{piece.says}”</>}
            </span>
          )}
          {piece.target && piece.says !== undefined && (
            <ThereField target={piece.target} says={piece.says} name={piece.from ?? piece.binding} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The value where it is written, and on which pages it shows. */
function ThereField({ target, says, name }: { target: Target; says: string; name: string }) {
  const { apply, preview } = usePanelActions();
  const [shownOn, setShownOn] = useState<readonly string[] | "all" | { fault: string }>();
  const { asked } = useFormState();
  const draft = useDraft(says, asked, async (text, typed) =>
    refusalOf(await apply({ kind: "set", at: target, value: text }, typed)),
  );
  const find = async (): Promise<void> => {
    const answer = await preview({ kind: "set", at: target, value: `${says} ` });
    setShownOn("routes" in answer ? answer.routes : { fault: refusalOf(answer) ?? "" });
  };
  return (
    <div className="panel-there">
      <input
        className="panel-control"
        dir="auto"
        aria-label={`${name}, changed everywhere`}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        onBlur={draft.flush}
      />
      {shownOn === undefined ? (
        <button type="button" className="panel-button" onClick={() => void find()}>
          Where does it show?
        </button>
      ) : (
        <div role="status">
          {typeof shownOn === "object" && "fault" in shownOn ? (
            <p>{shownOn.fault}</p>
          ) : (
            <PagesShown routes={shownOn} />
          )}
        </div>
      )}
      {draft.fault && <p role="alert">{draft.fault}</p>}
      <TheirWords draft={draft} />
    </div>
  );
}
