import { LatePattern } from "../formats/late-pattern.ts";
import type { HalfLink } from "../problems/english/markdown.ts";
import { acceptedTypes, kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { findHalfMarkup } from "./half-markup.ts";
import { CHARACTERS, characterOf } from "./html-characters.ts";
import { ADDRESS, ELEMENTS, type ForeignMarkup, type Rule, shorten } from "./markup-rules.ts";
import { otherDialects } from "./other-dialects.ts";
import {
  assistant,
  command,
  edit,
  foreignElement,
  formula,
  lineBreak,
  lostField,
  mark,
  quotedWord,
  shortcode,
  tailComma,
} from "./program-marks.ts";
import { mayBeUnfinished, unfinishedRules } from "./unfinished-text.ts";
import { withoutHtml } from "./without-html.ts";

/** What a plain text shows as it is. */
const plainRules: readonly Rule[] = [
  command,
  mark,
  foreignElement,
  shortcode,
  edit,
  assistant,
  lostField,
  lineBreak,
  formula,
  quotedWord,
  tailComma,
  {
    signs: ["&"],
    pattern: new RegExp(`&(?:#\\d{2,6}|#[xX][\\da-fA-F]{2,5}|${Object.keys(CHARACTERS).join("|")});`),
    explain: ([written]) => {
      const meant = characterOf(written);
      return { fault: { code: "html-entity", params: { written, meant } }, meant };
    },
  },
  {
    signs: ["<"],
    pattern: new RegExp(`</?(?:${ELEMENTS})(?:\\s[^<>]*)?/?>|<!--.{0,500}?-->`, "i"),
    explain: ([html], text) => {
      const bare = withoutHtml(text);
      return {
        fault: { code: "html-in-text", params: { html: shorten(html), isPlain: true } },
        ...(bare && { meant: bare.words, over: bare }),
      };
    },
  },
  {
    signs: ["]("],
    pattern: new RegExp(`(?<!!)\\[([^[\\]\\n]+)\\]\\(${ADDRESS}\\)`),
    explain: ([written, quoted = ""]) => markdown(written, quoted),
  },
  {
    // `__init__` is a name of programs.
    signs: ["**", "__"],
    pattern: /(?<![\w*])(?!__[a-z]+__)(\*\*|__)(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\w*])/,
    explain: ([written, , quoted = ""]) => markdown(written, quoted),
  },
  {
    // A single # may stand for a number or a channel.
    signs: ["##"],
    pattern: /^#{2,6} (\S.{0,200}?)(?: #+)?$/,
    explain: ([written, quoted = ""]) => markdown(written, quoted),
  },
];

/** What a text in Markdown shows as it is, because it is half written. */
const markdownRules: readonly Rule[] = [
  command,
  mark,
  foreignElement,
  shortcode,
  edit,
  assistant,
  lostField,
  lineBreak,
  formula,
  tailComma,
  ...otherDialects,
  {
    signs: ["|"],
    pattern: /<((?:https?:|mailto:|tel:)[^\s<>|]{1,400})\|([^<>|\n]{1,200})>/,
    // An address of the site itself is rather meant as a path.
    explain: ([written, address, words]) => half(written, "chat", `[${words}](${address})`),
  },
  {
    signs: ["] ", "]\t"],
    pattern: new RegExp(`\\[([^[\\]\\n]+)\\][ \\t]+\\((${ADDRESS})\\)`),
    explain: ([written, words, address]) => half(written, "space", `[${words}](${address})`, true),
  },
  {
    signs: [")["],
    pattern: new RegExp(`\\(([^()\\n]+)\\)\\[(${ADDRESS})\\]`),
    explain: ([written, words, address]) => half(written, "swapped", `[${words}](${address})`, true),
  },
  {
    signs: ["]["],
    pattern: new RegExp(`\\[([^[\\]\\n]+)\\]\\[(${ADDRESS})\\]`),
    explain: ([written, words, address]) => half(written, "square", `[${words}](${address})`),
  },
  {
    // Braces with a class or a place behind words are of other kinds of Markdown.
    signs: ["]{", "]<"],
    pattern:
      /(?<![\w\]!\\])\[([^[\]\n]{1,200})\](?:\{((?:\/|https?:|mailto:)[^\s{}()[\]]*)[})]|<((?:\/|https?:|mailto:)[^\s<>()[\]]*)>)/,
    explain: ([written, words, inBraces, inAngles]) =>
      half(written, "square", `[${words}](${inBraces ?? inAngles})`, true),
  },
  {
    // Keyboards of Japanese and Chinese write brackets twice as wide.
    signs: ["］", "】", "（", "）"],
    pattern:
      /(?<![\w\]!\\])(?!\[[^\]\n]*\]\([^\s()（）]*\))[[［【]([^[\]［］【】\n]{1,200})[\]］】][(（]((?:\/|#|https?:|mailto:|tel:)[^\s()[\]（）［］]*)[)）]/,
    explain: ([written, words, address]) => half(written, "wide", `[${words}](${address})`, true),
  },
  {
    signs: ["]("],
    pattern: new RegExp(`\\[([^[\\]\\n]+)\\]\\((${ADDRESS})(?=[\\s]|$)(?![^\\n()]*\\))`),
    explain: ([written, words, address = ""]) => {
      const bare = address.replace(/[.,;:!?]$/, "");
      return half(written, "open", `[${words}](${bare})${address.slice(bare.length)}`);
    },
  },
  {
    // What stands in round brackets between square ones is said in passing.
    signs: ["["],
    pattern: new RegExp(`(?<![\\w\\]!\\\\])\\[([^[\\]()\\n]{1,100}?)\\((${ADDRESS})\\)(?![^[\\]\\n]*\\])`),
    explain: ([written, words = "", address]) => half(written, "words", `[${words.trim()}](${address})`),
  },
  {
    signs: ["]http", "]mailto:"],
    pattern: /(?<![\w\]!\\])\[([^[\]\n]+)\]((?:https?:|mailto:)[^\s()[\]]*[^\s()[\].,;:!?])/,
    explain: ([written, words, address]) => half(written, "bare", `[${words}](${address})`),
  },
  {
    // Nothing says where the words begin; they may go on over lines.
    signs: ["]("],
    pattern: new RegExp(`\\]\\(${ADDRESS}\\)(?<=^[^[\\]\\n]*[^\\s[\\]\\n\\\\]\\]\\([^[\\]\\n]*)`, "m"),
    explain: ({ 0: written, index }, text) =>
      text.lastIndexOf("[", index) > text.lastIndexOf("]", index - 1) ? undefined : half(written, "begin"),
  },
  {
    // The words in quotation marks behind an address are its title.
    signs: ["]("],
    pattern: new RegExp(`(?<!!)\\[([^[\\]\\n]+)\\]\\((${ADDRESS})[ \\t]+(?!["'(])[^()\\n]{1,200}\\)`),
    explain: ([written]) => half(written, "gap"),
  },
  {
    // Behind a word, brackets are those of programs.
    signs: ["]["],
    pattern: /(?<![\w!\]])\[(?!\^)([^[\]\n]*\p{L}[^[\]\n]*)\]\[(?!\^)([^[\]\n]{1,80})\]/u,
    explain: ([written, , mark = ""], text) =>
      text.toLowerCase().includes(`[${mark.toLowerCase()}]:`) ? undefined : half(written, "mark"),
  },
  {
    signs: ["[["],
    pattern: /(!?)\[\[[^[\]\n]+\]\]/,
    explain: ([written, sign]) => half(written, sign ? "wiki-picture" : "wiki"),
  },
  {
    // Wikis part an address from its words with a space.
    signs: ["[http"],
    pattern: /(?<![\w\]!\\])\[(https?:\/\/[^\s[\]()]{1,400}) ([^[\]()\n]{1,200})\](?![([:])/,
    explain: ([written, address, words]) => half(written, "inside", `[${words}](${address})`),
  },
  {
    // So do others with a bar, the words in front.
    signs: ["|"],
    pattern: new RegExp(`(?<![\\w\\]!\\\\[])\\[([^[\\]()|\\n]{1,200})\\|(${ADDRESS})\\](?![([:\\]])`),
    explain: ([written, words = "", address = ""]) =>
      address.length > 1 ? half(written, "inside", `[${words.trim()}](${address})`) : undefined,
  },
  {
    signs: ["]("],
    pattern: new RegExp(`(?<!!)\\[\\s*\\]\\(${ADDRESS}\\)`),
    explain: ([written]) => half(written, "empty"),
  },
];

function half(
  written: string,
  how: HalfLink["how"],
  meant?: string,
  isSure = false,
): Omit<ForeignMarkup, "start" | "end"> {
  return {
    fault: { code: "half-link", params: { how, written, ...(meant !== undefined && { meant }) } },
    ...(meant !== undefined && { meant, isSure }),
  };
}

function markdown(written: string, quoted: string): Omit<ForeignMarkup, "start" | "end"> {
  return {
    fault: { code: "markdown-in-plain-text", params: { written, quoted } },
    severity: "warning",
    meant: quoted,
  };
}

/** Signs that anything here starts or ends with, wherever they stand. One look for each kind is quicker than one for all. */
const SIGNS = /[&<*_[\]{%\\|【［]|==|'''/;

/** Between two words, without a space: cells of a table. */
const CELLS = /\S\t|[^\s;];[^\s;]/;

const WORDS = /turn\d|(?:Error|Fehler|Erreur) ?! /;

const BEGINNING =
  /^(?:h[2-4]\. | {0,3}(?:(?:[-+]|\d{1,2}[.)])\p{L}|\+[-=]|#[#A-Z]|```|~~~|\t|(?:[-+#]|\d{1,3}[.)])[\u00a0\u2000-\u200a\u202f\u3000])| {4}| *[•‣▪●○◦∙·–—][ \t\u00a0])/u;

const END = /[,;”“»’]$/;

const BEGINNINGS = new LatePattern(BEGINNING.source, "mu");
const ENDS = new LatePattern(END.source, "m");

/** Cheap: whether a text holds any of those signs. */
function holdsSigns(text: string): boolean {
  if (SIGNS.test(text) || WORDS.test(text)) return true;
  return text.includes("\n")
    ? BEGINNINGS.test(text) || ENDS.test(text) || CELLS.test(text)
    : BEGINNING.test(text) || END.test(text.slice(-1));
}

/** Cheaper still: every one of those signs has one of these in it, and most names and labels have none. */
const ANY_SIGN =
  /[&<*_[\]{%\\|【［#`~,;”“»’'!=0-9•‣▪●○◦∙·–—\t\u00a0\u2000-\u200a\u202f\u3000]|^ {4}|^ *[-+]/m;

/**
 * Finds what visitors would see as it is written: signs of HTML and Markdown in a plain text, half a link in a text
 * of Markdown, a command of another system. The first is told; what is shown as code is left alone.
 */
export function findForeignMarkup(text: string, isMarkdown: boolean): ForeignMarkup | undefined {
  const isOdd = ANY_SIGN.test(text) && holdsSigns(text);
  const isLeft = mayBeUnfinished(text);
  if (!isOdd && !isLeft) return undefined;
  const looked = isMarkdown ? withoutCode(text) : text;
  let first: ForeignMarkup | undefined;
  const own = isMarkdown ? markdownRules : plainRules;
  for (const { signs, pattern, explain } of isLeft ? [...own, ...unfinishedRules] : own) {
    if (!signs.some((sign) => looked.includes(sign))) continue;
    const match = pattern.exec(looked);
    if (!match || (first && first.start <= match.index)) continue;
    const explained = explain(match, looked);
    if (explained) first = { ...explained, start: match.index, end: match.index + match[0].length };
  }
  const half = isMarkdown ? findHalfMarkup(text, looked) : undefined;
  if (!half || (first && first.start <= half.start)) return first;
  const { how, ...found } = half;
  return { fault: { code: "half-markup", params: { how } }, ...found };
}

/** True for an option whose text is words that visitors read, in Markdown or not. */
export function mayHoldWords(schema: Schema): boolean {
  let known = wordy.get(schema);
  if (known === undefined) {
    const isOther = schema.enum || schema.format || schema["x-ref"] || !acceptedTypes(schema).has("string");
    known = !isOther && (kindOf(schema) === undefined || isMarkdown(schema));
    wordy.set(schema, known);
  }
  return known;
}

const wordy = new WeakMap<Schema, boolean>();

/** True for an option whose text is Markdown. */
export function isMarkdown(schema: Schema): boolean {
  const kind = kindOf(schema);
  return kind === "markdown" || kind === "markdown-inline";
}

/** The text with code blanked, at the same places. */
export function withoutCode(text: string): string {
  if (!text.includes("`") && !text.includes("~~~") && !/^(?: {4}|\t)/m.test(text)) return text;
  return text.replace(
    /^(```+|~~~+)[\s\S]*?^\1|(`+)(?!`)[\s\S]*?[^`]\2(?!`)|(?<=(?:^|\n)[ \t]*\n)(?: {4}|\t)[^\n]*/gm,
    (code) => code.replace(/[^\n]/g, " "),
  );
}
