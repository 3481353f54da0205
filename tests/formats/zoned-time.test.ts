import { expect, test } from "vitest";
import { zonedTime } from "../../renderer/formats/zoned-time.ts";

test.each([
  ["2025-07-15", "09:00", "UTC", "2025-07-15T09:00:00Z", "2025-07-15T09:00:00+00:00"],
  ["2025-07-15", "00:00", "Asia/Kolkata", "2025-07-14T18:30:00Z", "2025-07-15T00:00:00+05:30"],
  ["2025-07-15", "23:59", "America/St_Johns", "2025-07-16T02:29:00Z", "2025-07-15T23:59:00-02:30"],
  // The hours around the change of clocks on both sides of the Atlantic.
  ["2025-03-30", "01:59", "Europe/Berlin", "2025-03-30T00:59:00Z", "2025-03-30T01:59:00+01:00"],
  ["2025-03-30", "03:00", "Europe/Berlin", "2025-03-30T01:00:00Z", "2025-03-30T03:00:00+02:00"],
  ["2025-03-09", "01:59", "America/Chicago", "2025-03-09T07:59:00Z", "2025-03-09T01:59:00-06:00"],
  ["2025-03-09", "03:00", "America/Chicago", "2025-03-09T08:00:00Z", "2025-03-09T03:00:00-05:00"],
  ["2025-03-09", "08:00", "America/Chicago", "2025-03-09T13:00:00Z", "2025-03-09T08:00:00-05:00"],
  // Clocks of long ago.
  ["0950-05-01", "12:00", "UTC", "0950-05-01T12:00:00Z", "0950-05-01T12:00:00+00:00"],
])("the clocks of %s %s in %s", (date, time, zone, utc, local) => {
  expect(zonedTime(date, time, zone)).toEqual({ utc, local });
});

test("what is no day and no hour is named", () => {
  expect(() => zonedTime("2025-13-40", "09:00", "UTC")).toThrow(
    new RangeError("2025-13-40 09:00 is not a day and an hour."),
  );
  expect(() => zonedTime("2025-01-01", "25:00", "UTC")).toThrow(
    new RangeError("2025-01-01 25:00 is not a day and an hour."),
  );
});
