import { trustedHtml } from "./trusted-html.ts";

/**
 * The character that a name of HTML stands for: `nbsp`, `copy`; false when there is none.
 *
 * Takes the place of the package `decode-named-character-reference` in the browser's bundle: that one gives the
 * browser a plain text to parse, which Trusted Types refuse, and no Markdown with an entity in it could be shown.
 *
 * @param name Letters and digits, without the ampersand and the semicolon.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const element = document.createElement("i");
  element.innerHTML = trustedHtml(/^[A-Za-z0-9]+$/.test(name) ? `&${name};` : "");
  const text = element.textContent ?? "";
  // `&notit;` is read as `&not` and `it;`: a semicolon that is left tells that the name as a whole is none.
  if (text === "" || (text.endsWith(";") && name !== "semi")) return false;
  return text;
}
