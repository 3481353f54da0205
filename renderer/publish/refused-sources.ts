import type { BlockDefinition, PageDefinition } from "../model.ts";
import type { RenderedBlock } from "../runtime/server.tsx";

/** Looked for first: on nearly all pages there is none. */
const FOREIGN = /\s(?:src|srcset|poster)="(?:https?:)?\/\//;

/** An element that fetches something from another host: its name and the host's address. */
const SOURCE =
  /<(img|source|video|audio|track|iframe|embed)(?=\s)[^>]{0,2000}?\s(?:src|srcset|poster)="((?:https?:)?\/\/[^"\s/?#]+)/g;

/**
 * A sentence for each block that shows something of another host, which the page's policy refuses: views may take such
 * an address from an option that nobody knows to be one.
 *
 * @param own  Origin of the published site.
 */
export function refusedSources(
  page: PageDefinition,
  rendered: readonly RenderedBlock[],
  own: string,
): string[] {
  return rendered.flatMap(({ html }, index) => {
    if (!FOREIGN.test(html)) return [];
    const hosts = new Set<string>();
    for (const [, element = "", address = ""] of html.matchAll(SOURCE)) {
      const { origin, host } = new URL(address, "https://example.com");
      const isLetThrough = element === "iframe" && page.frames?.includes(origin);
      if (!isLetThrough && origin !== own) hosts.add(host);
    }
    return [...hosts].map((host) => sentence(host, page, page.blocks[index]));
  });
}

function sentence(host: string, page: PageDefinition, block: BlockDefinition | undefined): string {
  const place = block?.at ? `${block.at.file}:${block.at.line}` : page.file;
  return `${place}  ${page.route} shows a file of ${host}, which browsers refuse by the page's security policy: put the file under public/, and name it by its address there.`;
}
