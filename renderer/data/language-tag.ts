/** Whether a text is a tag as BCP 47 has it. What it names need not exist. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
