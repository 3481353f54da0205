import { unescapeHtml } from "../formats/html-text.ts";
import type { BlockDefinition } from "../model.ts";
import { knownTexts } from "./known-texts.ts";

type Untranslated = NonNullable<BlockDefinition["untranslated"]>;

/** What is read aloud of an element: no words, those of the original alone, others alone, or both. */
type Says = "nothing" | "original" | "other" | "both";

interface Element {
  name: string;
  /** Where attributes can be put in. */
  attributesAt: number;
  says: Says;
  /** Some of it is to be seen, and runs in a direction; a name for screen readers has none. */
  isSeen: boolean;
  /** Elements and texts of the original in it that nothing around them speaks for yet. */
  originals: { element?: Element; start: number; end: number }[];
  /** It speaks for itself, or is not read. */
  isLeftOut: boolean;
  /** An island, or an element that holds text alone: no element may be put into it. */
  isClosed: boolean;
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const UNREAD = /^(?:script|style|template)$/;
const CLOSED = /^(?:option|select|svg|textarea|title)$/;
const LEFT_OUT = /\s(?:lang=|aria-hidden="true")/;
/** Attributes that are read aloud. */
const SPOKEN = /\s(?:alt|aria-label|aria-description|aria-roledescription|placeholder|title)="([^"]*)"/g;

/**
 * Marks with their language the texts of a block that nobody has translated, on the outermost elements that say
 * nothing else; a text beside others gets an element of its own, but for islands, which would not know it.
 *
 * @param html  As the prerenderer writes it: well-formed, attributes in double quotes.
 */
export function tellLanguage(html: string, { lang, dir, texts }: Untranslated): string {
  const isKnown = knownTexts(texts);
  const marksOf = (isSeen: boolean): string => ` lang="${lang}"${dir && isSeen ? ` dir="${dir}"` : ""}`;
  const puts: { at: number; text: string }[] = [];
  const root = element("", 0, false);
  const open: Element[] = [root];

  const sayOf = (text: string): Says => {
    const read = unescapeHtml(text).trim();
    if (!/\p{L}/u.test(read)) return "nothing";
    return isKnown(read) ? "original" : "other";
  };
  const addText = (start: number, end: number): void => {
    const around = open.at(-1)!;
    const text = html.slice(start, end);
    const says = sayOf(text);
    around.says = join(around.says, says);
    if (says !== "nothing") around.isSeen = true;
    if (says !== "original") return;
    const from = start + text.length - text.trimStart().length;
    around.originals.push({ start: from, end: from + text.trim().length });
  };
  const close = (): void => {
    const done = open.pop()!;
    const around = open.at(-1)!;
    if (done.isLeftOut) return;
    around.says = join(around.says, done.says);
    around.isSeen ||= done.isSeen;
    if (done.says === "original") around.originals.push({ element: done, start: 0, end: 0 });
    else if (done.says === "both") mark(done);
  };
  const mark = ({ originals, isClosed }: Element): void => {
    for (const { element, start, end } of originals)
      if (element) puts.push({ at: element.attributesAt, text: marksOf(element.isSeen) });
      else if (!isClosed)
        puts.push({ at: start, text: `<span${marksOf(true)}>` }, { at: end, text: "</span>" });
  };

  let last = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    if (match.index > last) addText(last, match.index);
    last = TAG.lastIndex;
    const [, closes, name, attributes = ""] = match;
    if (!name) continue;
    if (closes) {
      close();
      continue;
    }
    const around = open.at(-1)!;
    const own = element(
      name,
      match.index + 1 + name.length,
      around.isClosed || CLOSED.test(name) || attributes.includes(" data-root"),
    );
    own.isLeftOut = around.isLeftOut || LEFT_OUT.test(attributes);
    for (const [, text = ""] of attributes.matchAll(SPOKEN)) own.says = join(own.says, sayOf(text));
    own.isSeen = attributes.includes(" placeholder=");
    open.push(own);
    if (VOID.test(name) || attributes.endsWith("/")) close();
    else if (UNREAD.test(name)) {
      TAG.lastIndex = last = html.indexOf(`</${name}`, last);
      own.isLeftOut = true;
    }
  }
  mark(root);
  return put(html, puts);
}

function element(name: string, attributesAt: number, isClosed: boolean): Element {
  return { name, attributesAt, says: "nothing", isSeen: false, originals: [], isLeftOut: false, isClosed };
}

function join(a: Says, b: Says): Says {
  if (a === "nothing" || a === b) return b;
  return b === "nothing" ? a : "both";
}

/** @param puts  What is put in, and where; two at one place in their order. */
function put(html: string, puts: readonly { at: number; text: string }[]): string {
  let result = "";
  let from = 0;
  for (const { at, text } of puts.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(from, at) + text;
    from = at;
  }
  return result + html.slice(from);
}
