import { useEffect } from "react";
import { EDITOR_FRAME, EDITOR_PATH } from "./protocol.ts";
import "./edit-link.css";

/** Leads from the page to its editor: a link in the corner, and Alt+E. */
export function EditLink({ route }: { route: string }) {
  const address = `${EDITOR_PATH}${route}`;
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      // By the key's place: with Alt held some keyboards write another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== "KeyE") return;
      event.preventDefault();
      window.location.assign(address);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, [address]);
  if (window.name === EDITOR_FRAME) return null;
  return (
    <a className="live-edit" href={address} aria-keyshortcuts="Alt+E" title="Edit this page (Alt+E)">
      Edit this page
    </a>
  );
}
