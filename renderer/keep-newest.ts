/** Puts something into a map as the newest, and takes out the oldest when there are more than so many. */
export function keepNewest<Key, Thing>(all: Map<Key, Thing>, key: Key, thing: Thing, most: number): void {
  all.delete(key);
  all.set(key, thing);
  for (const oldest of all.keys()) {
    if (all.size <= most) break;
    all.delete(oldest);
  }
}
