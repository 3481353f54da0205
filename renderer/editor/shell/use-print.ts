import { useEffect } from "react";
import { EDITOR_FRAME } from "../../runtime/live/protocol.ts";

/**
 * Prints the page and not the window around it, of which the page would be one screen: by its key wherever that is
 * pressed; by the menu of the browser as long as the page is.
 *
 * @param frame  Changes with each page that has joined.
 */
export function usePrint(frame: unknown): void {
  useEffect(() => {
    const element = document.querySelector<HTMLIFrameElement>(`iframe[name=${EDITOR_FRAME}]`);
    const inner = frame ? element?.contentWindow : undefined;
    if (!element || !inner) return;
    const press = (event: KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== "p") return;
      event.preventDefault();
      inner.print();
    };
    const grow = (): void =>
      element.style.setProperty("--page-height", `${inner.document.documentElement.scrollHeight}px`);
    window.addEventListener("keydown", press);
    window.addEventListener("beforeprint", grow);
    // On its way in: the frame lets no key out.
    inner.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("beforeprint", grow);
      inner.removeEventListener("keydown", press, { capture: true });
    };
  }, [frame]);
}
