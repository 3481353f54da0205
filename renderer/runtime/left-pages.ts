type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entry {
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
}

/** What nobody wants to find again, or what scripts may not fill in. */
const FIELDS = "input:not([type=file], [type=password], [type=hidden]), textarea, select";

/**
 * What was entered on pages, in the order of their fields, by the step of the history; in memory alone, so that nothing
 * of it outlives the window.
 */
const entered = new Map<string, Entry[]>();

/** The step whose page is open. */
let shown = "default";

/** The page that is open has this step of the history now. */
export function isShown(key: string): void {
  shown = key;
}

/** Notes what was entered on the page. Before its blocks end. */
export function noteEntries(main: HTMLElement): void {
  const fields = [...main.querySelectorAll<Field>(FIELDS)];
  if (fields.some(isChanged)) entered.set(shown, fields.map(entryOf));
  else entered.delete(shown);
}

/** Fills in what was entered when the page was left at that step of the history. Before its blocks begin. */
export function fillEntries(key: string, main: HTMLElement): void {
  const fields = main.querySelectorAll<Field>(FIELDS);
  for (const [index, { name, type, value, isChecked }] of (entered.get(key) ?? []).entries()) {
    const field = fields[index];
    if (field?.name !== name || field.type !== type) continue;
    if (field.value !== value) field.value = value;
    if ("checked" in field) field.checked = isChecked;
  }
}

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
