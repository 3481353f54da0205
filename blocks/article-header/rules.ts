interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** Days that a month has at most. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"];

let months: ReadonlyMap<string, number> | undefined;

/** How many days months have at most, by their names and what these are cut to. */
function daysByMonth(): Map<string, number> {
  const days = new Map<string, number>();
  for (const lang of LANGUAGES)
    for (const month of ["long", "short"] as const) {
      const { format } = new Intl.DateTimeFormat(lang, { month, timeZone: "UTC" });
      for (const [index, most] of DAYS.entries()) days.set(plain(format(Date.UTC(2024, index, 1))), most);
    }
  return days;
}

const plain = (name: string): string => name.toLowerCase().replace(".", "");

const HINT = "Write it as year-month-day: 2026-05-01.";

/** Checks that a day which is meant as one is there and is shown as one; other texts, such as a season, are free. */
export default function checkArticleHeader({ date }: { date?: unknown }): Problem[] {
  if (typeof date !== "string") return [];
  const path = ["date"];
  const text = date.trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) {
    const meant = [year, month!.padStart(2, "0"), day!.padStart(2, "0")].join("-");
    if (!isDay(meant))
      return [{ path, message: `"date" is ${text}, a day that does not exist.`, hint: HINT }];
    return meant === date
      ? []
      : [{ path, message: `Visitors would see "${text}" as it is written.`, hint: `Write ${meant}` }];
  }
  return isLostDay(text)
    ? [{ path, message: `"date" is ${text}, a day that does not exist.`, hint: HINT }]
    : [];
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `32 May`, `February 30, 2026`: a day that no year has. */
function isLostDay(text: string): boolean {
  const { groups } =
    /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?<month>\p{L}{3,9})\.?(?:,?\s+\d{4})?$/u.exec(text) ??
    /^(?<month>\p{L}{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+\d{4})?$/u.exec(text) ??
    {};
  if (!groups) return false;
  months ??= daysByMonth();
  const most = months.get(plain(groups.month!));
  const day = Number(groups.day);
  return most !== undefined && (day === 0 || day > most);
}
