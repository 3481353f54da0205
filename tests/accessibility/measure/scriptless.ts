import type { Page } from "playwright-core";

/*
 * What is hidden on purpose, and why nothing is lost: what opens by itself without a script (details, popovers); the menu
 * dialog, whose links are in the bar; the question about cookies, which is asked where something could be stored;
 * words for states that only a script can bring about (nothing found, no such page, a message's template); the
 * names that a card leaves to the list below it; a number on the far side of the globe, whose place has a card;
 * controls that need a script, when they are not offered; what a film says to browsers that show none; a price of the
 * other period, which a native switch shows; what only a clock can bring about (a countdown that is over, a notice
 * whose day has not come); what a script works out from controls, by the elements that say so.
 */
const ON_PURPOSE = [
  "details:not([open]) > :not(summary)",
  "summary *",
  "dialog, [popover]",
  "script, style, template, option, svg",
  "[role=tooltip]",
  "[data-block=cookie-banner]",
  "[data-block=toasts]",
  "[data-empty], [data-active]",
  "[data-block=not-found] :is([data-prefix], .near)",
  "[data-block=body] :is([data-loading], [data-failure])",
  "[data-when]",
  "[data-shown] li",
  "video *",
  "[data-block=prices] .second-price",
  "[data-block=countdown] .over, [data-block=notice] [data-from]",
  ".without-script, .none",
  "button, form, .bar, .regions, .tools",
  "output, [aria-live=polite], [aria-live=assertive], [role=status], [role=log], [role=timer]",
]
  .map((selector) => `:is(${selector}), :is(${selector}) *`)
  .join(", ");

/** What a visitor without the site's scripts cannot read or cannot use, one line each. */
export function scriptlessFaults(page: Page): Promise<string[]> {
  return page.evaluate(look, ON_PURPOSE);
}

/** Runs in the page. */
function look(onPurpose: string): string[] {
  const faults: string[] = [];
  const describe = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = (element.getAttribute("aria-label") || element.textContent || label || "").trim();
    const block = element.closest<HTMLElement>("[data-block]")?.dataset.block;
    return `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, " ").slice(0, 50)}" in ${block}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // The words of a control go with it.
  const isOfHidden = (element: Element): boolean => {
    const own = element.closest("label")?.control ?? null;
    const group = element.closest("legend")?.closest("fieldset");
    const controls = own ? [own] : [...(group?.querySelectorAll("input, select, textarea, button") ?? [])];
    for (let part: Element | null = element; part && controls.length === 0; part = part.parentElement)
      if (part.id)
        controls.push(
          ...document.querySelectorAll(
            `:is(input, select, textarea, button):is([aria-describedby~="${CSS.escape(part.id)}"], [aria-labelledby~="${CSS.escape(part.id)}"])`,
          ),
        );
    return controls.length > 0 && controls.every((control) => !isShown(control));
  };
  // What fades in has done so.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || isShown(parent) || parent.matches(onPurpose)) continue;
    if (isOfHidden(parent)) continue;
    faults.push(`cannot be read: ${describe(parent)}`);
  }
  for (const busy of document.querySelectorAll("[aria-busy=true]")) faults.push(`is busy: ${describe(busy)}`);
  for (const box of document.querySelectorAll("main :is(li, p, h2, h3, td, dd)")) {
    const isFilled =
      box.textContent?.trim() ||
      box.querySelector("img, svg, input, progress") ||
      getComputedStyle(box, "::before").content !== "none";
    const isQuiet = box.closest("[aria-hidden=true], [aria-live], [role=status], [role=log]");
    const isCorner = box.matches("thead tr:first-child > td:first-child");
    if (!isFilled && !isQuiet && !isCorner && isShown(box)) faults.push(`is empty: ${describe(box)}`);
  }
  for (const link of document.querySelectorAll("a:not([href])"))
    faults.push(`leads nowhere: ${describe(link)}`);
  // A control that needs a script is not offered, or stands beside words that say so; browsers send forms themselves.
  for (const control of document.querySelectorAll(
    "button:enabled:not([popovertarget]), form, select:enabled, textarea:enabled, input:enabled",
  )) {
    if (!isShown(control) || control.closest("form[method=post]")) continue;
    // A form is spoken of as a whole; styles can answer a box or ring.
    if (
      control.matches("input, textarea") &&
      (control.closest("form") || control.matches("[type=checkbox], [type=radio]"))
    )
      continue;
    const words = control.closest("[data-block]")?.querySelectorAll(".without-script") ?? [];
    if (![...words].some((element) => isShown(element) && element.textContent?.trim()))
      faults.push(`does nothing and does not say so: ${describe(control)}`);
  }
  return faults;
}
