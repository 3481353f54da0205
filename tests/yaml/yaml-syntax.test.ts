import { describe, it } from "vitest";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("quotation marks that are not closed", () => {
  const cases: Cases = {
    "before another name": [
      'title: "Careers\nb: 1\n',
      { title: "Careers", b: 1 },
      '1:8 unclosed-quote «"Careers» | The quotation mark that opens here is not closed. | Close it at the end of the text: "Careers"',
    ],
    "where the file was cut off, within brackets": [
      'a:\n  b: { c: /d.jpg, e: "Rows',
      { a: { b: { c: "/d.jpg", e: "Rows" } } },
      '2:22 unclosed-quote «"Rows» | The file ends within the text that this quotation mark opens. | If its end was lost, put it back; if the text is whole, close it: "Rows" }',
    ],
    "single ones": [
      "title: 'Careers\nb: 1\n",
      { title: "Careers", b: 1 },
      "1:8 unclosed-quote «'Careers» | The quotation mark that opens here is not closed. | Close it at the end of the text: 'Careers'",
    ],
    "before another quotation, with spaces behind": [
      'x:\n  heading: "Careers  \n  text: "Join us"\n',
      { x: { heading: "Careers", text: "Join us" } },
      '2:12 unclosed-quote «"Careers» | The quotation mark that opens here is not closed. | Close it at the end of the text: "Careers"',
    ],
    "before a mark further down": [
      'x:\n  heading: "Careers\n  text: Join us"\n',
      { x: { heading: "Careers", text: BROKEN } },
      '2:12 unclosed-quote «"Careers» | The quotation mark that opens here is not closed. | Close it at the end of the text: "Careers"',
    ],
    "with text behind the mark further down": [
      'a: "one\nb: 2\nc: "three" x\nd: 1\n',
      { a: "one", b: 2, c: '"three" x', d: 1 },
      '1:4 unclosed-quote «"one» | The quotation mark that opens here is not closed. | Close it at the end of the text: "one"',
      '3:4 text-after-quote «"three" x» | Text follows after the closing quotation mark. | Put the text in quotation marks: \'"three" x\' | a: "one\nb: 2\nc: \'"three" x\'\nd: 1\n',
    ],
    "with a name and text behind the mark further down": [
      "x:\n  a: 'one\n  b: two' x\n  c: 1\n",
      { x: { a: "one", b: "two' x", c: 1 } },
      "2:6 unclosed-quote «'one» | The quotation mark that opens here is not closed. | Close it at the end of the text: 'one'",
    ],
    "with a deeper name and another quotation further down": [
      'heading: "Careers\n  actions:\n    - label: "Join us"\n      href: /join\nb: 1\n',
      { heading: "Careers", actions: [{ label: "Join us", href: "/join" }], b: 1 },
      '1:10 unclosed-quote «"Careers» | The quotation mark that opens here is not closed. | Close it at the end of the text: "Careers"',
      "2:3 wrong-indentation «actions» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: begin it at the left edge.",
    ],
    "with a deeper entry and a text behind the mark further down": [
      'a: "one\n  - b: two" x\nc: 1\n',
      undefined,
      '1:4 unclosed-quote «"one» | The quotation mark that opens here is not closed. | Close it at the end of the text: "one"',
      '2:3 unreadable «- b: two" x» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.',
    ],
    "is not said of one above": [
      "a: \"one\"\n\nb: 'x' y\n",
      { a: "one", b: "'x' y" },
      "3:4 text-after-quote «'x' y» | Text follows after the closing quotation mark. | Put the text in quotation marks: \"'x' y\" | a: \"one\"\n\nb: \"'x' y\"\n",
    ],
    "in a list": [
      'a:\n  - "one\n  - two\n',
      { a: ["one", "two"] },
      '2:5 unclosed-quote «"one» | The quotation mark that opens here is not closed. | Close it at the end of the text: "one"',
    ],
    "at the end of the file": [
      'a: "open',
      { a: "open" },
      '1:4 unclosed-quote «"open» | The file ends within the text that this quotation mark opens. | If its end was lost, put it back; if the text is whole, close it: "open"',
    ],
    "before a backslash at the end of the file": [
      'a: "x\\',
      { a: 'x"' },
      '1:4 unclosed-quote «"x\\» | The file ends within the text that this quotation mark opens. | If its end was lost, put it back; if the text is whole, close it: "x\\"',
    ],
    two: [
      "a: \"one\nb: 2\nc: 'two\nd: 4\n",
      { a: "one", b: 2, c: "two", d: 4 },
      '1:4 unclosed-quote «"one» | The quotation mark that opens here is not closed. | Close it at the end of the text: "one"',
      "3:4 unclosed-quote «'two» | The quotation mark that opens here is not closed. | Close it at the end of the text: 'two'",
    ],
    "in brackets": [
      'a: ["b, c]\nd: 1\n',
      { a: BROKEN, d: 1 },
      '1:4 unclosed-bracket «["b, c]» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text. | a: ["b, c]]\nd: 1\n',
      '1:5 unclosed-quote «"b, c]» | The quotation mark that opens here is not closed. | Close it, or delete it.',
    ],
    "in front of a name": [
      '"a: 1\nb: 2\n',
      { a: 1, b: 2 },
      '1:1 unclosed-quote «"a» | A quotation mark stands before "a", and nothing closes it. | Delete it: a: | a: 1\nb: 2\n',
    ],
    "but a text may run over lines": [
      'a: "long\n  text over lines"\nb: c: d\n',
      { a: "long text over lines", b: "c: d" },
      '3:4 colon-in-text «c: d» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "c: d" | a: "long\n  text over lines"\nb: "c: d"\n',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a second document", () => {
  const cases: Cases = {
    "behind three dashes": [
      "a: 1\n---\nb: 2\nc: @x\n",
      { a: 1 },
      "2:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "behind a first that has three dashes too": [
      "---\na: 1\n--- # x\nb: @y\n",
      { a: 1 },
      "3:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "that is empty": [
      "a: 1\n---\n",
      { a: 1 },
      "2:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "on the line of its dashes": [
      "--- a\n--- b\n",
      "a",
      "2:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "that ends with dots": [
      "a: 1\n---\nb: 2\n...\n",
      { a: 1 },
      "2:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "behind three dots": [
      "a: |\n  x\n...\nb: 2\nc: @x\n",
      { a: "x\n", b: 2, c: "@x" },
      "3:1 several-documents «...» | A line of three dots ends the document, and more follows; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
      '5:4 reserved-character «@x» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: "@x" | a: |\n  x\n...\nb: 2\nc: "@x"\n',
    ],
    "behind three dots and three dashes": [
      "a: 1\n... # x\n---\nb: 2\n",
      { a: 1 },
      "2:1 several-documents «...» | A line of three dots ends the document, and more follows; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
      "3:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "behind a text with dashes": [
      "a: x---\n---\nb: 1\n",
      { a: "x---" },
      "2:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "behind a block of text with dashes and dots": [
      "a: |\n  ---\n  x...\n  ... y\n---\nb: 1",
      { a: "---\nx...\n... y\n" },
      "5:1 several-documents «---» | A line of three dashes starts a second document; a file can hold only one. | Remove the line, or move what follows to a file of its own.",
    ],
    "is none in a name with dashes": ["a: 1\n---x: 1\n", { a: 1, "---x": 1 }],
    "is none when dots are the end": ["a: 1\n...\n", { a: 1 }],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("backslashes", () => {
  const cases: Cases = {
    "of a path": [
      'a: "C:\\quick"\n',
      { a: "C:\\quick" },
      '1:7 bad-escape «\\q» | "\\q" has no meaning inside double quotation marks. | Write a backslash twice, or use single quotation marks around the text.',
    ],
    two: [
      'a: "\\q \\w"\nb: 1\n',
      { a: "\\q \\w", b: 1 },
      '1:5 bad-escape «\\q» | "\\q" has no meaning inside double quotation marks. | Write a backslash twice, or use single quotation marks around the text.',
      '1:8 bad-escape «\\w» | "\\w" has no meaning inside double quotation marks. | Write a backslash twice, or use single quotation marks around the text.',
    ],
    "of half a code": [
      'a: "\\x4"\n',
      { a: "\\x4" },
      '1:5 bad-escape «\\x» | "\\x" has no meaning inside double quotation marks. | Write a backslash twice, or use single quotation marks around the text.',
    ],
    "of half a character": [
      'a: "x\\ud800"\n',
      { a: "x\ud800" },
      '1:4 hidden-character «"x\\ud800"» | This text holds an invisible character (U+D800), written with a backslash. | Delete it, or double the backslash if you want to show one.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a # in a text over several lines", () => {
  const cases: Cases = {
    "at the start of a line": [
      "a: We are\n  #1 in  \n  Europe\n",
      undefined,
      "2:3 text-cut-off «#1 in» | Everything from # on is read as a comment, so the text above ends here. | Put the whole text in quotation marks.",
    ],
    "before a line further right, and a blank one": [
      "a: We are\n\n  #1 in\n    Europe\nb: 2\n",
      undefined,
      "3:3 text-cut-off «#1 in» | Everything from # on is read as a comment, so the text above ends here. | Put the whole text in quotation marks.",
    ],
    "with a space behind it": [
      "a: We are\n  # one\n  Europe\n",
      undefined,
      '3:3 missing-colon «Europe» | A colon is missing after "Europe". | Write "Europe: value".',
    ],
    "at the very start of a line": [
      "a: x\n#1 in\nEurope\n",
      { a: "x", Europe: null },
      '3:1 missing-colon «Europe» | A colon is missing after "Europe". | Write "Europe: value".',
    ],
    "further right than the text": [
      "a: We are\n    #1 in\n  Europe\n",
      undefined,
      '3:3 missing-colon «Europe» | A colon is missing after "Europe". | Write "Europe: value".',
    ],
    "of a script": [
      "a: We are\n  #! in\n  Europe\n",
      undefined,
      '3:3 missing-colon «Europe» | A colon is missing after "Europe". | Write "Europe: value".',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("lines between", () => {
  const cases: Cases = {
    "blank ones": [
      "a: 1\n\n\ntitle\n",
      { a: 1, title: null },
      '4:1 missing-colon «title» | A colon is missing after "title". | Write "title: value".',
    ],
    "blank ones and comments": [
      "a:\n    b: 1\n\n  # remark\n\n  c: 2\n  d: 3\n",
      { a: { b: 1, c: 2, d: 3 } },
      "6:3 wrong-indentation «c» | This line is indented by 2 spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by 4 spaces.",
    ],
    "blank ones at the end": [
      "a: 1\nb\n\n",
      { a: 1, b: null },
      '2:1 missing-colon «b» | A colon is missing after "b". | Write "b: value".',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("orders to the reader", () => {
  const cases: Cases = {
    "an older YAML, below a remark": [
      "# a\n\n%YAML 1.1 \n---\na: yes\n",
      { a: "yes" },
      "3:1 yaml-version «%YAML 1.1» | A line that starts with % gives orders to the reader of the file, which pages do not use. | Remove the line. | # a\n\n \n---\na: yes\n",
    ],
    "behind a byte order mark": [
      "﻿%YAML 1.1\n---\na: yes\n",
      { a: "yes" },
      "1:1 yaml-version «%YAML 1.1» | A line that starts with % gives orders to the reader of the file, which pages do not use. | Remove the line. | ﻿\n---\na: yes\n",
    ],
    "a percent sign in a text": ["a: b\n  %YAML\n", { a: "b %YAML" }],
    "a small letter": [
      "%yaml\na: 1\n",
      undefined,
      "2:1 unreadable «a: 1» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
