import { createHash } from "node:crypto";
import type { ForeignSources } from "./services.ts";

/** Inline parts of a page that may run or apply, and where its scripts may send to. */
export interface PolicyParts {
  /** Texts of the page's inline scripts that run. */
  scripts: readonly string[];
  /** Texts of the page's inline styles. */
  styles: readonly string[];
  /** Origins besides the site's own that forms send to. */
  connect: readonly string[];
  /** What the page's services need; undefined when it has none. */
  services?: ForeignSources | undefined;
  /** Origins of frames that the page's blocks can load. */
  frames?: readonly string[] | undefined;
}

const known = new Map<string, string>();

/**
 * The Content-Security-Policy of a page, for its `<meta>`: nothing from elsewhere, inline parts by hash only,
 * and no HTML from strings but through the two policies `site` (the build's own HTML) and `dompurify`.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connect,
  services,
  frames = [],
}: PolicyParts): string {
  const framed = [...frames, ...(services?.frames ?? [])];
  return [
    "default-src 'none'",
    words("script-src 'self'", scripts.map(hashSource), services?.scripts),
    words("style-src 'self'", styles.map(hashSource)),
    words("img-src 'self' data:", services?.images),
    "font-src 'self'",
    words("connect-src 'self'", connect, services?.connect),
    "media-src 'self'",
    ...(framed.length > 0 ? [words("frame-src", framed)] : []),
    "manifest-src 'self'",
    words("form-action 'self'", connect),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // `default` lets the scripts of services fetch parts of themselves, from their own origins only.
    `trusted-types site dompurify${services ? " default" : ""}`,
  ].join("; ");
}

function words(...lists: (string | readonly string[] | undefined)[]): string {
  return [...new Set(lists.flatMap((list) => list ?? []))].join(" ");
}

/**
 * The policy that the host sends as a header with every file: what a `<meta>` cannot say, and that nothing but the
 * site's own scripts runs, in whatever file. The page's own, stricter policy holds as well.
 *
 * @param scripts Texts of the inline scripts that every page carries.
 * @param connect Origins besides the site's own that forms send to.
 * @param services What the services of all pages need.
 * @param frames Origins of frames that blocks of any page can load.
 */
export function headerPolicy(
  scripts: readonly string[],
  connect: readonly string[],
  services?: ForeignSources,
  frames: readonly string[] = [],
): string {
  const framed = [...frames, ...(services?.frames ?? [])];
  return [
    "default-src 'self'",
    words("script-src 'self'", scripts.map(hashSource), services?.scripts),
    // A page's own styles are in the page, which names each of them; a picture's are in the picture.
    "style-src 'self' 'unsafe-inline'",
    words("img-src 'self' data:", services?.images),
    words("connect-src 'self'", connect, services?.connect),
    words("form-action 'self'", connect),
    framed.length > 0 ? words("frame-src", framed) : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashSource(text: string): string {
  let source = known.get(text);
  if (!source) {
    source = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    // The base styles and the first script come on every page; a page's own styles rarely twice.
    if (known.size > 200) known.clear();
    known.set(text, source);
  }
  return source;
}
