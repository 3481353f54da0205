/** Items a page holds: a multiple of all numbers of columns, so that a full page has no gap at its end. */
export const PAGE_SIZE = 60;

/** Items of a long list that are there in the very next frame, two rows of three; their page fills up a frame later. */
const FIRST_ITEMS = 6;

/** What is out of sight is filled in when nothing has been chosen or typed for this many milliseconds. */
const REST_PAUSE = 1000;

/** How far below the screen the end of the list may be when the next page is added. */
const AHEAD = "1500px";

export interface PagedItems {
  /** How many items there are. */
  readonly size: number;
  /** Shows these items in this order; in a long list the first screen at once, the rest when there is time. */
  show(indexes: readonly number[]): void;
  /** Calls `visit` for every item. */
  each(visit: (item: HTMLElement, index: number) => void): void;
  /** Stops filling pages. */
  end(): void;
}

/** Items by their first page: items that do not show are nowhere in the document, and a list can start twice. */
const known = new WeakMap<HTMLElement, HTMLElement[]>();

function itemsOf(pages: readonly HTMLElement[]): HTMLElement[] {
  const items = pages.flatMap((page) => [...page.children] as HTMLElement[]);
  const [first] = pages;
  if (!first) return items;
  const kept = known.get(first) ?? items;
  known.set(first, kept);
  return kept;
}

/**
 * Rearranges a list whose items are spread over pages, `<ul>` elements that the browser need not lay out while
 * they are off the screen. A list of 10,000 items answers as fast as one of twelve.
 */
export function pagedItems(pages: readonly HTMLElement[]): PagedItems {
  const items = itemsOf(pages);
  const isLong = pages.length > 1;
  let wanted: readonly number[] = [];
  let filled = pages.length;
  let cancel = () => {};

  const part = (from: number, length: number) =>
    wanted.slice(from, from + length).map((index) => items[index] as HTMLElement);
  const isComplete = () => filled * PAGE_SIZE >= wanted.length;
  const fillNext = () => {
    const page = pages[filled];
    if (!page || isComplete()) return;
    fill(page, part(filled * PAGE_SIZE, PAGE_SIZE));
    filled += 1;
  };

  const end = document.createElement("div");
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || isComplete()) return;
      fillNext();
      // Asks again: one more page may not be enough to put the end out of reach.
      observer.unobserve(end);
      observer.observe(end);
    },
    { rootMargin: AHEAD },
  );
  if (isLong) {
    pages[0]?.parentElement?.append(end);
    observer.observe(end);
  }

  return {
    size: items.length,
    show(indexes) {
      cancel();
      wanted = indexes;
      const [first] = pages;
      if (!first) return;
      if (!isLong) {
        fill(first, part(0, wanted.length));
        return;
      }
      // Pages that still hold an earlier answer are out of sight until their turn comes.
      for (const page of pages) if (page !== first && !page.hidden) page.hidden = true;
      filled = 0;
      fill(first, part(0, FIRST_ITEMS));
      const stopPaint = afterPaint(fillNext);
      const stopRest = inRestingTime(() => {
        fillNext();
        return isComplete();
      });
      cancel = () => {
        stopPaint();
        stopRest();
      };
    },
    each(visit) {
      items.forEach(visit);
    },
    end() {
      cancel();
      observer.disconnect();
      end.remove();
    },
  };
}

/** Gives a page these items. Those that stay are not moved: a moved element loses focus and restarts its animations. */
function fill(page: HTMLElement, wanted: readonly HTMLElement[]): void {
  const keep = new Set<Element>(wanted);
  for (const child of [...page.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((item, place) => {
    if (page.children[place] !== item) page.insertBefore(item, page.children[place] ?? null);
  });
  const isEmpty = wanted.length === 0;
  // Setting an attribute to what it is already costs a look at the styles.
  if (page.hidden !== isEmpty) page.hidden = isEmpty;
}

function afterPaint(step: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(step);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * Calls `step` again and again, between other things, once all has been quiet for a while.
 *
 * @param step Returns true when there is nothing more to do.
 */
function inRestingTime(step: () => boolean): () => void {
  // Safari has no requestIdleCallback.
  const { requestIdleCallback: whenIdle, cancelIdleCallback: stopIdle } = window;
  let handle = 0;
  const next = () => {
    if (step()) return;
    handle = whenIdle ? whenIdle(next) : window.setTimeout(next, 50);
  };
  const timer = window.setTimeout(next, REST_PAUSE);
  return () => {
    window.clearTimeout(timer);
    if (stopIdle) stopIdle(handle);
    else window.clearTimeout(handle);
  };
}
