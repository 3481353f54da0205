/**
 * Lines that are no YAML: what other programs, languages and formats leave in a file.
 */
import { type Vocabulary, words } from "./words.ts";

/** `entries`: how many lines of the list have such a sign. */
interface ListSign {
  sign: string;
  entry: string;
  entries?: number;
  isOption?: boolean;
}

interface TemplateTag {
  tag: string;
  /** Words stand around it. */
  isInText?: boolean;
  /** It says nothing by itself, and what it stands around is the text. */
  isMark?: boolean;
  /** It stands around what can be read. */
  isAround?: boolean;
}

/** Whatever can be made of them. */
export const foreignWords = {
  /** Without `from` it is a mark alone. */
  "merge-conflict": (
    params: { from: number; to: number; mine: string; theirs: string } | { from?: undefined },
  ) =>
    params.from === undefined
      ? words(
          "This line is left over from merging two versions.",
          "Look whether the lines above and below it are all wanted, and delete this line.",
        )
      : words(
          `Two versions stand on lines ${params.from} to ${params.to}, ${sides(params.mine, params.theirs)}: nobody has decided between them.`,
          "Keep the lines of one side, or join them, and delete the lines with <<<<<<<, ======= and >>>>>>>.",
        ),

  "foreign-comment": ({ note }: { note: string }) =>
    words(
      "This is a comment of another language; here it would be read as part of the page.",
      note === "" ? "A comment starts with #." : `A comment starts with #: # ${note}`,
    ),

  "code-fence": () =>
    words("This line marks code in Markdown and does not belong into the file.", "Delete it."),

  "template-tag": ({ tag, isInText = false, isMark = false, isAround = false }: TemplateTag) =>
    isMark
      ? words(
          `${tag} is a mark of another program; texts have no such marks.`,
          "Delete it, and leave the words around it.",
        )
      : words(
          `${tag} is a command of another system; pages have no such commands.`,
          isAround
            ? "Keep only what stands between the braces, with them."
            : isInText
              ? "Write the words that are meant in its place."
              : "Delete the line.",
        ),

  "mail-quote": ({ lines }: { lines: number }) =>
    words(
      lines === 1
        ? "This line starts with >, as in an answered mail."
        : `These ${lines} lines start with >, as in an answered mail.`,
      "Delete the signs and the space behind each.",
    ),

  "stray-text": ({
    isBelowText,
    isNote = false,
    isAboveList = false,
    goesOn,
  }: {
    isBelowText: boolean;
    isNote?: boolean;
    isAboveList?: boolean;
    /** The name above, whose value may go on here. */
    goesOn?: string;
  }) => {
    if (isAboveList)
      return words(
        "These words stand above a list, where only its entries can stand.",
        "Delete them, or put them behind a name of their own.",
      );
    return words(
      "This line is a sentence, but stands where a name is expected.",
      isNote
        ? "Put a # in front of each line of the note, so that nobody reads it on the site, or delete it."
        : isBelowText
          ? "Indent it as far as the text above, if it belongs there, or delete it."
          : goesOn !== undefined
            ? `If the text of "${goesOn}" goes on here, indent it by two spaces more than that name; if not, delete it.`
            : "Put it where it belongs, behind a name and a colon, or a # in front of it, if it is a note.",
    );
  },

  "list-sign": ({ sign, entry, entries = 1, isOption = false }: ListSign) =>
    isOption
      ? words(`An option starts with its name, not with ${sign}.`, `Write "${entry}".`)
      : words(
          `The entries of a list start with a dash and a space, not with ${sign}.`,
          entries > 1
            ? `Put a dash in place of the sign in all ${entries} lines, as in: - ${entry}`
            : `Write "- ${entry}".`,
        ),

  /**
   * `head`: what stands above the lines of a comparison; `sign`: a line that came; `over`: one with its sign in the
   * place of its first space; `both`: one that went, above one that came.
   */
  "diff-line": ({ of }: { of: "head" | "sign" | "over" | "both" | "whole" | "every" }) => {
    if (of === "every")
      return words(
        "Every line of this file starts with the + of a comparison of two versions.",
        "Delete the signs.",
      );
    if (of === "whole")
      return words(
        "This file is a comparison of two versions: lines with - are as they were, those with + as they are now.",
        "Delete what stands above the lines, the lines with -, and the first sign of all others.",
      );
    return of === "head"
      ? words("This line is left from a comparison of two versions.", "Delete it.")
      : of === "sign" || of === "over"
        ? words(
            "This line starts with the + of a comparison of two versions.",
            of === "over" ? "Put a space in place of the sign." : "Delete the sign.",
          )
        : words(
            "A comparison of two versions was pasted here: a line with - is as it was, one with + as it is now.",
            "Keep one of the two, without its sign.",
          );
  },

  "pasted-table": ({ rows }: { rows: number }) =>
    words(
      `These ${rows} lines are a table that was pasted; this file is written as names and values.`,
      "Write each row as names with values, or keep the table as a data file of its own, such as data/prices.csv.",
    ),

  "line-number": ({ number, lines }: { number: string; lines: number }) =>
    words(
      lines === 1
        ? `This line starts with the number ${number}, as programs show it in front of lines.`
        : `These ${lines} lines start with their numbers, as programs show them in front of lines.`,
      lines === 1 ? "Delete the number." : "Delete the numbers.",
    ),

  "markdown-rule": ({ signs }: { signs: string }) =>
    words(`The line ${signs} is a rule of Markdown, and no part of a page.`, "Delete it."),

  "marked-name": ({ written, name }: { written: string; name: string }) =>
    words(`The name in "${written}" has signs of Markdown around it.`, `Write "${name}:".`),
} satisfies Vocabulary;

function sides(mine: string, theirs: string): string {
  return mine !== "" && theirs !== "" ? `from ${mine} and from ${theirs}` : "of one and of another";
}
