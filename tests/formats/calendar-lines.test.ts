import { expect, test } from "vitest";
import { type CalendarEvent, eventUid, iCalendar } from "../../renderer/formats/icalendar.ts";

const event: CalendarEvent = {
  uid: "open-day@www.site.example",
  title: "Open day",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
  updated: "2025-06-10",
};
const linesOf = (calendar: Parameters<typeof iCalendar>[0]) => iCalendar(calendar).split("\r\n").slice(0, -1);

test("a calendar has the lines that the standard and subscribers ask for, and no empty ones", () => {
  expect(linesOf({ name: "All events", maker: "A//B", lang: "en-gb", events: [event] })).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//A/B//Events//EN-GB",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:All events",
    "X-WR-CALNAME:All events",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    "BEGIN:VEVENT",
    "UID:open-day@www.site.example",
    "DTSTAMP:20250610T000000Z",
    "DTSTART:20250725T130000Z",
    "DTEND:20250725T160000Z",
    "SUMMARY:Open day",
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test("an event that does not take place says so, and where it would have been", () => {
  const lines = linesOf({
    maker: "Site",
    lang: "en",
    events: [{ ...event, isCancelled: true, location: "Hall 3", url: "https://www.site.example/e" }],
  });
  expect(lines).toContain("STATUS:CANCELLED");
  expect(lines).toContain("LOCATION:Hall 3");
  expect(lines).toContain("URL:https://www.site.example/e");
  expect(lines).not.toContain("METHOD:REQUEST");
  expect(lines.filter((line) => line.startsWith("NAME"))).toEqual([]);
});

test("a line of exactly 75 octets stays whole, one more is folded", () => {
  const titled = (length: number) =>
    linesOf({
      maker: "Site",
      lang: "en",
      events: [{ ...event, title: "x".repeat(length - "SUMMARY:".length) }],
    });
  expect(titled(75)).toContain(`SUMMARY:${"x".repeat(67)}`);
  expect(titled(76)).toContain(`SUMMARY:${"x".repeat(67)}`);
  expect(titled(76)).toContain(" x");
  // A folded line has a space and 74 further octets.
  expect(titled(75 + 74)).toContain(` ${"x".repeat(74)}`);
});

test("line ends of every system become one, and control characters go", () => {
  const lines = linesOf({
    maker: "Site",
    lang: "en",
    events: [{ ...event, description: "a\r\nb\rc\nd\u0007e;f,g\\h" }],
  });
  expect(lines).toContain("DESCRIPTION:a\\nb\\nc\\nde\\;f\\,g\\\\h");
});

test("a site without an address names its events after the machine", () => {
  expect(eventUid("open-day", "")).toBe("open-day@localhost");
});
