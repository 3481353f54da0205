import { expect, test } from "vitest";
import checkSubscription from "./rules.ts";

const article = { title: "One", date: "2025-03-04", href: "/insights/one" };
const event = {
  title: "Open day",
  date: "2025-07-25",
  id: "open-day",
  startTime: "14:00",
  endTime: "17:00",
  timeZone: "Europe/London",
};

test("complete entries are fine in their own format", () => {
  expect(checkSubscription({ path: "/articles.atom", items: [article] })).toEqual([]);
  expect(checkSubscription({ path: "/events.ics", items: [event] })).toEqual([]);
});

test("an entry of a feed needs a page", () => {
  expect(checkSubscription({ path: "/articles.atom", items: [article, event] })).toEqual([
    {
      path: ["items", 1],
      message: 'An entry of a feed needs "href".',
      hint: "The address ends in .atom, so this is a feed.",
    },
  ]);
});

test("an entry of a calendar needs a name and its times", () => {
  const { id: _, timeZone: __, ...event2 } = event;
  expect(checkSubscription({ path: "/events.ics", items: [event2] })).toMatchObject([
    { path: ["items", 0], message: 'An entry of a calendar needs "id", "timeZone".' },
  ]);
});

test("without an address there is nothing to say yet", () => {
  expect(checkSubscription({ items: [{}] })).toEqual([]);
});
