/**
 * Footnotes, whatever program wrote them: two links that lead to each other, the first in the text and the second in
 * front of the note. What refers to a note becomes a `sup`, the note a `div` at the end, both with its name as
 * `data-note`.
 *
 * @param first  The number of the first.
 */
export function markNotes(root: Element, first: number): void {
  const links = [...root.querySelectorAll("a[href*='#']")];
  const named = new Map<string, Element>();
  for (const link of links)
    for (const name of [link.getAttribute("id"), link.getAttribute("name")]) if (name) named.set(name, link);
  const backs = new Set<Element>();
  let next = first;
  for (const link of links) {
    const back = named.get(fragmentOf(link));
    if (!back || back === link || backs.has(link) || named.get(fragmentOf(back)) !== link) continue;
    const body = back.closest("p, li, div, dd, td");
    if (!body || body === root || !root.contains(body) || body.contains(link)) continue;
    backs.add(back);
    back.remove();
    link.replaceWith(withName(root, "sup", next));
    const note = withName(root, "div", next);
    note.append(...body.childNodes);
    body.remove();
    root.append(note);
    next += 1;
  }
}

function withName(root: Element, kind: string, name: number): Element {
  const element = root.ownerDocument.createElement(kind);
  element.setAttribute("data-note", String(name));
  return element;
}

function fragmentOf(link: Element): string {
  return (link.getAttribute("href") ?? "").replace(/^[^#]*#/, "");
}
