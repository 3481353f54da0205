import { element } from "./element.ts";
import type { Wording } from "./wording.ts";

/** An answer that takes longer than this many milliseconds is said to be on its way. */
const PATIENCE = 250;

/** The line that says what a search has come to; screen readers hear it when they are done with what they say. */
export interface Status {
  clear(): void;
  wait(): void;
  say(text: string): void;
  fail(error: unknown): void;
}

/** @param again Asks the same once more. */
export function startStatus(
  place: HTMLElement,
  { loading, failed, offline, retry }: Wording,
  again: () => void,
  signal: AbortSignal,
): Status {
  const line = element("p", { className: "search-status", role: "status" });
  const button = element("button", { type: "button", className: "search-more", hidden: true }, [retry]);
  place.append(line, button);
  button.addEventListener("click", again, { signal });
  let isOffline = false;
  let timer = 0;
  addEventListener("online", () => isOffline && again(), { signal });

  const say = (text: string) => {
    clearTimeout(timer);
    isOffline = false;
    button.hidden = true;
    if (line.textContent !== text) line.textContent = text;
  };
  return {
    say,
    clear: () => say(""),
    wait() {
      clearTimeout(timer);
      timer = window.setTimeout(() => say(loading), PATIENCE);
    },
    fail(error) {
      const wasOffline = !navigator.onLine;
      say(wasOffline ? offline : failed);
      isOffline = wasOffline;
      button.hidden = wasOffline;
      if (!wasOffline) console.warn(error);
    },
  };
}
