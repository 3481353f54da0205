import { describe, it } from "vitest";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a # behind a value", () => {
  const cases: Cases = {
    "glued to its word": [
      "title: We are #1\n",
      { title: BROKEN },
      '1:15 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We are #1". If it is a comment, leave a space behind the #.',
    ],
    "at the start": [
      "colour: #fff  \nb: 1\n",
      { colour: BROKEN, b: 1 },
      '1:9 text-cut-off «#fff» | Everything from # on is read as a comment, so visitors would see nothing. | Put the text in quotation marks: "#fff". If it is a comment, leave a space behind the #.',
    ],
    "behind words, with a space": [
      "title: We are # one\n",
      { title: "We are" },
      '1:15 text-cut-off «# one» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We are # one". If it is a comment, leave two spaces before the #.',
    ],
    "behind words, with two spaces": ["title: We are  # one\n", { title: "We are" }],
    "behind one word": ["title: We # one\n", { title: "We" }],
    "behind a number": ["a: 1 # one\n", { a: 1 }],
    "glued, behind one word": [
      "a: We   #1\n",
      { a: BROKEN },
      '1:9 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "We". | Put the text in quotation marks: "We   #1". If it is a comment, leave a space behind the #.',
    ],
    "glued, behind a number": [
      "a: 5 #1\n",
      { a: BROKEN },
      '1:6 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "5". | Put the text in quotation marks: "5 #1". If it is a comment, leave a space behind the #.',
    ],
    "with quotation marks": [
      'a: say "hi" #1, it\'s\n',
      { a: BROKEN },
      '1:13 text-cut-off «#1, it\'s» | Everything from # on is read as a comment, so visitors would see "say "hi"". | Put the text in quotation marks: \'say "hi" #1, it\'\'s\'. If it is a comment, leave a space behind the #.',
    ],
    "with an apostrophe": [
      "a: it's #1\n",
      { a: BROKEN },
      '1:9 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "it\'s". | Put the text in quotation marks: "it\'s #1". If it is a comment, leave a space behind the #.',
    ],
    "at the start, with two marks": [
      'a: #1 "x"\n',
      { a: BROKEN },
      '1:4 text-cut-off «#1 "x"» | Everything from # on is read as a comment, so visitors would see nothing. | Put the text in quotation marks: \'#1 "x"\'. If it is a comment, leave a space behind the #.',
    ],
    "of a script": ["a: We are  #!x\n", { a: "We are" }],
    "of headings": [
      "a: We are ##\n",
      { a: "We are" },
      '1:11 text-cut-off «##» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We are ##". If it is a comment, leave two spaces before the #.',
    ],
    "behind two numbers": [
      "a: 1 2 # c\n",
      { a: "1 2" },
      '1:8 text-cut-off «# c» | Everything from # on is read as a comment, so visitors would see "1 2". | Put the text in quotation marks: "1 2 # c". If it is a comment, leave two spaces before the #.',
    ],
    "behind a quotation": ['a: "We are" #1\n', { a: "We are" }],
    "in a list": [
      "- We are #1\n- b\n",
      [BROKEN, "b"],
      '1:10 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We are #1". If it is a comment, leave a space behind the #.',
    ],
    "in a text over lines": [
      "a: We\n  are #1\n",
      { a: BROKEN },
      '2:7 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We\n  are #1". If it is a comment, leave a space behind the #.',
    ],
    "behind a tab": ["a: We are\t# c\n", { a: "We are" }],
    "behind a block of text": ["a: |\n  We are #1\n", { a: "We are #1\n" }],
    "with a backslash": [
      "a: C:\\new #1\n",
      { a: BROKEN },
      "1:11 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see \"C:\\new\". | Put the text in quotation marks: 'C:\\new #1'. If it is a comment, leave a space behind the #.",
    ],
    "at the end of the file": [
      "a: We are #1",
      { a: BROKEN },
      '1:11 text-cut-off «#1» | Everything from # on is read as a comment, so visitors would see "We are". | Put the text in quotation marks: "We are #1". If it is a comment, leave a space behind the #.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a quotation over lines", () => {
  const cases: Cases = {
    "with a name in it": [
      'a: "it\n  b: v"\nc: 1\n',
      { a: BROKEN, c: 1 },
      '1:4 unclosed-quote «"it» | The quotation mark that opens here is not closed on this line, so the lines below became part of the text. | Close it: "it"',
    ],
    "with an entry in it": [
      "a: 'it  \n  - k: v'\nb: 1\n",
      { a: BROKEN, b: 1 },
      "1:4 unclosed-quote «'it» | The quotation mark that opens here is not closed on this line, so the lines below became part of the text. | Close it: 'it'",
    ],
    "with a name at the end of a line": [
      'a: "it\n  k:\n  v"\nb: 1\n',
      { a: BROKEN, b: 1 },
      '1:4 unclosed-quote «"it» | The quotation mark that opens here is not closed on this line, so the lines below became part of the text. | Close it: "it"',
    ],
    "with an address in it": ['a: "it\n  http://x"\nb: 1\n', { a: "it http://x", b: 1 }],
    "with a name behind other words": ['a: "it\n  is so k: v"\nb: 1\n', { a: "it is so k: v", b: 1 }],
    "in a file of Windows": [
      'a: "it\r\n  k:\r\n  v"\r\nb: 1\r\n',
      { a: BROKEN, b: 1 },
      '1:4 unclosed-quote «"it» | The quotation mark that opens here is not closed on this line, so the lines below became part of the text. | Close it: "it"',
    ],
    "on one line": ['a: "k: v"\n', { a: "k: v" }],
    "with a tab": [
      'a: "it\n \tk: v"\n',
      { a: BROKEN },
      '1:4 unclosed-quote «"it» | The quotation mark that opens here is not closed on this line, so the lines below became part of the text. | Close it: "it"',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
