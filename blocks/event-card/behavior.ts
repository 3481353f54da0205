import { isPast } from "../../renderer/runtime/dates.ts";

/** Says whether the event is over, by the visitor's own day: the page may have been built long ago. */
export default function eventCard(element: HTMLElement): void {
  const card = element.querySelector<HTMLElement>("[data-event]");
  if (card) card.dataset.state = isPast(card.dataset.day ?? "") ? "past" : "upcoming";
}
