/**
 * Stored values that never throw: storage may be blocked, full, or hold anything.
 * `read` gives null when there is nothing or no storage; `write` tells whether it was kept.
 */
export function storageArea(area: "localStorage" | "sessionStorage") {
  return {
    read(key: string): string | null {
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): boolean {
      try {
        window[area].setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        window[area].removeItem(key);
      } catch {
        // Nothing is stored where storage is blocked.
      }
    },
  };
}

/** Kept until the visitor clears it. */
export const localStore = storageArea("localStorage");

/** Kept as long as the tab. */
export const sessionStore = storageArea("sessionStorage");
