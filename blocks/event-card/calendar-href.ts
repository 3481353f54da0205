import { instantOf } from "../../renderer/runtime/dates.ts";

/** What goes into a calendar entry; day and times on the clocks of `timeZone`. */
export interface CalendarEvent {
  title: string;
  text?: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  location: string;
}

/**
 * An address whose download is a calendar file (RFC 5545) with one event. The same event gives the same file, so
 * that a second download changes the entry instead of adding one.
 */
export function calendarHref(event: CalendarEvent): string {
  const { title, text, date, startTime, endTime, timeZone, location } = event;
  const start = stamp(instantOf(date, startTime, timeZone));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//yaml-site//event-card//EN",
    "BEGIN:VEVENT",
    `UID:${start}-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    // The time of the entry itself: the clock of the build would change the page at every build.
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `DTEND:${stamp(instantOf(date, endTime, timeZone))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    `LOCATION:${escapeText(location)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(fold).join("\r\n")}\r\n`)}`;
}

/** An instant as calendars write it: `20250320T090000Z`. */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Lines may have 75 bytes; a continuation starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (size + bytes > 74) {
      parts.push(part);
      part = "";
      size = 0;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join("\r\n ");
}
