/**
 * What was read of a site's data to fill in something, each as a text: a setting, an answer to a query, a row, a
 * number of rows. As long as all of them give what they gave, filling in gives the same.
 */
export type Reads = ReadonlySet<string>;

/** Tells whether a read gives something else than before a change. */
export type HasChanged = (read: string) => boolean;

export const readOf = {
  setting: (name: string): string => `setting ${name}`,
  query: (key: string): string => `query ${key}`,
  row: (collection: string, key: string): string => `row ${collection} ${key}`,
  count: (collection: string, field?: string): string => `count ${collection} ${field ?? ""}`,
};
