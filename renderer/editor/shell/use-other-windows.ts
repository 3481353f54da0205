import { useEffect } from "react";

/** Calls a function whenever another window of this browser has kept something, or needs it no more. */
export function useOtherWindows(look: () => void): void {
  useEffect(() => {
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [look]);
}
