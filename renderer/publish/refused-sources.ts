import type { BlockDefinition, PageDefinition } from "../model.ts";
import type { RenderedBlock } from "../runtime/server.tsx";

/** Looked for first: on nearly all pages there is none. */
const FOREIGN = /\s(?:src|srcset|poster)="(?:https?:)?\/\//;
const STYLED = /<([a-z][\w-]*)(?=\s)[^>]{0,2000}?\sstyle="([^"]{1,60})/;

/** An element that fetches something from another host: its name and the host's address. */
const SOURCE =
  /<(img|source|video|audio|track|iframe|embed)(?=\s)[^>]{0,2000}?\s(?:src|srcset|poster)="((?:https?:)?\/\/[^"\s/?#]+)/g;

/**
 * A sentence for each block that shows something of another host, or has a style attribute, which the page's policy
 * refuses: views may take such an address from an option that nobody knows to be one, and the attribute from a package.
 *
 * @param own  Origin of the published site. @param toldStyles  Types of blocks whose code is told for such attributes.
 */
export function refusedSources(
  page: PageDefinition,
  rendered: readonly RenderedBlock[],
  own: string,
  toldStyles: ReadonlySet<string>,
): string[] {
  return rendered.flatMap(({ html }, index) => {
    const found = html.includes(' style="') ? STYLED.exec(html) : null;
    const [, styled, style] = found ?? [];
    const isTold = found && toldStyles.has(blockAt(html, found.index) ?? "");
    const ofStyles = styled && style && !isTold ? [ofStyle(styled, style, page, page.blocks[index])] : [];
    if (!FOREIGN.test(html)) return ofStyles;
    const hosts = new Set<string>();
    for (const [, element = "", address = ""] of html.matchAll(SOURCE)) {
      const { origin, host } = new URL(address, "https://example.com");
      const isLetThrough = element === "iframe" && page.frames?.includes(origin);
      if (!isLetThrough && origin !== own) hosts.add(host);
    }
    return [...ofStyles, ...[...hosts].map((host) => ofHost(host, page, page.blocks[index]))];
  });
}

/** Type of the block that begins last before a place in HTML. */
const blockAt = (html: string, place: number): string | undefined =>
  /^[\w/-]+/.exec(html.slice(html.lastIndexOf(MARK, place)).slice(MARK.length, MARK.length + 200))?.[0];

const MARK = 'data-block="';

type Block = BlockDefinition | undefined;

const placeOf = (page: PageDefinition, block: Block): string =>
  block?.at ? `${block.at.file}:${block.at.line}` : page.file;

/** A package may write such attributes as well, in code that the check does not look at. */
function ofStyle(element: string, style: string, page: PageDefinition, block: Block): string {
  return `${placeOf(page, block)}  ${page.route} has <${element} style="${style}">, which browsers refuse by the page's security policy: give a class a rule in the block's styles; what a package writes so, show from an effect, or take another package.`;
}

function ofHost(host: string, page: PageDefinition, block: Block): string {
  return `${placeOf(page, block)}  ${page.route} shows a file of ${host}, which browsers refuse by the page's security policy: put the file under public/, and name it by its address there.`;
}
