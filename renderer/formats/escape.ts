/** Characters that XML 1.0 does not allow in any spelling, lone surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text made safe for element content and double-quoted attributes of an HTML document. */
export function escapeHtml(text: string): string {
  // Most texts have nothing to escape, and looking is quicker than replacing four times.
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Text made safe for element content and quoted attributes of an XML document.
 *
 * @param instead Stands where the text has a character that XML cannot hold; by default nothing does.
 */
export function escapeXml(text: string, instead = ""): string {
  return escapeHtml(text.replaceAll(NOT_IN_XML, instead));
}

/** JSON for the inside of a `<script>` element: no text in it can end the element. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Text as a part of an address. Half a character, which no address can hold, becomes a replacement sign. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
