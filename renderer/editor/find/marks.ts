/**
 * Marks around a text that tell which option it came from wherever a view puts it. They are of Unicode's private area,
 * where no author's text has anything, and no view looks for them.
 */
const [START, NAMED, END] = ["\uE000", "\uE001", "\uE002"];
const ZERO = 0xe010;

/** Puts marks around a text. @param option  Number of the option, from 0. */
export function mark(text: string, option: number): string {
  const digits = [...String(option)].map((digit) => String.fromCharCode(ZERO + Number(digit)));
  return `${START}${digits.join("")}${NAMED}${text}${END}`;
}

/** Puts marks around each text of an HTML fragment. */
export function markHtml(html: string, option: number): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  const texts = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim()) node.nodeValue = mark(node.nodeValue, option);
  return template.innerHTML;
}

/** A text without marks. */
export const unmarked = (text: string): string =>
  text.replaceAll(/\uE000[\uE010-\uE019]+\uE001|[\uE000-\uE019]/g, "");

/** What the marks in a text say. */
export interface MarkedText {
  /** The text without marks. */
  text: string;
  /** Options that it comes from, each once. */
  options: number[];
  /** It is the whole of one option: nothing in front of it or behind it but spaces. */
  isWhole: boolean;
}

/** Reads a text that may hold marks. */
export function readMarks(marked: string): MarkedText {
  const options = [...marked.matchAll(/\uE000([\uE010-\uE019]+)\uE001/g)].map(([, digits = ""]) =>
    Number([...digits].map((digit) => digit.charCodeAt(0) - ZERO).join("")),
  );
  const isWhole = /^\s*\uE000[\uE010-\uE019]+\uE001[^\uE000-\uE002]*\uE002\s*$/.test(marked);
  return { text: unmarked(marked), options: [...new Set(options)], isWhole };
}
