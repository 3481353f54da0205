import type { ListScript } from "./list-script.ts";
import { isNarrowed, type ListState } from "./list-state.ts";

/** Screen readers hear the count once the typing has stopped. */
const ANNOUNCE_PAUSE = 700;

export interface ListOutcome {
  /** Says how many of the items show, or why none does. */
  show(state: ListState, shown: number, total: number): void;
  /** Leaves unsaid what waits to be announced. */
  hush(): void;
}

/** The words around a list that tell what came of the choices. */
export function listOutcome(root: Element, texts: ListScript["texts"]): ListOutcome {
  const count = root.querySelector("[data-count]");
  const status = root.querySelector("[data-status]");
  const empty = root.querySelector<HTMLElement>("[data-empty]");
  let announcing: number | undefined;

  function reasonOfNothing(state: ListState): string {
    const term = state.term.trim();
    // A function as the replacement: a term such as $& is a text, not a pattern.
    if (term) return texts.emptySearch.replace("{term}", () => term);
    return isNarrowed(state) ? texts.empty : (texts.emptyTabs[state.tab] ?? texts.empty);
  }

  const hush = () => window.clearTimeout(announcing);
  const { format } = new Intl.NumberFormat(document.documentElement.lang || "en");

  return {
    show(state, shown, total) {
      const text = texts.count.replace("{shown}", format(shown)).replace("{total}", format(total));
      if (count) count.textContent = text;
      const reason = shown ? "" : reasonOfNothing(state);
      if (empty) {
        empty.hidden = shown > 0;
        if (!shown && empty.firstElementChild) empty.firstElementChild.textContent = reason;
        const clear = empty.querySelector<HTMLElement>("[data-clear-search]");
        if (clear) clear.hidden = !state.term.trim();
      }
      hush();
      announcing = window.setTimeout(() => {
        if (status) status.textContent = shown ? text : reason;
      }, ANNOUNCE_PAUSE);
    },
    hush,
  };
}
