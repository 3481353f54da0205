import { readBoolean } from "../formats/read-boolean.ts";

/** What a name of another system comes to in a switch that there is. */
export interface Switch {
  name: string;
  /** Undefined where what stands behind the name says neither. */
  value?: boolean;
  isOpposite: boolean;
}

/** Names in other systems by our switches: those that say the same, and those that say the opposite. */
const switches: Record<string, { same?: readonly string[]; opposite?: readonly string[] }> = {
  index: {
    same: ["indexed", "indexable", "searchable", "sitemap", "listed", "robots"],
    opposite: ["unlisted", "excludefromsearch", "hidefromsearch", "private"],
  },
  show: {
    same: ["visible", "shown", "enabled", "active"],
    opposite: ["hidden", "hide", "invisible", "disabled", "inactive"],
  },
  draft: {
    same: ["unpublished", "hidden", "hide", "invisible", "disabled", "inactive", "wip"],
    opposite: ["published", "publish", "public", "live", "visible", "shown", "enabled", "active", "online"],
  },
  required: { same: ["mandatory", "compulsory"], opposite: ["optional"] },
  open: { same: ["expanded", "opened"], opposite: ["collapsed", "closed", "folded"] },
  closed: { same: ["collapsed", "folded"], opposite: ["open", "opened", "expanded"] },
};

/**
 * The switch that a name from another system turns on or off: `noindex: true` is `index: false`, `published: true` is
 * `draft: false`. A no in front turns what any switch says.
 *
 * @param written  What stands behind the name, as text. @param names  Switches that are not there yet.
 */
export function switchMeant(wrong: string, written: string, names: readonly string[]): Switch | undefined {
  const small = wrong.toLowerCase().replace(/^is[-_]?(?=[a-z])|[-_\s]/g, "");
  const bare = /^(?:no|not|non|disable|without)(?=[a-z]{3})/.exec(small);
  const turned = bare ? small.slice(bare[0].length) : undefined;
  for (const name of names) {
    const known = Object.hasOwn(switches, name) ? switches[name] : undefined;
    const isOpposite = turned === name.toLowerCase() || known?.opposite?.includes(small) === true;
    if (!isOpposite && !known?.same?.includes(small)) continue;
    const said = saidBy(written);
    return { name, isOpposite, ...(said !== undefined && { value: isOpposite ? !said : said }) };
  }
  return undefined;
}

/** What a value says; `noindex, nofollow` of robots is a no. */
function saidBy(written: string): boolean | undefined {
  if (/^(?:off$|noindex\b|none\b)/i.test(written)) return false;
  return /^(?:on$|index\b|all\b)/i.test(written) ? true : readBoolean(written);
}
