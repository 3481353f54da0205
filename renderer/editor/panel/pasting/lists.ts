import { styleOf } from "./looks.ts";

/** Lists as HTML has them, whatever program wrote them. */
export function tidyLists(root: Element): void {
  nestItems(root, itemsOf(root));
  for (const list of root.querySelectorAll("ul, ol, menu")) {
    if (!/^(?:ul|ol|menu)$/.test(list.parentElement?.localName ?? "")) continue;
    // Some programs put a list beside the entry that it belongs to.
    const around = list.previousElementSibling ?? list.parentElement!.insertBefore(create(root, "li"), list);
    around.append(list);
  }
}

/** An entry of a list that stands by itself. */
interface Item {
  /** From 1. */
  depth: number;
  kind: "ol" | "ul";
  /** Its number, where it says one. */
  number?: number;
}

/** Entries that stand one behind the other, whatever their depth, in the order of the document. */
function itemsOf(root: Element): ReadonlyMap<Element, Item> {
  const items = new Map<Element, Item>();
  for (const entry of root.querySelectorAll("p[style], li[data-aria-level]")) {
    const item = entry.localName === "li" ? webItem(entry) : wordItem(entry);
    if (item) items.set(entry, item);
  }
  for (const entry of items.keys()) if (entry.localName === "li") takeOut(entry);
  return items;
}

/**
 * Word processors write entries of lists as paragraphs: the depth stands in the style, the sign in a piece that
 * programs which know lists ignore.
 */
function wordItem(entry: Element): Item | undefined {
  const depth = /mso-list\s*:[^;]*\blevel(\d+)/.exec(styleOf(entry))?.[1];
  if (!depth) return undefined;
  const sign = [...entry.querySelectorAll("[style]")].find((one) =>
    /mso-list\s*:\s*ignore/.test(styleOf(one)),
  );
  const says = sign?.textContent?.trim() ?? "";
  const number = /^\(?(\d{1,6})[.)]?$/.exec(says)?.[1];
  const kind = /[\p{L}\p{N}][.)]/u.test(says) ? "ol" : "ul";
  return { depth: Number(depth), kind, ...(number !== undefined && { number: Number(number) }) };
}

/** Those in a browser write each entry as a list, in a wrapper of its own, with its depth and number as numbers. */
function webItem(entry: Element): Item | undefined {
  const list = entry.parentElement;
  const depth = Number(entry.getAttribute("data-aria-level"));
  if (!(depth > 0) || !list?.matches("ul, ol") || list.closest("li")) return undefined;
  const number = Number(entry.getAttribute("data-aria-posinset"));
  return { depth, kind: list.localName === "ol" ? "ol" : "ul", ...(number > 0 && { number }) };
}

/** Takes an entry out of the list that it has for itself, and of what is around that. */
function takeOut(entry: Element): void {
  const list = entry.parentElement!;
  const wrapper = list.parentElement!;
  if (wrapper.localName === "div" && wrapper.children.length === 1) wrapper.replaceWith(list);
  list.before(entry);
  if (list.children.length === 0) list.remove();
}

function nestItems(root: Element, items: ReadonlyMap<Element, Item>): void {
  /** Open lists, the outermost first, with the depth of their entries. */
  let open: { depth: number; list: Element }[] = [];
  let outermost: Element | undefined;
  for (const [entry, { depth, kind, number = 1 }] of items) {
    if (entry.previousElementSibling !== outermost) open = [];
    open = open.filter((one) => one.depth <= depth);
    if (open.at(-1)?.depth === depth && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const list = create(root, kind);
      // A paragraph may have parted it from the entries before.
      if (kind === "ol" && number > 1) list.setAttribute("start", String(number));
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else {
        entry.before(list);
        outermost = list;
      }
      open.push({ depth, list });
    }
    const place = entry.localName === "li" ? entry : create(root, "li");
    if (place !== entry) place.append(entry);
    open.at(-1)!.list.append(place);
  }
}

function create(root: Element, kind: string): Element {
  return root.ownerDocument.createElement(kind);
}
