import type { ListData } from "./list-data.ts";
import type { ListState } from "./list-state.ts";

/** One choice that narrows the list; without an option it is the search. */
export interface ActiveChip {
  text: string;
  filter: number;
  option?: number;
}

/** What narrows the list: the search, then the options in the order of the filters. */
export function activeChips(state: ListState, data: ListData): ActiveChip[] {
  const term = state.term.trim();
  return [
    ...(term ? [{ text: `“${term}”`, filter: -1 }] : []),
    ...state.chosen.flatMap((options, filter) =>
      options.map((option) => ({ text: data.filters[filter]?.options[option] ?? "", filter, option })),
    ),
  ];
}

/**
 * The list item of a chip that can be removed.
 *
 * @param place The chip's place in the row.
 * @param label What the button does, with `{name}`.
 */
export function chipItem(text: string, place: number, label: string): HTMLElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  const cross = document.createElement("span");
  button.type = "button";
  button.dataset.remove = String(place);
  button.setAttribute(
    "aria-label",
    label.replace("{name}", () => text),
  );
  cross.setAttribute("aria-hidden", "true");
  cross.textContent = "×";
  button.append(text, cross);
  item.append(button);
  return item;
}
