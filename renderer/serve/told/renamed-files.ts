/** Whether what a file holds is a page, which a file that only leads on is not. */
export function isPage(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data) && !("redirect" in data);
}

/**
 * Which files have got another name: what they held stands in another file, but for addresses, which follow the page.
 *
 * @param gone  Pages that are no longer where they were. @param fresh  Files that may have become one of them.
 * @returns New names by the old ones; of two pages that read the same nobody can tell which is which.
 */
export function findRenamed(
  gone: readonly { file: string; data: unknown }[],
  fresh: readonly string[],
  dataOf: (file: string) => unknown,
): Map<string, string> {
  const texts = fresh.map((file) => [file, withoutAddresses(dataOf(file))] as const);
  const names = new Map<string, string>();
  for (const { file, data } of gone) {
    const own = withoutAddresses(data);
    const [first, ...others] = texts.filter(([, text]) => text === own);
    const isAlone = gone.filter((other) => withoutAddresses(other.data) === own).length === 1;
    if (first && others.length === 0 && isAlone) names.set(file, first[0]);
  }
  return names;
}

/** Addresses on the own site, in options and in Markdown. */
const ADDRESS = /(?<=["(])\.{0,2}[/#][^"()\s]*/g;

const withoutAddresses = (data: unknown): string => (JSON.stringify(data) ?? "").replaceAll(ADDRESS, "");
