import { canParse } from "./can-parse.ts";
import { zonedTime } from "./zoned-time.ts";

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Unique in the world and the same in every release: an address at the site's domain. */
  uid: string;
  title: string;
  /** Day, as year-month-day. */
  date: string;
  /** Hours and minutes on the clocks of the zone. */
  startTime: string;
  endTime: string;
  /** Region and city: `Europe/London`. */
  timeZone: string;
  /** Day on which the entry was last written, as year-month-day. Calendars take the later of two versions. */
  updated: string;
  location?: string;
  description?: string;
  /** Absolute address of the page about it. */
  url?: string;
  /** True: it does not take place. */
  isCancelled?: boolean;
}

/** A calendar file: one event, or all that somebody may subscribe to. */
export interface Calendar {
  /** Name of the calendar in a subscriber's list. */
  name?: string;
  /** Who made the file: the company's name. */
  maker: string;
  /** Language tag of the texts. */
  lang: string;
  events: readonly CalendarEvent[];
}

/** How often a subscribed calendar should be asked for again: once a day, a duration of RFC 5545. */
const REFRESH = "P1D";

/**
 * An iCalendar file after RFC 5545: lines of 75 octets at most, ended by CR and LF, times in UTC so that no
 * description of a time zone is needed.
 *
 * @throws RangeError when an event's zone is unknown.
 */
export function iCalendar({ name, maker, lang, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(maker).replaceAll("//", "/")}//Events//${text(lang).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name
      ? [
          `NAME:${text(name)}`,
          `X-WR-CALNAME:${text(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]
      : []),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/**
 * The name of an event in all calendars: the same in a calendar of all events and in a file of its own.
 *
 * @param id     Lasting name of the event on its site.
 * @param origin Origin of the site; its host makes the name unique in the world.
 */
export function eventUid(id: string, origin: string): string {
  return `${id}@${canParse(origin) ? new URL(origin).hostname : "localhost"}`;
}

function eventLines(event: CalendarEvent): string[] {
  const at = (time: string) => compact(zonedTime(event.date, time, event.timeZone).utc);
  return [
    "BEGIN:VEVENT",
    `UID:${text(event.uid)}`,
    `DTSTAMP:${compact(`${event.updated}T00:00:00Z`)}`,
    `DTSTART:${at(event.startTime)}`,
    `DTEND:${at(event.endTime)}`,
    `SUMMARY:${text(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.url ? [`URL:${address(event.url)}`] : []),
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

const compact = (utc: string) => utc.replaceAll(/[-:]/g, "");

/** Text as a value: what has a meaning in the format is marked; control characters have no place in it. */
function text(value: string): string {
  return (
    value
      .replaceAll(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replaceAll(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

/** An address as a value: its own signs mean nothing here, but nothing in it may end the line. */
function address(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
  return value.replaceAll(/[\u0000-\u0020\u007f]/g, "");
}

/** Octets in a line, its end not counted. */
const LINE = 75;

/** A long line goes on in the next one, after a space; a character is never cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(line).length <= LINE) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
