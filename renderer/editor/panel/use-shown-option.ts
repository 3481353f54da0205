import { type RefObject, useEffect } from "react";
import type { Path } from "../protocol.ts";
import { noteKey } from "./panel-block.ts";

/** Frames in which what is folded around an option can open. */
const MOST_FRAMES = 20;

/**
 * Brings an option into view. Its control gets the focus, unless somebody is at work in the page itself.
 *
 * @param option  Below the block; a new one is a new request.
 */
export function useShownOption(form: RefObject<HTMLElement | null>, option: Path | undefined): void {
  useEffect(() => {
    if (!option) return;
    let frame = 0;
    let left = MOST_FRAMES;
    const look = (): void => {
      const field = form.current?.querySelector<HTMLElement>(
        `[data-option="${CSS.escape(noteKey(option))}"]`,
      );
      if (!field) {
        left -= 1;
        if (left > 0) frame = requestAnimationFrame(look);
        return;
      }
      field.scrollIntoView({ block: "center" });
      if (document.activeElement instanceof HTMLIFrameElement) return;
      field
        .querySelector<HTMLElement>(
          "input, textarea, select, [contenteditable=true], :scope .panel-fold button",
        )
        ?.focus();
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [form, option]);
}
