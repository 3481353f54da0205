import { wallText, zonedTime } from "../formats/zoned-time.ts";

/** `2027-03-10`, `2027-03-10 09:00`, `2027-03-10T09:00:30+01:00`. */
export const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** What a text says of time. */
export interface ReadMoment {
  /** Milliseconds since 1970, UTC: of a day its beginning. */
  start: number;
  /** The first moment after it: of a day the beginning of the next. */
  end: number;
}

/**
 * Reads a day or a moment.
 *
 * @param zone Region and city: without a distance to UTC of its own the text is what clocks there show.
 * @returns "form" for a text that is none, "day" for a day or hour that no calendar and no clock has.
 */
export function readMoment(text: string, zone: string): ReadMoment | "form" | "day" {
  const [, date, time, seconds, offset] = MOMENT.exec(text) ?? [];
  if (date === undefined) return "form";
  if (!isDay(date)) return "day";
  if (time === undefined) return { start: at(date, "00:00", zone), end: at(dayAfter(date), "00:00", zone) };
  if (time > "23:59" || (seconds !== undefined && seconds >= ":60")) return "day";
  const rest = seconds === undefined ? 0 : Number(seconds.slice(1)) * 1000;
  if (offset !== undefined) {
    const moment = Date.parse(`${date}T${time}:00${offset}`);
    return Number.isNaN(moment) ? "day" : { start: moment + rest, end: moment + rest };
  }
  const moment = at(date, time, zone) + rest;
  return { start: moment, end: moment };
}

/** What a build is made for, in milliseconds since 1970: the beginning of a day, or a moment. */
export function momentOf(asOf: string, zone: string): number {
  const read = readMoment(asOf, zone);
  return typeof read === "string" ? Date.parse(asOf) : read.start;
}

/**
 * A moment as clocks in a zone show it: `2027-03-10 09:00`, and `2027-03-10` for the beginning of a day.
 *
 * @param isEnd  It is the end of something: the end of a day is that day, not the next one's beginning.
 */
export function localText(moment: number, zone: string, isEnd = false): string {
  const text = wallText(moment, zone).slice(0, 16);
  if (!text.endsWith("00:00")) return text;
  return isEnd ? wallText(moment - 1, zone).slice(0, 10) : text.slice(0, 10);
}

const HALF_A_DAY = 43_200_000;

/**
 * Whether a day is over at a moment, by the calendar of a zone.
 *
 * @param day  `2027-03-10`; whatever else is compared with the day's text.
 */
export function isOver(day: string, moment: number, zone: string): boolean {
  // No zone is further from UTC than 14 hours: nearly always that is an answer, and the calendar is slow to open.
  const utc = (at: number): string => new Date(at).toISOString().slice(0, 10);
  if (day < utc(moment - 2 * HALF_A_DAY)) return true;
  if (day > utc(moment + 2 * HALF_A_DAY)) return false;
  return day < localText(moment, zone).slice(0, 10);
}

function at(date: string, time: string, zone: string): number {
  return Date.parse(zonedTime(date, time, zone).utc);
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
