import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import subscriptionFiles from "./files.ts";
import type { Props } from "./props.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/insights/events",
  site: { brand: "2SD", url: "https://www.site.example", lang: "en" },
} as unknown as BlockContext;
const event = {
  id: "open-day",
  title: "Open day",
  date: "2025-07-25",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
};

function calendarOf(...items: object[]) {
  const files = subscriptionFiles(
    { path: "/insights/events.ics", title: "Events", items } as unknown as Props,
    context,
  );
  return { ...files[0]!, count: files.length };
}

test("one calendar with the title that subscribers see, announced on the page", () => {
  const { path, text, alternate, count } = calendarOf(event, { ...event, id: "second" });
  expect({ path, alternate, count }).toEqual({
    path: "/insights/events.ics",
    alternate: { type: "text/calendar", title: "Events" },
    count: 1,
  });
  expect(text).toContain("\r\nNAME:Events\r\n");
  expect(text).toContain("PRODID:-//2SD//Events//EN");
  expect(text).toContain("UID:open-day@www.site.example\r\nDTSTAMP:20250725T000000Z");
  expect(text).toContain("UID:second@www.site.example");
});

test("each event leads to its own page, to another site, or else to the page of the link", () => {
  const urlOf = (more: object) => /^URL:(.*)$/m.exec(calendarOf({ ...event, ...more }).text)?.[1];
  expect(urlOf({ href: "/insights/open-day" })).toBe("https://www.site.example/insights/open-day");
  expect(urlOf({ href: "https://tickets.example/1" })).toBe("https://tickets.example/1");
  expect(urlOf({})).toBe("https://www.site.example/insights/events");
});

test("an event that was changed later says when, and what it is about", () => {
  const { text } = calendarOf({ ...event, updated: "2025-07-30", text: "Bring a laptop." });
  expect(text).toContain("DTSTAMP:20250730T000000Z");
  expect(text).toContain("DESCRIPTION:Bring a laptop.");
});
