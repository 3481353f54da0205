import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** What somebody looks for, and what is to stand there instead. */
export interface AskedWords {
  find: string;
  with: string;
  isWhole: boolean;
  isExact: boolean;
}

/** Milliseconds without a key before the site is looked through. */
const PAUSE = 250;
/** One letter stands everywhere. */
const FEWEST = 2;

/**
 * What is typed, and, once that has come to rest, the question to the server. It is kept in the address: whoever opens
 * a place and comes back finds the search as it was.
 */
export function useAskedWords() {
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<AskedWords>(() => ({
    find: query.get("find") ?? "",
    with: query.get("with") ?? "",
    isWhole: query.has("whole"),
    isExact: query.has("exact"),
  }));
  const settled = queryOf({
    find: query.get("find") ?? "",
    with: query.get("with") ?? "",
    isWhole: query.has("whole"),
    isExact: query.has("exact"),
  });
  useEffect(() => {
    const next = new URLSearchParams(queryOf(asked)).toString();
    if (next === query.toString()) return;
    const timer = setTimeout(() => setQuery(next, { replace: true, preventScrollReset: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [asked, query, setQuery]);
  return {
    asked,
    settled,
    set: (some: Partial<AskedWords>): void => setAsked((now) => ({ ...now, ...some })),
  };
}

function queryOf({ find, with: words, isWhole, isExact }: AskedWords): {
  find: string;
  [name: string]: string;
} {
  const wanted = find.trim();
  return {
    find: [...wanted].length < FEWEST ? "" : wanted,
    ...(words.trim() !== "" && { with: words.trim() }),
    ...(isWhole && { whole: "" }),
    ...(isExact && { exact: "" }),
  };
}
