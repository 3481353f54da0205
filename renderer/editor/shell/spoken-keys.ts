const isApple = (): boolean =>
  typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform || navigator.userAgent);

/** Keys as this computer calls them: `Mod K` is Ctrl K or ⌘ K, `Alt` is ⌥ on a Mac. */
export function spokenKeys(keys: string, apple = isApple()): string {
  return keys.replaceAll("Mod", apple ? "⌘" : "Ctrl").replaceAll("Alt", apple ? "⌥" : "Alt");
}
