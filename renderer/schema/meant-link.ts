import { readLinked } from "../yaml/linked-value.ts";
import { LONGEST_FORM } from "./longest-form.ts";

/** An address that was meant, and whether no other can have been. */
export interface MeantLink {
  address: string;
  isSure: boolean;
}

/** Endings of files: `contact.html` is no host. */
const FILES =
  /\.(?:html?|ya?ml|mdx?|php|aspx?|pdf|docx?|xlsx?|csv|json|txt|zip|svg|png|jpe?g|webp|avif|gif)$/i;
const MAIL = /^[\w.+%-]+@[\w-]+(?:\.[\w-]+)+(?:\?[a-z]+=\S*)?$/i;
const NUMBER = /^\+?\(?\d[\d ().-]{5,}$/;

/** Without the signs that a text puts around an address, or behind it, and without the words of a link. */
export function bareAddress(value: string): string {
  const linked = readLinked(value.trim());
  if (linked) return linked.address;
  const inner = /^[<(["'“”„‘’«＂「『]+(.*?)[>)\]"'“”„‘’»＂」』]+$/.exec(value.trim())?.[1] ?? value.trim();
  // In a chat, the words that are shown stand behind the address.
  const address = /^(https?:\/\/[^|\s]+|mailto:[^|\s]+)\|/i.exec(inner)?.[1] ?? inner;
  return address.replace(/(?<=\S)[.,;]+$/, "").trim();
}

/** The mail address, telephone number or address of another site that a text stands for, if it looks like one. */
export function meantLink(value: string): MeantLink | undefined {
  if (value.length > LONGEST_FORM) return undefined;
  const bare = bareAddress(value);
  const mail = /^(?:e-?mail|mail(?:to)?)\s*[:;]?\s*\/{0,2}\s*(\S+)$/i.exec(bare)?.[1] ?? bare;
  if (MAIL.test(mail)) return { address: `mailto:${mail}`, isSure: true };
  const pointed = mail.replace(/(?<=@[^@?]*),/g, ".");
  if (MAIL.test(pointed)) return { address: `mailto:${pointed}`, isSure: false };
  const named = /^(?:tel|phone|telephone|mobile|call)\s*[:;]?\s*\/{0,2}\s*(\S.*)$/i.exec(bare)?.[1];
  const number = named ?? bare;
  if (NUMBER.test(number)) {
    const digits = number.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
    return { address: `tel:${digits}`, isSure: digits.startsWith("+") };
  }
  // As lists of redirects have it: from where, where to, and the number of the answer.
  const moved = /^\/\S*\s+(?:(?:->|=>|→|to)\s+)?((?:\/|https:\/\/)\S*)(?:\s+30\d!?)?$/i.exec(bare);
  if (moved) return { address: moved[1]!, isSure: false };
  const web =
    /^(?:https?:?\/+(?=https?:?\/))?(h?t{1,2}p{1,2}s?|https?)\s*[:;]?\s*\/{1,3}\s*([\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?)$/i.exec(
      bare,
    );
  if (web) {
    const isSecure = /s$/i.test(web[1]!);
    const isSpelt = /^https?$/i.test(web[1]!);
    return { address: `https://${web[2]}`, isSure: isSpelt && isSecure };
  }
  const host = /^([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?:[/?#]\S*)?$/i.exec(bare);
  if (host && !FILES.test(host[1]!) && !/^pages\b/.test(bare)) {
    const isKnown = /^www\.|\.(com|org|net|io|dev|eu|uk|de|in)$/i.test(host[1]!);
    return { address: `https://${bare}`, isSure: isKnown };
  }
  return undefined;
}
