import { useEffect } from "react";

type Converter = typeof import("./pasted-markdown.ts");

let converter: Converter | undefined;

/**
 * Loads what makes Markdown of what is pasted: the packages that read and write are no part of the editor's first
 * screen. Where it cannot be loaded, plain words are pasted, and the next form tries again.
 */
export async function loadConverter(): Promise<void> {
  converter ??= await import("./pasted-markdown.ts").catch(() => undefined);
}

/** What makes Markdown of what is pasted, loaded once the browser is idle: a paste cannot wait for it. */
export function useConverter(): () => Converter | undefined {
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) return void loadConverter();
    const turn = window.requestIdleCallback(loadConverter, { timeout: 1000 });
    return () => window.cancelIdleCallback(turn);
  }, []);
  return () => converter;
}
