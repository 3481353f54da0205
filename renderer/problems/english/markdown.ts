/**
 * Markdown that is half written, or stands where there is none: visitors would see its signs.
 */
import { type Vocabulary, words } from "./words.ts";

/** A link of Markdown that is none, and what is meant. */
export interface HalfLink {
  how:
    | "space"
    | "gap"
    | "mark"
    | "swapped"
    | "square"
    | "open"
    | "words"
    | "begin"
    | "bare"
    | "wiki"
    | "wiki-picture"
    | "inside"
    | "empty"
    | "wide"
    | "chat";
  written: string;
  meant?: string;
}

const halfLinks: Readonly<Record<HalfLink["how"], string>> = {
  space: "This is no link, because a space stands between ] and (.",
  swapped: "This is no link: the words stand in square brackets, the address in round ones.",
  square: "This is no link: the address stands in round brackets.",
  wide: "This is no link: its brackets are the wide ones of another keyboard.",
  open: "This is no link, because the bracket behind the address is missing.",
  words: "This is no link, because the bracket behind its words is missing.",
  begin: "This is no link, because the bracket before its words is missing.",
  bare: "This is no link, because its address lacks the round brackets.",
  wiki: "Square brackets alone make no link; visitors would see them.",
  "wiki-picture": "Square brackets alone show no picture; visitors would see them.",
  inside: "This is a link as wikis write it; visitors would see the brackets.",
  chat: "This is a link as chats write it; visitors would see the signs.",
  empty: "This link has no words, so nobody can see it.",
  gap: "This is no link, because a space stands in its address.",
  mark: "This is no link: nothing in this text says which address the second brackets stand for.",
};

/** What of Markdown is half written. */
export type HalfMarkup =
  | "folded"
  | "glued-entries"
  | "attributes"
  | "contents"
  | "new-page"
  | "marked"
  | "other-heading"
  | "bold"
  | "spaced"
  | "task"
  | "note"
  | "unused-note"
  | "heading"
  | "odd-space"
  | "table"
  | "cell"
  | "short-row"
  | "below-table"
  | "pasted-table"
  | "drawn-table"
  | "bullets"
  | "fence"
  | "indented"
  | "box";

/** What of Markdown is half written, and what to do about it. */
const halves: Readonly<Record<HalfMarkup, readonly [string, string]>> = {
  bold: [
    "The ** here has no other half, so visitors would see two stars.",
    "Bold words stand **between two pairs**.",
  ],
  spaced: [
    "A space stands between the stars and these words, so visitors would see two stars at each end.",
    "Bold words stand **directly between** their stars.",
  ],
  task: ["A list of tasks has boxes in other systems; visitors would see the brackets.", "Delete them."],
  note: [
    "There is no note for this mark, so visitors would see its signs.",
    "Delete it, or write the note below the text: [^1]: …",
  ],
  "unused-note": [
    "No mark in the text leads to this note, so visitors would not see it.",
    "Write its mark behind the words that it is about, or delete the note.",
  ],
  heading: [
    "A space is missing behind the signs of this heading.",
    "Put a space between them and the words.",
  ],
  "odd-space": [
    "The space behind these signs is not a plain one, so they begin neither a heading nor a list.",
    "Put a plain space in its place.",
  ],
  table: [
    "This table has no line below its first row, so visitors would see its bars.",
    "Write a line of dashes below it: | --- | --- |, one for each column.",
  ],
  cell: [
    "This row has more cells than the table has columns, so visitors would not see the last ones.",
    "Write a backslash in front of a bar that is a sign, or another column in the first two rows.",
  ],
  "short-row": [
    "This row has fewer cells than the table has columns, so visitors would see the last ones empty.",
    "Write what is missing; a cell that is meant to be empty is written as well: | |.",
  ],
  "below-table": [
    "These words stand directly below a table, so visitors would see them as a row of it.",
    "Leave an empty line above them.",
  ],
  "pasted-table": [
    "Tabs and semicolons part no cells here: visitors would read these rows one behind the other.",
    "Write bars around the cells, | Tea | £2 |, and a line of dashes below the first row, | --- | --- |; a block of type table takes rows as well.",
  ],
  "drawn-table": [
    "These signs draw no table here; visitors would see them.",
    "Write bars around the cells, | Tea | £2 |, and a line of dashes below the first row, | --- | --- |.",
  ],
  bullets: [
    "Visitors would read these lines one behind the other: this sign begins no entry of a list.",
    "Begin each line with a hyphen and a space.",
  ],
  fence: [
    "The code that opens here is not closed, so all that follows is shown as code.",
    "Write the same signs on a line of their own below it.",
  ],
  box: [
    "Other manuals begin a box of hints like this; visitors would see the signs.",
    "Delete them: a quotation starts with > and a space, and a notice is a block of its own.",
  ],
  folded: [
    "The > above this text joins its lines, so visitors would read these one behind the other, with their signs.",
    "Write | in its place, which keeps the lines.",
  ],
  "glued-entries": [
    "Visitors would read these lines one behind the other, because a space is missing behind the sign of each.",
    "Begin each line with the sign and a space.",
  ],
  attributes: [
    "What stands in these braces is for other systems; visitors would see it.",
    "Delete it: a heading can be linked to by its words.",
  ],
  contents: [
    "Other systems put a table of contents here; visitors would see the signs.",
    "Delete them: the block contents lists what stands on a page.",
  ],
  "new-page": ["Other programs begin a new page here; visitors would see the sign.", "Delete it."],
  marked: [
    "These signs mark nothing here; visitors would see them.",
    "Make the words bold, **like this**, or delete the signs.",
  ],
  "other-heading": [
    "Other systems make a heading of this; visitors would read it with its signs.",
    "A heading starts with ## and a space.",
  ],
  indented: [
    "This line is moved in by four spaces, so visitors would see it as code, on one line.",
    "Begin it in the column of the lines around it.",
  ],
};

export const markdownWords = {
  /** A link of Markdown that is none as it is written. */
  "half-link": ({ how, meant }: HalfLink) =>
    words(
      halfLinks[how],
      how === "wiki-picture"
        ? "A picture is ![What it shows](/images/name.svg)."
        : meant === undefined
          ? "A link is [words](/address)."
          : `A link is [words](/address): ${meant}`,
    ),

  "half-markup": ({ how }: { how: HalfMarkup }) => words(...halves[how]),

  "parts-in-line": ({ of }: { of: "list" | "heading" | "quotation" }) =>
    words(
      `This text is one of a single line, which takes words, links and marks: visitors would see the signs of a ${of}.`,
      of === "list"
        ? "Write it as sentences, or put the list into a prose block."
        : "Write the words without them.",
    ),
} satisfies Vocabulary;
