/** How long the button says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Shows the buttons of what this device can do: copying the address, and sharing of its own. */
export default function share(element: HTMLElement): (() => void) | undefined {
  const line = element.querySelector<HTMLElement>("[data-url]");
  const { url, title } = line?.dataset ?? {};
  if (!line || !url) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const copy = line.querySelector<HTMLButtonElement>('[data-act="copy"]');
  const device = line.querySelector<HTMLButtonElement>('[data-act="device"]');
  const label = copy?.querySelector("span");
  const words = label?.textContent ?? "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  if (copy?.parentElement && label && navigator.clipboard) {
    copy.parentElement.hidden = false;
    const say = () => {
      label.textContent = copy.dataset.copied ?? "";
      clearTimeout(timer);
      timer = setTimeout(() => {
        label.textContent = words;
      }, SHOWN);
    };
    // A browser that refuses leaves the label as it is: nothing was copied.
    const stay = () => {};
    copy.addEventListener("click", () => navigator.clipboard.writeText(url).then(say, stay), { signal });
  }
  if (device?.parentElement && typeof navigator.share === "function") {
    device.parentElement.hidden = false;
    // Closing the device's own dialog counts as a refusal: nothing has to be said.
    const stay = () => {};
    device.addEventListener("click", () => navigator.share({ url, title }).catch(stay), { signal });
  }
  return () => {
    ended.abort();
    clearTimeout(timer);
    if (label) label.textContent = words;
  };
}
