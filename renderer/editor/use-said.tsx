import { type ReactNode, useCallback, useState } from "react";

/**
 * What is said of the last thing that was done, for an element that is a status. The same words once more are another
 * element: screen readers hear of what is new in a status, and would be silent.
 */
export function useSaid(): [said: ReactNode, say: (words: string) => void] {
  const [{ words, count }, setSaid] = useState({ words: "", count: 0 });
  const say = useCallback(
    (next: string): void => setSaid((last) => ({ words: next, count: last.count + 1 })),
    [],
  );
  return [words && <span key={count}>{words}</span>, say];
}
