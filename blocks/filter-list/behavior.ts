import { today } from "../../renderer/runtime/dates.ts";
import { readQuery, watchQuery, writeQuery } from "../../renderer/runtime/query-state.ts";
import { connectControls } from "./connect-controls.ts";
import type { ListScript } from "./list-script.ts";
import { isNarrowed, type ListState, readState, writeState } from "./list-state.ts";
import { type DayChoice, type Matches, matchingItems } from "./matching-items.ts";
import { pagedItems } from "./paged-items.ts";

/** The address follows typing after a pause: browsers refuse more than about three changes a second. */
const TYPING_PAUSE = 300;

/** Screen readers hear the count once the typing has stopped. */
const ANNOUNCE_PAUSE = 700;

/** Searches, filters and sorts the prerendered items; keeps what was chosen in the address. */
export default function filterList(element: HTMLElement): (() => void) | undefined {
  const source = element.querySelector("script[data-list]");
  const root = source?.parentElement;
  const pages = root?.querySelector("[data-pages]");
  if (!source || !root || !pages) return undefined;
  const { data, names, texts } = JSON.parse(source.textContent ?? "") as ListScript;
  const items = pagedItems([...pages.children] as HTMLElement[]);
  const count = root.querySelector("[data-count]");
  const status = root.querySelector("[data-status]");
  const empty = root.querySelector<HTMLElement>("[data-empty]");

  let state = readState(new URLSearchParams(), data, names);
  // Another page's address says nothing about this list.
  const page = location.pathname;
  let written = "";
  let typing: number | undefined;
  let announcing: number | undefined;
  let partial: number[] = [];

  const controls = connectControls(root, { data, texts }, change);

  function change(next: ListState, { typed = false } = {}) {
    state = next;
    show();
    window.clearTimeout(typing);
    if (typed) typing = window.setTimeout(write, TYPING_PAUSE, true);
    else write(false);
  }

  function write(replace: boolean) {
    window.clearTimeout(typing);
    typing = undefined;
    if (location.pathname !== page) return;
    const query = readQuery();
    writeState(query, state, data, names);
    written = ownPart(state);
    writeQuery(query, { replace });
  }

  const flush = () => {
    if (typing !== undefined) write(true);
  };

  /** The state as text, to recognise an address that we wrote ourselves. */
  function ownPart(of: ListState): string {
    const own = new URLSearchParams();
    writeState(own, of, data, names);
    return own.toString();
  }

  /** Takes over the address's choices; false when they are the ones that we wrote. */
  function read(): boolean {
    if (location.pathname !== page) return false;
    const next = readState(readQuery(), data, names);
    const own = ownPart(next);
    if (own === written) return false;
    window.clearTimeout(typing);
    typing = undefined;
    written = own;
    state = next;
    show();
    return true;
  }

  function show() {
    const day = (names.tabs[state.tab] ?? "all") as DayChoice;
    const matches = matchingItems(data, state, { size: items.size, day, today: today() });
    showEntries(matches);
    items.show(matches.items);
    controls.show(state);
    const view = names.views[state.view];
    if (view) (root as HTMLElement).dataset.view = view;
    const text = texts.count
      .replace("{shown}", String(matches.items.length))
      .replace("{total}", String(items.size));
    if (count) count.textContent = text;
    const nothing = matches.items.length === 0;
    const reason = nothing ? reasonOfNothing() : "";
    if (empty) {
      empty.hidden = !nothing;
      if (nothing && empty.firstElementChild) empty.firstElementChild.textContent = reason;
      const clear = empty.querySelector<HTMLElement>("[data-clear-search]");
      if (clear) clear.hidden = !state.term.trim();
    }
    announce(nothing ? reason : text);
  }

  function reasonOfNothing(): string {
    const term = state.term.trim();
    // A function as the replacement: a term such as $& is a text, not a pattern.
    if (term) return texts.emptySearch.replace("{term}", () => term);
    return isNarrowed(state) ? texts.empty : (texts.emptyTabs[state.tab] ?? texts.empty);
  }

  function showEntries({ items: shown, entries }: Matches) {
    const changed = [...new Set([...partial, ...entries.keys()])];
    partial = [...entries.keys()];
    if (changed.length === 0) return;
    const visible = new Set(shown);
    const touched = new Set(changed);
    items.each((item, index) => {
      if (!touched.has(index) || !visible.has(index)) return;
      const hits = entries.get(index);
      for (const entry of item.querySelectorAll<HTMLElement>("[data-entry]")) {
        entry.hidden = hits ? !hits[Number(entry.dataset.entry)] : false;
      }
    });
    // Items out of sight keep their marks: they are put right when they show again.
    partial.push(...changed.filter((index) => !visible.has(index) && !entries.has(index)));
  }

  function announce(text: string) {
    window.clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      if (status) status.textContent = text;
    }, ANNOUNCE_PAUSE);
  }

  /** Goes where the address's anchor points, now that it is known what shows. */
  function goToAnchor() {
    const target = location.hash.length > 1 && document.getElementById(idOf(location.hash));
    if (!target || !element.contains(target)) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "start" });
  }

  // Typed before this ran: it counts, unless the address says something else.
  const early = controls.typed();
  state = readState(readQuery(), data, names);
  written = ownPart(state);
  if (early && !state.term) change({ ...state, term: early }, { typed: true });
  else if (written || names.tabs[0] === "upcoming" || names.tabs[0] === "past") {
    show();
    goToAnchor();
  }
  window.clearTimeout(announcing);

  const stopWatching = watchQuery((event) => {
    // A link that sets the choices also says what to look at; the back button restores the place by itself.
    if (read() && event.type !== "popstate") goToAnchor();
  });
  root.addEventListener("focusout", flush);
  return () => {
    window.clearTimeout(typing);
    window.clearTimeout(announcing);
    root.removeEventListener("focusout", flush);
    items.end();
    controls.end();
    stopWatching();
  };
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
