import {
  type HeaderRule,
  type HostRules,
  type LocalNotFound,
  notFoundPage,
  type Redirect,
} from "./host-rules.ts";

/** `_redirects` in the format of Netlify and Cloudflare Pages: each address with and without a slash at the end. */
export function redirectsFile(rules: HostRules): string {
  const { redirects, gone, notFound } = rules;
  const leadOn = redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`);
  const ended = gone.map((route) => {
    const page = notFoundPage(route, rules);
    return `${route} ${page} 410\n${route}/ ${page} 410\n`;
  });
  // The first line that matches counts: whatever begins like an address in another language comes last.
  const missing = notFound.map(({ below, page }) => `${below}* ${page} 404\n`);
  return [...leadOn, ...ended, ...missing].join("");
}

/**
 * `_headers` in the format of Netlify and Cloudflare Pages. Both add up the headers of all rules that match, and
 * both ask for pages again by default: so Cache-Control stands only where it differs.
 */
export function headersFile({ headers }: HostRules): string {
  return headers
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}

/** Reads `_redirects` back, for a server that acts as such a host. */
export function parseRedirects(text: string): Redirect[] {
  return linesOf(text).flatMap(([from, to, status]) =>
    from && to && status === "301" ? [{ from, to }] : [],
  );
}

/** The pages in `_redirects` for what is not there, in other languages. */
export function parseNotFound(text: string): LocalNotFound[] {
  return linesOf(text).flatMap(([from, page, status]) =>
    from && page && status === "404" ? [{ below: from.replace(/\*$/, ""), page }] : [],
  );
}

/** The addresses in `_redirects` whose pages are gone. */
export function parseGone(text: string): string[] {
  return linesOf(text).flatMap(([from, , status]) => (from && status === "410" ? [from] : []));
}

/** The path below which a site stands, by its `_headers`: the first rule there is for everything of the site. */
export function parseBasePath(headers: string): string {
  return /^(\/.*)\/\*\n/.exec(headers)?.[1] ?? "";
}

function linesOf(text: string): string[][] {
  return text.split("\n").map((line) => line.trim().split(/\s+/));
}

/** Reads `_headers` back, for a server that acts as such a host. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    if (!line.trim()) continue;
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}
