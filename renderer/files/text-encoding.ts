/** How the characters of a text are stored. Other names are those of the WHATWG Encoding Standard. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | SingleByte;

/** Encodings with a byte for each character, which a file cannot be told by. */
export const singleByteEncodings = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "iso-8859-2",
  "iso-8859-15",
  "macintosh",
] as const;
type SingleByte = (typeof singleByteEncodings)[number];

/** The encoding that the mark at the beginning of a file states; undefined without one. */
export function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "utf-8" : undefined;
}

/** Bytes as text; a byte order mark stays. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/**
 * A text as bytes.
 *
 * @returns undefined when the encoding has no byte for one of its characters.
 */
export function encodeText(text: string, encoding: Encoding): Uint8Array | undefined {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16le") return Buffer.from(text, "utf16le");
  if (encoding === "utf-16be") return Buffer.from(text, "utf16le").swap16();
  const all = decodeText(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  const bytes = Array.from(text, (character) => all.indexOf(character));
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}
