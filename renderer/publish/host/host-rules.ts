import { basedAddress } from "../../formats/base-path.ts";
import type { RouteEntry } from "../../model.ts";
import { headerPolicy } from "../content-security-policy.ts";
import type { ForeignSources } from "../services.ts";

/** An address that leads on to another one. */
export interface Redirect {
  from: string;
  to: string;
}

/** Headers for the paths that match: an exact path, or all that start with what stands before the star. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The page for what is not there, in one language. */
export interface LocalNotFound {
  /** Beginning of the addresses that it is for: `/de/`. */
  below: string;
  /** Its file: `/de/404.html`. */
  page: string;
}

/**
 * How a site wants to be served. Every host's own file is written from this one table. All addresses are those that
 * visitors ask for: below a path where the site stands below one.
 */
export interface HostRules {
  /** That path, without a slash at its end; empty at the root of the host. */
  basePath: string;
  redirects: readonly Redirect[];
  /** Addresses of pages that are gone: they answer with status 410. */
  gone: readonly string[];
  headers: readonly HeaderRule[];
  /** In other languages than the site's own, what is shown where there is no page. */
  notFound: readonly LocalNotFound[];
  /** Cache-Control of everything that no rule names. */
  cache: string;
}

/** A page may change with the next release: kept, but asked for again. Hosts that read `_headers` do so unasked. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/** A name with a hash never gets another content. */
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * The table for a site.
 *
 * @param scripts Texts of the inline scripts that every page carries.
 * @param connect Origins besides the site's own that forms send to.
 * @param services What the services of all pages need.
 * @param frames Origins of frames that blocks of any page can load.
 * @param notFound Pages for what is not there, in other languages.
 * @param basePath The path below which the site stands.
 */
export function hostRules(
  routes: readonly RouteEntry[],
  scripts: readonly string[],
  connect: readonly string[] = [],
  services?: ForeignSources,
  frames: readonly string[] = [],
  notFound: readonly LocalNotFound[] = [],
  basePath = "",
): HostRules {
  return {
    basePath,
    redirects: routes.flatMap(({ kind, route, to }) =>
      kind === "redirect" && to
        ? [{ from: placed(route), to: asciiAddress(basedAddress(to, basePath)) }]
        : [],
    ),
    gone: routes.flatMap(({ kind, route }) => (kind === "gone" ? [placed(route)] : [])),
    headers: [
      {
        path: `${basePath}/*`,
        headers: {
          "Content-Security-Policy": headerPolicy(scripts, connect, services, frames),
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Permissions-Policy":
            "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Strict-Transport-Security": "max-age=31536000",
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
        },
      },
      { path: `${basePath}/assets/*`, headers: { "Cache-Control": FOR_EVER } },
    ],
    notFound: notFound.map(({ below, page }) => ({ below: basePath + below, page: basePath + page })),
    cache: ASK_AGAIN,
  };

  function placed(route: string): string {
    return basePath + route;
  }
}

/** What is shown at an address where there is no page. */
export function notFoundPage(
  route: string,
  { notFound, basePath }: Pick<HostRules, "notFound" | "basePath">,
): string {
  return notFound.find(({ below }) => route.startsWith(below))?.page ?? `${basePath}/404.html`;
}

/** An address as it goes over the wire: a header holds no other characters. */
function asciiAddress(address: string): string {
  return address.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent);
}

/** Whether a rule is for a path. */
export function ruleMatches({ path }: Pick<HeaderRule, "path">, requested: string): boolean {
  return path.endsWith("*") ? requested.startsWith(path.slice(0, -1)) : requested === path;
}
