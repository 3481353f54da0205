import type { AuthorMistake } from "../mistake.ts";
import { asMistakes } from "../told.ts";
import { bindings } from "./bindings.ts";
import { blocks } from "./blocks.ts";
import { formsAndMenus } from "./forms-and-menus.ts";
import { pages } from "./pages.ts";
import { rows } from "./rows.ts";
import { siteAndTheme } from "./site-and-theme.ts";
import { tables, texts, versions } from "./texts-and-tables.ts";
import { values } from "./values.ts";

/**
 * Kinds of slips, drawn by lot for everything that can be written, without a look at the engine or at what it says,
 * on 23 November 2026.
 */
export function thirteenthWriter(dir: string): AuthorMistake[] {
  const subjects = [
    pages,
    blocks,
    values,
    bindings,
    formsAndMenus,
    siteAndTheme,
    rows,
    texts,
    versions,
    tables,
  ];
  return asMistakes("a thirteenth writer", subjects.flat(), dir);
}
