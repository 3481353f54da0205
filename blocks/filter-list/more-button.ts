export interface MoreButton {
  /** How many of what was found are shown. */
  readonly limit: number;
  /** Begins again with the first step, for another choice. */
  reset(): void;
  /** Shows the button as long as there is more. @param total How many were found. */
  show(total: number): void;
  end(): void;
}

/**
 * The button that shows as many entries more; without one all are shown.
 *
 * @param step    How many at a time.
 * @param onMore  Called with the place of the first entry that is new.
 */
export function moreButton(
  root: HTMLElement,
  step: number | undefined,
  onMore: (first: number) => void,
): MoreButton {
  const frame = root.querySelector<HTMLElement>(":scope > .more");
  const button = frame?.querySelector("button");
  const size = step ?? Number.POSITIVE_INFINITY;
  let limit = size;
  for (const item of root.querySelectorAll("[data-later]")) {
    // An entry that the address names is not kept back.
    if (item.querySelector(":target")) limit = Number.POSITIVE_INFINITY;
    item.removeAttribute("data-later");
  }
  const more = (): void => {
    const first = limit;
    limit += size;
    onMore(first);
  };
  button?.addEventListener("click", more);
  return {
    get limit() {
      return limit;
    },
    reset() {
      limit = size;
    },
    show(total) {
      if (frame) frame.hidden = total <= limit;
    },
    end: () => button?.removeEventListener("click", more),
  };
}
