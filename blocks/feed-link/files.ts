import { atomFeed } from "../../renderer/formats/atom.ts";
import type { BlockContext, BlockFile } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** The feed that the link leads to. */
export default function feedFiles({ path, title, items }: Props, context: BlockContext): BlockFile[] {
  const { origin, canonical, page, site } = context;
  const absolute = (address: string) => (address.startsWith("/") ? origin + address : address);
  const text = atomFeed({
    title,
    subtitle: page.description,
    lang: site.lang,
    self: absolute(path),
    page: canonical,
    author: { name: site.brand, url: `${origin}/` },
    entries: items.map((item) => ({
      title: item.title,
      url: absolute(item.href),
      published: item.date,
      updated: item.updated,
      summary: item.summary,
      html: item.body?.html,
      author: item.author,
      categories: item.categories,
    })),
  });
  return [{ path, text, alternate: { type: "application/atom+xml", title } }];
}
