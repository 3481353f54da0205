/**
 * Marks around a text that tell which option it came from wherever a view puts it. They are of Unicode's private area,
 * where no author's text has anything, and no view looks for them.
 */
const [START, NAMED, END, TAIL] = ["\uE000", "\uE001", "\uE002", "\uE003"];
const ZERO = 0xe010;

/** Puts marks around a text. @param option  Number of the option, from 0. */
export function mark(text: string, option: number): string {
  return `${START}${digitsOf(option)}${NAMED}${text}${END}`;
}

/** Puts a mark behind a text alone, for views that look at how it begins: those that sort, for one. */
export function markTail(text: string, option: number): string {
  return `${text}${TAIL}${digitsOf(option)}${END}`;
}

const digitsOf = (option: number): string =>
  [...String(option)].map((digit) => String.fromCharCode(ZERO + Number(digit))).join("");

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
export const unmarked = (text: string): string => text.replaceAll(/[\uE000-\uE019]/g, "");

/** Words in a text that one option has brought. */
export interface MarkedWords {
  option: number;
  words: string;
  /** Where they begin in the text without marks. */
  from: number;
}

/** What the marks in a text say. */
export interface MarkedText {
  /** The text without marks. */
  text: string;
  /** Options that it comes from, each once. */
  options: number[];
  /** It is the whole of one option: nothing in front of it or behind it but spaces. */
  isWhole: boolean;
  /** Whole options in it, in their order; of one with a mark behind it alone, the words up to that. */
  parts: MarkedWords[];
}

const WHOLE = /\uE000([\uE010-\uE019]+)\uE001([^\uE000-\uE003]*)\uE002/g;
const TAILED = /([^\uE000-\uE003]*)\uE003([\uE010-\uE019]+)\uE002/g;

/** Reads a text that may hold marks. */
export function readMarks(marked: string): MarkedText {
  const options = [...marked.matchAll(/[\uE000\uE003]([\uE010-\uE019]+)[\uE001\uE002]/g)].map(
    ([, digits = ""]) => numberOf(digits),
  );
  const begin = (index: number): number => unmarked(marked.slice(0, index)).length;
  const parts = [
    ...[...marked.matchAll(WHOLE)].map(({ 1: digits = "", 2: words = "", index }) => ({
      option: numberOf(digits),
      words,
      from: begin(index),
    })),
    ...[...marked.matchAll(TAILED)].map(({ 1: words = "", 2: digits = "", index }) => ({
      option: numberOf(digits),
      words,
      from: begin(index),
    })),
  ];
  const [first] = parts;
  const text = unmarked(marked);
  const isWhole = parts.length === 1 && options.length === 1 && first!.words.trim() === text.trim();
  return { text, options: [...new Set(options)], isWhole, parts };
}

const numberOf = (digits: string): number =>
  Number([...digits].map((digit) => digit.charCodeAt(0) - ZERO).join(""));
