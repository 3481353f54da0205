/** Scripts that are written from right to left. */
const LEFTWARD: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Syrc",
  "Thaa",
]);

/** Whether a language is written from right to left: Arabic, Hebrew, Persian, Urdu and others. @param lang  A tag. */
export function isRightToLeft(lang: string): boolean {
  const { script } = new Intl.Locale(lang).maximize();
  return script !== undefined && LEFTWARD.has(script);
}
