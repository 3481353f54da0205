/** How long the button says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Copies the lines; a browser that refuses leaves them selected, ready to be copied by hand. */
export default function code(element: HTMLElement): (() => void) | undefined {
  const button = element.querySelector<HTMLButtonElement>("button[data-copied]");
  const label = button?.querySelector("span");
  const lines = element.querySelector("pre");
  if (!button || !label || !lines) return undefined;
  const words = label.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = (): void => {
    navigator.clipboard?.writeText(lines.textContent ?? "").then(
      () => {
        label.textContent = button.dataset.copied ?? "";
        clearTimeout(timer);
        timer = setTimeout(() => {
          label.textContent = words;
        }, SHOWN);
      },
      () => getSelection()?.selectAllChildren(lines),
    );
  };
  button.addEventListener("click", copy);
  return () => {
    clearTimeout(timer);
    label.textContent = words;
    button.removeEventListener("click", copy);
  };
}
