import { boxOf } from "./overlay.ts";

/** What was shown by force, so that it can go back to how the page has it. */
const forced = new Map<HTMLElement | SVGElement, string>();

/** Stronger than any rule of the page. */
const SHOWN = { display: "revert", visibility: "visible", "content-visibility": "visible", opacity: "1" };

/**
 * Brings a place of the page into view, out of whatever hides it: first in the way that the page has for it, such as
 * the tab of a panel, then by force.
 *
 * @param nodes  What is to be seen, asked for again after each step: pages draw themselves anew when a tab is opened.
 */
export async function reveal(nodes: () => readonly Node[]): Promise<void> {
  const element = elementOf(nodes());
  if (element && !canBeSeen(element)) {
    openAround(element);
    await nextFrame();
  }
  const there = elementOf(nodes());
  if (there && !canBeSeen(there)) force(there);
  hideForced(there);
  const seen = elementOf(nodes());
  if (seen) scrollTo(seen, boxOf(nodes()));
}

/**
 * Opens one after the other what can be opened around a place that the page has not drawn, until it has.
 *
 * @param around  The innermost element that the place would be in.
 * @returns Whether it is there.
 */
export async function openUntil(around: readonly Node[], isThere: () => boolean): Promise<boolean> {
  const openers = around.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLElement>(CLOSED)] : [],
  );
  for (const opener of openers) {
    opener.click();
    await nextFrame();
    if (isThere()) return true;
  }
  return isThere();
}

/** What shows something else when it is pressed. */
const CLOSED = '[role="tab"]:not([aria-selected="true"]), button[aria-expanded="false"]';

/** Whether nothing hides what some nodes are. */
export function isShown(nodes: readonly Node[]): boolean {
  const element = elementOf(nodes);
  return element !== undefined && canBeSeen(element);
}

function openAround(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (canBeSeen(at)) continue;
    const opener = openerOf(at);
    if (opener && opener.getAttribute("aria-expanded") !== "true") opener.click();
  }
}

/** What opens an element: a tab or button that says so, or a link to it. */
function openerOf(element: Element): HTMLElement | undefined {
  if (element.id === "") return undefined;
  const id = CSS.escape(element.id);
  const named = `[aria-controls~="${id}"]`;
  return (
    document.querySelector<HTMLElement>(named) ??
    document.querySelector<HTMLElement>(`a[href="#${id}"]`) ??
    undefined
  );
}

function force(element: Element): void {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (!isDrawn(at) && (at instanceof HTMLElement || at instanceof SVGElement)) {
      if (!forced.has(at)) forced.set(at, at.style.cssText);
      for (const [name, value] of Object.entries(SHOWN)) at.style.setProperty(name, value, "important");
    }
}

/** What holds nothing of the place that is looked at now is hidden again. */
function hideForced(kept: Element | undefined): void {
  for (const [element, style] of forced)
    if (!kept || !element.contains(kept)) {
      element.style.cssText = style;
      forced.delete(element);
    }
}

function isDrawn(element: Element): boolean {
  const { display, visibility, contentVisibility } = getComputedStyle(element);
  return display !== "none" && visibility === "visible" && contentVisibility !== "hidden";
}

/** Whether something can be seen once it is scrolled to. An element without a box of its own is where its content is. */
function canBeSeen(element: Element): boolean {
  if (getComputedStyle(element).display === "contents")
    return [...element.children].some(canBeSeen) || element.children.length === 0;
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
}

function scrollTo(element: Element, box: DOMRect | undefined): void {
  if (!box) return;
  // In a low window the bars of the editor stand where the page is to be.
  window.frameElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const isBeside = box.right <= 0 || box.left >= window.innerWidth;
  // What stays in the window, a header or a question about cookies, has its room kept by the page.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (box.top >= top && box.bottom <= bottom && !isBeside && !isClipped(element, box)) return;
  element.scrollIntoView({
    block: box.height > bottom - top ? "start" : "center",
    inline: "nearest",
    behavior: "instant",
  });
}

/** Whether something that scrolls has it out of its window: the slides of a carousel. */
function isClipped(element: Element, box: DOMRect): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const around = at.getBoundingClientRect();
    const isOut = box.left >= around.right || box.right <= around.left || box.top >= around.bottom;
    if (isOut && getComputedStyle(at).overflow !== "visible") return true;
  }
  return false;
}

function elementOf([node]: readonly Node[]): Element | undefined {
  return node instanceof Element ? node : (node?.parentElement ?? undefined);
}

const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
