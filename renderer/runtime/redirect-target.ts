/**
 * Where a page's data sends the visitor on; the query goes along unless the target has one or an anchor of its own.
 *
 * @param to   As the data says.
 * @param from Address that was asked for.
 * @throws Error when it is nothing that a link of this site could lead to.
 */
export function redirectTarget(to: unknown, from: URL): string {
  if (typeof to !== "string" || !/^(\/(?![/\\\s])|https?:\/\/)/.test(to))
    throw new Error("The data redirects to no page.");
  return /[?#]/.test(to) ? to : to + from.search;
}
