import type { Path } from "../protocol.ts";
import { isShown, openUntil, reveal } from "./reveal.ts";

interface Places {
  /** The element that the page is rendered into. */
  container: Element;
  /** Where a value or block is drawn, also when it is hidden. */
  placeOf(path: Path): readonly Node[];
  /** Whether the block that a path leads into is drawn. */
  isThere(path: Path): boolean;
  /** What the innermost block has drawn that it would be in; undefined while that is nothing. */
  around(path: Path): readonly Node[] | undefined;
  /** Something has been opened or scrolled. */
  onChange(): void;
}

/** Brings places of the page into view, and sees that they stay there until somebody does something else. */
export interface Viewer {
  /** @param isNew  The page has it with its next drawing. */
  show(path: Path, isNew: boolean): void;
  /** The page has been drawn anew. */
  drawnAnew(): void;
  /** The page is another one. @param now  Where a place is by then; undefined when it is gone. */
  follow(now: (path: Path) => Path | undefined): void;
  /** Nothing is to be seen any more. */
  forget(): void;
}

/** How often a place is brought back that the page has hidden again: views and behaviors wake up one after the other. */
const MOST_TRIES = 8;

/** How long a page may grow that has just been opened, while its blocks arrive: milliseconds. */
const ARRIVAL = 4_000;

export function createViewer({ container, placeOf, isThere, around, onChange }: Places): Viewer {
  let wanted:
    | { path: Path; isNew: boolean; tries: number; since: number; hasOpened?: true; wasThere?: true }
    | undefined;
  let isBusy = false;
  const look = async (): Promise<void> => {
    const now = wanted;
    if (!now || isBusy || now.tries === MOST_TRIES) return;
    now.tries += 1;
    isBusy = true;
    const nodes = around(now.path);
    if (nodes && !now.hasOpened && !isThere(now.path)) {
      now.hasOpened = true;
      await openUntil(nodes, () => isThere(now.path));
    }
    if (placeOf(now.path).length > 0) now.wasThere = true;
    await reveal(() => placeOf(now.path));
    isBusy = false;
    onChange();
  };
  const isSeen = (path: Path): boolean => isThere(path) && isShown(placeOf(path));
  new MutationObserver(() => {
    if (wanted && !isBusy && !isSeen(wanted.path)) requestAnimationFrame(() => void look());
  }).observe(container, { childList: true, attributes: true, subtree: true });
  // Blocks above it that arrive later push it out of the window.
  new ResizeObserver(() => {
    if (wanted && performance.now() - wanted.since < ARRIVAL) void look();
  }).observe(container);
  const forget = (): void => {
    wanted = undefined;
  };
  for (const name of ["pointerdown", "wheel", "keydown"])
    window.addEventListener(name, forget, { capture: true, passive: true });
  return {
    show(path, isNew) {
      wanted = { path, isNew, tries: 0, since: performance.now() };
      void look();
    },
    drawnAnew() {
      // Whoever comes by an address asks before anybody knows where things are drawn.
      if (wanted && (wanted.isNew || !wanted.wasThere || !isSeen(wanted.path))) void look();
    },
    follow(now) {
      // What has just been put in is named by where it comes to stand.
      const path = wanted && !wanted.isNew ? now(wanted.path) : wanted?.path;
      if (wanted) wanted = path && { ...wanted, path };
    },
    forget,
  };
}
