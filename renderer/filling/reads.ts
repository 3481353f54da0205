/**
 * What was read of a site's data to fill in something, each as a text: a setting, an answer to a query, a row, a
 * number of rows. As long as all of them give what they gave, filling in gives the same.
 */
export type Reads = ReadonlySet<string>;

/** What the addresses of a page file have read. Plain data. */
export interface ReadsOfFile {
  /** All that was read, each once. */
  names: string[];
  /** For each address: which of them. */
  of: number[][];
}

/** Puts together what each address of a file has read. */
export function joinReads(all: readonly Reads[]): ReadsOfFile {
  const places = new Map<string, number>();
  const placeOf = (read: string): number => {
    const known = places.get(read) ?? places.size;
    places.set(read, known);
    return known;
  };
  const of = all.map((reads) => [...reads].map(placeOf));
  return { names: [...places.keys()], of };
}

/** Tells whether a read gives something else than before a change. */
export type HasChanged = (read: string) => boolean;

/** The first word of a read, and the rest. */
export function partsOf(read: string): [kind: string, rest: string] {
  const end = read.indexOf(" ");
  return [read.slice(0, end), read.slice(end + 1)];
}

export const readOf = {
  setting: (name: string): string => `setting ${name}`,
  query: (key: string): string => `query ${key}`,
  row: (collection: string, key: string): string => `row ${collection} ${key}`,
  count: (collection: string, field?: string): string => `count ${collection} ${field ?? ""}`,
};
