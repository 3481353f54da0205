/** What a file of entries is made for: feed readers or calendars. */
export type Format = "feed" | "calendar";

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  feed: "application/atom+xml",
  calendar: "text/calendar",
};

/** What a file is, by the ending of its address: `.ics` is a calendar, `.atom` a feed. */
export function formatOf(path: string): Format {
  return path.endsWith(".ics") ? "calendar" : "feed";
}
