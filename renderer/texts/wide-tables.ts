import { WIDE_TABLE } from "../formats/wide-table.ts";

/** Gives the wide tables of a rendered text a focus: with the keyboard, only what has one is scrolled in every browser. */
export function focusWideTables(html: string): string {
  if (!html.includes("<table")) return html;
  return html.replace(/<table(?=[\s>])/g, (tag, at: number) =>
    columnsAt(html, at) >= WIDE_TABLE ? `${tag} tabindex="0"` : tag,
  );
}

/** How many cells the first row of a table has. */
function columnsAt(html: string, start: number): number {
  const end = html.indexOf("</tr>", start);
  return end === -1 ? 0 : (html.slice(start, end).match(/<t[hd][\s>]/g)?.length ?? 0);
}
