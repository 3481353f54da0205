import { perLanguage } from "./per-language.ts";

const longDay = perLanguage((lang) => new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }));

// Views write days alone: their scripts leave it out.
const longMoment = /* @__PURE__ */ perLanguage(
  (lang) => new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
);

/**
 * A day as a language writes it out: `March 4, 2025`, `4. März 2025`. A text that is not a day (`Spring 2026`) comes
 * back as it is.
 */
export function writtenDay(day: string, lang: string): string {
  return written(day, /^\d{4}-\d{2}-\d{2}$/, `${day}T00:00:00Z`, longDay, lang);
}

/** The same of a day with an hour, which is that of the clocks where it is: `2025-03-04T18:00`, with or without a zone. */
export function writtenMoment(moment: string, lang: string): string {
  const wall = `${moment.slice(0, 10)}T${moment.slice(11, 16)}:00Z`;
  return written(moment, /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/, wall, longMoment, lang);
}

function written(
  text: string,
  form: RegExp,
  utc: string,
  format: (lang: string) => Intl.DateTimeFormat,
  lang: string,
): string {
  const date = form.test(text) ? new Date(utc) : undefined;
  return date && !Number.isNaN(date.getTime()) ? format(lang).format(date) : text;
}
