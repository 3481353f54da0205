import { domainToUnicode } from "node:url";
import type { Fault } from "../problems/draft.ts";

type Doubt = Fault<"doubtful-link">["params"];

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

/** What stands between `https://` and the first slash. */
function authorityOf(value: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(value)?.[1] ?? "";
}

/** Whether a name, perhaps a password, stands before the host: then the host is not what it is read as. */
export function namesItself(value: string): boolean {
  return authorityOf(value).includes("@");
}

/**
 * Why a host is read as another one than it leads to, or the way there is open to others.
 *
 * @param value An address that a browser can read, with http or https.
 * @param shown The same, shortened for a message.
 */
export function findHostDoubt(value: string, shown: string): Doubt | undefined {
  const url = new URL(value);
  const written = authorityOf(value).replace(/:\d*$/, "").toLowerCase().normalize("NFC");
  const host = domainToUnicode(url.hostname) || url.hostname;
  if (written !== host && written !== url.hostname) return { case: "read", shown, host };
  if (/(^|\.)xn--/.test(written)) return { case: "code", written, host };
  const label = host.split(".").find((label) => /[^ -~]/.test(label) && looksLikeAnother(label));
  if (label !== undefined) return { case: "letters", shown, label, name: url.hostname };
  if (url.protocol === "http:")
    return { case: "open", shown, meant: `https://${value.slice("http://".length)}` };
  return undefined;
}

function looksLikeAnother(label: string): boolean {
  if (LOOK_ALIKE.test(label)) return true;
  if (TOGETHER.some((script) => script.test(label))) return false;
  return NO_MIXING.test(label);
}
