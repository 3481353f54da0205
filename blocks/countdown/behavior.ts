import { partsUntil } from "./parts-until.ts";

/** Counts until the moment, a minute at a time; then says that it is over. */
export default function countdown(element: HTMLElement): (() => void) | undefined {
  const clock = element.querySelector<HTMLElement>("[data-until]");
  const figures = clock?.querySelector<HTMLElement>(".figures");
  const over = clock?.querySelector<HTMLElement>(".over");
  const until = Date.parse(clock?.dataset.until ?? "");
  if (!figures || !over || Number.isNaN(until)) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    const left = until - Date.now();
    figures.hidden = left <= 0;
    over.hidden = left > 0;
    if (left <= 0) return;
    const parts = partsUntil(left);
    for (const [unit, count] of Object.entries(parts)) {
      const cell = figures.querySelector(`[data-unit="${unit}"]`);
      const [number, name] = inWords(count, unit);
      cell?.querySelector("b")?.replaceChildren(number);
      cell?.querySelector("i")?.replaceChildren(name);
    }
    // The figures change when a whole minute is left; a tab in the background may be late.
    timer = setTimeout(show, (left % 60_000) + 50);
  };
  show();
  return () => clearTimeout(timer);
}

/** A count and its unit in the language of the page: `1`, `day`. */
function inWords(count: number, unit: string): [number: string, name: string] {
  const format = new Intl.NumberFormat(document.documentElement.lang || "en", {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  const parts = format.formatToParts(count);
  const name = parts.filter(({ type }) => type === "unit").map(({ value }) => value);
  const number = parts.filter(({ type }) => type === "integer" || type === "group").map(({ value }) => value);
  return [number.join(""), name.join("").trim()];
}
