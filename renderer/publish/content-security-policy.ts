import { createHash } from "node:crypto";

/** Inline parts of a page that may run or apply, and where its scripts may send to. */
export interface PolicyParts {
  /** Texts of the page's inline scripts that run. */
  scripts: readonly string[];
  /** Texts of the page's inline styles. */
  styles: readonly string[];
  /** Origins besides the site's own that forms send to. */
  connect: readonly string[];
}

const known = new Map<string, string>();

/**
 * The Content-Security-Policy of a page, for its `<meta>`: nothing from elsewhere, inline parts by hash only,
 * and no HTML from strings but through the two policies `site` (the build's own HTML) and `dompurify`.
 */
export function contentSecurityPolicy({ scripts, styles, connect }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(" ")}`,
    `style-src 'self' ${styles.map(hashSource).join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...connect].join(" ")}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types site dompurify",
  ].join("; ");
}

/**
 * The policy that the host sends as a header with every file: what a `<meta>` cannot say, and that nothing but the
 * site's own scripts runs, in whatever file. The page's own, stricter policy holds as well.
 *
 * @param scripts Texts of the inline scripts that every page carries.
 * @param connect Origins besides the site's own that forms send to.
 */
export function headerPolicy(scripts: readonly string[], connect: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(" ")}`,
    // A page's own styles are in the page, which names each of them; a picture's are in the picture.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    `form-action ${["'self'", ...connect].join(" ")}`,
    "frame-src 'none'",
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
