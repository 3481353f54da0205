/**
 * Stored values that never throw: storage may be blocked, full, or hold anything.
 * Of two sites on one host, each below a path, neither has what the other stores.
 * `read` gives null when there is nothing or no storage; `write` tells whether it was kept.
 */
export function storageArea(area: "localStorage" | "sessionStorage") {
  return {
    read(key: string): string | null {
      try {
        return window[area].getItem(import.meta.env.BASE ? `${import.meta.env.BASE}/${key}` : key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): boolean {
      try {
        window[area].setItem(import.meta.env.BASE ? `${import.meta.env.BASE}/${key}` : key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        window[area].removeItem(import.meta.env.BASE ? `${import.meta.env.BASE}/${key}` : key);
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
