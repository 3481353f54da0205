import { canParse } from "./can-parse.ts";

/** The origin of a configured host; none when there is no host or it is on the site's own. */
export function originsOf(host: unknown): string[] {
  return typeof host === "string" && canParse(host) ? [new URL(host).origin] : [];
}
