import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems of names, texts, numbers and brackets: of how a value is written, before it is known what it means. */
export const yamlProblems: Record<string, ProblemKind> = {
  "missing-space": {
    severity: "error",
    title: "No space after a colon",
    cause: "A name ends with a colon and a space; without the space, name and value are one text.",
    cure: "Put a space after the colon.",
    example: { wrong: hero("heading:Home"), right: hero("heading: Home"), marks: "heading:" },
  },
  "missing-colon": {
    severity: "error",
    title: "No colon after a name",
    cause: "Every line is name: value, or an entry of a list.",
    cure: "Put a colon after the name.",
    example: { wrong: hero("heading = Home"), right: hero("heading: Home"), marks: "heading = " },
  },
  "bad-name": {
    severity: "error",
    title: "A name is missing, or is not a plain word",
    cause: "What stands before a colon is the name of an option.",
    cure: "Write a name before the colon, or put a text that holds a colon in quotation marks.",
    example: {
      wrong: hero("heading: Home\n: Welcome"),
      right: hero("heading: Home\ntext: Welcome"),
      marks: ":",
    },
  },
  "reserved-name": {
    severity: "error",
    title: "A name that cannot be used",
    cause: "The name __proto__ has a meaning of its own in programs.",
    cure: "Choose another name.",
    example: { wrong: hero("heading: Home\n__proto__: x"), right: hero("heading: Home"), marks: "__proto__" },
  },
  "duplicate-name": {
    severity: "error",
    title: "The same name twice",
    cause: "Only one of the two values can count, and it would not be clear which.",
    cure: "Keep one of the two.",
    example: {
      wrong: hero("heading: Home\nheading: Welcome"),
      right: hero("heading: Home"),
      marks: "heading",
    },
  },
  "unclosed-quote": {
    severity: "error",
    title: "A quotation mark is not closed",
    cause: "Everything up to the next quotation mark becomes part of the text.",
    cure: "Close the text where it ends.",
    example: {
      wrong: hero('heading: "Home\ntext: Welcome'),
      right: hero('heading: "Home"\ntext: Welcome'),
      marks: '"Home',
    },
  },
  "quote-inside": {
    severity: "error",
    title: "A quotation mark inside a text ends it",
    cause: "The text holds the same quotation mark that it is wrapped in.",
    cure: "Use the other kind of quotation marks around the text, or double a single one.",
    example: {
      wrong: hero("heading: 'It's here'"),
      right: hero("heading: 'It''s here'"),
      marks: "'It's here'",
    },
  },
  "text-after-quote": {
    severity: "error",
    title: "Text after a closing quotation mark",
    cause: "A value in quotation marks ends with them.",
    cure: "Put the whole text in quotation marks.",
    example: {
      wrong: hero('heading: "Hello" world'),
      right: hero("heading: '\"Hello\" world'"),
      marks: '"Hello" world',
    },
  },
  "smart-quotes": {
    severity: "error",
    title: "Curly quotation marks around a text",
    cause: "Word processors turn quotation marks into curly ones, which are ordinary letters for YAML.",
    cure: "Use straight quotation marks. Around a heading whose curly ones are meant, put straight ones as well.",
    example: {
      wrong: hero("heading: “Careers: join us”"),
      right: hero('heading: "Careers: join us"'),
      marks: "“Careers: join us”",
    },
  },
  "bad-escape": {
    severity: "error",
    title: "A backslash with no meaning",
    cause: "Inside double quotation marks a backslash starts a special character.",
    cure: "Write the backslash twice, or use single quotation marks.",
    example: { wrong: hero('heading: "a\\qb"'), right: hero("heading: 'a\\qb'"), marks: "\\q" },
  },
  "colon-in-text": {
    severity: "error",
    title: "A colon in a text",
    cause: "A colon followed by a space ends a name, so a text that holds one cannot be read.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: hero("heading: Careers: join us"),
      right: hero('heading: "Careers: join us"'),
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
      wrong: hero("heading: We are #1 in Europe"),
      right: hero('heading: "We are #1 in Europe"'),
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
      wrong: hero("heading: Home\ntext:\n  Opening hours: ten to five.\n\n  Closed on Mondays."),
      right: hero("heading: Home\ntext: |\n  Opening hours: ten to five.\n\n  Closed on Mondays."),
      marks: "text:",
    },
  },
  "reserved-character": {
    severity: "error",
    title: "A text starts with a sign that YAML keeps for itself",
    cause: "A text without quotation marks cannot start with @, `, % or >.",
    cure: "Put the text in quotation marks.",
    example: { wrong: hero("heading: @home"), right: hero('heading: "@home"'), marks: "@home" },
  },
  "bracket-start": {
    severity: "error",
    title: "A text starts with a bracket",
    cause: "A value that starts with [ or { is a list or a group, not a text.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: hero("heading: [New] offices"),
      right: hero('heading: "[New] offices"'),
      marks: "[New] offices",
    },
  },
  "unclosed-bracket": {
    severity: "error",
    title: "A bracket is not closed, or not opened",
    cause: "A list in [ ] or a group in { } has to begin and end.",
    cure: "Write the one that is missing, or put the value in quotation marks if it is text.",
    example: {
      wrong: hero("actions: [{ label: Go, href: /about }\nheading: Home"),
      right: hero("actions: [{ label: Go, href: /about }]\nheading: Home"),
      marks: "[{ label: Go, href: /about }",
    },
  },
  "missing-comma": {
    severity: "error",
    title: "A comma is missing between braces",
    cause: "Between braces, what belongs together is parted by commas.",
    cure: "Write a comma before the name that the message tells.",
    example: {
      wrong: hero("heading: Home\nimage: { src: /images/team.svg alt: The team }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "alt",
    },
  },
  "unquoted-binding": {
    severity: "error",
    title: "A binding inside brackets without quotation marks",
    cause: "Inside { } or [ ] the braces of ${…} would open a group.",
    cure: "Put the value in quotation marks.",
    example: {
      wrong: hero("heading: Home\nactions: [{ label: ${site.brand}, href: /about }]"),
      right: hero('heading: Home\nactions: [{ label: "${site.brand}", href: /about }]'),
      marks: "${site.brand}",
    },
  },
  "yaml-anchor": {
    severity: "error",
    title: "A value starts with &",
    cause: "In YAML, & names a part for later use and swallows the word behind it. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: hero("heading: &amp; friends"),
      right: hero('heading: "& friends"'),
      marks: "&amp; friends",
    },
  },
  "yaml-alias": {
    severity: "error",
    title: "A value starts with *",
    cause: "In YAML, * repeats a part that was named elsewhere. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: { wrong: hero("heading: *bold*"), right: hero('heading: "*bold*"'), marks: "*bold*" },
  },
  "yaml-tag": {
    severity: "error",
    title: "A value starts with !",
    cause: "In YAML, ! says of which kind a value is and swallows the word behind it. Pages do not use this.",
    cure: "Put the text in quotation marks.",
    example: {
      wrong: hero("heading: !Important news"),
      right: hero('heading: "!Important news"'),
      marks: "!Important news",
    },
  },
  "yaml-version": {
    severity: "error",
    title: "The file asks for another version of YAML",
    cause: "Older versions read words such as no and on differently.",
    cure: "Remove the line.",
    example: {
      wrong: `%YAML 1.1\n---\n${hero("heading: Home")}`,
      right: hero("heading: Home"),
      marks: "%YAML 1.1",
    },
  },
  "several-documents": {
    severity: "error",
    title: "Several documents in one file",
    cause: "A line of three dashes starts a second document; a file can hold only one.",
    cure: "Remove the line, or move what follows to a file of its own.",
    example: {
      wrong: `${hero("heading: Home")}---\ntitle: Second\n`,
      right: hero("heading: Home"),
      marks: "---",
    },
  },
  "too-deep": {
    severity: "error",
    title: "Nested too deeply",
    cause: "No page needs more than 64 levels; it is a slip, or an attempt to slow the check down.",
    cure: "Take the parts out of each other.",
    example: {
      wrong: hero(`heading: ${"[".repeat(80)}${"]".repeat(80)}`),
      right: hero("heading: Home"),
      marks: "[",
    },
  },
  unreadable: {
    severity: "error",
    title: "A line that cannot be read",
    cause: "The line is neither name: value nor an entry of a list.",
    cure: "Compare it with the lines around it, or with an example of the block.",
    example: {
      wrong: hero("heading: Home\n]"),
      right: hero("heading: Home"),
      marks: "]",
    },
  },
  "odd-number": {
    severity: "error",
    title: "A number that would be changed",
    cause: "Numbers with zeros in front, or with more than 15 digits, are not kept as they are written.",
    cure: "Write the number plainly.",
    example: {
      wrong: hero("heading: Home").replace(
        "- type: hero",
        "- type: card-grid\n    columns: 03\n    items: [{ title: One }]\n  - type: hero",
      ),
      right: hero("heading: Home").replace(
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
    example: { wrong: "", right: hero("heading: Home"), marks: "" },
  },
};
