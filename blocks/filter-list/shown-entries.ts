import type { Matches } from "./matching-items.ts";
import type { PagedItems } from "./paged-items.ts";

/** Hides the entries that do not match in the items that show, and brings back those of the answer before. */
export function shownEntries(items: PagedItems): (matches: Matches) => void {
  let partial: number[] = [];

  return ({ items: shown, entries }) => {
    const changed = [...new Set([...partial, ...entries.keys()])];
    partial = [...entries.keys()];
    if (changed.length === 0) return;
    const visible = new Set(shown);
    const touched = new Set(changed);
    items.each((item, index) => {
      if (!touched.has(index) || !visible.has(index)) return;
      const hits = entries.get(index);
      for (const entry of item.querySelectorAll<HTMLElement>("[data-entry]")) {
        entry.hidden = hits ? !hits[Number(entry.dataset.entry)] : false;
      }
    });
    // Items out of sight keep their marks: they are put right when they show again.
    partial.push(...changed.filter((index) => !visible.has(index) && !entries.has(index)));
  };
}
