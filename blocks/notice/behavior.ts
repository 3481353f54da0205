import { today } from "../../renderer/runtime/dates.ts";
import { localStore } from "../../renderer/runtime/storage.ts";

/** Holds the words of the notice that was dismissed last. */
const KEY = "dismissed_notice";

/** Shows the notice on its days, unless the visitor has dismissed these very words. */
export default function notice(element: HTMLElement): (() => void) | undefined {
  const line = element.querySelector<HTMLElement>("aside");
  const words = line?.querySelector(".words")?.textContent ?? "";
  if (!line) return undefined;
  const { from = "", until = "9999-12-31" } = line.dataset;
  const day = today();
  line.hidden = day < from || day > until || localStore.read(KEY) === words;
  const dismiss = (): void => {
    localStore.write(KEY, words);
    line.hidden = true;
    // The button that was pressed is gone: the page takes the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const button = line.querySelector("button");
  button?.addEventListener("click", dismiss);
  return () => button?.removeEventListener("click", dismiss);
}
