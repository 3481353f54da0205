/**
 * The address of a filter list with a search set: `/technologies/other?view=list#stack` searched for `cloud` is
 * `/technologies/other?view=list&q=cloud#stack`.
 *
 * @param href Path with or without query and anchor, or a full address.
 * @param term What to search for.
 * @param name Name of the search in the address.
 */
export function searchHref(href: string, term: string, name = "q"): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(name, term);
  return `${path}?${parameters}${hash}`;
}
