/** What texts are kept in, by names of their own. */
export type TextStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * What the browser keeps over visits. Where that is forbidden, as in some private windows, or full, texts are kept as
 * long as the window is open.
 *
 * @param open  Gives the storage; throws where the browser forbids even to ask for it.
 */
export function browserStorage(open: () => TextStorage = () => window.localStorage): TextStorage {
  const ofWindow = new Map<string, string>();
  return {
    getItem(name) {
      const own = ofWindow.get(name);
      if (own !== undefined) return own;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    setItem(name, text) {
      try {
        open().setItem(name, text);
        ofWindow.delete(name);
      } catch {
        ofWindow.set(name, text);
      }
    },
  };
}
