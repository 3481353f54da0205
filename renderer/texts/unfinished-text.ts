import { EMOJI } from "./emoji-names.ts";
import type { ForeignMarkup, Rule } from "./markup-rules.ts";

/** What a text says that stands in for one to come, by how it is told. */
export type Unfinished = "filler" | "note" | "gap" | "lost";

const found = (how: Unfinished, shown: string): Omit<ForeignMarkup, "start" | "end"> => ({
  fault: { code: "unfinished-text", params: { how, shown } },
  severity: "warning",
});

/** The Latin of typesetters, and what stands for it in Arabic; who writes of it names it by its first two words alone. */
const filler: Rule = {
  signs: [
    "ipsum dolor",
    "Ipsum dolor",
    "Ipsum Dolor",
    "IPSUM DOLOR",
    "consectetur adipis",
    "هذا النص هو مثال",
  ],
  pattern: /lorem ipsum dolor[^.\n]{0,40}|consectetur adipis\w{1,8} elit|هذا النص هو مثال[^.\n]{0,40}/i,
  explain: ([shown]) => found("filler", shown.trim()),
};

/** The same in Spanish, Portuguese, French and Italian, at the beginning of a text. */
const NOTES = ["PENDIENTE", "PENDENTE", "POR HACER", "A FAZER", "À FAIRE", "DA FARE"];

/** Only in capitals and with a colon: "TODO INCLUIDO" is Spanish, and a list of to-dos may be what a text is about. */
const note: Rule = {
  signs: ["TODO", "FIXME", "TBD:", "XXX:", ...NOTES],
  pattern:
    /^(?:PENDIENTE|PENDENTE|POR HACER|A FAZER|À FAIRE|DA FARE) ?:|^(?:TODO|FIXME)$|(?<![\w`/"“])(?:(?:TODO|TBD|XXX):|FIXME\b:?|TODO(?= ?\())|\[(?:TODO|FIXME)\b[^\]\n]{0,80}\]/,
  explain: ([shown]) => found("note", shown),
};

/** What stands between square brackets in the place of something else, as templates and assistants write it. */
const GAPS = [
  // "insert your text here"; "Your company name", of which only the first letter has to be large.
  "(?:[Ii]nsert(?:ar|e)?|[Ii]nserir|[Ii]nsérer|[Ii]nserire) [^\\[\\]\\n]{1,60}|[Pp]laceholder(?: [^\\[\\]\\n]{1,60})?",
  "(?:Your|Ihre?n?|Dein|Votre|Uw|Jouw|Su|Tu|Seu|Sua|Il tuo|La tua) (?:[\\p{L}-]{1,20} ){0,2}(?:[Cc]ompany|[Bb]usiness|[Nn]ame|[Tt]ext|[Tt]itle|[Hh]eadline|[Aa]ddress|[Pp]hone|[Nn]umber|[Ee]-?mail|[Ll]ink|[Cc]ity|[Pp]hoto|[Ll]ogo|[Pp]rice|[Dd]ate|Firma|Titel|Adresse|Telefonnummer|Bild|Ort|[Nn]om|[Tt]exte|[Vv]ille|[Ee]ntreprise|[Nn]aam|[Nn]ombre|[Ee]mpresa|[Nn]ome|[Aa]zienda|[Tt]exto|[Tt]ítulo|[Dd]irección|[Tt]eléfono|[Tt]elefone|[Cc]orreo|[Ff]oto)",
  "(?:Text|Titel|Name|Bild|Link|Title|Image|Heading)(?: goes)? (?:here|hier|einfügen|eintragen|folgt)",
  "(?:Company|First|Last|Product|Business|Street) [Nn]ame|(?:Phone|Telephone) [Nn]umber|(?:E-?mail|Street) [Aa]ddress",
  "(?:COMPANY |FIRST |LAST |YOUR )?NAME|DATE|CITY|(?:EMAIL )?ADDRESS|PHONE(?: NUMBER)?|EMAIL|PRICE|LINK|DATUM|ORT|PREIS|FIRMA",
].join("|");

/**
 * `[Your company name]`. Words that somebody has put into what another one said begin with a small letter; what is a
 * link of Markdown has its address behind it, or the address of its words below.
 */
const gap: Rule = {
  signs: ["["],
  pattern: new RegExp(`(?<![\\w!\\]\\\\])\\[(?:${GAPS})\\](?![([:\\w])`, "u"),
  explain: ([shown], text) =>
    text.toLowerCase().includes(`${shown.toLowerCase()}:`) ? undefined : found("gap", shown),
};

/** `%PHONE%`, `[[phone]]` and `XXX XX XX`, as templates of letters have it. Markdown reads two square brackets itself. */
const slot: Rule = {
  signs: ["%", "[[", "XX"],
  pattern:
    /(?<![\w%])%[A-Z][A-Z_]{2,30}%(?![\w%])|(?<![\w[])\[\[\p{L}[\p{L}_ -]{1,40}\]\](?![\w\](])|(?<![\p{L}\d])X{2,4}(?:[ .-]X{2,4}){1,4}(?![\p{L}\d])/u,
  explain: ([shown]) => found("gap", shown),
};

/** What a program writes for a value that it does not have. */
const lost: Rule = {
  signs: ["undefined", "[object Object]", "NaN"],
  pattern: /^(?:undefined|NaN)$|\[object Object\]/,
  explain: ([shown]) => found("lost", shown),
};

/** What templates have in place of a whole text. */
const whole: Rule = {
  signs: ["ext", "itle", "eadline", "eading", "TEXT", "escription", "itel", "xxx", "ítulo", "tbd", "TBD"],
  pattern:
    /^(?:(?:your|placeholder|sample|dummy|example) (?:text|title|heading|headline|description|subtitle) (?:(?:goes|comes) )?here|(?:placeholder|sample|dummy) text|(?:text|title|heading|headline|description) (?:goes|comes) here|(?:insert|enter|add|type) (?:your )?(?:text|title|heading|headline|description) here|hier (?:steht|kommt|könnte) (?:noch )?(?:(?:ihr|dein|der|ein) )?(?:text|titel)(?: stehen| hin| rein)?|(?:blind|platzhalter|muster)text|(?:(?:tu|su|el|seu|o) )?(?:texto|título) (?:aquí|aqui)|(?:texto|título) (?:de (?:ejemplo|exemplo|relleno|prueba)|provisional)|(?:escrib[ea]|introduce|escreva) (?:aquí|aqui) (?:(?:tu|su|el|seu|o) )?(?:texto|título)|(?:votre )?texte ici|xxx+|tbd)[.!… ]*$/i,
  explain: ([shown]) => found("gap", shown.trim()),
};

/** `:smile:` as chat programs and other systems take it; between digits it is a time, in a word the name of something. */
const emoji: Rule = {
  signs: [":"],
  pattern: new RegExp(
    `(?<![\\w:/])(?::(${Object.keys(EMOJI).join("|").replaceAll("+", "\\+")}):)(?![\\w:/])`,
  ),
  explain: ([written, name = ""]) => {
    const meant = EMOJI[name]!;
    return { fault: { code: "emoji-name", params: { written, meant } }, severity: "warning", meant };
  },
};

/** What somebody has left in a text that is not finished, in Markdown or not. */
export const unfinishedRules: readonly Rule[] = [filler, note, gap, slot, lost, whole, emoji];

/** Cheap: true for every text in which one of the rules can find something. */
export const mayBeUnfinished = (text: string): boolean =>
  /[Ii]psum|IPSUM|adipis|TODO|FIXME|TBD:|XXX:|:[a-z+1][a-z_0-9]*:|\[(?:[A-Z]|insert|insér|placeholder|object )|%[A-Z]|\[\[|XX[ .-]X|^(?:undefined|NaN)$|^(?:PEND|POR H|A FA|À FA|DA FA)|هذا النص هو/.test(
    text,
  ) ||
  (text.length < 60 &&
    /^(?:[xX]{3}|[tT][bB][dD]|.*(?:ext|TEXT|itle|ead(?:ing|line)|escription|itel|ítulo))/.test(text));
