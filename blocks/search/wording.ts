import { word } from "../../renderer/words/word.ts";
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

/** What it says in the language of the site; the page's HTML carries only what it says otherwise. */
const DEFAULTS: Wording = {
  href: "/search",
  label: word("search.label"),
  button: word("search.button"),
  close: word("search.close"),
  shortcut: word("search.shortcut"),
  found: word("search.found"),
  none: word("search.none"),
  more: word("search.more"),
  loading: word("search.loading"),
  failed: word("search.failed"),
  retry: word("search.retry"),
  offline: word("search.offline"),
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
