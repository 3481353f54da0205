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

type Change = (next: ListState, how?: { typed?: boolean }) => void;

/**
 * Ties the controls of a list to its choices, both ways.
 *
 * @param change Called with the new choices when the visitor makes one.
 */
export function connectControls(
  root: Element,
  { data, texts }: Pick<ListScript, "data" | "texts">,
  change: Change,
): Controls {
  const form = root.querySelector<HTMLFormElement>(":scope > form");
  const search = form?.querySelector<HTMLInputElement>("[data-search]");
  const order = form?.querySelector<HTMLSelectElement>("[data-order]");
  const menus = [...(form?.querySelectorAll<HTMLSelectElement>("select[data-filter]") ?? [])];
  const chips = [...(form?.querySelectorAll<HTMLButtonElement>("button[data-option]") ?? [])];
  const tabs = [...(form?.querySelectorAll<HTMLButtonElement>("[data-tab]") ?? [])];
  const views = [...(form?.querySelectorAll<HTMLButtonElement>("[data-view-choice]") ?? [])];
  const active = root.querySelector<HTMLElement>("[data-active]");
  const activeList = active?.querySelector("ul");
  const listening = new AbortController();
  const { signal } = listening;
  let state: ListState = { term: "", chosen: data.filters.map(() => []), tab: 0, view: 0, order: 0 };

  const choose = (filter: number, options: number[]) =>
    change({ ...state, chosen: state.chosen.map((old, index) => (index === filter ? options : old)) });

  const toggle = (filter: number, option: number) => {
    const chosen = state.chosen[filter] ?? [];
    if (chosen.includes(option)) choose(filter, without(chosen, option));
    else if (data.filters[filter]?.multiple)
      choose(
        filter,
        [...chosen, option].sort((a, b) => a - b),
      );
    else choose(filter, [option]);
  };

  const openTab = (tab: number) => {
    change({ ...state, tab });
    tabs[tab]?.focus();
  };

  form?.addEventListener("submit", (event) => event.preventDefault(), { signal });
  search?.addEventListener("input", () => change({ ...state, term: search.value }, { typed: true }), {
    signal,
  });
  order?.addEventListener("change", () => change({ ...state, order: Number(order.value) }), { signal });
  for (const menu of menus) {
    const filter = Number(menu.dataset.filter);
    // The first option of a menu stands for all.
    menu.addEventListener(
      "change",
      () => choose(filter, menu.selectedIndex > 0 ? [menu.selectedIndex - 1] : []),
      { signal },
    );
  }
  root.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
      if (!button || !root.contains(button)) return;
      const { filter, option, tab, viewChoice, remove, clearAll, clearSearch } = button.dataset;
      if (remove !== undefined) {
        removeChip(Number(remove));
      } else if (option !== undefined) toggle(Number(filter), Number(option));
      else if (tab !== undefined) openTab(Number(tab));
      else if (viewChoice !== undefined) change({ ...state, view: Number(viewChoice) });
      else if (clearAll !== undefined) {
        change({ ...state, term: "", chosen: state.chosen.map(() => []) });
        focusControls();
      } else if (clearSearch !== undefined) {
        change({ ...state, term: "" });
        search?.focus();
      }
    },
    { signal },
  );

  form?.querySelector("[role=tablist]")?.addEventListener(
    "keydown",
    (event) => {
      const { key } = event as KeyboardEvent;
      const last = tabs.length - 1;
      const next = { ArrowRight: state.tab + 1, ArrowLeft: state.tab - 1, Home: 0, End: last }[key];
      if (next === undefined) return;
      event.preventDefault();
      openTab(next < 0 ? last : next > last ? 0 : next);
    },
    { signal },
  );

  /** The button that was pressed goes away: its neighbour takes the focus. */
  function removeChip(place: number) {
    const chip = activeChips()[place];
    if (!chip) return;
    if (chip.option === undefined) change({ ...state, term: "" });
    else choose(chip.filter, without(state.chosen[chip.filter] ?? [], chip.option));
    const left = activeList?.querySelectorAll("button");
    const neighbour = left?.[Math.min(place, left.length - 1)];
    if (neighbour) neighbour.focus();
    else focusControls();
  }

  function focusControls() {
    (search ?? form?.querySelector<HTMLElement>("summary, select, button"))?.focus();
  }

  function activeChips(): { text: string; filter: number; option?: number }[] {
    const term = state.term.trim();
    return [
      ...(term ? [{ text: `“${term}”`, filter: -1 }] : []),
      ...state.chosen.flatMap((options, filter) =>
        options.map((option) => ({ text: data.filters[filter]?.options[option] ?? "", filter, option })),
      ),
    ];
  }

  function showActive() {
    if (!active || !activeList) return;
    const list = activeChips();
    active.hidden = list.length === 0;
    activeList.replaceChildren(
      ...list.map(({ text }, place) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        const cross = document.createElement("span");
        button.type = "button";
        button.dataset.remove = String(place);
        button.setAttribute(
          "aria-label",
          texts.remove.replace("{name}", () => text),
        );
        cross.setAttribute("aria-hidden", "true");
        cross.textContent = "×";
        button.append(text, cross);
        item.append(button);
        return item;
      }),
    );
  }

  return {
    show(next) {
      state = next;
      if (search && search.value.trim() !== state.term.trim()) search.value = state.term;
      if (order) order.value = String(state.order);
      for (const menu of menus)
        menu.selectedIndex = (state.chosen[Number(menu.dataset.filter)]?.[0] ?? -1) + 1;
      for (const chip of chips) {
        const { filter, option } = chip.dataset;
        const pressed = Boolean(state.chosen[Number(filter)]?.includes(Number(option)));
        chip.setAttribute("aria-pressed", String(pressed));
      }
      tabs.forEach((tab, index) => {
        tab.setAttribute("aria-selected", String(index === state.tab));
        tab.tabIndex = index === state.tab ? 0 : -1;
      });
      views.forEach((view, index) => {
        view.setAttribute("aria-pressed", String(index === state.view));
      });
      showActive();
    },
    typed: () => search?.value ?? "",
    end() {
      listening.abort();
    },
  };
}

function without(list: readonly number[], value: number): number[] {
  return list.filter((each) => each !== value);
}
