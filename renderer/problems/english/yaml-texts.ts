/**
 * Mistakes in the grammar of YAML: texts and values.
 */
import { type Vocabulary, words } from "./words.ts";

/** A text that YAML does not take for one, as it must be written. */
interface Quoted {
  /** Missing where no text is wanted. */
  quoted?: string;
}

const inQuotes = ({ quoted }: Quoted): string => {
  if (quoted === undefined) return "Say what is meant without it; a text of its own goes in quotation marks.";
  if (/^["']/.test(quoted)) return `Put the text in quotation marks: ${quoted}`;
  return quoted.startsWith("{")
    ? `Options of a group stand in braces: ${quoted}`
    : `Leave out what is not part of it: ${quoted}`;
};

/** A text that starts with `*`, `&` or `!`, seen in its line or read with the sign's own meaning. */
type Reserved = { sign: string; isRead?: boolean; quoted?: string; use?: string };

/** `use`: the shared list whose name stands behind a command of another system. */
const reserved = ({ sign, isRead, quoted, use }: Reserved) => {
  if (use !== undefined)
    return words(
      "Files are not put in like this: a list that several pages share stands in pages/_shared, and a page uses it by its name.",
      `The entry is use: ${use}, with the options of the list beside it.`,
    );
  if (!isRead) return words(unquoted(sign), inQuotes(quoted === undefined ? {} : { quoted }));
  return words(
    `A value that starts with ${sign} is not read as text: in YAML, ${sign} ${meanings[sign]}, which pages do not use.`,
    quoted === undefined
      ? "If you mean the text, put all of it in quotation marks. If not, remove the word with the sign."
      : /^["']/.test(quoted)
        ? `If you mean the text, put it in quotation marks: ${quoted}`
        : `Leave it out: ${quoted}`,
  );
};

/** What does not begin with the mark any more is no text. */
const closeIt = (how: string, quoted: string | undefined): string => {
  if (quoted === undefined) return "Close it, or delete it.";
  return /^["']/.test(quoted) ? `${how}: ${quoted}` : `No text is wanted here. Delete the mark: ${quoted}`;
};

const unquoted = (sign: string): string =>
  `A text cannot start with ${sign} unless it is in quotation marks.`;

const meanings: Record<string, string> = {
  "&": "gives this part a name to be used elsewhere",
  "*": "means a part that was named elsewhere",
  "!": "says of which kind the value is",
};

interface UnclosedQuote {
  quoted?: string;
  isSwallowing: boolean;
  name?: string;
  isCut?: boolean;
  /** The mark stands for letters that are left out. */
  isApostrophe?: true;
}

type ReservedCharacter = Quoted & {
  sign: string;
  /** The sign starts a text on the lines below it. */
  isBlock: boolean;
  /** Such lines are there. */
  isContinued?: boolean;
  /** Both signs, where two stand in front of the text below; `sign` is the one to keep. */
  signs?: string;
};

export const textWords = {
  "yaml-anchor": reserved,
  "yaml-tag": reserved,
  "yaml-alias": (params: Reserved | { isMerge: true }) =>
    "isMerge" in params
      ? words('"<<" cannot be used here: pages do not merge one part into another.', "Write the options out.")
      : reserved(params),

  /** `isBeside`: its first words stand behind the name. */
  "unmarked-text": ({ name, isBeside }: { name: string; isBeside?: true }) =>
    words(
      `The text of "${name}" has several lines, and no sign says that they are one.`,
      isBeside ? `Write "${name}: |", and the text from the next line on.` : `Write "${name}: |".`,
    ),

  /** A sign that no text starts with. */
  "reserved-character": ({ sign, isBlock, isContinued, signs, quoted }: ReservedCharacter) =>
    signs !== undefined
      ? words(
          `One sign stands in front of a text that starts on the next line, and here stand two: ${signs}`,
          `Write ${sign}`,
        )
      : isContinued
        ? words(
            `After ${sign} the text starts on the next line, and its first words stand on this one.`,
            `Move what stands behind ${sign} to the next line, with the indentation of the lines below.`,
          )
        : isBlock && quoted !== undefined && !quoted.slice(0, 2).includes(sign)
          ? words(
              `After ${sign} the text starts on the next line, and this one stands on the same.`,
              `Leave out ${sign}: ${quoted}`,
            )
          : words(
              isBlock
                ? `After ${sign} the text starts on the next line; a text that begins with ${sign} needs quotation marks.`
                : unquoted(sign),
              inQuotes({ quoted }),
            ),

  "bracket-start": ({ sign, quoted }: Quoted & { sign: string }) =>
    words(unquoted(sign), inQuotes({ quoted })),

  /** `isAddress`: of a telephone or mail, whose spaces are too much; `quoted` is the address then. */
  "colon-in-text": (params: Quoted & { isAddress?: true; isBehind?: true; isGroup?: true }) =>
    params.isGroup && params.quoted !== undefined
      ? words("Two names stand on this line without the braces around them.", `Write ${params.quoted}`)
      : params.isBehind && params.quoted !== undefined
        ? words("A colon stands behind this address.", `Write ${params.quoted}`)
        : params.isAddress && params.quoted !== undefined
          ? words("A space stands behind the colon of this address.", `Write ${params.quoted}`)
          : words(
              "A colon followed by a space ends a name, so this text cannot be read as one.",
              inQuotes(params),
            ),

  /** `seen` is what is left of a value; without it the text goes on below. `sign`: what has ended it instead of a #. */
  /** `list`: values that stand without brackets; with `quoted` beside it, it may be one text as well. */
  "text-cut-off": (
    params:
      | { seen?: undefined }
      | (Quoted & { seen: string; isCertain: boolean })
      | { seen: string; quoted: string; sign: "," }
      | { seen: string; name: string; list: string; quoted?: string },
  ) => {
    if ("list" in params)
      return words(
        `Between braces a comma begins the next entry, so "${params.name}" has only the value "${params.seen}".`,
        params.quoted === undefined
          ? `A list of values stands in square brackets: ${params.list}`
          : `A list of values stands in square brackets, ${params.list}, one text with a comma in it in quotation marks, ${params.quoted}`,
      );
    if ("sign" in params)
      return words(
        `Between braces a comma begins the next entry, so visitors would see "${params.seen}".`,
        inQuotes(params),
      );
    if (params.seen === undefined)
      return words(
        "Everything from # on is read as a comment, so the text above ends here.",
        "Put the whole text in quotation marks.",
      );
    const remark = params.isCertain ? "leave a space behind the #" : "leave two spaces before the #";
    return words(
      `Everything from # on is read as a comment, so visitors would see ${params.seen === "" ? "nothing" : `"${params.seen}"`}.`,
      params.quoted === undefined
        ? `If it is a comment, ${remark}.`
        : `${inQuotes(params)}. If it is a comment, ${remark}.`,
    );
  },

  /** `sign` alone is curly and closes what a straight one opened; `names`: so it is for several in braces. */
  "smart-quotes": ({
    sign,
    names,
    isSeen,
    ...quoted
  }: Quoted & { sign?: string; names?: number; isSeen?: true }) =>
    sign !== undefined
      ? words(
          `The text opens with a straight quotation mark and closes with a curly one, ${sign}, which does not end it.`,
          `Write ${quoted.quoted}`,
        )
      : words(
          "Curly quotation marks do not hold a text together in YAML; only straight ones do.",
          isSeen
            ? `Visitors see them: write ${quoted.quoted} without them – or put straight ones around all of it, if they are meant.`
            : names === undefined
              ? inQuotes(quoted)
              : "Write straight ones around each name.",
        ),

  "quote-inside": ({ mark, quoted }: Quoted & { mark: string }) =>
    words(`The text holds the quotation mark ${mark} that also ends it.`, inQuotes({ quoted })),

  /** Markdown where it means nothing; without `quoted` it is shown as it is written. */
  "markdown-in-plain-text": ({ written, quoted }: { written: string; quoted?: string }) =>
    words(
      `${written} is Markdown, which this value is not: visitors would see its signs.`,
      quoted === undefined || quoted === ""
        ? "Write the text without them."
        : quoted.startsWith("{")
          ? `Write ${quoted}`
          : `Write "${quoted}".`,
    ),

  "text-after-quote": (params: Quoted) =>
    words("Text follows after the closing quotation mark.", inQuotes(params)),

  /**
   * `isSwallowing`: another mark further down closes it. `quoted`: the text as it is closed, where that helps. `name`: it
   * stands in front of a name. `isCut`: the file ends within the text, without a line break.
   */
  "unclosed-quote": ({ quoted, isSwallowing, name, isCut, isApostrophe }: UnclosedQuote) => {
    if (isApostrophe)
      return words("The apostrophe that opens this text is read as a quotation mark.", inQuotes({ quoted }));
    if (name !== undefined)
      return words(`A quotation mark stands before "${name}", and nothing closes it.`, `Delete it: ${name}:`);
    if (isCut)
      return words(
        "The file ends within the text that this quotation mark opens.",
        `If its end was lost, put it back${quoted === undefined ? "." : `; if the text is whole, close it: ${quoted}`}`,
      );
    return isSwallowing
      ? words(
          "The quotation mark that opens here is not closed on this line, so the lines below became part of the text.",
          closeIt("Close it", quoted),
        )
      : words(
          "The quotation mark that opens here is not closed.",
          closeIt("Close it at the end of the text", quoted),
        );
  },

  "unopened-quote": () =>
    words(
      "A quotation mark closes here that was not opened.",
      "Delete it, or put one at the start of the text as well.",
    ),

  /** `isOverLines`: what it would hold stands on lines of its own. `before`: the first is missing, in front of this name. */
  "unclosed-bracket": ({
    open,
    close,
    before,
    isLeft = false,
    isOverLines = false,
    isList = false,
  }: {
    open: string;
    close: string;
    before?: string;
    /** It closes nothing, and the value before it is whole. */
    isLeft?: boolean;
    isOverLines?: boolean;
    /** Values with commas between stand behind it: no text starts with it. */
    isList?: boolean;
  }) =>
    before !== undefined || isLeft
      ? words(
          `The ${close} that closes here was not opened.`,
          isLeft ? "Delete it." : `Write ${open} in front of "${before}:".`,
        )
      : words(
          `The ${open} that opens here is not closed with ${close}.`,
          isOverLines
            ? `Delete it: names on lines of their own need no brackets.`
            : open === "{" || isList
              ? `Close it with ${close} behind the last value.`
              : "Close the list, or put the value in quotation marks if it is text.",
        ),

  "unquoted-binding": ({ quoted }: Quoted) =>
    words(
      "Inside brackets, a value with ${…} needs quotation marks.",
      quoted === undefined ? "Put one in front of it and one behind it." : `Write ${quoted}`,
    ),

  "bad-escape": ({ sequence }: { sequence: string }) =>
    words(
      `"${sequence}" has no meaning inside double quotation marks.`,
      "Write a backslash twice, or use single quotation marks around the text.",
    ),

  "odd-number": ({ written, value }: { written: string; value?: number }) =>
    value === undefined
      ? words(
          `${written} is not a number that can be kept exactly.`,
          "Write a number with at most 15 digits.",
        )
      : words(`${written} would be read as the number ${value}.`, "Write it without zeros in front."),
} satisfies Vocabulary;
