/** A word as it is looked up, and where in the text it stands; `end` is exclusive. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Scripts that put no space between words. */
const UNSPACED =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";

/**
 * Letters and digits, the parts of a compound held together: by hyphens, soft ones too, by apostrophes, and by what
 * parts the letters of a Persian word. `c++` and `c#` keep their signs.
 */
const SPACED_WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑'’\u00ad\u200c\u200d][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:\+\+|#)?/gu;

/** The same, five times faster, for texts whose letters are all ASCII. */
const ASCII_WORD = /[a-z\d]+(?:[-‐‑'’][a-z\d]+)*(?:\+\+|#)?/gi;

/** ASCII, and the signs that typography puts in place of its quotes, dashes and dots. */
const PLAIN_TEXT = /^[\t\n\r -~\u00a0\u2010-\u2027]*$/;

const ANY_WORD = new RegExp(`([${UNSPACED}](?:[${UNSPACED}ー]|\\p{M})*)|(?:(?![${UNSPACED}])[^\\s])+`, "gu");

const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");

/** Whether a word is of a script that puts no space between words. */
export function isUnspaced(word: string): boolean {
  return HAS_UNSPACED.test(word);
}

const ASCII = /^[\x20-\x7e]*$/;

/** Marks over and under letters of alphabets; vowel signs of other scripts are letters of their own and stay. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ς: "σ",
  // Arabic and Persian have keys of their own for the same letters; the last one lengthens words in print.
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ة: "ه",
  ە: "ه",
  ٱ: "ا",
  ـ: "",
};

/** In the scripts of India the row of digits begins at the seventh place of sixteen, in others at the first. */
const plainDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String((code & 15) - (code >= 0x966 && code <= 0xd6f ? 6 : 0));
};

/** A word without what readers do not always type: capitals, marks on letters, ligatures, wide forms, other digits. */
export function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(/[ßæœøđðþłıςيىكةەٱـ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙၀-၉០-៩]/g, plainDigit)
    .normalize("NFC");
}

/** What stands between two spaces, or a run of signs without any. */
interface Token {
  /** Its words: one, the parts of a compound, or pairs of signs. */
  parts: Word[];
  /** A compound in one word: `email` for `e-mail`. */
  whole?: Word;
  /** Its last part is there for queries of one sign, and is no word of a query itself. */
  isRun?: boolean;
}

/**
 * The words of a text in any script, folded. Compounds and words with an apostrophe give their parts and the whole
 * (`e-mail`: `e`, `mail`, `email`). Where a script has no spaces, every two neighbouring signs are a word: unlike
 * words out of a dictionary they are the same in every browser, and in a query as in the text around it.
 */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const { parts, whole } of tokensOf(text)) {
    for (const part of parts) found.push(part);
    if (whole) found.push(whole);
  }
  return found;
}

/** The same words without their places, for whoever reads a whole site. */
export function wordList(text: string): string[] {
  if (HAS_UNSPACED.test(text)) return wordsOf(text).map(({ word }) => word);
  const isPlain = PLAIN_TEXT.test(text);
  const written = (isPlain ? text.toLowerCase().match(ASCII_WORD) : text.match(SPACED_WORD)) ?? [];
  const isJoined = JOINT.test(text);
  if (isPlain && !isJoined) return written;
  const found: string[] = [];
  for (const word of written)
    if (!isJoined || !JOINT.test(word)) found.push(isPlain ? word : fold(word));
    else for (const part of wordsOf(word)) found.push(part.word);
  return found;
}

/** More words in a query than this are not looked for. */
const MOST_WORDS = 10;

/** The words of a query, each once. */
export function queryWords(query: string): string[] {
  const words = tokensOf(query).flatMap(({ parts, whole, isRun }) => {
    if (isRun && parts.length > 1) return parts.slice(0, -1);
    // `e-mail` is a way of writing `email`; `multi-cloud` is two words.
    return whole && parts.some(({ word }) => /^\p{L}{1,2}$/u.test(word)) ? [whole] : parts;
  });
  return [...new Set(words.map(({ word }) => word))].slice(0, MOST_WORDS);
}

function tokensOf(text: string): Token[] {
  if (!HAS_UNSPACED.test(text)) return spacedTokens(text, 0);
  return [...text.matchAll(ANY_WORD)].flatMap(({ 0: all, 1: run, index }) =>
    run === undefined ? spacedTokens(all, index) : [{ parts: pairs(run, index), isRun: true }],
  );
}

const JOINT = /[-‐‑'’\u00ad\u200c\u200d]/;

function spacedTokens(text: string, offset: number): Token[] {
  const words = PLAIN_TEXT.test(text) ? ASCII_WORD : SPACED_WORD;
  return Array.from(text.matchAll(words), ({ 0: all, index }) => {
    const start = offset + index;
    const word = fold(all);
    const end = start + all.length;
    if (!JOINT.test(all)) return { parts: [{ word, start, end }] };
    const parts: Word[] = [];
    let at = start;
    for (const part of all.split(JOINT)) {
      // The `s` of `company's` and the `l` of `l'eau` say nothing.
      const isElided = part.length === 1 && /['’]/.test(all);
      if (!isElided) parts.push({ word: fold(part), start: at, end: at + part.length });
      at += part.length + 1;
    }
    return { parts, whole: { word: word.replaceAll(new RegExp(JOINT, "g"), ""), start, end } };
  });
}

function pairs(run: string, offset: number): Word[] {
  const signs = [...run];
  const found: Word[] = [];
  let start = offset;
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1] ?? "";
    found.push({ word: fold(sign + next), start, end: start + sign.length + next.length });
    start += sign.length;
  }
  return found;
}
