/** A day or moment as the schema wants it, or why it is none. */
export type ReadDate = { value: string } | { fault: "order" | "year" } | undefined;

/**
 * Reads a day as spreadsheets show it: `31.12.2027`, `12/31/2027`, `2027/12/31`. With points the day comes first
 * everywhere; with strokes the order has to be declared unless only one is possible.
 *
 * @param form  As the collection declares it: `MM/DD/YYYY`.
 * @returns `value` as YYYY-MM-DD; undefined for what does not look like a day, or is none of the calendar.
 */
export function readDay(text: string, form: string | undefined): ReadDate {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { value: text };
  const parts = /^(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{1,2})$/.exec(text);
  if (!parts) return undefined;
  const [, first, sign, second, third] = parts as unknown as [string, string, string, string, string];
  if (first.length === 4) return third.length <= 2 ? dayOf(first, second, third) : undefined;
  if (first.length === 3 || third.length === 1) return undefined;
  const declared = form?.includes(sign) ? form : undefined;
  if (third.length === 2 && !declared?.endsWith("YY")) return { fault: "year" };
  if (third.length === 2 && declared?.endsWith("YYYY")) return { fault: "year" };
  const year = third.length === 2 ? `20${third}` : third;
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  if (declared) return declared.startsWith("M") ? monthFirst : dayFirst;
  if (sign === ".") return dayFirst;
  if (dayFirst && monthFirst && first !== second) return { fault: "order" };
  return dayFirst ?? monthFirst;
}

function dayOf(year: string, month: string, day: string): { value: string } | undefined {
  const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? { value } : undefined;
}

/** Reads a time of day: `9:00`, `09:00:00`, `6:30 PM`. @returns HH:MM, with seconds where there are some. */
export function readTime(text: string): { value: string } | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[ \u00a0\u202f]?([AaPp])\.?[Mm]\.?)?$/.exec(text);
  if (!parts) return undefined;
  const [, hour, minute, second, half] = parts;
  const number = Number(hour);
  if (half ? number < 1 || number > 12 : number > 23) return undefined;
  const hours = half ? (number % 12) + (/p/i.test(half) ? 12 : 0) : number;
  const seconds = second === undefined || second === "00" ? "" : `:${second}`;
  return Number(minute) < 60 ? { value: `${String(hours).padStart(2, "0")}:${minute}${seconds}` } : undefined;
}

/** Reads a day with a time: `31.12.2027 18:00`, `12/31/2027, 6:00 PM`. @returns YYYY-MM-DDTHH:MM. */
export function readMoment(text: string, form: string | undefined): ReadDate {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return { value: text };
  const parts = /^(\S+?),?\s+(\d{1,2}:.*)$/.exec(text);
  const day = parts && readDay(parts[1]!, form);
  const time = parts && readTime(parts[2]!);
  if (!day || !time) return undefined;
  return "fault" in day ? day : { value: `${day.value}T${time.value}` };
}
