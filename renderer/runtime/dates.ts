/**
 * Days and times of the site's content. Days are texts such as `2025-03-04`, times `14:30`: what an author
 * writes is what a visitor reads, in whatever time zone the page is built or opened.
 */

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A day in the long US format: `March 4, 2025`. A text that is not a day (`Spring 2026`) comes back as it is.
 */
export function formatDay(day: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? longDay.format(date) : day;
}

/** The visitor's own calendar day, as `2025-03-04`. */
export function today(now: Date = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Whether a day lies before the visitor's day; an event of today is not over. */
export function isPast(day: string, now: Date = new Date()): boolean {
  return day.slice(0, 10) < today(now);
}

/**
 * The instant at which a place's clocks show a day and a time.
 *
 * @param timeZone IANA name such as `Europe/London`.
 * @throws RangeError when the zone is unknown or the text is no day and time.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset of the guess can be that of the other side of a clock change: the second look settles it.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(first, timeZone));
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - instant;
}

/** The city of a time zone, as people say it: `Europe/London` is `London`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
