/**
 * Mistakes in the grammar of YAML: lines, margins, dashes and names.
 */
import { type Vocabulary, words } from "./words.ts";

const spaces = (number: number): string => (number === 1 ? "1 space" : `${number} spaces`);

export const lineWords = {
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

  /** `isWhole`: all lines of the file are indented by twice as many spaces as they should be. */
  "wrong-indentation": ({ margin, wanted, isWhole }: { margin: number; wanted: number; isWhole?: true }) =>
    isWhole
      ? words(
          "The lines of this file are indented by four spaces for each level, so what belongs to a dash stands too far right.",
          "Indent by two spaces for each level.",
        )
      : words(
          `This line is indented by ${spaces(margin)}, which fits neither the line above nor a new level.`,
          `Lines that belong together start in the same column: ${wanted === 0 ? "begin it at the left edge" : `indent it by ${spaces(wanted)}`}.`,
        ),

  "glued-dash": ({ entry }: { entry: string }) =>
    words("The dash of a list needs a space after it.", `Write "- ${entry}".`),

  /** `isBelow`: the other lines of the entry stand in its column. */
  /** `isAtEdge`: a block among the keys of the page. */
  "missing-dash": (
    params: { name: string } | { entry: string; isOver: boolean; isBelow?: true; isAtEdge?: true },
  ) =>
    "name" in params
      ? words(
          `"${params.name}" stands in the column of the dashes above, but has none itself.`,
          `Write "- ${params.name}: …" if a new entry starts here; otherwise indent the line by two more spaces.`,
        )
      : params.isAtEdge
        ? words(
            "A block starts here, at the left edge and without its dash.",
            `Write "- ${params.entry}" in the column of the other blocks, and the other lines of the block below "${params.entry.split(":")[0]}".`,
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
  /** `isDashless`: the first entry has no dash either. */
  "list-on-line": ({ words: text, isDashless }: { words?: string; isDashless?: true }) =>
    isDashless
      ? words(
          "A list starts on the line below its name, and each entry with a dash.",
          "Move this to the next line, indent it, and put a dash and a space in front.",
        )
      : text === undefined
        ? words("A list starts on the line below its name.", "Move the dash to the next line and indent it.")
        : words(
            "A dash makes an entry of a list, and a single value is wanted here.",
            `Leave it out: ${text}`,
          ),

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

  /** `mayBeText`: it stands at the end of a text, without quotation marks. */
  "comma-at-end": ({ sign, mayBeText }: { sign: string; mayBeText?: true }) =>
    words(
      `The value ends with a ${sign === "," ? "comma" : "semicolon"}, as in JSON; lines of YAML end without one.`,
      mayBeText ? "Delete it, or put the text in quotation marks if readers are to see it." : "Delete it.",
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
    begins?: "entry" | "list" | "nothing" | "page";
  }) =>
    words(
      begins === "nothing"
        ? `"${name}" stands here without a value; on line ${line} it has one.`
        : `"${name}" stands here a second time; the first is on line ${line}.`,
      begins === "nothing"
        ? "Keep the one with a value."
        : begins === "list"
          ? "If the entries below go on with the list above, delete this line."
          : begins === "entry"
            ? "Keep one of the two; if another entry begins here, write its first line above."
            : begins === "page"
              ? "Keep one of the two; if another page begins here, put it into a file of its own."
              : "Keep one of the two.",
    ),

  /** `front`: keys and a line of dashes above a page that is complete without them. `text`: of Markdown, below them. */
  "several-documents": ({ mark }: { mark: "dots" | "dashes" | "front" | "text" }) =>
    mark === "text"
      ? words(
          "A text stands below the keys of this page, as other systems have it; here texts stand in blocks.",
          "In place of the dashes write blocks:, and below it - type: prose with text: | and the text, indented.",
        )
      : mark === "front"
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

function signName(sign: string): string {
  if (sign === "=") return "an equals sign";
  return sign === ";" ? "a semicolon" : `"${sign}"`;
}
