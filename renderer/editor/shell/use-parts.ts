import { type RefObject, useEffect, useRef } from "react";
import { useLandmark } from "react-aria/useLandmark";
import { EDITOR_FRAME } from "../../runtime/live/protocol.ts";

const FOCUSABLE =
  '[tabindex="0"], a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * The three parts of the editor, between which F6 leads, and Shift F6 the other way: each with where it was left.
 *
 * @param frame  Changes with each page that has joined.
 * @param openDrawer  Called for a part that has no room beside the page.
 */
export function useParts(frame: unknown, openDrawer: (part: "outline" | "panel") => void) {
  const outline = useRef<HTMLElement>(null);
  const page = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const enter = (part: RefObject<HTMLElement | null>, name: "outline" | "panel"): void => {
    const found = [...(part.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const first = found.find((element) => element.checkVisibility());
    if (first) first.focus();
    else openDrawer(name);
  };
  useLandmark(
    { role: "navigation", "aria-label": "Outline", focus: () => enter(outline, "outline") },
    outline,
  );
  useLandmark({ role: "main", focus: () => pageFrame()?.focus() }, page);
  useLandmark({ role: "complementary", "aria-label": "Options", focus: () => enter(panel, "panel") }, panel);
  useEffect(() => {
    const inner = frame ? pageFrame()?.contentWindow : undefined;
    if (!inner) return;
    // Keys in the frame are another window's.
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey } = event;
      if (key !== "F6") return;
      event.preventDefault();
      event.stopPropagation();
      pageFrame()?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
    };
    inner.addEventListener("keydown", press, { capture: true });
    return () => inner.removeEventListener("keydown", press, { capture: true });
  }, [frame]);
  return { outline, page, panel };
}

const pageFrame = (): HTMLIFrameElement | null => document.querySelector(`iframe[name=${EDITOR_FRAME}]`);
