import type { Props } from "./props.ts";

/** All that a search says. */
export type Wording = Required<
  Pick<
    Props,
    | "href"
    | "label"
    | "button"
    | "close"
    | "shortcut"
    | "found"
    | "none"
    | "more"
    | "loading"
    | "failed"
    | "retry"
    | "offline"
  >
>;

/** What it says unless the page has other words; the page's HTML carries those alone. */
const DEFAULTS: Wording = {
  href: "/search",
  label: "Search this site",
  button: "Search",
  close: "Close the search",
  shortcut: "The / key opens the search",
  found: "Pages found: {count}",
  none: "Nothing found for {query}. Try another word, or fewer of them.",
  more: "Show more",
  loading: "Searching …",
  failed: "The search could not be loaded.",
  retry: "Try again",
  offline: "You are offline. The search goes on when the connection is back.",
};

/** The page's own words, as JSON; empty when there are none. */
export function ownWords(props: Partial<Wording>): string {
  const own = (Object.keys(DEFAULTS) as (keyof Wording)[]).filter(
    (name) => props[name] !== undefined && props[name] !== DEFAULTS[name],
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own.map((name) => [name, props[name]]))) : "";
}

export function wordingOf(own: string | undefined): Wording {
  return { ...DEFAULTS, ...(own && (JSON.parse(own) as Partial<Wording>)) };
}
