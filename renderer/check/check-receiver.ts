import { basePathOf, siteRoute } from "../formats/base-path.ts";
import { canParse } from "../formats/can-parse.ts";
import type { DeadReceiver } from "../problems/english/receivers.ts";
import type { CheckedSite, Found } from "./checked-site.ts";

/** Names and numbers that lead to the visitor's own machine or network; `10.example.com` is a host as any other. */
const AT_HOME =
  /^(localhost|.*\.(?:localhost|local|internal)|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|169\.254(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|0\.0\.0\.0|\[::1?\]|\[f[cde].*\])$/;

/** A name of a host as the world knows it: parts with dots between, the last of letters. */
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]+)$/;

/** What keeps the answers of a form from arriving at an address, as far as the site can tell. @param ask  Told of an address of the site. */
export function checkReceiver(
  value: string,
  site: CheckedSite,
  ask: (route: string) => void = () => {},
): Found | undefined {
  const dead = (params: DeadReceiver): Found => ({ code: "dead-receiver", params });
  const { url } = site.settings.data as { url?: unknown };
  const own = typeof url === "string" && canParse(url) ? new URL(url) : undefined;
  // Of an address that no form can be sent to, its form is told.
  if (/^(?:mailto|tel|sms|ftp|file|data|javascript):/i.test(value)) return undefined;
  if (!value.startsWith("/")) {
    if (!canParse(value)) return dead({ case: "host", host: value.replace(/^https?:\/\//, "") });
    const address = new URL(value);
    if (address.host !== own?.host) {
      const { hostname: host } = address;
      if (AT_HOME.test(host)) return dead({ case: "home", host });
      if (!HOST.test(host) && !/^[\d.]+$|^\[/.test(host)) return dead({ case: "host", host });
      if (address.protocol === "http:" && own?.protocol === "https:")
        return { ...dead({ case: "insecure", host }), offer: value.replace("http:", "https:") };
      return undefined;
    }
  }
  const whole = (value.startsWith("/") ? value : new URL(value).pathname).replace(/[?#].*$/, "");
  const path = value.startsWith("/") ? whole : siteRoute(whole, basePathOf(url));
  const route = path.replace(/(.)\/$/, "$1");
  ask(route);
  const isStatic = site.routes.records.has(route) || site.publicFiles.has(path);
  return isStatic ? dead({ case: "static", path }) : undefined;
}
