import { useEffect } from "react";
import { openInEditor } from "./open-in-editor.ts";
import "./block-pointer.css";

/**
 * While Alt is held, the block under the pointer has an outline, and a click opens its file at its line.
 *
 * @param dir  Absolute folder of the site.
 */
export function useBlockPointer(dir: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const show = (event: KeyboardEvent): void => {
      if (event.key === "Alt") dataset.pointing = "";
    };
    const hide = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === "Alt") delete dataset.pointing;
    };
    const open = (event: MouseEvent): void => {
      const at = event.altKey && event.target instanceof Element && event.target.closest("[data-at]");
      if (!at) return;
      // Before links and buttons: the author wants the source, not the action.
      event.preventDefault();
      event.stopPropagation();
      openInEditor(`${dir}/${at.getAttribute("data-at")}`);
    };
    window.addEventListener("keydown", show);
    window.addEventListener("keyup", hide);
    // Alt+Tab leaves the window, and the key is let go elsewhere.
    window.addEventListener("blur", hide);
    window.addEventListener("click", open, { capture: true });
    return () => {
      delete dataset.pointing;
      window.removeEventListener("keydown", show);
      window.removeEventListener("keyup", hide);
      window.removeEventListener("blur", hide);
      window.removeEventListener("click", open, { capture: true });
    };
  }, [dir]);
}
