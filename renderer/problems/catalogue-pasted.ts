import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems of what comes along from other programs and formats: their signs, letters and habits. */
export const pastedProblems: Record<string, ProblemKind> = {
  "binary-file": {
    severity: "error",
    title: "A file that is no text",
    cause: "A file of an office program or a picture got the name of a page, or a text was saved as UTF-16.",
    cure: "Save the text as UTF-8 with a plain text editor.",
    example: { wrong: "PK\u0003\u0004\u0000\u0000\u0000\u0000", right: hero("heading: Home"), marks: "" },
  },
  "line-ends": {
    severity: "error",
    title: "Line ends of old Macs",
    cause: "YAML does not know them, so all that stands behind one would be read as part of the same line.",
    cure: "Save the file with the line ends LF or CRLF; every editor offers it.",
    example: { wrong: hero("heading: Home\rid: home"), right: hero("heading: Home\nid: home"), marks: "\r" },
  },
  mojibake: {
    severity: "warning",
    title: "Letters that were read in the wrong encoding",
    cause:
      "A text that was saved in one encoding and read in another shows two or three odd signs for a letter.",
    cure: "Write the letter again.",
    example: { wrong: hero("heading: BÃ¼ro"), right: hero("heading: Büro"), marks: "Ã¼" },
  },
  "look-alike": {
    severity: "error",
    title: "A sign that only looks like the one that is meant",
    cause: "Other scripts have letters and signs that cannot be told from those of ASCII by eye.",
    cure: "Type the sign anew.",
    example: {
      wrong: hero("heading: Home\nid: hоme"),
      right: hero("heading: Home\nid: home"),
      marks: "hоme",
    },
  },
  "comma-at-end": {
    severity: "error",
    title: "A comma at the end of a line",
    cause:
      "JSON has a comma behind each value, YAML has none: it would be shown, or keep the file from being read.",
    cure: "Delete the comma.",
    example: { wrong: hero('heading: "Home",'), right: hero('heading: "Home"'), marks: "," },
  },
  "stray-sign": {
    severity: "error",
    title: "A sign in the margin of a line",
    cause:
      "A finger has slipped: the line begins with a sign, and what it says is read as a part of the name.",
    cure: "Write spaces in its place.",
    example: {
      wrong: hero("heading: Home\ntext: Welcome.").replace("    heading", ".   heading"),
      right: hero("heading: Home\ntext: Welcome."),
      marks: ".",
    },
  },
  "surplus-sign": {
    severity: "error",
    title: "A comma or bracket too many",
    cause: "Between brackets one comma parts two values, and each bracket closes one that was opened.",
    cure: "Delete the sign.",
    example: {
      wrong: hero("heading: Home\nactions: [{ label: About,, href: /about }]"),
      right: hero("heading: Home\nactions: [{ label: About, href: /about }]"),
      marks: ",",
    },
  },
  "two-on-a-line": {
    severity: "error",
    title: "Two names on a line",
    cause: "A name starts a line; behind another value nobody can tell whether it is one or part of a text.",
    cure: "Start a new line with the second name.",
    example: {
      wrong: "title: Home\ndescription: What we do.\nblocks:\n  - type: hero heading: Home\n",
      right: hero("heading: Home"),
      marks: "heading",
    },
  },
  "unopened-quote": {
    severity: "error",
    title: "A quotation mark that closes nothing",
    cause: "The mark at the start of the text is missing, so visitors would see the one at its end.",
    cure: "Delete the mark, or put one at the start as well.",
    example: { wrong: hero('heading: Home"'), right: hero("heading: Home"), marks: '"' },
  },
  "markdown-rule": {
    severity: "error",
    title: "A rule of Markdown between two parts",
    cause: "Blocks and entries stand below one another without anything between them.",
    cure: "Delete the line.",
    example: { wrong: hero("heading: Home\n***"), right: hero("heading: Home"), marks: "***" },
  },
  "diff-line": {
    severity: "error",
    title: "A line of a comparison",
    cause: "Reviews show lines that came with a + in front of them, and the places of the lines above.",
    cure: "Delete the sign, or the line.",
    example: {
      wrong: hero("heading: Home\ntext: What we do.").replace("    text", "+    text"),
      right: hero("heading: Home\ntext: What we do."),
      marks: "+",
    },
  },
  "pasted-table": {
    severity: "error",
    title: "A table that was pasted",
    cause: "Rows with bars or tabs between their cells are no names and values.",
    cure: "Delete them, or make a data file of the table.",
    example: {
      wrong: hero("heading: Home\n| Name | Role |\n| Ana | Editor |"),
      right: hero("heading: Home"),
      marks: "| Name | Role |",
    },
  },
  "line-number": {
    severity: "error",
    title: "A line with its number",
    cause: "Programs show a number in front of each line; copied along, it stands in the file.",
    cure: "Delete the number.",
    example: {
      wrong: hero("heading: Home\ntext: What we do.").replace("    text", "7 |     text"),
      right: hero("heading: Home\ntext: What we do."),
      marks: "7",
    },
  },
  "marked-name": {
    severity: "error",
    title: "A name with signs of Markdown around it",
    cause: "Names of options are plain words; bold or code is for texts.",
    cure: "Write the name without the signs.",
    example: { wrong: hero("**heading**: Home"), right: hero("heading: Home"), marks: "**heading**:" },
  },
  "html-entity": {
    severity: "error",
    title: "A sign written as in HTML",
    cause: "A plain text is shown as it is written, so visitors would see the code in place of the sign.",
    cure: "Write the sign itself.",
    example: {
      wrong: hero("heading: Home &amp; Garden"),
      right: hero("heading: Home & Garden"),
      marks: "&amp;",
    },
  },
  "half-link": {
    severity: "error",
    title: "A link that is half written",
    cause:
      "A link of Markdown is [words](/address), without a space between the two; anything else is shown as it is written.",
    cure: "Write the link in full.",
    example: {
      wrong: hero("heading: Home\ntext: See [about us] (/about)."),
      right: hero("heading: Home\ntext: See [about us](/about)."),
      marks: "[about us] (/about)",
    },
  },
  "half-markup": {
    severity: "error",
    title: "Markdown that is half written",
    cause:
      "Bold words, notes, tables and code have two halves; where one is missing, the signs of the other are shown as they are. So are signs that only other systems know, such as {#name}, [TOC] and == for a heading, and the cells of a spreadsheet, with tabs or semicolons between them, run into one line of words.",
    cure: "Write the other half, or delete the signs.",
    example: {
      wrong: hero("heading: Home\ntext: We **listen before we build."),
      right: hero("heading: Home\ntext: We **listen** before we build."),
      marks: "**",
    },
  },
  "parts-in-line": {
    severity: "warning",
    title: "A list or heading in a text of one line",
    cause:
      "A text that stands inside other elements knows words, links and marks: the signs of lists, headings and quotations are shown in it as they are.",
    cure: "Write it as sentences, or put the list into a block for running text.",
    example: {
      wrong: hero("heading: Home\ntext: |\n  - We listen.\n  - We build."),
      right: hero("heading: Home\ntext: We listen, and we build."),
      marks: "- We listen.",
    },
  },
  "file-name-as-alt": {
    severity: "warning",
    title: "The name of a file where a picture is described",
    cause:
      "Those who cannot see the picture are read the name of its file, which says nothing of what it shows.",
    cure: 'Say what the picture shows, or write "" if it only decorates.',
    example: {
      wrong: hero("heading: Home\nimage: { src: /images/team.svg, alt: team.svg }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: Five people at a table }"),
      marks: "team.svg",
    },
  },
  "lost-field": {
    severity: "error",
    title: "A reference that Word has lost",
    cause:
      "Word puts an error in the place of a reference to something that is gone. Copied along, visitors would read it.",
    cure: "Write in its place what was referred to.",
    example: {
      wrong: hero("heading: Home\ntext: See section Error! Reference source not found."),
      right: hero("heading: Home\ntext: See section 2."),
      marks: "Error! Reference source not found.",
    },
  },
  "undecided-edit": {
    severity: "error",
    title: "A proposal that nobody has decided",
    cause:
      "A reviewer marks what to put in {++like this++}, to take out {--like this--}, to change {~~this~>that~~} or to think about {>>like this<<}. Visitors see the signs, and both wordings.",
    cure: "Decide, and leave only the words that are to be read.",
    example: {
      wrong: hero("heading: Our {--old--} home"),
      right: hero("heading: Our home"),
      marks: "{--old--}",
    },
  },
  "unfinished-text": {
    isRule: true,
    severity: "warning",
    title: "A text that is not written yet",
    cause:
      "Filler such as Lorem ipsum, notes such as TODO: and gaps such as [Your company name], %PHONE% or TBD were left in a text, or a program has written undefined; visitors read them.",
    cure: "Write the text, or leave it out until you have it.",
    example: {
      wrong: hero("heading: Home\ntext: Lorem ipsum dolor sit amet."),
      right: hero("heading: Home\ntext: We build bridges."),
      marks: "Lorem ipsum dolor sit amet",
    },
  },
  "emoji-name": {
    isRule: true,
    severity: "warning",
    title: "The name of a sign of chat programs",
    cause:
      "Chat programs make a sign of :smile: and the like; on a page visitors read the name between its colons.",
    cure: "Write the sign itself, or leave it out.",
    example: {
      wrong: hero('heading: "We are open :tada:"'),
      right: hero("heading: We are open 🎉"),
      marks: ":tada:",
    },
  },
  "assistant-mark": {
    severity: "error",
    title: "A mark of an assistant",
    cause:
      "Assistants mark in their answers what they have read; copied along, visitors see the marks. They also leave out what they did not change, with a comment in its place: pasted over a file, what stood there is lost.",
    cure: "Delete it, and put back what was left out.",
    example: {
      wrong: hero("heading: Home\ntext: We listen. :contentReference[oaicite:2]{index=2}"),
      right: hero("heading: Home\ntext: We listen."),
      marks: ":contentReference[oaicite:2]{index=2}",
    },
  },
  "markdown-in-plain-text": {
    severity: "warning",
    title: "Markdown in a text that is none",
    cause: "Headings, labels and names are plain texts: visitors see the signs of Markdown in them.",
    cure: "Write the text without them.",
    example: { wrong: hero("heading: Our **home**"), right: hero("heading: Our home"), marks: "**home**" },
  },
};
