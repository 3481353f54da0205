import { inFlow, quote } from "./line.ts";

/** A link or picture as Markdown and HTML write it, where an address or a group of options is wanted. */
export interface Linked {
  /** What the link says, or the picture shows. */
  words: string;
  address: string;
  isPicture: boolean;
}

const MARKDOWN = /^(!?)\[([^\][]*)\]\s*\(\s*<?([^()\s<>]+)>?(?:\s+"[^"]*")?\s*\)$/;
const LINK = /^<a\s[^<>]*?\bhref=(["'])([^"'<>\s]+)\1[^<>]*>([^<>]*)<\/a>$/i;
const PICTURE = /^<img\s[^<>]*>$/i;

/** The link or picture that a value is as a whole; undefined for any other value. */
export function readLinked(value: string): Linked | undefined {
  const marked = MARKDOWN.exec(value);
  if (marked) return { words: marked[2]!.trim(), address: marked[3]!, isPicture: marked[1] !== "" };
  const link = LINK.exec(value);
  if (link) return { words: link[3]!.trim(), address: link[2]!, isPicture: false };
  const address = PICTURE.test(value) ? attribute(value, "src") : undefined;
  return address ? { words: attribute(value, "alt") ?? "", address, isPicture: true } : undefined;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(["'])(.*?)\\1`, "i").exec(tag)?.[2];

/** The group of options that says the same; undefined where words or address are not there. */
export function linkedInFlow({ words, address, isPicture }: Linked): string | undefined {
  if (words === "" || address === "") return undefined;
  const where = /[,{}[\]]|: | #/.test(address) ? quote(address) : address;
  return isPicture
    ? `{ src: ${where}, alt: ${inFlow(words)} }`
    : `{ label: ${inFlow(words)}, href: ${where} }`;
}

/** What a picture of Markdown may be meant as where it is no text: a group, or its path alone. */
export function pictureReadings(value: string): string[] {
  const linked = readLinked(value);
  return linked?.isPicture ? [linkedInFlow(linked), linked.address].flatMap((one) => one ?? []) : [];
}
