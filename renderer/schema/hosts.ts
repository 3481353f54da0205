import { domainToUnicode } from "node:url";
import type { LinkFault } from "./link-fault.ts";

/** Letters of other scripts that look like Latin ones; a name of nothing else was made to be mistaken. */
const LOOK_ALIKE = /^[асеорхуіјѕԁһӏԛԝьгкмптвнορνικτυαχγβεζημ0-9-]+$/u;

/** Scripts whose letters are written together in one word. */
const TOGETHER = [
  ["Latin"],
  ["Cyrillic"],
  ["Greek"],
  ["Han", "Hiragana", "Katakana", "Latin"],
  ["Han", "Bopomofo", "Latin"],
  ["Han", "Hangul", "Latin"],
].map(
  (scripts) =>
    new RegExp(`^(?:[${scripts.map((script) => `\\p{Script=${script}}`).join("")}]|\\P{L})*$`, "u"),
);

/** Any other script by itself. */
const NO_MIXING = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * What is wrong with the host of a full address: names that are read as one host and lead to another.
 *
 * @param value An address that a browser can read, with http or https.
 * @param shown The same, shortened for a message.
 */
export function findHostFault(value: string, shown: string): LinkFault | undefined {
  const url = new URL(value);
  const authority = /^https?:\/\/([^/?#]*)/i.exec(value)?.[1] ?? "";
  if (authority.includes("@"))
    return {
      message: `"${shown}" leads to ${url.host}; what stands before the @ is a name and a password.`,
      hint: `Write https://${url.host}${url.pathname === "/" ? "" : url.pathname}, if that is where it should lead.`,
    };
  const written = authority.replace(/:\d*$/, "").toLowerCase().normalize("NFC");
  const host = domainToUnicode(url.hostname) || url.hostname;
  if (written !== host && written !== url.hostname)
    return {
      message: `A browser reads the host of "${shown}" as ${host}.`,
      hint: "Write it so, with plain letters, digits, hyphens and full stops.",
      isDoubt: true,
    };
  if (/(^|\.)xn--/.test(written))
    return {
      message: `The host ${written} stands for ${host}.`,
      hint: `Write ${host}, so that everybody can see where it leads.`,
      isDoubt: true,
    };
  const odd = host.split(".").find((label) => /[^ -~]/.test(label) && looksLikeAnother(label));
  if (odd !== undefined)
    return {
      message: `"${odd}" in "${shown}" has letters of several alphabets, or letters that look like others.`,
      hint: `Its real name is ${url.hostname}. Make sure that it is the one you mean.`,
      isDoubt: true,
    };
  if (url.protocol === "http:")
    return {
      message: `"${shown}" is not encrypted: whoever stands in between can read and change it.`,
      hint: `Write https://${value.slice("http://".length)}, if the site has it.`,
      isDoubt: true,
    };
  return undefined;
}

function looksLikeAnother(label: string): boolean {
  if (LOOK_ALIKE.test(label)) return true;
  if (TOGETHER.some((script) => script.test(label))) return false;
  return NO_MIXING.test(label);
}
