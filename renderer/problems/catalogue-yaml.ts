import type { ProblemKind } from "./problem-kind.ts";

/** A page whose hero has the given lines; the shortest page that has no problem of its own. */
const page = (lines: string): string =>
  `title: Home\ndescription: What we do.\nblocks:\n  - type: hero\n${lines.replace(/^/gm, "    ")}\n`;

/** Problems of how a file is written, before it is known what it means. */
export const yamlProblems: Record<string, ProblemKind> = {
  "not-utf8": {
    severity: "error",
    title: "The file is not stored as UTF-8",
    cause: "A letter such as é was stored in an old encoding, and visitors would see a replacement sign.",
    cure: "Save the file with the encoding UTF-8; every editor offers it.",
    example: {
      encoding: "latin1",
      wrong: page("heading: Café"),
      right: page("heading: Café"),
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
      wrong: `${page("heading: Home")}# ${"x".repeat(1_048_576)}\n`,
      right: page("heading: Home"),
      marks: "",
    },
  },
  "hidden-character": {
    severity: "error",
    title: "An invisible character",
    cause:
      "Text that is copied from a word processor or a web page brings characters along that nobody sees, but that break searches, links and screen readers.",
    cure: "Delete the character.",
    example: { wrong: page("heading: Ber\u200blin"), right: page("heading: Berlin"), marks: "\u200b" },
  },
  "no-break-space": {
    severity: "error",
    title: "A no-break space where YAML needs an ordinary one",
    cause: "No-break spaces look like spaces, but do not indent a line or end a name.",
    cure: "Replace them by ordinary spaces.",
    example: { wrong: page("heading:\u00a0Home"), right: page("heading: Home"), marks: "\u00a0" },
  },
  "merge-conflict": {
    severity: "error",
    title: "Two versions of the same lines",
    cause:
      "Two people changed the same lines, and the program that joined their work left both with marks around them.",
    cure: "Keep the lines of one side, or join them, and delete the marks.",
    example: {
      wrong: page("<<<<<<< HEAD\nheading: Home\n=======\nheading: At home\n>>>>>>> spring"),
      right: page("heading: Home"),
      marks: "<<<<<<< HEAD",
    },
  },
  "foreign-comment": {
    severity: "error",
    title: "A comment of another language",
    cause: "A comment starts with # in YAML; //, /* or <!-- would be read as part of the page.",
    cure: "Write # before the comment, or delete it.",
    example: {
      wrong: page("// shorter?\nheading: Home"),
      right: page("# shorter?\nheading: Home"),
      marks: "// shorter?",
    },
  },
  "code-fence": {
    severity: "error",
    title: "A mark of code",
    cause: "Lines of three backticks mark code in Markdown and in chats; they were copied along.",
    cure: "Delete them.",
    example: {
      wrong: `\`\`\`yaml\n${page("heading: Home")}\`\`\`\n`,
      right: page("heading: Home"),
      marks: "```yaml",
    },
  },
  "template-tag": {
    severity: "error",
    title: "A command of another system",
    cause: "Other systems run commands between {% and %}; pages are data and have none.",
    cure: "Delete the line.",
    example: {
      wrong: page("{% include nav.html %}\nheading: Home"),
      right: page("heading: Home"),
      marks: "{% include nav.html %}",
    },
  },
  "mail-quote": {
    severity: "error",
    title: "Lines copied from a mail",
    cause: "Mail programs put > before each line of the mail that is answered.",
    cure: "Delete the signs.",
    example: {
      wrong: page("heading: Home").replace(/^/gm, "> ").replace(/> $/, ""),
      right: page("heading: Home"),
      marks: ">",
    },
  },
  "stray-text": {
    severity: "error",
    title: "A sentence where a name is expected",
    cause: "Text was pasted at the left edge, so that it belongs to nothing.",
    cure: "Indent it as far as the text that it belongs to, or delete it.",
    example: {
      wrong: `${page("heading: Home")}Best wishes, Anna\n`,
      right: page("heading: Home"),
      marks: "Best wishes, Anna",
    },
  },
  "list-sign": {
    severity: "error",
    title: "Another sign in place of the dash",
    cause: "Word processors turn the dash of a list into a longer one or a dot.",
    cure: "Write a dash and a space.",
    example: {
      wrong: page("heading: Home").replace("  - type", "  • type"),
      right: page("heading: Home"),
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
      right: page("heading: Home"),
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
      wrong: page("heading: Home\n  text: Welcome"),
      right: page("heading: Home\ntext: Welcome"),
      marks: "text",
    },
  },
  "glued-dash": {
    severity: "error",
    title: "A dash without a space",
    cause: "The dash of a list is followed by a space; without one it is part of the name.",
    cure: "Put a space after the dash.",
    example: {
      wrong: page("heading: Home").replace("- type", "-type"),
      right: page("heading: Home"),
      marks: "-t",
    },
  },
  "missing-dash": {
    severity: "error",
    title: "A dash is missing",
    cause: "A line stands in the column of the dashes of a list, but has none itself.",
    cure: "Put a dash and a space before it, or indent it to belong to the entry above.",
    example: {
      wrong: page("heading: Home\nactions:\n  - label: Go\n    href: /about\n  label: Stay\n    href: /"),
      right: page("heading: Home\nactions:\n  - label: Go\n    href: /about\n  - label: Stay\n    href: /"),
      marks: "label",
    },
  },
  "lost-entry-start": {
    severity: "error",
    title: "The first line of an entry is missing",
    cause: "The line with the dash is gone, so that the rest of an entry reads as part of the one above it.",
    cure: "Write the line again, with its dash.",
    example: {
      wrong: page("heading: Home\nactions:\n    href: /about\n  - label: Stay\n    href: /"),
      right: page("heading: Home\nactions:\n  - label: Go\n    href: /about\n  - label: Stay\n    href: /"),
      marks: "href",
    },
  },
  "lost-line": {
    severity: "error",
    title: "The line that opens a group is missing",
    cause: "Lines are indented as if they belonged to a name, but that name is not there.",
    cure: "Write the name with its colon on a line of its own above them.",
    example: {
      wrong: `${page("heading: Home")}  - type: prose\n    id: more\n      Some words about us.\n`,
      right: `${page("heading: Home")}  - type: prose\n    id: more\n    text: |\n      Some words about us.\n`,
      marks: "Some words about us.",
    },
  },
  "doubled-line": {
    severity: "error",
    title: "A line stands there twice",
    cause: "A line was copied and pasted below itself.",
    cure: "Delete one of the two.",
    example: {
      wrong: page("heading: Home\nactions:\n  - label: Go\n  - label: Go\n    href: /about"),
      right: page("heading: Home\nactions:\n  - label: Go\n    href: /about"),
      marks: "label",
    },
  },
  "not-indented": {
    severity: "error",
    title: "What belongs to a name is not indented",
    cause: "Lines below a name stand in its own column, so that they do not belong to it.",
    cure: "Indent them by two spaces.",
    example: {
      wrong: page("heading: Home\nimage:\nsrc: /images/team.svg\nalt: A"),
      right: page("heading: Home\nimage:\n  src: /images/team.svg\n  alt: A"),
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
      wrong: page("heading: Home\nactions:\n    href: /about\n  - label: Go"),
      right: page("heading: Home\nactions:\n  - label: Go\n    href: /about"),
      marks: "href",
    },
  },
  "list-without-name": {
    severity: "error",
    title: "A list without a name",
    cause: "A list belongs to the name on the line above it, and that name has a value already.",
    cure: "Write the name of the list, such as blocks:, on a line of its own above it.",
    example: {
      wrong: page("heading: Home\n  - one\n  - two"),
      right: page("heading: Home"),
      marks: "-",
    },
  },
  "list-on-line": {
    severity: "error",
    title: "A list starts on the line of its name",
    cause: "The entries of a list stand on lines of their own.",
    cure: "Move the dash to the next line and indent it.",
    example: { wrong: page("heading: - Home"), right: page("heading: Home"), marks: "- Home" },
  },
  "missing-space": {
    severity: "error",
    title: "No space after a colon",
    cause: "A name ends with a colon and a space; without the space, name and value are one text.",
    cure: "Put a space after the colon.",
    example: { wrong: page("heading:Home"), right: page("heading: Home"), marks: "heading:" },
  },
  "missing-colon": {
    severity: "error",
    title: "No colon after a name",
    cause: "Every line is name: value, or an entry of a list.",
    cure: "Put a colon after the name.",
    example: { wrong: page("heading = Home"), right: page("heading: Home"), marks: "heading = " },
  },
  "bad-name": {
    severity: "error",
    title: "A name is missing, or is not a plain word",
    cause: "What stands before a colon is the name of an option.",
    cure: "Write a name before the colon, or put a text that holds a colon in quotation marks.",
    example: {
      wrong: page("heading: Home\n: Welcome"),
      right: page("heading: Home\ntext: Welcome"),
      marks: ":",
    },
  },
  "reserved-name": {
    severity: "error",
    title: "A name that cannot be used",
    cause: "The name __proto__ has a meaning of its own in programs.",
    cure: "Choose another name.",
    example: { wrong: page("heading: Home\n__proto__: x"), right: page("heading: Home"), marks: "__proto__" },
  },
  "duplicate-name": {
    severity: "error",
    title: "The same name twice",
    cause: "Only one of the two values can count, and it would not be clear which.",
    cure: "Keep one of the two.",
    example: {
      wrong: page("heading: Home\nheading: Welcome"),
      right: page("heading: Home"),
      marks: "heading",
    },
  },
  "unclosed-quote": {
    severity: "error",
    title: "A quotation mark is not closed",
    cause: "Everything up to the next quotation mark becomes part of the text.",
    cure: "Close the text where it ends.",
    example: {
      wrong: page('heading: "Home\ntext: Welcome'),
      right: page('heading: "Home"\ntext: Welcome'),
      marks: '"Home',
    },
  },
  "quote-inside": {
    severity: "error",
    title: "A quotation mark inside a text ends it",
    cause: "The text holds the same quotation mark that it is wrapped in.",
    cure: "Use the other kind of quotation marks around the text, or double a single one.",
    example: {
      wrong: page("heading: 'It's here'"),
      right: page("heading: 'It''s here'"),
      marks: "'It's here'",
    },
  },
  "text-after-quote": {
    severity: "error",
    title: "Text after a closing quotation mark",
    cause: "A value in quotation marks ends with them.",
    cure: "Put the whole text in quotation marks.",
    example: {
      wrong: page('heading: "Hello" world'),
      right: page("heading: '\"Hello\" world'"),
      marks: '"Hello" world',
    },
  },
  "smart-quotes": {
    severity: "error",
    title: "Curly quotation marks around a text",
    cause: "Word processors turn quotation marks into curly ones, which are ordinary letters for YAML.",
    cure: "Use straight quotation marks. Around a heading whose curly ones are meant, put straight ones as well.",
    example: {
      wrong: page("heading: “Careers: join us”"),
      right: page('heading: "Careers: join us"'),
      marks: "“Careers: join us”",
    },
  },
  "bad-escape": {
    severity: "error",
    title: "A backslash with no meaning",
    cause: "Inside double quotation marks a backslash starts a special character.",
    cure: "Write the backslash twice, or use single quotation marks.",
    example: { wrong: page('heading: "a\\qb"'), right: page("heading: 'a\\qb'"), marks: "\\q" },
  },
  "colon-in-text": {
    severity: "error",
    title: "A colon in a text",
    cause: "A colon followed by a space ends a name, so a text that holds one cannot be read.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: page("heading: Careers: join us"),
      right: page('heading: "Careers: join us"'),
      marks: "Careers: join us",
    },
  },
  "text-cut-off": {
    severity: "error",
    title: "A text or list is cut off at # or a comma",
    cause:
      "A # after a space starts a comment, and between braces a comma begins the next entry: visitors never see what follows.",
    cure: "Put a text in quotation marks and a list in square brackets, or leave two spaces before the # of a real comment.",
    example: {
      wrong: page("heading: We are #1 in Europe"),
      right: page('heading: "We are #1 in Europe"'),
      marks: "#1 in Europe",
    },
  },
  "unmarked-text": {
    severity: "error",
    title: "A text of several lines without its sign",
    cause:
      "Behind the name of a text that begins on the next line stands |. Without it a colon in the text makes a name of what is in front of it.",
    cure: "Write | behind the name.",
    example: {
      wrong: page("heading: Home\ntext:\n  Opening hours: ten to five.\n\n  Closed on Mondays."),
      right: page("heading: Home\ntext: |\n  Opening hours: ten to five.\n\n  Closed on Mondays."),
      marks: "text:",
    },
  },
  "reserved-character": {
    severity: "error",
    title: "A text starts with a sign that YAML keeps for itself",
    cause: "A text without quotation marks cannot start with @, `, % or >.",
    cure: "Put the text in quotation marks.",
    example: { wrong: page("heading: @home"), right: page('heading: "@home"'), marks: "@home" },
  },
  "bracket-start": {
    severity: "error",
    title: "A text starts with a bracket",
    cause: "A value that starts with [ or { is a list or a group, not a text.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: page("heading: [New] offices"),
      right: page('heading: "[New] offices"'),
      marks: "[New] offices",
    },
  },
  "unclosed-bracket": {
    severity: "error",
    title: "A bracket is not closed, or not opened",
    cause: "A list in [ ] or a group in { } has to begin and end.",
    cure: "Write the one that is missing, or put the value in quotation marks if it is text.",
    example: {
      wrong: page("actions: [{ label: Go, href: /about }\nheading: Home"),
      right: page("actions: [{ label: Go, href: /about }]\nheading: Home"),
      marks: "[{ label: Go, href: /about }",
    },
  },
  "missing-comma": {
    severity: "error",
    title: "A comma is missing between braces",
    cause: "Between braces, what belongs together is parted by commas.",
    cure: "Write a comma before the name that the message tells.",
    example: {
      wrong: page("heading: Home\nimage: { src: /images/team.svg alt: The team }"),
      right: page("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "alt",
    },
  },
  "unquoted-binding": {
    severity: "error",
    title: "A binding inside brackets without quotation marks",
    cause: "Inside { } or [ ] the braces of ${…} would open a group.",
    cure: "Put the value in quotation marks.",
    example: {
      wrong: page("heading: Home\nactions: [{ label: ${site.brand}, href: /about }]"),
      right: page('heading: Home\nactions: [{ label: "${site.brand}", href: /about }]'),
      marks: "${site.brand}",
    },
  },
  "yaml-anchor": {
    severity: "error",
    title: "A value starts with &",
    cause: "In YAML, & names a part for later use and swallows the word behind it. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: page("heading: &amp; friends"),
      right: page('heading: "& friends"'),
      marks: "&amp; friends",
    },
  },
  "yaml-alias": {
    severity: "error",
    title: "A value starts with *",
    cause: "In YAML, * repeats a part that was named elsewhere. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: { wrong: page("heading: *bold*"), right: page('heading: "*bold*"'), marks: "*bold*" },
  },
  "yaml-tag": {
    severity: "error",
    title: "A value starts with !",
    cause: "In YAML, ! says of which kind a value is and swallows the word behind it. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: page("heading: !Important news"),
      right: page('heading: "!Important news"'),
      marks: "!Important news",
    },
  },
  "yaml-version": {
    severity: "error",
    title: "The file asks for another version of YAML",
    cause: "Older versions read words such as no and on differently.",
    cure: "Remove the line.",
    example: {
      wrong: `%YAML 1.1\n---\n${page("heading: Home")}`,
      right: page("heading: Home"),
      marks: "%YAML 1.1",
    },
  },
  "several-documents": {
    severity: "error",
    title: "Several documents in one file",
    cause: "A line of three dashes starts a second document; a file can hold only one.",
    cure: "Remove the line, or move what follows to a file of its own.",
    example: {
      wrong: `${page("heading: Home")}---\ntitle: Second\n`,
      right: page("heading: Home"),
      marks: "---",
    },
  },
  "too-deep": {
    severity: "error",
    title: "Nested too deeply",
    cause: "No page needs more than 64 levels; it is a slip, or an attempt to slow the check down.",
    cure: "Take the parts out of each other.",
    example: {
      wrong: page(`heading: ${"[".repeat(80)}${"]".repeat(80)}`),
      right: page("heading: Home"),
      marks: "[",
    },
  },
  unreadable: {
    severity: "error",
    title: "A line that cannot be read",
    cause: "The line is neither name: value nor an entry of a list.",
    cure: "Compare it with the lines around it, or with an example of the block.",
    example: {
      wrong: page("heading: Home\n]"),
      right: page("heading: Home"),
      marks: "]",
    },
  },
  "odd-number": {
    severity: "error",
    title: "A number that would be changed",
    cause: "Numbers with zeros in front, or with more than 15 digits, are not kept as they are written.",
    cure: "Write the number plainly.",
    example: {
      wrong: page("heading: Home").replace(
        "- type: hero",
        "- type: card-grid\n    columns: 03\n    items: [{ title: One }]\n  - type: hero",
      ),
      right: page("heading: Home").replace(
        "- type: hero",
        "- type: card-grid\n    columns: 3\n    items: [{ title: One }]\n  - type: hero",
      ),
      marks: "03",
    },
  },
  "empty-file": {
    severity: "error",
    title: "The file is empty",
    cause: "An empty file makes no page.",
    cure: "Write a title and blocks, or delete the file.",
    example: { wrong: "", right: page("heading: Home"), marks: "" },
  },
};
