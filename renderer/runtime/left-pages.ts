type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A page as its visitor left it. */
interface Left {
  top: number;
  /** What was entered, in the order of the fields; absent when nothing was. */
  entries?: Entry[];
  /** What had focus, among all that can have it. */
  focus?: { index: number; name: string };
}

interface Entry {
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
}

/** What nobody wants to find again, or what scripts may not fill in. */
const FIELDS = "input:not([type=file], [type=password], [type=hidden]), textarea, select";
const FOCUSABLE = "a[href], button, input, textarea, select, summary";

/** Pages by their step of the history; in memory alone, so that nothing of it outlives the window. */
const leftPages = new Map<string, Left>();

/** The step whose page is open. */
let shown = "default";
/** Where the page stood when a way through the history began: the browser then scrolls to where the other one was. */
let topBefore: number | undefined;

/** Begins to note how pages are left. Before the router hears of a step of the history. */
export function watchLeaving(key: string): void {
  shown = key;
  addEventListener("popstate", () => {
    topBefore ??= scrollY;
  });
}

/** The page that is open has another step of the history now. */
export function isShown(key: string): void {
  shown = key;
  topBefore = undefined;
}

/** Notes how the page is left. Before its blocks end. */
export function noteLeft(main: HTMLElement): void {
  const fields = [...main.querySelectorAll<Field>(FIELDS)];
  const index = [...main.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
  leftPages.set(shown, {
    top: topBefore ?? scrollY,
    ...(fields.some(isChanged) && { entries: fields.map(entryOf) }),
    ...(index !== -1 && { focus: { index, name: nameOf(document.activeElement as Element) } }),
  });
}

/** Makes a page as it was left at that step of the history. @returns Whether it was there. */
export function returnTo(key: string, main: HTMLElement): boolean {
  const left = leftPages.get(key);
  if (!left) return false;
  const fields = main.querySelectorAll<Field>(FIELDS);
  for (const [index, { name, type, value, isChecked }] of (left.entries ?? []).entries()) {
    const field = fields[index];
    if (field?.name !== name || field.type !== type) continue;
    if (field.value !== value) field.value = value;
    if ("checked" in field) field.checked = isChecked;
  }
  const { index = -1, name } = left.focus ?? {};
  const element = main.querySelectorAll<HTMLElement>(FOCUSABLE)[index];
  const target = element && nameOf(element) === name ? element : main.querySelector<HTMLElement>("h1, h2");
  if (target !== element) target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
  scrollTo({ top: left.top, behavior: "instant" });
  return true;
}

const nameOf = (element: Element): string =>
  `${element.localName} ${element.getAttribute("href") ?? element.textContent}`;

const entryOf = (field: Field): Entry => ({
  name: field.name,
  type: field.type,
  value: field.value,
  isChecked: "checked" in field && field.checked,
});

function isChanged(field: Field): boolean {
  if ("options" in field)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
}
