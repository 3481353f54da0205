import { linkOf } from "../../renderer/runtime/links.ts";
import { readQuery, watchQuery, writeQuery } from "../../renderer/runtime/query-state.ts";
import { localStore } from "../../renderer/runtime/storage.ts";
import { element } from "./element.ts";
import { moveByArrows } from "./move-by-arrows.ts";
import { startResults } from "./results.ts";
import { addSheet } from "./sheet.ts";
import { type Wording, wordingOf } from "./wording.ts";

/** Starts the search of a page: its field, its results, and the query in the page's address. */
export function startPage(own: HTMLElement, signal: AbortSignal): void {
  const input = own.querySelector("input");
  const place = own.querySelector<HTMLElement>("[data-results]");
  if (!input || !place) return;
  addSheet();
  place.classList.add("search-results");
  const results = startResults(place, wordingOf(own.dataset.searches), signal);
  results.prepare();

  const show = (query: string) => {
    results.show(query);
    own.toggleAttribute("data-asked", query.trim() !== "");
  };
  const type = () => {
    const query = readQuery();
    if (input.value.trim()) query.set("q", input.value);
    else query.delete("q");
    writeQuery(query, { replace: true });
    show(input.value);
  };
  input.addEventListener("input", type, { signal });
  input.form?.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      type();
    },
    { signal },
  );
  moveByArrows(own, input, signal);

  const follow = () => {
    const query = readQuery().get("q") ?? "";
    if (query === input.value) return;
    input.value = query;
    show(query);
  };
  signal.addEventListener("abort", watchQuery(follow));
  // What was typed before this script came stands above the address.
  if (input.value) type();
  else follow();
}

/** Opens the search over the page that is open. @param typed What was typed while it was on its way. */
export function openDialog(own: HTMLElement, signal: AbortSignal, typed: string): void {
  const there = own.parentElement?.querySelector("dialog");
  const dialog = there ?? makeDialog(wordingOf(own.dataset.searches), signal);
  if (!there) own.after(dialog);
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector("input");
  input?.select();
  if (!input || !typed) return;
  input.value = typed;
  input.dispatchEvent(new Event("input"));
}

function makeDialog(wording: Wording, signal: AbortSignal): HTMLDialogElement {
  addSheet();
  const input = element("input", {
    type: "search",
    name: "q",
    className: "search-field",
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "search",
    placeholder: wording.label,
    ariaLabel: wording.label,
  });
  const close = element("button", { type: "button", className: "search-close", ariaLabel: wording.close });
  const form = element("form", { action: wording.href, method: "get", role: "search" }, [
    input,
    element("button", { type: "submit", className: "search-submit" }, [wording.button]),
    close,
  ]);
  const place = element("div", { className: "search-results" });
  const dialog = element("dialog", { className: "search-dialog", ariaLabel: wording.label }, [
    form,
    place,
    shortcutBox(wording.shortcut),
  ]);
  const results = startResults(place, wording, signal);
  results.prepare();
  input.addEventListener("input", () => results.show(input.value), { signal });
  close.addEventListener("click", () => dialog.close(), { signal });
  dialog.addEventListener(
    "click",
    ({ target }) => {
      // The backdrop belongs to the dialog itself.
      if (target === dialog || linkOf(target)) dialog.close();
    },
    { signal },
  );
  moveByArrows(dialog, input, signal);
  signal.addEventListener("abort", () => dialog.remove());
  return dialog;
}

/** Whether `/` opens the search: a key alone gets in the way of those who speak what they type. */
function shortcutBox(label: string): HTMLElement {
  const box = element("input", { type: "checkbox", checked: localStore.read("search_key") !== "off" });
  box.addEventListener("change", () => {
    if (box.checked) localStore.remove("search_key");
    else localStore.write("search_key", "off");
  });
  return element("label", { className: "search-shortcut" }, [box, label]);
}
