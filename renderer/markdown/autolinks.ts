import type { MarkdownIt, StateInline } from "markdown-it";

/** Where an address may begin, as GitHub Flavored Markdown says: `www.`, `http://`, `https://`, the name of an e-mail address. */
const BEGINNING = /(?<![a-z])https?:\/\/(?=[^\s\p{P}\p{S}])|(?<![^\s(*_~[\]])www\.|(?<![\w+./-])[\w+.-]+@/giu;
/** A web address up to the next space or `<`, within what browsers take; what it ends with is looked at afterwards. */
const WEB = /(?:https?:\/\/|www\.)[^\s<]{1,2000}/iy;
const MAIL = /[\w+.-]+@[a-z\d_-]+(?:\.[a-z\d_-]+)+/iy;
/** Signs that end a sentence rather than an address, and a character reference. */
const TRAIL = /(?:[!"'*,.:;?_~]|&[a-z]+;)$/i;

/** Beginnings of addresses in a text that is being parsed, and how far they were looked at. */
interface Beginnings {
  at: number[];
  next: number;
}

/**
 * Makes links of addresses that stand bare in a text, as GitHub Flavored Markdown does. A rule of its own, because
 * the one of markdown-it takes names such as `node.js` for addresses and splits others at `_`.
 */
export function autolinks(md: MarkdownIt): void {
  const known = new WeakMap<StateInline, Beginnings>();
  md.inline.ruler.before("text", "bare_address", (state, silent) => {
    if (silent || state.linkLevel > 0) return false;
    let beginnings = known.get(state);
    if (!beginnings) {
      beginnings = { at: beginningsIn(state.src), next: 0 };
      known.set(state, beginnings);
    }
    const { at } = beginnings;
    while (at[beginnings.next]! < state.pos) beginnings.next += 1;
    const start = at[beginnings.next];
    if (start === undefined) return false;
    if (start > state.pos) return readUpTo(state, start);
    const address = addressAt(state.src, start, state.posMax);
    if (!address) return false;
    const open = state.push("link_open", "a", 1);
    open.attrs = [["href", address.href]];
    open.markup = "bare";
    state.push("text", "", 0).content = address.text;
    state.push("link_close", "a", -1);
    state.pos = start + address.text.length;
    return true;
  });
}

/** Text in which nothing but words stands is taken up to where an address begins, so that the next step sees it. */
function readUpTo(state: StateInline, start: number): boolean {
  const words = state.src.slice(state.pos, Math.min(start, state.posMax));
  const sign = words.search(/[\n!#$%&*+\-:<=>@[\\\]^_`{}~]/);
  const end = state.pos + (sign === -1 ? words.length : sign);
  if (end === state.pos) return false;
  state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

function beginningsIn(text: string): number[] {
  return /www\.|:\/\/|@/i.test(text) ? [...text.matchAll(BEGINNING)].map(({ index }) => index) : [];
}

function addressAt(text: string, start: number, max: number): { text: string; href: string } | undefined {
  WEB.lastIndex = start;
  const web = WEB.exec(text);
  if (web) {
    const address = withoutTrail(web[0].slice(0, max - start));
    const rest = /^(?:https?:\/\/)?([^\s/?#:]*)/i.exec(address)?.[1] ?? "";
    if (!isDomain(rest)) return undefined;
    return { text: address, href: /^w/i.test(address) ? `http://${address}` : address };
  }
  MAIL.lastIndex = start;
  const mail = MAIL.exec(text.slice(0, max))?.[0];
  return mail && /[a-z]$/i.test(mail) ? { text: mail, href: `mailto:${mail}` } : undefined;
}

/** The last two parts of a name of a host have no underscore. */
function isDomain(name: string): boolean {
  return (
    name !== "" &&
    !name
      .split(".")
      .slice(-2)
      .some((part) => part.includes("_"))
  );
}

function withoutTrail(address: string): string {
  let end = address.length;
  let opening = 0;
  let closing = 0;
  for (const sign of address) {
    if (sign === "(") opening += 1;
    else if (sign === ")") closing += 1;
  }
  for (;;) {
    const last = address[end - 1];
    if (last === ")" && closing > opening) {
      closing -= 1;
      end -= 1;
      continue;
    }
    // A bracket around the address closes after it.
    if (last === "]") {
      end -= 1;
      continue;
    }
    const trail = TRAIL.exec(address.slice(Math.max(0, end - 32), end))?.[0];
    if (!trail) return address.slice(0, end);
    end -= trail.length;
  }
}
