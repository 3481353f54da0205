/** A short message at the edge of the screen. */
export interface Toast {
  title: string;
  text?: string;
  /** `error` stays until it is closed; `success` goes by itself after a while. */
  kind: "success" | "error";
  /** What it is about: a later toast of the same topic takes the place of an earlier one. */
  topic?: string;
}

/**
 * Shows a toast. The site's toast region (a block of the layout) listens for it; a message that comes before
 * the region woke up waits for it.
 */
export function showToast(toast: Toast): void {
  waiting().push(toast);
  document.dispatchEvent(new CustomEvent("site:toast"));
}

/**
 * Wakes the toast region ahead: who may have to say that there is no network has to have the region's code
 * before that.
 */
export function prepareToasts(): void {
  document.dispatchEvent(new CustomEvent("site:toast"));
}

/** Hands out the toasts that nobody has shown yet. */
export function takeToasts(): Toast[] {
  return waiting().splice(0);
}

/** The region and the caller can be different chunks: the waiting ones live on the document they share. */
function waiting(): Toast[] {
  const shared = document as Document & { siteToasts?: Toast[] };
  shared.siteToasts ??= [];
  return shared.siteToasts;
}
