/**
 * HTML whose links and pictures lead to the right place wherever it is read, such as in a feed reader.
 *
 * @param html Sanitised HTML, with attributes in double quotes.
 * @param page Absolute address of the page that the HTML belongs to.
 */
export function absoluteLinks(html: string, page: string): string {
  return html.replaceAll(
    /(<[a-z][^>]*?\s(?:href|src)=")([^"]*)"/gi,
    (all, start: string, address: string) => {
      const url = resolve(address.replaceAll("&amp;", "&"), page);
      return url ? `${start}${url.replaceAll("&", "&amp;").replaceAll('"', "%22")}"` : all;
    },
  );
}

function resolve(address: string, page: string): string | undefined {
  try {
    return new URL(address, page).href;
  } catch {
    return undefined;
  }
}
