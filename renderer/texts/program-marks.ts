import { EDIT_MARK } from "../problems/edit-marks.ts";
import { ELEMENTS, type Rule, shorten } from "./markup-rules.ts";

/** Commands of other systems' templates, and the fields that programs for letters fill in. */
export const command: Rule = {
  signs: ["{%", "{{", "*|", "%%"],
  pattern: /\{%-? .{1,200}? -?%\}|\{\{[<%] .{1,200}? [>%]\}\}|\*\|[A-Z][\w:]{1,60}\|\*|%%[A-Za-z]\w{1,60}%%/,
  explain: ([tag]) => ({ fault: { code: "template-tag", params: { tag, isInText: true } } }),
};

/**
 * A shortcode of WordPress: a name with values, `[gallery ids="1,2"]`, or the end of one, `[/caption]`. What is a link
 * of Markdown has its address behind it.
 */
export const shortcode: Rule = {
  signs: ["=", "[/"],
  pattern:
    /\[[a-z][\w-]{1,40}(?: [\w-]{1,40}=(?:"[^"\]\n]{0,200}"|'[^'\]\n]{0,200}'|[\w-]{1,60})){1,12} ?\/?\](?![([:])|\[\/[a-z][\w-]{0,40}\](?![([:])/,
  explain: ([tag]) => ({ fault: { code: "template-tag", params: { tag, isInText: true } } }),
};

/** Comments by which other programs mark parts of a text: blocks of WordPress, what a clipboard holds, Word's conditions. */
export const mark: Rule = {
  signs: ["<!"],
  pattern:
    /<!--\s*(?:\/?wp:[a-z][^<>]{0,300}?|(?:Start|End)Fragment|more|nextpage|truncate|\[if [^[\]<>]{1,60}\]>?)\s*(?:-->|(?=<))|<!\[endif\]-->/i,
  explain: ([tag]) => ({
    fault: { code: "template-tag", params: { tag: shorten(tag), isMark: true } },
    meant: "",
  }),
};

/** What an assistant leaves in its answers: marks of the places that it has read. */
export const assistant: Rule = {
  signs: ["oaicite", "【", "turn"],
  pattern:
    /:?contentReference\[oaicite:\d+\](?:\{[^{}\n]{0,40}\})?|\[oaicite:\d+\]|【\d+[^【】\n]{0,80}】|[\ue200-\ue2ff]?cite[\ue200-\ue2ff]?turn\d+\w+|\bturn\d+(?:search|view|news|file|image)\d+\b/,
  explain: ([mark]) => ({ fault: { code: "assistant-mark", params: { mark } }, meant: "" }),
};

/** A proposal of a reviewer that nobody has decided. */
export const edit: Rule = {
  signs: ["{+", "{-", "{=", "{>", "{~"],
  pattern: EDIT_MARK,
  explain: ([mark]) => ({ fault: { code: "undecided-edit", params: { mark: shorten(mark) } } }),
};

/** A line break as programs write it, between words; behind a drive or another backslash it is a path. */
export const lineBreak: Rule = {
  signs: ["\\n"],
  pattern:
    /\\n(?<=[\p{L}\p{N}.!?:;,)]\\n)(?<![:\\]\S{0,80}\\n)(?=\\n|\p{Lu}|[-–•*]|\s|$|(?<= [^\s\\/.]{0,40}\\n|^[^\s\\/.]{0,40}\\n)\p{Ll}[^\s\\/.]* )/u,
  explain: () => ({ fault: { code: "written-break" }, severity: "warning" }),
};

/** What a spreadsheet shows for a formula that came to nothing, in English and in German. */
export const formula: Rule = {
  signs: ["#"],
  pattern: /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|NV|BEZUG!|WERT!|ZAHL!)$/,
  explain: ([shown]) => ({ fault: { code: "bad-cell", params: { case: "error-value", shown } } }),
};

/** What Word puts in the place of a reference to something that is gone, in English, German and French. */
export const lostField: Rule = {
  signs: ["Error! ", "Fehler! ", "Erreur ! "],
  pattern:
    /(?:Error!|Fehler!|Erreur !) (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Hyperlink-Referenz ungültig|Source du renvoi introuvable|Signet non défini)\.?/,
  explain: ([shown]) => ({ fault: { code: "lost-field", params: { shown } } }),
};

/** A single word in quotation marks of a word processor: nobody quotes all of a value. */
export const quotedWord: Rule = {
  signs: ["”", "“", "»", "’"],
  pattern: /^[“„«‘]([^\s“”„«»"]+)[”“»’]$/,
  explain: ([, quoted = ""]) => ({
    fault: { code: "smart-quotes", params: { quoted } },
    severity: "warning",
    meant: quoted,
  }),
};

/** A comma or semicolon at the end of a text on one line, as other formats have it there; an entity ends with one too. */
export const tailComma: Rule = {
  signs: [",", ";"],
  pattern: /[,;]$(?<=[\p{L}\p{N}.!?…)}\]"”»’%°€$£*_`].)(?<!&#?\w{1,12}.)/u,
  explain: ([sign], text) =>
    text.includes("\n")
      ? undefined
      : {
          fault: { code: "comma-at-end", params: { sign, mayBeText: true } },
          severity: "warning",
          meant: "",
        },
};

const OTHER_ELEMENT = new RegExp(`<(?:${ELEMENTS})(?:\\s[^<>]*)?/?>`, "i");

/** An element of Word or of a feed, of which Markdown knows nothing: `<o:p>`. */
export const foreignElement: Rule = {
  signs: ["<"],
  pattern: /<\/?(?:o|w|m|v|st1|wp|dc|svg|xsl):[a-z]\w{0,30}(?:\s[^<>]{0,200})?\/?>/i,
  // Where there is other HTML, that is told, and goes together with it.
  explain: ([html], text) =>
    OTHER_ELEMENT.test(text)
      ? undefined
      : { fault: { code: "html-in-text", params: { html: shorten(html), isPlain: true } } },
};
