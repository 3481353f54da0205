import { latinLetters } from "../../formats/latin-letters.ts";
import { plainName } from "../../formats/plain-name.ts";

/** What a title is called in an address: small Latin letters, digits and hyphens. Empty for one that has no such form. */
export function addressOf(title: string): string {
  return plainName(latinLetters(title.replace(/&/g, " and ")))
    .slice(0, 60)
    .replace(/-+$/, "");
}

/** What is said where a title of other letters proposes nothing; nothing for any other. */
export function noAddress(title: string): string {
  return title.trim() !== "" && addressOf(title) === ""
    ? " The title has no letters from a to z: type here how it is called in these."
    : "";
}
