import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The headers that a host adds to the answer for a path. */
export type HostHeaders = (path: string) => Record<string, string>;

interface Rule {
  pattern: RegExp;
  /** Name and value; without a value the header is taken back. */
  headers: [name: string, value: string | undefined][];
}

/**
 * Reads the `_headers` file of a built site, as Netlify and Cloudflare Pages do: patterns at the start of a
 * line, headers indented below; a later rule adds to an earlier one, `! Name` takes a header back.
 */
export function readHostHeaders(outDir: string): HostHeaders {
  const file = join(outDir, "_headers");
  const rules: Rule[] = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    if (!line.trim() || line.startsWith("#")) continue;
    if (/^\s/.test(line)) rules.at(-1)?.headers.push(headerOf(line.trim()));
    else rules.push({ pattern: patternOf(line.trim()), headers: [] });
  }
  return (path) => {
    const result: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of headers) {
        if (value === undefined) delete result[name];
        else result[name] = result[name] === undefined ? value : `${result[name]}, ${value}`;
      }
    }
    return result;
  };
}

function headerOf(line: string): Rule["headers"][number] {
  if (line.startsWith("!")) return [line.slice(1).trim(), undefined];
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

function patternOf(text: string): RegExp {
  const parts = text.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
