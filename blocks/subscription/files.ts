import { atomFeed } from "../../renderer/formats/atom.ts";
import { eventUid, iCalendar } from "../../renderer/formats/icalendar.ts";
import type { BlockContext, BlockFile } from "../../renderer/model.ts";
import { formatOf, MEDIA_TYPES } from "./format.ts";
import type { Props } from "./props.ts";

/** The feed or calendar that the link leads to; `rules.ts` has seen that every entry is complete. */
export default function subscriptionFiles(props: Props, context: BlockContext): BlockFile[] {
  const format = formatOf(props.path);
  const text = format === "feed" ? feed(props, context) : calendar(props, context);
  return [{ path: props.path, text, alternate: { type: MEDIA_TYPES[format], title: props.title } }];
}

function feed({ path, title, items }: Props, { origin, canonical, page, site }: BlockContext): string {
  const absolute = (address: string) => (address.startsWith("/") ? origin + address : address);
  return atomFeed({
    title,
    subtitle: page.description,
    lang: site.lang,
    self: absolute(path),
    site: origin,
    page: canonical,
    author: { name: site.brand, url: `${origin}/` },
    entries: items.map((item) => ({
      title: item.title,
      url: absolute(item.href ?? canonical),
      published: item.date,
      updated: item.updated,
      summary: item.text,
      html: item.body?.html,
      author: item.author,
      categories: item.tags,
    })),
  });
}

function calendar({ title, items }: Props, { origin, canonical, site }: BlockContext): string {
  return iCalendar({
    name: title,
    maker: site.brand,
    lang: site.lang,
    events: items.map(({ id = "", startTime = "", endTime = "", timeZone = "", ...item }) => ({
      title: item.title,
      date: item.date,
      startTime,
      endTime,
      timeZone,
      location: item.location,
      uid: eventUid(id, origin),
      updated: item.updated ?? item.date,
      description: item.text,
      url: item.href?.startsWith("/") ? origin + item.href : (item.href ?? canonical),
    })),
  });
}
