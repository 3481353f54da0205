import { plainName } from "../../formats/plain-name.ts";

/** What a title is called in an address: small Latin letters, digits and hyphens. Empty for one without any of these. */
export function addressOf(title: string): string {
  return plainName(title.replace(/&/g, " and ")).slice(0, 60).replace(/-+$/, "");
}
