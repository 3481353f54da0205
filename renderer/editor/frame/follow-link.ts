/** Where a link leads, for somebody who edits. */
export interface FollowedLink {
  element: HTMLAnchorElement;
  /** As people read it: `/careers`, `mailto:…`, `example.com/a`. */
  words: string;
}

/** The link that something stands in. */
export function linkAround(node: Node): FollowedLink | undefined {
  const element = (node instanceof Element ? node : node.parentElement)?.closest<HTMLAnchorElement>(
    "a[href]",
  );
  if (!element) return undefined;
  const { href, origin, pathname, hash, host, protocol } = element;
  if (!/^https?:$/.test(protocol)) return { element, words: href };
  const isHere = origin === location.origin && pathname === location.pathname && hash !== "";
  return { element, words: isHere ? hash : origin === location.origin ? pathname + hash : host + pathname };
}

/**
 * Follows a link without leaving the editor: other pages of the site open in its frame, places on the page are scrolled
 * to, and everything else opens in a window of its own.
 *
 * @param go  Opens a page of the site: path, query and fragment.
 */
export function followLink({ element }: FollowedLink, go: (address: string) => void): void {
  const { origin, pathname, search, hash, href } = element;
  if (origin !== location.origin || element.hasAttribute("download") || isFile(pathname)) {
    window.open(href, "_blank", "noopener");
    return;
  }
  if (pathname === location.pathname && hash !== "")
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: "instant" });
  else go(pathname + search + hash);
}

/** Files that the site offers have an ending, its pages have none. */
const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname);

/** While the page is used: what would take the place of the page, or of the editor around it, opens beside them. */
export function keepInFrame(isUsed: () => boolean, go: (address: string) => void): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Node && linkAround(event.target);
    if (!isUsed() || event.defaultPrevented || !link) return;
    const { origin, target } = link.element;
    if (origin === location.origin && !/^_(top|parent|blank)$/.test(target)) return;
    event.preventDefault();
    followLink(link, go);
  });
}
