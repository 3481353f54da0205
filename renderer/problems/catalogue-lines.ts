import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems of how a file is stored, and of lines that are no YAML or stand where they do not belong. */
export const lineProblems: Record<string, ProblemKind> = {
  "not-utf8": {
    severity: "error",
    title: "The file is not stored as UTF-8",
    cause: "A letter such as é was stored in an old encoding, and visitors would see a replacement sign.",
    cure: "Save the file with the encoding UTF-8; every editor offers it.",
    example: {
      encoding: "latin1",
      wrong: hero("heading: Café"),
      right: hero("heading: Café"),
      marks: "\ufffd",
    },
  },
  "file-too-large": {
    severity: "error",
    title: "The file is too large",
    cause:
      "A page of more than 1 MB would take seconds to read, for the check and for visitors; so would a file of rows of more than 2 MB, and a table (CSV) of more than 4 MB.",
    cure: "Split it into several files, and rows into several collections; more rows fit into a table.",
    example: {
      wrong: `${hero("heading: Home")}# ${"x".repeat(1_048_576)}\n`,
      right: hero("heading: Home"),
      marks: "",
    },
  },
  "hidden-character": {
    severity: "error",
    title: "An invisible character",
    cause:
      "Text that is copied from a word processor or a web page brings characters along that nobody sees, but that break searches, links and screen readers.",
    cure: "Delete the character.",
    example: { wrong: hero("heading: Ber\u200blin"), right: hero("heading: Berlin"), marks: "\u200b" },
  },
  "no-break-space": {
    severity: "error",
    title: "A no-break space where YAML needs an ordinary one",
    cause: "No-break spaces look like spaces, but do not indent a line or end a name.",
    cure: "Replace them by ordinary spaces.",
    example: { wrong: hero("heading:\u00a0Home"), right: hero("heading: Home"), marks: "\u00a0" },
  },
  "merge-conflict": {
    severity: "error",
    title: "Two versions of the same lines",
    cause:
      "Two people changed the same lines, and the program that joined their work left both with marks around them.",
    cure: "Keep the lines of one side, or join them, and delete the marks.",
    example: {
      wrong: hero("<<<<<<< HEAD\nheading: Home\n=======\nheading: At home\n>>>>>>> spring"),
      right: hero("heading: Home"),
      marks: "<<<<<<< HEAD",
    },
  },
  "foreign-comment": {
    severity: "error",
    title: "A comment of another language",
    cause: "A comment starts with # in YAML; //, /* or <!-- would be read as part of the page.",
    cure: "Write # before the comment, or delete it.",
    example: {
      wrong: hero("// shorter?\nheading: Home"),
      right: hero("# shorter?\nheading: Home"),
      marks: "// shorter?",
    },
  },
  "code-fence": {
    severity: "error",
    title: "A mark of code",
    cause: "Lines of three backticks mark code in Markdown and in chats; they were copied along.",
    cure: "Delete them.",
    example: {
      wrong: `\`\`\`yaml\n${hero("heading: Home")}\`\`\`\n`,
      right: hero("heading: Home"),
      marks: "```yaml",
    },
  },
  "template-tag": {
    severity: "error",
    title: "A command of another system",
    cause: "Other systems run commands between {% and %}; pages are data and have none.",
    cure: "Delete the line.",
    example: {
      wrong: hero("{% include nav.html %}\nheading: Home"),
      right: hero("heading: Home"),
      marks: "{% include nav.html %}",
    },
  },
  "mail-quote": {
    severity: "error",
    title: "Lines copied from a mail",
    cause: "Mail programs put > before each line of the mail that is answered.",
    cure: "Delete the signs.",
    example: {
      wrong: hero("heading: Home").replace(/^/gm, "> ").replace(/> $/, ""),
      right: hero("heading: Home"),
      marks: ">",
    },
  },
  "stray-text": {
    severity: "error",
    title: "A sentence where a name is expected",
    cause: "Text was pasted at the left edge, so that it belongs to nothing.",
    cure: "Indent it as far as the text that it belongs to, or delete it.",
    example: {
      wrong: `${hero("heading: Home")}Best wishes, Anna\n`,
      right: hero("heading: Home"),
      marks: "Best wishes, Anna",
    },
  },
  "list-sign": {
    severity: "error",
    title: "Another sign in place of the dash",
    cause: "Word processors turn the dash of a list into a longer one or a dot.",
    cure: "Write a dash and a space.",
    example: {
      wrong: hero("heading: Home").replace("  - type", "  • type"),
      right: hero("heading: Home"),
      marks: "•",
    },
  },
  "tab-indentation": {
    severity: "error",
    title: "A line is indented with a tab",
    cause: "Tabs have no fixed width, so YAML does not take them as indentation.",
    cure: "Indent with spaces, two for each level.",
    example: {
      wrong: "title: Home\ndescription: What we do.\nblocks:\n\t- type: hero\n\t  heading: Home\n",
      right: hero("heading: Home"),
      marks: "\t",
    },
  },
  "wrong-indentation": {
    severity: "error",
    title: "A line starts in the wrong column",
    cause:
      "Lines that belong together start in the same column; this one fits neither its neighbours nor a new level.",
    cure: "Move the line to the column of its neighbours.",
    example: {
      wrong: hero("heading: Home\n  text: Welcome"),
      right: hero("heading: Home\ntext: Welcome"),
      marks: "text",
    },
  },
  "glued-dash": {
    severity: "error",
    title: "A dash without a space",
    cause: "The dash of a list is followed by a space; without one it is part of the name.",
    cure: "Put a space after the dash.",
    example: {
      wrong: hero("heading: Home").replace("- type", "-type"),
      right: hero("heading: Home"),
      marks: "-t",
    },
  },
  "missing-dash": {
    severity: "error",
    title: "A dash is missing",
    cause: "A line stands in the column of the dashes of a list, but has none itself.",
    cure: "Put a dash and a space before it, or indent it to belong to the entry above.",
    example: {
      wrong: hero("heading: Home\nactions:\n  - label: Go\n    href: /about\n  label: Stay\n    href: /"),
      right: hero("heading: Home\nactions:\n  - label: Go\n    href: /about\n  - label: Stay\n    href: /"),
      marks: "label",
    },
  },
  "lost-entry-start": {
    severity: "error",
    title: "The first line of an entry is missing",
    cause: "The line with the dash is gone, so that the rest of an entry reads as part of the one above it.",
    cure: "Write the line again, with its dash.",
    example: {
      wrong: hero("heading: Home\nactions:\n    href: /about\n  - label: Stay\n    href: /"),
      right: hero("heading: Home\nactions:\n  - label: Go\n    href: /about\n  - label: Stay\n    href: /"),
      marks: "href",
    },
  },
  "lost-line": {
    severity: "error",
    title: "The line that opens a group is missing",
    cause: "Lines are indented as if they belonged to a name, but that name is not there.",
    cure: "Write the name with its colon on a line of its own above them.",
    example: {
      wrong: `${hero("heading: Home")}  - type: prose\n    id: more\n      Some words about us.\n`,
      right: `${hero("heading: Home")}  - type: prose\n    id: more\n    text: |\n      Some words about us.\n`,
      marks: "Some words about us.",
    },
  },
  "doubled-line": {
    severity: "error",
    title: "A line stands there twice",
    cause: "A line was copied and pasted below itself.",
    cure: "Delete one of the two.",
    example: {
      wrong: hero("heading: Home\nactions:\n  - label: Go\n  - label: Go\n    href: /about"),
      right: hero("heading: Home\nactions:\n  - label: Go\n    href: /about"),
      marks: "label",
    },
  },
  "not-indented": {
    severity: "error",
    title: "What belongs to a name is not indented",
    cause: "Lines below a name stand in its own column, so that they do not belong to it.",
    cure: "Indent them by two spaces.",
    example: {
      wrong: hero("heading: Home\nimage:\nsrc: /images/team.svg\nalt: A"),
      right: hero("heading: Home\nimage:\n  src: /images/team.svg\n  alt: A"),
      marks: "image",
    },
  },
  "moved-line": {
    severity: "error",
    title: "A line stands at the wrong place",
    cause:
      "A line was moved above or below the one that it belongs to, into another entry, or among the entries of a list beside which it belongs.",
    cure: "Move it back.",
    example: {
      wrong: hero("heading: Home\nactions:\n    href: /about\n  - label: Go"),
      right: hero("heading: Home\nactions:\n  - label: Go\n    href: /about"),
      marks: "href",
    },
  },
  "list-without-name": {
    severity: "error",
    title: "A list without a name",
    cause: "A list belongs to the name on the line above it, and that name has a value already.",
    cure: "Write the name of the list, such as blocks:, on a line of its own above it.",
    example: {
      wrong: hero("heading: Home\n  - one\n  - two"),
      right: hero("heading: Home"),
      marks: "-",
    },
  },
  "list-on-line": {
    severity: "error",
    title: "A list starts on the line of its name",
    cause: "The entries of a list stand on lines of their own.",
    cure: "Move the dash to the next line and indent it.",
    example: { wrong: hero("heading: - Home"), right: hero("heading: Home"), marks: "- Home" },
  },
};
