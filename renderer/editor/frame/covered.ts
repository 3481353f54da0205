/**
 * Whether something that stays in the window while the page scrolls, such as a question about cookies or a header, lies
 * at a point: a button over it would keep people from pressing it.
 *
 * @param own  What the button belongs to; it may stand there itself. @param host  Of the button.
 */
export function isCovered(x: number, y: number, own: readonly Node[], host: Element): boolean {
  const [top] = document.elementsFromPoint(x, y).filter((element) => element !== host);
  for (let at: Element | null = top ?? null; at; at = at.parentElement) {
    const here = at;
    if (own.some((node) => here.contains(node) || node.contains(here))) return false;
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(here).position)) return true;
  }
  return false;
}
