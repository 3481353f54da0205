import { instantOf } from "../runtime/dates.ts";

/** A moment, as the world agrees on it and as clocks in a time zone show it. */
export interface ZonedTime {
  /** `2025-07-25T13:00:00Z` */
  utc: string;
  /** With the zone's distance to UTC on that day: `2025-07-25T14:00:00+01:00`. */
  local: string;
}

/**
 * The moment at which clocks in a zone show a day and an hour, as texts. Summer time is taken care of.
 *
 * @param date `2025-07-25`
 * @param time `14:00`
 * @param zone Region and city: `Europe/London`.
 * @throws RangeError when the zone is unknown or the text is no day and hour.
 */
export function zonedTime(date: string, time: string, zone: string): ZonedTime {
  const instant = instantOf(date, time, zone);
  const ahead = (Date.parse(`${date}T${time}:00Z`) - instant.getTime()) / 60_000;
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return {
    utc: instant.toISOString().replace(".000Z", "Z"),
    local: `${date}T${time}:00${ahead < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`,
  };
}

const two = (value: number) => String(value).padStart(2, "0");
