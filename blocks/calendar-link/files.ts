import { eventUid, iCalendar } from "../../renderer/formats/icalendar.ts";
import type { BlockContext, BlockFile } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The calendar that the link leads to. */
export default function calendarFiles({ path, title, items }: Props, context: BlockContext): BlockFile[] {
  const { origin, canonical, site } = context;
  const text = iCalendar({
    name: title,
    maker: site.brand,
    lang: site.lang,
    events: items.map(({ id, href, text, updated, ...event }) => ({
      ...event,
      uid: eventUid(id, origin),
      updated: updated ?? event.date,
      description: text,
      url: href?.startsWith("/") ? origin + href : (href ?? canonical),
    })),
  });
  return [{ path, text, alternate: { type: "text/calendar", title } }];
}
