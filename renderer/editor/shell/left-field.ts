import { EDITOR_FRAME } from "../../runtime/live/protocol.ts";

/** Milliseconds between two looks whether the field is left. */
const PAUSE = 100;

/** The field that somebody types in, here or on the page; `left` waits until it is left, not at all where there is none. */
export function noteField(): { left(): Promise<void> } {
  const field = fieldWithFocus();
  return {
    async left() {
      while (field && fieldWithFocus() === field) await new Promise((done) => setTimeout(done, PAUSE));
    },
  };
}

function fieldWithFocus(): Element | undefined {
  const { activeElement } = document;
  const inner =
    activeElement instanceof HTMLIFrameElement && activeElement.name === EDITOR_FRAME
      ? activeElement.contentDocument?.activeElement
      : activeElement;
  return inner?.closest("input, textarea, [contenteditable]:not([contenteditable=false])") ?? undefined;
}
