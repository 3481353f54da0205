/** Languages in which people who write this may think of a day, besides that of the site. */
const LANGUAGES = ["en", "de", "fr", "pl", "es", "it", "pt", "nl", "cs", "sk", "sv", "da", "nb", "hu", "uk"];

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** The month, from 1, that a word or its first three letters at least say in any of these languages; or in Roman figures. */
export function monthNamed(word: string): number | undefined {
  const name = word.toLowerCase();
  const figure = ROMAN.indexOf(name) + 1;
  if (figure > 0) return figure;
  if (name.length < 3) return undefined;
  const found = new Set<number>();
  for (let month = 1; month <= 12; month += 1) {
    const day = new Date(Date.UTC(2027, month - 1, 1));
    const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
    for (const language of LANGUAGES) {
      const parts = new Intl.DateTimeFormat(language, options).formatToParts(day);
      const written = parts.find(({ type }) => type === "month")?.value.toLowerCase();
      if (written?.startsWith(name)) found.add(month);
    }
  }
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

/** Whether a word is the name of the day of the week that a date falls on, in any of these languages. */
export function isWeekdayOf(word: string, date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const name = word.toLowerCase().replace(/\.$/, "");
  return LANGUAGES.some((language) => {
    const written = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(day);
    return name.length > 1 && written.toLowerCase().startsWith(name);
  });
}
