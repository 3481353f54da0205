/**
 * Arrow keys go from the field through the links of the results and back; what is typed on a link goes into the field.
 *
 * @param around Holds the field and the results.
 */
export function moveByArrows(around: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  const links = () => [...around.querySelectorAll<HTMLElement>(".search-hits a")];
  around.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = links();
      const at = all.indexOf(target as HTMLElement);
      if (at < 0 && target !== input) return;
      if (at >= 0 && key.length === 1 && key !== " ") return input.focus();
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, ...(at >= 0 && { Home: 0, End: all.length - 1 }) }[
        key
      ];
      if (next === undefined || (next < 0 && at < 0)) return;
      event.preventDefault();
      (all[next] ?? (next < 0 ? input : all.at(-1)))?.focus();
    },
    { signal },
  );
}
