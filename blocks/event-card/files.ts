import { eventUid, iCalendar } from "../../renderer/formats/icalendar.ts";
import type { BlockContext, BlockFile } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The calendar file of the event, when the card has a link to one. */
export default function eventFiles(event: Props, { origin, canonical, site }: BlockContext): BlockFile[] {
  const { calendarFile, title, text, date, startTime, endTime, timeZone, location, updated } = event;
  if (!calendarFile) return [];
  const id = calendarFile.slice(calendarFile.lastIndexOf("/") + 1, -".ics".length);
  const entry = { title, date, startTime, endTime, timeZone, location, description: text };
  const calendar = iCalendar({
    maker: site.brand,
    lang: site.lang,
    events: [{ ...entry, uid: eventUid(id, origin), updated: updated ?? date, url: canonical }],
  });
  return [{ path: calendarFile, text: calendar }];
}
