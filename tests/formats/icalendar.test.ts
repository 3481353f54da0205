import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, eventUid, iCalendar } from "../../renderer/formats/icalendar.ts";
import { zonedTime } from "../../renderer/formats/zoned-time.ts";

const event: CalendarEvent = {
  uid: eventUid("open-day", "https://www.site.example"),
  title: "Open day; doors, talks & a very long title that needs more than one line of the file",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
  updated: "2025-06-10",
  location: "Kraków, Büro 3",
  description:
    "First line\nSecond line with 🚲 and a \\ backslash, und viele Umlaute: äöüäöüäöüäöüäöüäöüäöüäöü",
  url: "https://www.site.example/events",
};

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));

test("an independent parser reads back what went in", () => {
  const [back] = read(iCalendar({ maker: "Site", lang: "en", events: [event] }));
  expect(back?.uid).toBe("open-day@www.site.example");
  expect(back?.summary).toBe(event.title);
  expect(back?.description).toBe(event.description);
  expect(back?.location).toBe(event.location);
  expect(back?.startDate.toJSDate().toISOString()).toBe("2025-07-25T13:00:00.000Z");
  expect(back?.endDate.toJSDate().toISOString()).toBe("2025-07-25T16:00:00.000Z");
  expect(back?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-06-10T00:00:00Z");
  expect(back?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
});

test("lines end in CR LF, have 75 octets at most and never cut a character in two", () => {
  const text = iCalendar({ name: "Everything", maker: "Site", lang: "en", events: [event, event] });
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\ufffd");
  expect(read(text)).toHaveLength(2);
});

test.each([
  ["2025-01-15", "09:00", "Europe/Berlin", "2025-01-15T08:00:00Z", "2025-01-15T09:00:00+01:00"],
  ["2025-07-15", "09:00", "Europe/Berlin", "2025-07-15T07:00:00Z", "2025-07-15T09:00:00+02:00"],
  ["2025-07-15", "09:00", "America/Chicago", "2025-07-15T14:00:00Z", "2025-07-15T09:00:00-05:00"],
  ["2025-07-15", "09:00", "Asia/Kolkata", "2025-07-15T03:30:00Z", "2025-07-15T09:00:00+05:30"],
  // An hour after clocks went forward, and one after they went back.
  ["2025-03-30", "03:30", "Europe/Berlin", "2025-03-30T01:30:00Z", "2025-03-30T03:30:00+02:00"],
  ["2025-10-26", "04:00", "Europe/Berlin", "2025-10-26T03:00:00Z", "2025-10-26T04:00:00+01:00"],
])("%s %s in %s", (date, time, zone, utc, local) => {
  expect(zonedTime(date, time, zone)).toEqual({ utc, local });
});

test("an unknown zone is not passed over", () => {
  expect(() => zonedTime("2025-01-01", "09:00", "Europe/Atlantis")).toThrow(RangeError);
});
