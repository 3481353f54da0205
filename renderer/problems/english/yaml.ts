/**
 * Mistakes in the grammar of YAML.
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

/** `entries`: how many lines of the list have such a sign. */
interface ListSign {
  sign: string;
  entry: string;
  entries?: number;
  isOption?: boolean;
}

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

const spaces = (number: number): string => (number === 1 ? "1 space" : `${number} spaces`);

/** Lines that are no YAML, whatever can be made of them. */
const foreignWords = {
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

  "template-tag": ({ tag, isInText = false, isMark = false }: TemplateTag) =>
    isMark
      ? words(
          `${tag} is a mark of another program; texts have no such marks.`,
          "Delete it, and leave the words around it.",
        )
      : words(
          `${tag} is a command of another system; pages have no such commands.`,
          isInText ? "Write the words that are meant in its place." : "Delete the line.",
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
            : "Put it where it belongs, behind a name and a colon, or delete it.",
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
  "diff-line": ({ of }: { of: "head" | "sign" | "over" | "both" }) =>
    of === "head"
      ? words("This line is left from a comparison of two versions.", "Delete it.")
      : of === "sign" || of === "over"
        ? words(
            "This line starts with the + of a comparison of two versions.",
            of === "over" ? "Put a space in place of the sign." : "Delete the sign.",
          )
        : words(
            "A comparison of two versions was pasted here: a line with - is as it was, one with + as it is now.",
            "Keep one of the two, without its sign.",
          ),

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

/** Lines, margins, dashes and names. */
const lineWords = {
  unreadable: () =>
    words(
      "This line cannot be read.",
      "Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
    ),

  "tab-indentation": ({ below }: { below: number }) =>
    words(
      below > 0
        ? `This line and ${below} below it are indented with tabs.`
        : "This line is indented with a tab.",
      "Indent with spaces, two for each level.",
    ),

  "no-break-space": ({ place, isWide }: { place: "margin" | "colon" | "value" | "end"; isWide?: true }) => {
    const kind = isWide ? "wide" : "no-break";
    if (place === "margin")
      return words(
        `This line is indented with ${kind} spaces, which do not count as spaces in YAML.`,
        "Replace them by ordinary spaces.",
      );
    if (place === "colon")
      return words(
        `The space here is a ${kind} space, which does not count as a space in YAML.`,
        "Replace it by an ordinary space.",
      );
    return words(
      `A ${kind} space stands ${place === "end" ? "behind" : "before"} the value and would be part of it.`,
      "Delete it.",
    );
  },

  "wrong-indentation": ({ margin, wanted }: { margin: number; wanted: number }) =>
    words(
      `This line is indented by ${spaces(margin)}, which fits neither the line above nor a new level.`,
      `Lines that belong together start in the same column: ${wanted === 0 ? "begin it at the left edge" : `indent it by ${spaces(wanted)}`}.`,
    ),

  "glued-dash": ({ entry }: { entry: string }) =>
    words("The dash of a list needs a space after it.", `Write "- ${entry}".`),

  /** `isBelow`: the other lines of the entry stand in its column. */
  "missing-dash": (params: { name: string } | { entry: string; isOver: boolean; isBelow?: true }) =>
    "name" in params
      ? words(
          `"${params.name}" stands in the column of the dashes above, but has none itself.`,
          `Write "- ${params.name}: …" if a new entry starts here; otherwise indent the line by two more spaces.`,
        )
      : words(
          "A new entry starts here, but its dash is missing.",
          params.isOver
            ? "Put a dash in place of the first of the two spaces before it."
            : params.isBelow
              ? `Write "- ${params.entry}", and indent by two more spaces what else belongs to the entry.`
              : `Write "- ${params.entry}".`,
        ),

  "lost-entry-start": ({ option }: { option: string }) =>
    words(
      "The first line of an entry is missing above this line.",
      `Write the line with "- ${option}: …" above it.`,
    ),

  "lost-line": ({ opening }: { opening: string }) =>
    words(
      "The line that opens what is indented here is missing above this line.",
      `Write the line "${opening}" above it, in the column of its neighbours.`,
    ),

  /** `lines`: on how many an entry stands. */
  "doubled-line": ({ of }: { of: "line" | "lines" | "entry" | "file"; lines?: number }) =>
    of === "file"
      ? words("From here on, the file holds once more what stands above.", "Delete one of the two halves.")
      : of === "lines"
        ? words("This line and those below it stand here twice.", "Delete them once.")
        : words(`This ${of} stands here twice.`, "Delete one of the two."),

  "not-indented": ({ name }: { name: string }) =>
    words(
      `What belongs to "${name}" stands below it, but is not indented.`,
      "Indent those lines by two spaces.",
    ),

  /** `list`: an option, `name`, stands among the entries of that list. */
  "moved-line": ({
    owner,
    of,
    name,
    list,
  }: {
    owner?: number;
    of?: "entry" | "name" | "option";
    name?: string;
    list?: string;
  }) =>
    of === "option"
      ? words(
          `"${name}" stands among the entries of "${list}", but belongs beside "${list}".`,
          `Write it behind the last entry, in the column of "${list}".`,
        )
      : of === "name"
        ? words(
            `The name "${name}" is broken over this line and the next one.`,
            "Join the two lines, without a space in the name.",
          )
        : of === "entry"
          ? words(
              "This entry stands in the middle of another one, whose last lines stand below it.",
              "Move it in front of the other one, or behind its last line.",
            )
          : owner === undefined
            ? words("This line and the next one have changed places.", "Swap the two.")
            : words(
                `This line does not belong here, but to what starts on line ${owner}.`,
                "Move it there, with the same indentation as the lines around it.",
              ),

  /** `words`: no list is wanted there, but a text. */
  "list-on-line": ({ words: text }: { words?: string }) =>
    text === undefined
      ? words("A list starts on the line below its name.", "Move the dash to the next line and indent it.")
      : words("A dash makes an entry of a list, and a single value is wanted here.", `Leave it out: ${text}`),

  /**
   * `isSwallowed`: as it stands, its entries are words of the value above. `guess`: how a text begins that it may belong to;
   * `of`: the name whose list it is.
   */
  "list-without-name": (params: { isSwallowed?: true; guess?: string; words?: string; of?: string }) =>
    params.of === undefined
      ? words(
          "A list starts here, but the line above it has a value already.",
          params.guess === undefined
            ? "Write the name of the list on a line of its own above it, such as blocks:."
            : `If it belongs to the text above, write "${params.guess}" and the text from the next line on; if not, write the name of the list on a line of its own above it.`,
        )
      : words(
          `The list of "${params.of}" starts here, but words stand behind its name: "${params.words}".`,
          "Delete them, or put them behind a name of their own.",
        ),

  /** `name` with its quotation marks where it is written with them; then no value. `names`: so it is for several. */
  "missing-space": ({ name, value, names }: { name: string; value?: string; names?: number }) =>
    names !== undefined
      ? words(`A space is missing behind the colons of ${names} names.`, "Write a space behind each colon.")
      : value === undefined
        ? words(`A space is missing after ${name}:.`, "Write a space after the colon.")
        : words(`A space is missing after "${name}:".`, `Write "${name}: ${value}".`),

  "missing-colon": ({
    name,
    value,
    seen,
    sign = "=",
  }: {
    name: string;
    value: string;
    seen: "name" | "equals" | "words" | "text";
    /** What stands in its place. */
    sign?: string;
  }) => {
    if (seen === "equals")
      return words(
        `After the name "${name}" comes a colon, not ${signName(sign)}.`,
        value === "" ? "Write a colon and a space behind each name." : `Write "${name}: ${value}".`,
      );
    if (seen === "name")
      return words(
        `A colon is missing after "${name}".`,
        // What belongs to it stands below.
        value === "" ? `Write "${name}:".` : `Write "${name}: ${value}".`,
      );
    if (seen === "text")
      return words(
        "These words stand where a name and a colon are expected.",
        "Put the name of their option in front of them, or indent the line if it continues the text above.",
      );
    return words(
      "There is no colon on this line, so it is not clear what is the name and what the value.",
      `Write "${name}: ${value}", or indent the line if it continues the text above.`,
    );
  },

  /** `sign` stands in its place; `mayBeText`: the name may as well be part of the text before it. */
  "missing-comma": (params: { name: string; mayBeText?: true; sign?: undefined } | { sign: string }) => {
    if (params.sign !== undefined)
      return words(
        `Between brackets a comma parts one value from the next, not ${params.sign}.`,
        "Write a comma and a space.",
      );
    const { name, mayBeText } = params;
    return words(
      `Between braces a comma stands before each further name, and none stands before "${name}".`,
      mayBeText
        ? `Write ", ${name}:" – or put the text in quotation marks, if "${name}:" belongs to it.`
        : `Write a comma before "${name}:".`,
    );
  },

  /** `isEmpty`: brackets with nothing in them, above what should stand in them. */
  "surplus-sign": ({ sign, isEmpty, isFirst }: { sign: string; isEmpty?: true; isFirst?: true }) =>
    isEmpty
      ? words(`${sign} says that there is nothing here, and more stands below it.`, `Delete ${sign}`)
      : isFirst
        ? words(
            "A comma stands in front of the first value.",
            "Delete it, or write the value that is missing.",
          )
        : words(
            sign === "," ? "Two commas follow one another." : `This ${sign} closes nothing that was opened.`,
            sign === "," ? "Keep one of them." : "Delete it.",
          ),

  "stray-sign": ({ sign }: { sign: string }) =>
    words(
      `${sign} stands in the margin of this line, where only spaces are.`,
      "Put spaces in its place, so that the name stands in the column of those around it.",
    ),

  "comma-at-end": ({ sign }: { sign: string }) =>
    words(
      `The value ends with a ${sign === "," ? "comma" : "semicolon"}, as in JSON; lines of YAML end without one.`,
      "Delete it.",
    ),

  /** `mayBeText`: it may as well be part of a text. */
  /** `isElsewhere`: it belongs into another column. */
  "two-on-a-line": ({
    name,
    mayBeText,
    isElsewhere,
  }: {
    name: string;
    mayBeText?: true;
    isElsewhere?: true;
  }) =>
    words(
      `"${name}:" stands behind another value, so this line holds two.`,
      mayBeText
        ? `Start a new line with "${name}:", in the same column – or put the text in quotation marks, if it belongs to it.`
        : isElsewhere
          ? `Start a new line with "${name}:".`
          : `Start a new line with "${name}:", in the same column.`,
    ),

  "bad-name": () =>
    words(
      "A name is missing before this colon, or it is not a plain word.",
      "Write name: value. A text that holds a colon or brackets goes in quotation marks.",
    ),

  "reserved-name": ({ name }: { name: string }) =>
    words(`"${name}" cannot be used as a name.`, "Choose another name."),

  /** `begins`: what may begin here, or go on. */
  "duplicate-name": ({
    name,
    line,
    begins,
  }: {
    name: string;
    line: number;
    begins?: "entry" | "list" | "page";
  }) =>
    words(
      `"${name}" stands here a second time; the first is on line ${line}.`,
      begins === "list"
        ? "If the entries below go on with the list above, delete this line."
        : begins === "entry"
          ? "Keep one of the two; if another entry begins here, write its first line above."
          : begins === "page"
            ? "Keep one of the two; if another page begins here, put it into a file of its own."
            : "Keep one of the two.",
    ),

  /** `front`: keys and a line of dashes above a page that is complete without them. */
  "several-documents": ({ mark }: { mark: "dots" | "dashes" | "front" }) =>
    mark === "front"
      ? words(
          "Keys of another system stand above this page, which has its own.",
          "Remove them with their dashes, or only the dashes if they are meant for this page.",
        )
      : words(
          mark === "dots"
            ? "A line of three dots ends the document, and more follows; a file can hold only one."
            : "A line of three dashes starts a second document; a file can hold only one.",
          "Remove the line, or move what follows to a file of its own.",
        ),

  "yaml-version": () =>
    words(
      "A line that starts with % gives orders to the reader of the file, which pages do not use.",
      "Remove the line.",
    ),
} satisfies Vocabulary;

interface UnclosedQuote {
  quoted?: string;
  isSwallowing: boolean;
  name?: string;
  isCut?: boolean;
  /** The mark stands for letters that are left out. */
  isApostrophe?: true;
}

/** Texts and values. */
const textWords = {
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
  "colon-in-text": (params: Quoted & { isAddress?: true }) =>
    params.isAddress && params.quoted !== undefined
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

  /** `isOverLines`: what it would hold stands on lines of its own. */
  "unclosed-bracket": ({
    open,
    close,
    isOverLines = false,
    isList = false,
  }: {
    open: string;
    close: string;
    isOverLines?: boolean;
    /** Values with commas between stand behind it: no text starts with it. */
    isList?: boolean;
  }) =>
    words(
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

type ReservedCharacter = Quoted & {
  sign: string;
  /** The sign starts a text on the lines below it. */
  isBlock: boolean;
  /** Such lines are there. */
  isContinued?: boolean;
  /** Both signs, where two stand in front of the text below; `sign` is the one to keep. */
  signs?: string;
};

interface TemplateTag {
  tag: string;
  /** Words stand around it. */
  isInText?: boolean;
  /** It says nothing by itself, and what it stands around is the text. */
  isMark?: boolean;
}

function signName(sign: string): string {
  if (sign === "=") return "an equals sign";
  return sign === ";" ? "a semicolon" : `"${sign}"`;
}

export const yamlWords = { ...foreignWords, ...lineWords, ...textWords } satisfies Vocabulary;
