/** The footnotes of a text, by the elements that make them. */
export interface NoteMap {
  /** What refers to a note, and the name of it. */
  references: ReadonlyMap<Element, string>;
  /** What a note stands in. */
  bodies: ReadonlyMap<Element, string>;
  /** What leads from a note back to the text. */
  backs: ReadonlySet<Element>;
}

/**
 * Footnotes, whatever program wrote them: two links that lead to each other, the first in the text and the second in
 * front of the note.
 *
 * @param first  The number of the first.
 */
export function notesIn(root: Element, first: number): NoteMap {
  const links = [...root.querySelectorAll("a[href*='#']")];
  const named = new Map<string, Element>();
  for (const link of links)
    for (const name of [link.getAttribute("id"), link.getAttribute("name")]) if (name) named.set(name, link);
  const references = new Map<Element, string>();
  const bodies = new Map<Element, string>();
  const backs = new Set<Element>();
  for (const link of links) {
    const back = named.get(fragmentOf(link));
    if (!back || back === link || backs.has(link) || named.get(fragmentOf(back)) !== link) continue;
    const body = back.closest("p, li, div, dd, td");
    if (!body || body === root || body.contains(link)) continue;
    const name = String(first + references.size);
    references.set(link, name);
    backs.add(back);
    bodies.set(body, name);
  }
  return { references, bodies, backs };
}

function fragmentOf(link: Element): string {
  return (link.getAttribute("href") ?? "").replace(/^[^#]*#/, "");
}
