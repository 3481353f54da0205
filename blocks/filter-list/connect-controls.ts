import { readingDirection } from "../../renderer/runtime/reading-direction.ts";
import { activeChips, chipItem } from "./active-chips.ts";
import type { ListScript } from "./list-script.ts";
import type { ListState } from "./list-state.ts";

export interface Controls {
  /** Makes the controls show these choices. */
  show(state: ListState): void;
  /** What stands in the search box. */
  typed(): string;
  /** Stops listening. */
  end(): void;
}

/** Called with the new choices, and whether they come from typing. */
type Change = (next: ListState, typed?: boolean) => void;

/** Makes some of the choices anew, the others stay. */
type Put = (part: Partial<ListState>, typed?: boolean) => void;

/** Chooses these options of a filter instead of those before. */
type Choose = (filter: number, options: number[]) => void;

type Show = (state: ListState) => void;

/** Listens until the controls end; a control that the list does not have is passed over. */
type Listen = (target: Element | null | undefined, type: string, handle: (event: Event) => void) => void;

/**
 * Ties the controls of a list to its choices, both ways.
 *
 * @param change Called when the visitor makes a choice.
 */
export function connectControls(
  root: Element,
  { data, texts }: Pick<ListScript, "data" | "texts">,
  change: Change,
): Controls {
  const form = root.querySelector<HTMLFormElement>(":scope > form");
  const search = form?.querySelector<HTMLInputElement>("[data-search]");
  const active = root.querySelector<HTMLElement>("[data-active]");
  const activeList = active?.querySelector("ul");
  const typed = () => search?.value ?? "";
  const listening = new AbortController();
  const listen: Listen = (target, type, handle) =>
    target?.addEventListener(type, handle, { signal: listening.signal });
  let state: ListState = { term: "", chosen: data.filters.map(() => []), tab: 0, view: 0, order: 0 };

  const put: Put = (part, typed) => change({ ...state, ...part }, typed);
  const choose: Choose = (filter, options) =>
    put({ chosen: state.chosen.map((old, index) => (index === filter ? options : old)) });
  const toggle = (filter: number, option: number) =>
    choose(filter, toggled(state.chosen[filter] ?? [], option, data.filters[filter]?.multiple));
  const focusControls = () =>
    (search ?? form?.querySelector<HTMLElement>("summary, select, button"))?.focus();

  const showFields = connectFields(form, listen, put, choose);
  const [showTabs, openTab] = connectTabs(form, listen, put);

  listen(form, "submit", (event) => event.preventDefault());
  listen(search, "input", () => put({ term: typed() }, true));

  const removeChip = (place: number) => {
    const chip = activeChips(state, data)[place];
    if (!chip) return;
    if (chip.option === undefined) put({ term: "" });
    else toggle(chip.filter, chip.option);
    // The button that was pressed goes away: its neighbour takes the focus.
    const left = activeList?.querySelectorAll("button");
    const neighbour = left?.[Math.min(place, left.length - 1)];
    if (neighbour) neighbour.focus();
    else focusControls();
  };

  listen(root, "click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (!button || !root.contains(button)) return;
    const { filter, option, tab, viewChoice, remove, clearAll, clearSearch } = button.dataset;
    if (remove !== undefined) removeChip(Number(remove));
    else if (option !== undefined) toggle(Number(filter), Number(option));
    else if (tab !== undefined) openTab(Number(tab));
    else if (viewChoice !== undefined) put({ view: Number(viewChoice) });
    else if (clearAll !== undefined) {
      put({ term: "", chosen: state.chosen.map(() => []) });
      focusControls();
    } else if (clearSearch !== undefined) {
      put({ term: "" });
      search?.focus();
    }
  });

  return {
    show(next) {
      state = next;
      if (search && search.value.trim() !== state.term.trim()) search.value = state.term;
      showFields(state);
      showTabs(state);
      if (!active || !activeList) return;
      const chips = activeChips(state, data);
      active.hidden = chips.length === 0;
      activeList.replaceChildren(...chips.map(({ text }, place) => chipItem(text, place, texts.remove)));
    },
    typed,
    end() {
      listening.abort();
    },
  };
}

/** The order, the views, and the filters, which are drawn as menus or chips. */
function connectFields(form: HTMLFormElement | null, listen: Listen, put: Put, choose: Choose): Show {
  const order = form?.querySelector<HTMLSelectElement>("[data-order]");
  const menus = all<HTMLSelectElement>(form, "select[data-filter]");
  const chips = all(form, "button[data-option]");
  const views = all(form, "[data-view-choice]");
  listen(order, "change", () => put({ order: Number(order?.value) }));
  for (const menu of menus) {
    const filter = Number(menu.dataset.filter);
    // The first option of a menu stands for all.
    listen(menu, "change", () => choose(filter, menu.selectedIndex > 0 ? [menu.selectedIndex - 1] : []));
  }

  return (state) => {
    if (order) order.value = String(state.order);
    for (const menu of menus) menu.selectedIndex = (state.chosen[Number(menu.dataset.filter)]?.[0] ?? -1) + 1;
    for (const chip of chips) {
      const { filter, option } = chip.dataset;
      const pressed = Boolean(state.chosen[Number(filter)]?.includes(Number(option)));
      chip.setAttribute("aria-pressed", String(pressed));
    }
    views.forEach((view, index) => {
      view.setAttribute("aria-pressed", String(index === state.view));
    });
  };
}

/** The tabs, which the arrow keys open as well. */
function connectTabs(
  form: HTMLFormElement | null,
  listen: Listen,
  put: Put,
): [show: Show, open: (tab: number) => void] {
  const tabs = all(form, "[data-tab]");
  let current = 0;
  const open = (tab: number) => {
    put({ tab });
    tabs[tab]?.focus();
  };
  listen(form?.querySelector("[role=tablist]"), "keydown", (event) => {
    const { key } = event as KeyboardEvent;
    const last = tabs.length - 1;
    const onward = readingDirection(tabs[0]!);
    const next = { ArrowRight: current + onward, ArrowLeft: current - onward, Home: 0, End: last }[key];
    if (next === undefined) return;
    event.preventDefault();
    open(next < 0 ? last : next > last ? 0 : next);
  });
  const show: Show = (state) => {
    current = state.tab;
    tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", String(index === state.tab));
      tab.tabIndex = index === state.tab ? 0 : -1;
    });
  };
  return [show, open];
}

function all<E extends HTMLElement>(form: HTMLFormElement | null, selector: string): E[] {
  return [...(form?.querySelectorAll<E>(selector) ?? [])];
}

/** The options of a filter once this one has been pressed, ascending. */
function toggled(chosen: readonly number[], option: number, multiple: boolean | undefined): number[] {
  if (chosen.includes(option)) return chosen.filter((each) => each !== option);
  return multiple ? [...chosen, option].sort((a, b) => a - b) : [option];
}
