import { afterEach, beforeEach } from "vitest";
import type { EditorPage } from "./editor-page.ts";

/**
 * What a test that failed has left – files, windows, dialogs, requests that are held back – is nobody else's: without
 * this, one slow answer fails all tests behind it too. For files whose tests share an editor, below their own hooks.
 */
export function startOverAfterFailures(editor: () => EditorPage): void {
  let startOver: () => Promise<void>;
  beforeEach(() => {
    startOver = editor().standing();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await startOver();
  });
}
