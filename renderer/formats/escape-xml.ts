/** Characters that XML 1.0 does not allow in any spelling, lone surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to leave out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text made safe for element content and quoted attributes of an XML document; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
