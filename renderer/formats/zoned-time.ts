/** A moment, as clocks in a time zone show it and as the world agrees on it. */
export interface ZonedTime {
  /** `2025-07-25T13:00:00Z` */
  utc: string;
  /** With the zone's distance to UTC on that day: `2025-07-25T14:00:00+01:00`. */
  local: string;
}

/**
 * The moment at which clocks in a zone show a day and an hour. Summer time is taken care of. An hour that the
 * change to summer time leaves out counts as the same moment before the change.
 *
 * @param date `2025-07-25`
 * @param time `14:00`
 * @param zone Region and city: `Europe/London`.
 * @throws RangeError when the zone is unknown or the date is none.
 */
export function zonedTime(date: string, time: string, zone: string): ZonedTime {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`${date} ${time} is not a day and an hour.`);
  // The zone's distance differs before and after a change of clocks: the second look uses the right side of it.
  const guess = wall - offsetAt(wall, zone);
  const offset = offsetAt(guess, zone);
  const minutes = Math.abs(offset) / 60_000;
  const sign = offset < 0 ? "-" : "+";
  return {
    utc: new Date(wall - offset).toISOString().replace(".000Z", "Z"),
    local: `${date}T${time}:00${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  };
}

/** Milliseconds that clocks in a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  return Date.parse(`${wallText(moment, zone).replace(" ", "T")}Z`) - moment;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * What clocks in a zone show at a moment: `2027-03-10 09:00:00`. Their format is made once for each zone: that takes a
 * millisecond, and a page of events asks for each of them.
 */
export function wallText(moment: number, zone: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    // Swedes write days and hours as machines do.
    clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    clocks.set(zone, clock);
  }
  // Years before 1000 have fewer digits.
  return clock.format(moment).padStart("2027-03-10 09:00:00".length, "0");
}

const two = (value: number) => String(value).padStart(2, "0");
