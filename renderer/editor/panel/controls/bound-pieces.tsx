import { Link2 } from "lucide-react";
import { useState } from "react";
import type { Target } from "../../protocol.ts";
import { refusalOf } from "../create-actions.ts";
import type { PanelPiece } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { useDraft } from "../use-draft.ts";

/** What the bindings of a text stand for, where each is written, and its value to be changed there. */
export function BoundPieces({ pieces }: { pieces: readonly PanelPiece[] }) {
  const bound = pieces.flatMap((piece) => ("binding" in piece ? [piece] : []));
  return (
    <ul className="panel-pieces" aria-label="What it is filled with">
      {bound.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a binding may stand there twice
        <li key={`${piece.binding} ${index}`}>
          <span className="panel-chip">
            <Link2 size={14} strokeWidth={1.75} aria-hidden="true" />
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
  const [shownOn, setShownOn] = useState<string>();
  const draft = useDraft(says, async (text) =>
    refusalOf(await apply({ kind: "set", at: target, value: text })),
  );
  const find = async (): Promise<void> => {
    const answer = await preview({ kind: "set", at: target, value: `${says} ` });
    setShownOn(refusalOf(answer) ?? ("routes" in answer ? pagesWords(answer.routes) : ""));
  };
  return (
    <div className="panel-there">
      <input
        className="panel-control"
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
        <p role="status">{shownOn}</p>
      )}
      {draft.fault && <p role="alert">{draft.fault}</p>}
    </div>
  );
}

/** Addresses named at once. */
const NAMED = 6;

function pagesWords(routes: string[] | "all"): string {
  if (routes === "all") return "Shows on every page.";
  const more = routes.length - NAMED;
  return `Shows on ${routes.length === 1 ? "one page" : `${routes.length} pages`}: ${routes.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
