import { describe, it } from "vitest";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a name in braces whose list or group has no colon before it", () => {
  const cases: Cases = {
    "a list": [
      "a: { b: /x, weight [200, 800] }\n",
      { a: { b: "/x", weight: [200, 800] } },
      '1:13 missing-colon «weight» | A colon is missing after "weight". | Write "weight: [200, 800]". | a: { b: /x, weight: [200, 800] }\n',
    ],
    "behind a text with a bracket in it": [
      'a: { b: "from [ on", c [1] }\n',
      { a: { b: "from [ on", c: [1] } },
      '1:22 missing-colon «c» | A colon is missing after "c". | Write "c: [1]". | a: { b: "from [ on", c: [1] }\n',
    ],
    "a group": [
      "a: { image { src: /x } }\n",
      { a: { image: { src: "/x" } } },
      '1:6 missing-colon «image» | A colon is missing after "image". | Write "image: { src: /x }". | a: { image: { src: /x } }\n',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a binding between brackets", () => {
  const cases: Cases = {
    "as a value": [
      'a: { b: "${item.x}", c: ${item.y} }\n',
      { a: { b: "${item.x}", c: "${item.y}" } },
      '1:25 unquoted-binding «${item.y}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.y}" | a: { b: "${item.x}", c: "${item.y}" }\n',
    ],
    "as each value": [
      "a: { b: ${item.x}, c: ${item.y} }\n",
      { a: { b: "${item.x}", c: "${item.y}" } },
      '1:9 unquoted-binding «${item.x}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.x}" | a: { b: "${item.x}", c: ${item.y} }\n',
      '1:23 unquoted-binding «${item.y}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.y}" | a: { b: ${item.x}, c: "${item.y}" }\n',
    ],
    "with text behind it": [
      "a: [x, ${item.y} more , z]\n",
      { a: ["x", "${item.y} more", "z"] },
      '1:8 unquoted-binding «${item.y} more» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.y} more" | a: [x, "${item.y} more" , z]\n',
    ],
    "with text before it, and with a second one": [
      "a: { b: /x?y=${item.y}#z, c: ${item.a} to ${item.b} }\n",
      { a: { b: "/x?y=${item.y}#z", c: "${item.a} to ${item.b}" } },
      '1:9 unquoted-binding «/x?y=${item.y}#z» | Inside brackets, a value with ${…} needs quotation marks. | Write "/x?y=${item.y}#z" | a: { b: "/x?y=${item.y}#z", c: ${item.a} to ${item.b} }\n',
      '1:30 unquoted-binding «${item.a} to ${item.b}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.a} to ${item.b}" | a: { b: /x?y=${item.y}#z, c: "${item.a} to ${item.b}" }\n',
    ],
    "in a list of its own": [
      "a: [${item.x}]\nb: 1\n",
      { a: ["${item.x}"], b: 1 },
      '1:5 unquoted-binding «${item.x}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.x}" | a: ["${item.x}"]\nb: 1\n',
    ],
    "is fine where none are": ["a: ${item.x}, y\n", { a: "${item.x}, y" }],
    "in a second list of the line": [
      "a: { b: [1], c: [${item.x}] }\n",
      { a: { b: [1], c: ["${item.x}"] } },
      '1:18 unquoted-binding «${item.x}» | Inside brackets, a value with ${…} needs quotation marks. | Write "${item.x}" | a: { b: [1], c: ["${item.x}"] }\n',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a comma between braces", () => {
  const cases: Cases = {
    "missing behind a number": [
      "a: { b: 1 c: 2 }\n",
      { a: { b: 1, c: 2 } },
      '1:11 missing-comma «c» | Between braces a comma stands before each further name, and none stands before "c". | Write a comma before "c:". | a: { b: 1, c: 2 }\n',
    ],
    "missing behind words": [
      "a: { label: Read on href: /x }\n",
      { a: { label: "Read on", href: "/x" } },
      '1:21 missing-comma «href» | Between braces a comma stands before each further name, and none stands before "href". | Write ", href:" – or put the text in quotation marks, if "href:" belongs to it.',
    ],
    "missing behind a quotation": [
      'a: { label: "Read" href: /x, c: 1 }\n',
      { a: { label: "Read", href: "/x", c: 1 } },
      '1:20 missing-comma «href» | Between braces a comma stands before each further name, and none stands before "href". | Write a comma before "href:". | a: { label: "Read", href: /x, c: 1 }\n',
    ],
    "missing in the second pair": [
      "a: { b: 1, label: 'Read'   href: /x }\n",
      { a: { b: 1, label: "Read", href: "/x" } },
      '1:28 missing-comma «href» | Between braces a comma stands before each further name, and none stands before "href". | Write a comma before "href:". | a: { b: 1, label: \'Read\',   href: /x }\n',
    ],
    "missing in two lines": [
      "a: { b: 1 c-d: 2 }\nx: { e: 1 f: 2 }\n",
      { a: { b: 1, "c-d": 2 }, x: { e: 1, f: 2 } },
      '1:11 missing-comma «c-d» | Between braces a comma stands before each further name, and none stands before "c-d". | Write a comma before "c-d:". | a: { b: 1, c-d: 2 }\nx: { e: 1 f: 2 }\n',
      '2:11 missing-comma «f» | Between braces a comma stands before each further name, and none stands before "f". | Write a comma before "f:". | a: { b: 1 c-d: 2 }\nx: { e: 1, f: 2 }\n',
    ],
    "missing, or a text with a colon": [
      "a: { label: say it: now }\n",
      { a: { label: "say", it: "now" } },
      '1:17 missing-comma «it» | Between braces a comma stands before each further name, and none stands before "it". | Write ", it:" – or put the text in quotation marks, if "it:" belongs to it.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("a colon in a text between braces", () => {
  const cases: Cases = {
    "at the end": [
      "a: { label: AI: what now }\n",
      { a: { label: "AI: what now" } },
      '1:13 colon-in-text «AI: what now» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "AI: what now" | a: { label: "AI: what now" }\n',
    ],
    "before a comma": [
      "- { label: AI: what now, href: /x }\n",
      [{ label: "AI: what now", href: "/x" }],
      '1:12 colon-in-text «AI: what now» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "AI: what now" | - { label: "AI: what now", href: /x }\n',
    ],
    "with a second colon": [
      "a: [{ label: Note: this: that, href: /x }]\n",
      { a: [{ label: "Note: this: that", href: "/x" }] },
      '1:14 colon-in-text «Note: this: that» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "Note: this: that" | a: [{ label: "Note: this: that", href: /x }]\n',
    ],
    "behind a number and a capital": [
      "a: { b: 1 C: 2 }\n",
      { a: { b: "1 C: 2" } },
      '1:9 colon-in-text «1 C: 2» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "1 C: 2" | a: { b: "1 C: 2" }\n',
    ],
    "before more colons": [
      "a: { b: AI: c d: e }\n",
      { a: { b: "AI: c d: e" } },
      '1:9 colon-in-text «AI: c d: e» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "AI: c d: e" | a: { b: "AI: c d: e" }\n',
    ],
    "with an apostrophe": [
      "a: { b: it's: c }\n",
      undefined,
      "1:1 unreadable «a: { b: it's: c }» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("brackets that are not closed", () => {
  const cases: Cases = {
    "of a list": [
      "a: [1, 2\nb: 3\n",
      { a: BROKEN, b: 3 },
      "1:4 unclosed-bracket «[1, 2» | The [ that opens here is not closed with ]. | Close it with ] behind the last value. | a: [1, 2]\nb: 3\n",
    ],
    "of a group": [
      "a: { b: 1\nc: 3\n",
      { a: BROKEN, c: 3 },
      "1:4 unclosed-bracket «{ b: 1» | The { that opens here is not closed with }. | Close it with } behind the last value. | a: { b: 1 }\nc: 3\n",
    ],
    "in a list": [
      "a:\n  - [x, y\n  - z\n",
      { a: [BROKEN, "z"] },
      "2:5 unclosed-bracket «[x, y» | The [ that opens here is not closed with ]. | Close it with ] behind the last value. | a:\n  - [x, y]\n  - z\n",
    ],
    "with a list in them": [
      "a: [[1, 2]\nb: 3\n",
      { a: BROKEN, b: 3 },
      "1:4 unclosed-bracket «[[1, 2]» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text. | a: [[1, 2]]\nb: 3\n",
    ],
    "in braces": [
      "a: { b: [1, 2 }\nc: 1\n",
      { a: { b: BROKEN }, c: 1 },
      "1:9 unclosed-bracket «[1, 2 }» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text. | a: { b: [1, 2 ]}\nc: 1\n",
    ],
    "at the end of the file": [
      "a: [1, 2",
      { a: BROKEN },
      "1:4 unclosed-bracket «[1, 2» | The [ that opens here is not closed with ]. | Close it with ] behind the last value. | a: [1, 2]",
    ],
    "closed by others": [
      "a: [1, 2}\nb: 1\n",
      { a: BROKEN, b: 1 },
      "1:4 unclosed-bracket «[1, 2}» | The [ that opens here is not closed with ]. | Close the list, or put the value in quotation marks if it is text. | a: [1, 2]\nb: 1\n",
    ],
    "before a comment": [
      "a: { b: 1 ]\n",
      { a: BROKEN },
      "1:4 unclosed-bracket «{ b: 1 ]» | The { that opens here is not closed with }. | Close it with } behind the last value. | a: { b: 1 }\n",
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("words in quotation marks at the beginning of a text between brackets", () => {
  const said = "Text follows after the closing quotation mark. | Put the text in quotation marks:";
  const cases: Cases = {
    "in a group": [
      'a: { b: "One" and two, c: 1 }\n',
      { a: { b: '"One" and two', c: 1 } },
      `1:9 text-after-quote «"One" and two» | ${said} '"One" and two' | a: { b: '"One" and two', c: 1 }\n`,
    ],
    "in a list": [
      "a: [x, 'One' and two]\n",
      { a: ["x", "'One' and two"] },
      `1:8 text-after-quote «'One' and two» | ${said} "'One' and two" | a: [x, "'One' and two"]\n`,
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});

describe("brackets with nothing in them", () => {
  const said = (sign: string): string =>
    `${sign} says that there is nothing here, and more stands below it. | Delete ${sign}`;
  const cases: Cases = {
    "above the entries of a list": [
      "a: []\n  - b\n  - c\nd: 1\n",
      { a: ["b", "c"], d: 1 },
      `1:4 surplus-sign «[]» | ${said("[]")} | a:\n  - b\n  - c\nd: 1\n`,
    ],
    "above the options of a group": [
      "- a: {}\n\n    b: 1\n",
      [{ a: { b: 1 } }],
      `1:6 surplus-sign «{}» | ${said("{}")} | - a:\n\n    b: 1\n`,
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
