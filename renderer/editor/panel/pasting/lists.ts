import { styleOf } from "./looks.ts";

/** Lists as HTML has them, whatever program wrote them. */
export function tidyLists(root: Element): void {
  nestWordItems(root);
  for (const list of root.querySelectorAll("ul, ol, menu")) {
    if (!/^(?:ul|ol|menu)$/.test(list.parentElement?.localName ?? "")) continue;
    // Some programs put a list beside the entry that it belongs to.
    const around = list.previousElementSibling ?? list.parentElement!.insertBefore(create(root, "li"), list);
    around.append(list);
  }
}

/**
 * Word processors write entries of lists as paragraphs: the depth stands in the style, the sign in a piece that
 * programs which know lists ignore.
 */
function nestWordItems(root: Element): void {
  /** Open lists, the outermost first, with the depth of their entries. */
  let open: { depth: number; list: Element }[] = [];
  let outermost: Element | undefined;
  for (const entry of root.querySelectorAll("p[style]")) {
    const item = wordItem(entry);
    if (!item) continue;
    const { depth, kind } = item;
    if (entry.previousElementSibling !== outermost) open = [];
    open = open.filter((one) => one.depth <= depth);
    if (open.at(-1)?.depth === depth && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const list = create(root, kind);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else {
        entry.before(list);
        outermost = list;
      }
      open.push({ depth, list });
    }
    const place = create(root, "li");
    place.append(entry);
    open.at(-1)!.list.append(place);
  }
}

function wordItem(entry: Element): { depth: number; kind: "ol" | "ul" } | undefined {
  const depth = /mso-list\s*:[^;]*\blevel(\d+)/.exec(styleOf(entry))?.[1];
  if (!depth) return undefined;
  const sign = [...entry.querySelectorAll("[style]")].find((one) =>
    /mso-list\s*:\s*ignore/.test(styleOf(one)),
  );
  return { depth: Number(depth), kind: /[\p{L}\p{N}][.)]/u.test(sign?.textContent ?? "") ? "ol" : "ul" };
}

function create(root: Element, kind: string): Element {
  return root.ownerDocument.createElement(kind);
}
