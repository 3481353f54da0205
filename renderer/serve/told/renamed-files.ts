/** Whether what a file holds is a page, which a file that only leads on is not. */
export function isPage(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data) && !("redirect" in data);
}

/** From this share of what both say on, a page is another one changed at the moment in which it was renamed. */
const ALIKE = 0.8;

/** So many pairs are compared for that: where whole folders come and go at once, nobody types meanwhile. */
const MOST_PAIRS = 400;

/**
 * Which files have got another name: what they held stands in another file, but for addresses, which follow the page,
 * and for what was saved at that moment.
 *
 * @param gone  Pages that are no longer where they were. @param fresh  Files that may have become one of them.
 * @param justCome  Those among them that have come as the others went: what they say may be new as well.
 * @returns New names by the old ones; of two pages that read the same nobody can tell which is which.
 */
export function findRenamed(
  gone: readonly { file: string; data: unknown }[],
  fresh: readonly string[],
  justCome: ReadonlySet<string>,
  dataOf: (file: string) => unknown,
): Map<string, string> {
  const there = fresh.map((file) => {
    const data = dataOf(file);
    return { file, data, text: withoutAddresses(data) };
  });
  const names = new Map<string, string>();
  for (const { file, data } of gone) {
    const own = withoutAddresses(data);
    const [first, ...others] = there.filter(({ text }) => text === own);
    const isAlone = gone.filter((other) => withoutAddresses(other.data) === own).length === 1;
    if (first && others.length === 0 && isAlone) names.set(file, first.file);
  }
  const taken = new Set(names.values());
  const [left, come] = [
    gone.filter(({ file }) => !names.has(file)),
    there.filter(({ file }) => justCome.has(file) && !taken.has(file)),
  ];
  if (left.length * come.length > MOST_PAIRS) return names;
  const pairs = left.flatMap((one) =>
    come
      .filter(({ data }) => likeness(one.data, data) >= ALIKE)
      .map((other) => ({ from: one.file, to: other.file })),
  );
  for (const { from, to } of pairs)
    if (pairs.filter((pair) => pair.from === from || pair.to === to).length === 1) names.set(from, to);
  return names;
}

/** Share of what two pages say that both do. */
function likeness(a: unknown, b: unknown): number {
  const [own, other] = [saidIn(a), saidIn(b)];
  const count = own.length + other.length;
  let common = 0;
  for (const said of own) {
    const at = other.indexOf(said);
    if (at === -1) continue;
    other.splice(at, 1);
    common += 1;
  }
  return (2 * common) / Math.max(count, 1);
}

/** The values of a page, each with its name. */
function saidIn(value: unknown, name = ""): string[] {
  if (typeof value !== "object" || value === null) return [`${name} ${withoutAddresses(value)}`];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, one]) => saidIn(one, isList ? name : key));
}

/** Addresses on the own site, in options and in Markdown. */
const ADDRESS = /(?<=["(])\.{0,2}[/#][^"()\s]*/g;

const withoutAddresses = (data: unknown): string => (JSON.stringify(data) ?? "").replaceAll(ADDRESS, "");
