import { describe, expect, it } from "vitest";
import { cityOf, formatDay, isPast, today } from "../../renderer/runtime/dates.ts";
import { searchHref } from "../../renderer/runtime/search-href.ts";

describe("days", () => {
  it("are written in the long US format, whatever the time zone", () => {
    expect(formatDay("2025-03-04", "en")).toBe("March 4, 2025");
    expect(formatDay("2025-01-01", "en")).toBe("January 1, 2025");
  });
  it("stay as they are when they are words", () => {
    expect(formatDay("Spring 2026", "en")).toBe("Spring 2026");
    expect(formatDay("2025-13-40", "en")).toBe("2025-13-40");
  });
  it("are over on the next day of the visitor", () => {
    const lateEvening = new Date(2025, 6, 25, 23, 59);
    expect(today(lateEvening)).toBe("2025-07-25");
    expect(isPast("2025-07-25", lateEvening)).toBe(false);
    expect(isPast("2025-07-25", new Date(2025, 6, 26, 0, 1))).toBe(true);
  });
  it("name the city of a time zone", () => {
    expect(cityOf("America/New_York")).toBe("New York");
  });
});

describe("searchHref", () => {
  it("puts the search between the address's own query and its anchor", () => {
    expect(searchHref("/technologies/other?view=list#stack", "open source")).toBe(
      "/technologies/other?view=list&q=open+source#stack",
    );
    expect(searchHref("/insights/articles", "CRM", "tags")).toBe("/insights/articles?tags=CRM");
    expect(searchHref("/a?q=old", "C&C")).toBe("/a?q=C%26C");
  });
});
