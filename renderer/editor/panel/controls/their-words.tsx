import type { Draft } from "../use-draft.ts";

/** What the file says while somebody types another text over what it said before. */
export function TheirWords({ draft }: { draft: Draft }) {
  if (draft.theirs === undefined) return null;
  return (
    <p className="panel-fault">
      The file says something else by now: “{draft.theirs}”{" "}
      <button type="button" onClick={draft.drop}>
        Take that
      </button>
    </p>
  );
}
