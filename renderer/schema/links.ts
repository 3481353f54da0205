import { canParse } from "../formats/can-parse.ts";
import type { Fault } from "../problems/draft.ts";
import { shorten } from "../problems/things.ts";
import { findHostDoubt, namesItself } from "./hosts.ts";
import { meantLink } from "./meant-link.ts";

/** What is wrong with an address; `fix` is the one that was meant, `offer` one that is likely. */
export type LinkFault = Fault<"bad-link" | "doubtful-link"> & { fix?: string; offer?: string };

/** What is wrong with the path of a picture; `fix` is the one that was meant, `offer` one that is likely. */
export type ImageFault = Fault<"bad-image"> & { fix?: string; offer?: string };

/** Addresses that start from the page: a query of its own, or a way up or down from it. */
const RELATIVE = /^(\?|\.\.?(?=[/?#]|$))/;

/**
 * Where an address leads, seen from a page, as a browser finds it: `../up` on `/a/b` → `/up`. Addresses that do not
 * start from the page stay as they are.
 */
export function resolveLink(value: string, route: string): string {
  if (!RELATIVE.test(value) && !value.startsWith("#")) return value;
  const { pathname, search, hash } = new URL(value, `http://localhost${route}`);
  // A slash at the end says which folder is meant; the site's addresses have none.
  return `${pathname.replace(/(.)\/$/, "$1")}${search}${hash}`;
}

/** What is wrong with how an address is written; undefined for one that is written well. */
export function findLinkFault(value: string): LinkFault | undefined {
  const fault = faultOf(value);
  if (fault?.code !== "bad-link" || fault.fix || fault.params.case === "no-page") return fault;
  const meant = meantLink(value);
  if (!meant || !("shown" in fault.params) || faultOf(meant.address)?.code === "bad-link") return fault;
  const named = { ...fault, params: { ...fault.params, meant: meant.address } } as LinkFault;
  // What was to be shown in its place would be lost.
  return { ...named, [meant.isSure && !/[|<\]]/.test(value) ? "fix" : "offer"]: meant.address };
}

/** A path or anchor of the site in plain letters, as nearly every link is: of it none of all that follows is true. */
const PLAIN = /^(?:\/(?!\/)|#)[\w./#?=%-]*$/;

/** A page of WordPress by its number, which is the home page here. */
const NUMBERED = /^\/?\?(?:page_id|attachment_id|p|cat|post_type)=[\w-]+(?:$|[&#])/;

function faultOf(value: string): LinkFault | undefined {
  if (value.includes("?") && NUMBERED.test(value))
    return { code: "doubtful-link", params: { case: "number", shown: shorten(value) } };
  if (PLAIN.test(value)) return undefined;
  const shown = shorten(value);
  const fault = (params: Fault<"bad-link">["params"], fix?: string): LinkFault => ({
    code: "bad-link",
    params,
    ...(fix && { fix }),
  });
  if (value === "") return fault({ case: "empty" });
  if (/^\s|\s$/.test(value)) return fault({ case: "margin", shown }, value.trim());
  // As HTML writes the sign between two parts of a query; in an address the rest of it would be part of the next name.
  if (/\?[^#]*&amp;[\w.%[\]-]+=/.test(value)) {
    const meant = value.replaceAll("&amp;", "&");
    return fault({ case: "entity", shown, meant }, meant);
  }
  // Behind what is an address without it, as other formats have it at the end of a line.
  if (/\S[,;]$/.test(value) && faultOf(value.slice(0, -1)) === undefined)
    return {
      code: "bad-link",
      params: { case: "tail", shown, sign: value.at(-1)! },
      offer: value.slice(0, -1),
    };
  if (/^tel:/.test(value))
    return /^tel:(?! )[+0-9(). -]+$/.test(value) ? undefined : fault({ case: "telephone", shown });
  if (/\s/.test(value)) return fault({ case: "space", shown });
  if (value.includes("\\")) return fault({ case: "backslash", shown });
  if (/^https?:?\/+https?:?\//i.test(value) || /^https?:(?!\/\/)/i.test(value))
    return fault({ case: "full", shown });
  if (value.startsWith("//")) return fault({ case: "no-scheme", shown, address: value });
  if (/^sms:/i.test(value))
    return /^sms:\+?[0-9().,-]+([?;][^<>"]*)?$/i.test(value)
      ? undefined
      : fault({ case: "telephone", shown });
  if (
    RELATIVE.test(value) ||
    value.startsWith("/") ||
    value.startsWith("#") ||
    /^mailto:(?!\/)[^@?]+@[^@?,]+\.[^@?,.]{2,}(\?|$)/i.test(value) ||
    /^mailto:[^@?,]+@[^@?,]+\.[^@?,.]{2,}(,[^@?,]+@[^@?,]+\.[^@?,.]{2,})+(\?|$)/i.test(value)
  )
    return undefined;
  if (/^mailto:/i.test(value)) return fault({ case: "mail", shown });
  if (/^https?:\/\//i.test(value)) {
    if (!canParse(value)) return fault({ case: "full", shown });
    const host = /^https?:\/\/[\w.,;-]+/i.exec(value)?.[0];
    // A comma is next to the point, and no name of a host has one.
    if (host && /[,;](?=\w)/.test(host)) {
      const meant = host.replace(/[,;](?=\w)/g, ".") + value.slice(host.length);
      return { ...fault({ case: "full", shown, meant }), offer: meant };
    }
    if (namesItself(value)) return fault({ case: "user", shown, host: new URL(value).host });
    const params = findHostDoubt(value, shown);
    return params && { code: "doubtful-link", params };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(value))
    return fault({ case: "scheme", scheme: value.slice(0, value.indexOf(":") + 1), shown });
  const meant = meantLink(value);
  if (meant?.isSure && meant.address.startsWith("https:"))
    return fault({ case: "host", shown, meant: meant.address }, meant.address);
  return fault({ case: "relative", shown });
}

/** What is wrong with how the path of a picture is written; undefined for one that is written well. */
export function findImageFault(value: string): ImageFault | undefined {
  const fault = (params: ImageFault["params"]): ImageFault => ({ code: "bad-image", params });
  if (/^https?:|^\/\//i.test(value)) return fault({ case: "elsewhere", address: value });
  if (!value.startsWith("/")) return fault({ case: "relative", shown: shorten(value) });
  if (value.startsWith("/public/")) {
    const meant = value.slice("/public".length);
    return { ...fault({ case: "folder", path: value, meant }), fix: meant };
  }
  return /[\s\\]/.test(value) ? fault({ case: "space", shown: value.slice(0, 60) }) : undefined;
}

/** Address without query and anchor, and the anchor: `/about?x=1#team` → `/about`, `team`. */
export function splitLink(href: string): { path: string; anchor?: string } {
  const hash = href.indexOf("#");
  const anchor = hash === -1 ? undefined : href.slice(hash + 1);
  const rest = hash === -1 ? href : href.slice(0, hash);
  const query = rest.indexOf("?");
  return { path: query === -1 ? rest : rest.slice(0, query), ...(anchor !== undefined && { anchor }) };
}
