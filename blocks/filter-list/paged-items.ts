/** Items a page holds: a multiple of all numbers of columns, so that a full page has no gap at its end. */
export const PAGE_SIZE = 60;

/** Pages filled before the browser gets a breath: the first screen is answered at once, the rest follows. */
const PAGES_AT_ONCE = 1;

export interface PagedItems {
  /** How many items there are. */
  readonly size: number;
  /** Shows these items in this order; what is beyond the first page follows in idle moments. */
  show(indexes: readonly number[]): void;
  /** Calls `visit` for every item. */
  each(visit: (item: HTMLElement, index: number) => void): void;
  /** Stops filling pages. */
  end(): void;
}

/**
 * Rearranges a list whose items are spread over pages, `<ul>` elements that the browser need not lay out while
 * they are off the screen. A list of 10,000 items costs as much per key as one of sixty.
 */
export function pagedItems(pages: readonly HTMLElement[]): PagedItems {
  const items = pages.flatMap((page) => [...page.children] as HTMLElement[]);
  let pending: number | undefined;

  const fill = (page: HTMLElement, wanted: readonly HTMLElement[]) => {
    const keep = new Set<Element>(wanted);
    for (const child of [...page.children]) if (!keep.has(child)) child.remove();
    // Items that stay are not moved: a moved element loses focus and restarts its animations.
    wanted.forEach((item, place) => {
      if (page.children[place] !== item) page.insertBefore(item, page.children[place] ?? null);
    });
    page.hidden = wanted.length === 0;
  };

  return {
    size: items.length,
    show(indexes) {
      window.clearTimeout(pending);
      const wanted = indexes.flatMap((index) => items[index] ?? []);
      const part = (place: number) => wanted.slice(place * PAGE_SIZE, (place + 1) * PAGE_SIZE);
      const fillFrom = (start: number) => {
        const end = Math.min(start + PAGES_AT_ONCE, pages.length);
        for (let place = start; place < end; place += 1) fill(pages[place] as HTMLElement, part(place));
        pending = end < pages.length ? window.setTimeout(fillFrom, 0, end) : undefined;
      };
      // Pages that still hold an earlier answer are out of sight until their turn comes.
      for (const page of pages.slice(PAGES_AT_ONCE)) page.hidden = true;
      fillFrom(0);
    },
    each(visit) {
      items.forEach(visit);
    },
    end() {
      window.clearTimeout(pending);
    },
  };
}
