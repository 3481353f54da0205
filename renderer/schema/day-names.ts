import { perLanguage } from "../formats/per-language.ts";

/** Languages in which people who write this may think of a day, besides that of the site. */
const LANGUAGES = ["en", "de", "fr", "pl", "es", "it", "pt", "nl", "cs", "sk", "sv", "da", "nb", "hu", "uk"];

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** Names of the twelve months, as they stand beside a day. */
const monthsOf = perLanguage((lang) => {
  const format = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2027, month, 1));
    return parts.find(({ type }) => type === "month")?.value.toLowerCase() ?? "";
  });
});

const weekdayIn = perLanguage(
  (lang) => new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" }).format,
);

/** The month, from 1, that a word or its first three letters at least say in any of these languages; or in Roman figures. */
export function monthNamed(word: string): number | undefined {
  const name = word.toLowerCase();
  const figure = ROMAN.indexOf(name) + 1;
  if (figure > 0) return figure;
  if (name.length < 3) return undefined;
  const found = LANGUAGES.flatMap((lang) =>
    monthsOf(lang).flatMap((written, month) => (written.startsWith(name) ? [month + 1] : [])),
  );
  const [only, other] = new Set(found);
  return other === undefined ? only : undefined;
}

/** Whether a word is the name of the day of the week that a date falls on, in any of these languages. */
export function isWeekdayOf(word: string, date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const name = word.toLowerCase().replace(/\.$/, "");
  return name.length > 1 && LANGUAGES.some((lang) => weekdayIn(lang)(day).toLowerCase().startsWith(name));
}

const weekdaysOf = perLanguage((lang) =>
  Array.from({ length: 7 }, (_, day) => weekdayIn(lang)(Date.UTC(2027, 0, 4 + day)).toLowerCase()),
);

/** Whether two words are the names of two days of the week, or of two months: neither is a slip for the other. */
export function areTwoDays(one: string, other: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()];
  return (
    a !== b &&
    LANGUAGES.some((lang) =>
      [weekdaysOf(lang), monthsOf(lang)].some((names) => names.includes(a) && names.includes(b)),
    )
  );
}

/**
 * Which day of the week each of some values is, from 0 for Monday, in the first language in which all of them but a few
 * are one, long or cut: with it, how a word of that language, or of English, is read.
 */
export function weekdaysAmong(
  values: readonly string[],
): { days: ReadonlyMap<number, string>; dayOf(word: string): number | undefined } | undefined {
  for (const lang of LANGUAGES) {
    const days = new Map<number, string>();
    for (const value of values) {
      const day = weekdayNamed(value, lang);
      if (day !== undefined && !days.has(day)) days.set(day, value);
    }
    if (days.size >= LEAST_DAYS)
      return { days, dayOf: (word) => weekdayNamed(word, lang) ?? weekdayNamed(word, "en") };
  }
  return undefined;
}

/** A choice with fewer days is of something else. */
const LEAST_DAYS = 5;

function weekdayNamed(word: string, lang: string): number | undefined {
  const name = word.trim().toLowerCase().replace(/\.$/, "");
  if (name.length < 2) return undefined;
  const found = weekdaysOf(lang).flatMap((one, day) =>
    one.startsWith(name) || one === name.replace(/s$/, "") ? [day] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}
