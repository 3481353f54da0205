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
  let isLeftward = known.get(lang);
  if (isLeftward === undefined) {
    const { script } = new Intl.Locale(lang).maximize();
    isLeftward = script !== undefined && LEFTWARD.has(script);
    known.set(lang, isLeftward);
  }
  return isLeftward;
}

/** Asked for each page; a site has few languages. */
const known = new Map<string, boolean>();
