import { LIST_MARKS } from "../../runtime/list-marks.ts";

/** What a page asks of the search: an index for its search, the list of all pages. */
export interface SearchWishes {
  index?: true;
  list?: true;
}

/** Stands on the element of a block that searches the site. */
const SEARCH_MARK = " data-searches";

/** What a page asks for, by its HTML. */
export function searchWishes(html: string): SearchWishes {
  return {
    ...(html.includes(SEARCH_MARK) && { index: true }),
    ...(html.includes(LIST_MARKS[0]) && { list: true }),
  };
}

/** HTML with the list of all pages between its marks, wherever they stand. */
export function withList(html: string, list: string): string {
  const [start, end] = LIST_MARKS;
  const [first = "", ...parts] = html.split(start);
  return parts.reduce((before, part) => {
    const to = part.indexOf(end);
    return before + start + (to < 0 ? part : list + part.slice(to));
  }, first);
}
