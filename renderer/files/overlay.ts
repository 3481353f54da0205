/** Bytes in place of those on disk, by absolute path; undefined for a file that is taken for gone. */
export type Overlay = ReadonlyMap<string, Uint8Array | undefined>;

let current: Overlay | undefined;

/**
 * Calls a function to which the files of a site seem to hold something else (`readSiteFile`): what would be if they
 * did, without writing anything.
 *
 * @param look  Must not wait for anything: what runs meanwhile would see the same.
 */
export function withOverlay<T>(overlay: Overlay, look: () => T): T {
  const before = current;
  current = overlay;
  try {
    return look();
  } finally {
    current = before;
  }
}

/** What an overlay says of a file; missing when there is none, or it says nothing of the file. */
export function overlaid(path: string): { bytes: Uint8Array | undefined } | undefined {
  return current?.has(path) ? { bytes: current.get(path) } : undefined;
}
