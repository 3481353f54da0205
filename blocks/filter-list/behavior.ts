import { today } from "../../renderer/runtime/dates.ts";
import { readQuery, watchQuery } from "../../renderer/runtime/query-state.ts";
import { connectControls } from "./connect-controls.ts";
import { listAddress } from "./list-address.ts";
import { listOutcome } from "./list-outcome.ts";
import type { ListScript } from "./list-script.ts";
import { type ListState, readState } from "./list-state.ts";
import { type DayChoice, matchingItems } from "./matching-items.ts";
import { moreButton } from "./more-button.ts";
import { pagedItems } from "./paged-items.ts";
import { shownEntries } from "./shown-entries.ts";

/** Searches, filters and sorts the prerendered items; keeps what was chosen in the address. */
export default function filterList(element: HTMLElement): (() => void) | undefined {
  const source = element.querySelector("script[data-list]");
  const root = source?.parentElement;
  const pages = root?.querySelector("[data-pages]");
  if (!source || !root || !pages) return undefined;
  const list = JSON.parse(source.textContent ?? "") as ListScript;
  const { data, names } = list;

  let state = readState(readQuery(), data, names);
  const address = listAddress(state, data, names);
  const items = pagedItems([...pages.children] as HTMLElement[]);
  const showEntries = shownEntries(items);
  const outcome = listOutcome(root, list.texts);
  const controls = connectControls(root, list, change);
  const more = moreButton(root, list.step, (first) => {
    put();
    goToEntry(root, first);
  });
  let found: readonly number[] = Array.from({ length: items.size }, (_, index) => index);

  function change(next: ListState, typed = false) {
    more.reset();
    show(next);
    address.write(state, typed);
  }

  function show(next: ListState) {
    state = next;
    const day = (names.tabs[state.tab] ?? "all") as DayChoice;
    const matches = matchingItems(data, state, { size: items.size, day, today: today() });
    showEntries(matches);
    found = matches.items;
    put();
    controls.show(state);
    const view = names.views[state.view];
    if (view) (root as HTMLElement).dataset.view = view;
  }

  function put() {
    const shown = found.slice(0, more.limit);
    items.show(shown);
    more.show(found.length);
    outcome.show(state, shown.length, items.size);
  }

  // Typed before this ran: it counts, unless the address says something else.
  const early = controls.typed();
  if (early && !state.term) change({ ...state, term: early }, true);
  else if (address.isSet || names.tabs[0] === "upcoming" || names.tabs[0] === "past") {
    show(state);
    goToAnchor(element);
  } else if (list.step !== undefined) put();
  outcome.hush();

  const stopWatching = watchQuery((event) => {
    const next = address.read();
    if (!next) return;
    show(next);
    // A link that sets the choices also says what to look at; the back button restores the place by itself.
    if (event.type !== "popstate") goToAnchor(element);
  });
  root.addEventListener("focusout", address.flush);
  return () => {
    root.removeEventListener("focusout", address.flush);
    address.end();
    outcome.hush();
    items.end();
    controls.end();
    more.end();
    stopWatching();
  };
}

/** The button may be gone: the first entry that is new takes the focus. */
function goToEntry(root: Element, place: number): void {
  const entry = root.querySelectorAll<HTMLElement>("[data-pages] > * > li")[place];
  const target = entry?.querySelector<HTMLElement>("a[href], button, summary") ?? entry;
  if (!target) return;
  if (target === entry) entry.tabIndex = -1;
  target.focus();
}

/** Goes where the address's anchor points, now that it is known what shows. */
function goToAnchor(element: HTMLElement): void {
  const target = location.hash.length > 1 && document.getElementById(idOf(location.hash));
  if (!target || !element.contains(target)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "start" });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
