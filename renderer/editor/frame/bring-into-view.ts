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
  /** Nothing is to be seen any more. */
  forget(): void;
}

/** How often a place is brought back that the page has hidden again: views and behaviors wake up one after the other. */
const MOST_TRIES = 8;

export function createViewer({ container, placeOf, isThere, around, onChange }: Places): Viewer {
  let wanted: { path: Path; isNew: boolean; tries: number; hasOpened?: true } | undefined;
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
    await reveal(() => placeOf(now.path));
    isBusy = false;
    onChange();
  };
  const isSeen = (path: Path): boolean => isThere(path) && isShown(placeOf(path));
  new MutationObserver(() => {
    if (wanted && !isBusy && !isSeen(wanted.path)) requestAnimationFrame(() => void look());
  }).observe(container, { childList: true, attributes: true, subtree: true });
  const forget = (): void => {
    wanted = undefined;
  };
  for (const name of ["pointerdown", "wheel", "keydown"])
    window.addEventListener(name, forget, { capture: true, passive: true });
  return {
    show(path, isNew) {
      wanted = { path, isNew, tries: 0 };
      void look();
    },
    drawnAnew() {
      if (wanted && (wanted.isNew || !isSeen(wanted.path))) void look();
    },
    forget,
  };
}
