import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import eventFiles from "./files.ts";
import type { Props } from "./props.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/insights/events",
  site: { brand: "2SD", url: "https://www.site.example", lang: "en" },
} as unknown as BlockContext;
const event = {
  title: "Open day",
  text: "Bring a laptop.",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
  location: "Virtual",
  calendarFile: "/events/open-day.ics",
} as unknown as Props;

test("a card with a calendar link brings that file, named after it", () => {
  const [file, ...rest] = eventFiles(event, context);
  expect(rest).toEqual([]);
  expect(file?.path).toBe("/events/open-day.ics");
  for (const line of [
    "PRODID:-//2SD//Events//EN",
    "UID:open-day@www.site.example",
    "DTSTAMP:20250725T000000Z",
    "DTSTART:20250725T130000Z",
    "DTEND:20250725T160000Z",
    "SUMMARY:Open day",
    "DESCRIPTION:Bring a laptop.",
    "LOCATION:Virtual",
    "URL:https://www.site.example/insights/events",
  ])
    expect(file?.text).toContain(`\r\n${line}\r\n`);
});

test("a change gives the entry a new day, and no link brings no file", () => {
  expect(eventFiles({ ...event, updated: "2025-07-30" }, context)[0]?.text).toContain(
    "DTSTAMP:20250730T000000Z",
  );
  expect(eventFiles({ ...event, calendarFile: undefined } as Props, context)).toEqual([]);
});
