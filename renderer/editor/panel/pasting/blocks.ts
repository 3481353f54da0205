/** Elements that stand in lines of their own. */
export const BLOCKS =
  "address, article, aside, blockquote, body, center, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, main, menu, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul";

/** Tables hold data, one line in each cell; those that only set words in their places are none. */
export function tidyTables(root: Element): void {
  for (const table of root.querySelectorAll("table")) {
    const all = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
    const rows = all.filter(({ textContent }) => textContent?.trim());
    const cells = rows.map((row) => [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName)));
    const isData = cells.length > 1 && cells.some((row) => row.length > 1) && !table.querySelector("table");
    for (const caption of table.querySelectorAll(":scope > caption")) table.before(asElement(caption, "p"));
    if (isData) {
      for (const row of all) if (!rows.includes(row)) row.remove();
      for (const cell of cells.flat()) asLine(cell);
      // Markdown takes the first row for the names of the columns.
      for (const cell of cells[0]!) cell.replaceWith(asElement(cell, "th"));
    } else table.replaceWith(...cells.flat().map((cell) => asElement(cell, "div")));
  }
}

/** Makes one line of all that stands in an element. */
export function asLine(element: Element): void {
  for (const one of element.querySelectorAll(`br, ${BLOCKS}`))
    one.replaceWith(" ", ...(one.localName === "pre" ? [asElement(one, "code")] : one.childNodes), " ");
}

/** Another element with what stands in one, and looks alike. */
export function asElement(element: Element, kind: string): Element {
  const other = element.ownerDocument.createElement(kind);
  for (const name of ["style", "colspan", "rowspan", "align"]) {
    const value = element.getAttribute(name);
    if (value !== null) other.setAttribute(name, value);
  }
  other.append(...element.childNodes);
  return other;
}
