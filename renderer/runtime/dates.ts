/**
 * Days and times of the site's content. Days are texts such as `2025-03-04`, times `14:30`: what an author
 * writes is what a visitor reads, in whatever time zone the page is built or opened.
 */
export { writtenDay as formatDay } from "../formats/written-day.ts";

/** The visitor's own calendar day, as `2025-03-04`. */
export function today(now: Date = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Whether a day lies before the visitor's day; an event of today is not over. */
export function isPast(day: string, now: Date = new Date()): boolean {
  return day.slice(0, 10) < today(now);
}

/** The city of a time zone, as people say it: `Europe/London` is `London`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
