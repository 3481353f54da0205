/** Moves within the page's own query string; set by the router once it is loaded. */
type Navigate = (address: string, options: { replace: boolean }) => void;

let navigate: Navigate = (address, { replace }) => {
  window.history[replace ? "replaceState" : "pushState"](window.history.state, "", address);
};

/** The router takes over the history of this page. */
export function setQueryNavigation(by: Navigate): void {
  navigate = by;
}

/** The page's query parameters as they are now. */
export function readQuery(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/**
 * Puts query parameters into the address without leaving the page. `replace` for steps that the back button
 * should not stop at (typing); otherwise each call is a step in the history.
 */
export function writeQuery(query: URLSearchParams, options: { replace: boolean }): void {
  const text = query.toString();
  const address = `${location.pathname}${text && `?${text}`}${location.hash}`;
  if (address === location.pathname + location.search + location.hash) return;
  navigate(address, options);
}

/** Calls `listener` when the query changes: `popstate` for the back button, `site:query` for a link. */
export function watchQuery(listener: (event: Event) => void): () => void {
  window.addEventListener("popstate", listener);
  document.addEventListener("site:query", listener);
  return () => {
    window.removeEventListener("popstate", listener);
    document.removeEventListener("site:query", listener);
  };
}
