import type { HeaderRule, HostRules, Redirect } from "./host-rules.ts";

/** `_redirects` in the format of Netlify and Cloudflare Pages: each address with and without a slash at the end. */
export function redirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");
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
  return text
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to]) => (from && to ? [{ from, to }] : []));
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
