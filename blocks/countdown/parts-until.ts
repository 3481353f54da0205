const MINUTE = 60_000;

/** Whole days, hours and minutes of a time; a minute that has begun counts. @param left In milliseconds, above 0. */
export function partsUntil(left: number): { day: number; hour: number; minute: number } {
  const minutes = Math.ceil(left / MINUTE);
  return { day: Math.floor(minutes / 1440), hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 };
}
