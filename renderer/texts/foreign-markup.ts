import type { Fault } from "../problems/draft.ts";
import { EDIT_MARK } from "../problems/edit-marks.ts";
import type { HalfLink } from "../problems/english/texts.ts";
import { acceptedTypes, kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import { findHalfMarkup } from "./half-markup.ts";
import { CHARACTERS, characterOf } from "./html-characters.ts";
import { withoutHtml } from "./without-html.ts";

/** Something in a text that visitors would see as it is written, which nobody means. Offsets in the text. */
export interface ForeignMarkup {
  fault: Fault;
  severity?: "warning";
  start: number;
  end: number;
  /** What is meant, where it can be told; `isSure` where nothing else can be. */
  meant?: string;
  isSure?: boolean;
  /** The part of the text that `meant` takes the place of, where that is more. */
  over?: { start: number; end: number };
}

/**
 * The first thing of a kind in a text. Its pattern looks only so far as such a thing is long, or as far as the next one
 * that could begin: a text may be a megabyte of openings.
 */
interface Rule {
  /** One of these is in whatever the pattern matches: most texts have none, and to ask for that is much cheaper. */
  signs: readonly string[];
  pattern: RegExp;
  /** Undefined where it is none, all of the text considered. */
  explain(match: RegExpExecArray, text: string): Omit<ForeignMarkup, "start" | "end"> | undefined;
}

const ADDRESS = "(?:/|#|\\.{1,2}/|https?:|mailto:|tel:)[^\\s()\\[\\]]*";

const ELEMENTS =
  "a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul";

/** Commands of other systems' templates, and the fields that programs for letters fill in. */
const command: Rule = {
  signs: ["{%", "{{", "*|", "%%"],
  pattern: /\{%-? .{1,200}? -?%\}|\{\{[<%] .{1,200}? [>%]\}\}|\*\|[A-Z][\w:]{1,60}\|\*|%%[A-Za-z]\w{1,60}%%/,
  explain: ([tag]) => ({ fault: { code: "template-tag", params: { tag, isInText: true } } }),
};

/**
 * A shortcode of WordPress: a name with values, `[gallery ids="1,2"]`, or the end of one, `[/caption]`. What is a link
 * of Markdown has its address behind it.
 */
const shortcode: Rule = {
  signs: ["=", "[/"],
  pattern:
    /\[[a-z][\w-]{1,40}(?: [\w-]{1,40}=(?:"[^"\]\n]{0,200}"|'[^'\]\n]{0,200}'|[\w-]{1,60})){1,12} ?\/?\](?![([:])|\[\/[a-z][\w-]{1,40}\](?![([:])/,
  explain: ([tag]) => ({ fault: { code: "template-tag", params: { tag, isInText: true } } }),
};

/** Comments by which other programs mark parts of a text: blocks of WordPress, what a clipboard holds, Word's conditions. */
const mark: Rule = {
  signs: ["<!"],
  pattern:
    /<!--\s*(?:\/?wp:[a-z][^<>]{0,300}?|(?:Start|End)Fragment|more|nextpage|truncate|\[if [^[\]<>]{1,60}\]>?)\s*(?:-->|(?=<))|<!\[endif\]-->/i,
  explain: ([tag]) => ({
    fault: { code: "template-tag", params: { tag: shorten(tag), isMark: true } },
    meant: "",
  }),
};

/** What an assistant leaves in its answers: marks of the places that it has read. */
const assistant: Rule = {
  signs: ["oaicite", "【", "turn"],
  pattern:
    /:?contentReference\[oaicite:\d+\](?:\{[^{}\n]{0,40}\})?|\[oaicite:\d+\]|【\d+[^【】\n]{0,80}】|[\ue200-\ue2ff]?cite[\ue200-\ue2ff]?turn\d+\w+|\bturn\d+(?:search|view|news|file|image)\d+\b/,
  explain: ([mark]) => ({ fault: { code: "assistant-mark", params: { mark } }, meant: "" }),
};

/** A proposal of a reviewer that nobody has decided. */
const edit: Rule = {
  signs: ["{+", "{-", "{=", "{>", "{~"],
  pattern: EDIT_MARK,
  explain: ([mark]) => ({ fault: { code: "undecided-edit", params: { mark: shorten(mark) } } }),
};

/** A line break as programs write it, between words; behind a drive or another backslash it is a path. */
const lineBreak: Rule = {
  signs: ["\\n"],
  pattern:
    /\\n(?<=[\p{L}\p{N}.!?:;,)]\\n)(?<![:\\]\S{0,80}\\n)(?=\\n|\p{Lu}|[-–•*]|\s|$|(?<= [^\s\\/.]{0,40}\\n|^[^\s\\/.]{0,40}\\n)\p{Ll}[^\s\\/.]* )/u,
  explain: () => ({ fault: { code: "written-break" }, severity: "warning" }),
};

/** What a spreadsheet shows for a formula that came to nothing, in English and in German. */
const formula: Rule = {
  signs: ["#"],
  pattern: /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|NV|BEZUG!|WERT!|ZAHL!)$/,
  explain: ([shown]) => ({ fault: { code: "bad-cell", params: { case: "error-value", shown } } }),
};

/** What Word puts in the place of a reference to something that is gone, in English, German and French. */
const lostField: Rule = {
  signs: ["Error! ", "Fehler! ", "Erreur ! "],
  pattern:
    /(?:Error!|Fehler!|Erreur !) (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Hyperlink-Referenz ungültig|Source du renvoi introuvable|Signet non défini)\.?/,
  explain: ([shown]) => ({ fault: { code: "lost-field", params: { shown } } }),
};

/** A single word in quotation marks of a word processor: nobody quotes all of a value. */
const quotedWord: Rule = {
  signs: ["”", "“", "»", "’"],
  pattern: /^[“„«‘]([^\s“”„«»"]+)[”“»’]$/,
  explain: ([, quoted = ""]) => ({
    fault: { code: "smart-quotes", params: { quoted } },
    severity: "warning",
    meant: quoted,
  }),
};

/** A comma or semicolon at the end of a text on one line, as other formats have it there; an entity ends with one too. */
const tailComma: Rule = {
  signs: [",", ";"],
  pattern: /[,;]$(?<=[\p{L}\p{N}.!?…)}\]"”»’%°€$£*_`].)(?<!&#?\w{1,12}.)/u,
  explain: ([sign], text) =>
    text.includes("\n")
      ? undefined
      : { fault: { code: "comma-at-end", params: { sign } }, severity: "warning", meant: "" },
};

const OTHER_ELEMENT = new RegExp(`<(?:${ELEMENTS})(?:\\s[^<>]*)?/?>`, "i");

/** An element of Word or of a feed, of which Markdown knows nothing: `<o:p>`. */
const foreignElement: Rule = {
  signs: ["<"],
  pattern: /<\/?(?:o|w|m|v|st1|wp|dc|svg|xsl):[a-z]\w{0,30}(?:\s[^<>]{0,200})?\/?>/i,
  // Where there is other HTML, that is told, and goes together with it.
  explain: ([html], text) =>
    OTHER_ELEMENT.test(text)
      ? undefined
      : { fault: { code: "html-in-text", params: { html: shorten(html), isPlain: true } } },
};

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
    pattern: /(?<!!)\[\[[^[\]\n]+\]\]/,
    explain: ([written]) => half(written, "wiki"),
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

/** Cheap: whether a text holds a sign that anything here starts or ends with. */
const SIGNS =
  /[&<*_[\]{%\\|【]|^ {0,3}(?:#[#A-Z]|```|~~~|\t)|^ {4}|^ {0,3}(?:[-+#]|\d{1,3}[.)])[\u00a0\u2000-\u200a\u202f\u3000]|[,;”“»’]$|turn\d|^ *[•‣▪●○◦∙·–—][ \t\u00a0]|(?:Error|Fehler|Erreur) ?! /m;

/** Cheaper still: every one of those signs has one of these in it, and most names and labels have none. */
const ANY_SIGN = /[&<*_[\]{%\\|【#`~,;”“»’!0-9•‣▪●○◦∙·–—\t\u00a0\u2000-\u200a\u202f\u3000]|^ {4}/m;

/**
 * Finds what visitors would see as it is written: signs of HTML and Markdown in a plain text, half a link in a text
 * of Markdown, a command of another system. The first is told; what is shown as code is left alone.
 */
export function findForeignMarkup(text: string, isMarkdown: boolean): ForeignMarkup | undefined {
  if (!ANY_SIGN.test(text) || !SIGNS.test(text)) return undefined;
  const looked = isMarkdown ? withoutCode(text) : text;
  let first: ForeignMarkup | undefined;
  for (const { signs, pattern, explain } of isMarkdown ? markdownRules : plainRules) {
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

/** A piece of HTML as it is shown in a message. */
export function shorten(html: string): string {
  return html.length > 40 ? `${html.slice(0, 39)}…` : html;
}
