import { describe, it } from "vitest";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a name on a line", () => {
  const cases: Cases = {
    "a glued dash, the first of a list": [
      "blocks:\n  -type: hero\n  - type: map\n",
      { blocks: [{ type: "hero" }, { type: "map" }] },
      '2:3 glued-dash «-t» | The dash of a list needs a space after it. | Write "- type: hero". | blocks:\n  - type: hero\n  - type: map\n',
    ],
    "a glued dash, and lines between it and the next": [
      "-type: hero\n  x: 1\n\n# c\n- type: map\n",
      [{ type: "hero", x: 1 }, { type: "map" }],
      '1:1 glued-dash «-t» | The dash of a list needs a space after it. | Write "- type: hero". | - type: hero\n  x: 1\n\n# c\n- type: map\n',
    ],
    "a glued dash in a list in a list": [
      "blocks:\n  - items:\n      -label: x\n      - label: y\n",
      { blocks: [{ items: [{ label: "x" }, { label: "y" }] }] },
      '3:7 glued-dash «-l» | The dash of a list needs a space after it. | Write "- label: x". | blocks:\n  - items:\n      - label: x\n      - label: y\n',
    ],
    "a glued dash before a quoted name": [
      "blocks:\n  -'type': hero\n",
      { blocks: [{ type: "hero" }] },
      "2:3 glued-dash «-'» | The dash of a list needs a space after it. | Write \"- 'type': hero\". | blocks:\n  - 'type': hero\n",
    ],
    "a glued dash before a name without a value": [
      "-type:\n",
      [{ type: null }],
      '1:1 glued-dash «-t» | The dash of a list needs a space after it. | Write "- type:". | - type:\n',
    ],
    "a minus that begins a text": ["a: -type\n", { a: "-type" }],
    "a no-break space behind the colon of an entry": [
      "- title:\u00a0Home\n  b: 1\n",
      [{ title: "Home", b: 1 }],
      "1:9 no-break-space «\u00a0» | The space here is a no-break space, which does not count as a space in YAML. | Replace it by an ordinary space. | - title: Home\n  b: 1\n",
    ],
    "no-break spaces between spaces in a margin": [
      "a:\n \u00a0b: 1\n",
      { a: { b: 1 } },
      "2:2 no-break-space «\u00a0» | This line is indented with no-break spaces, which do not count as spaces in YAML. | Replace them by ordinary spaces. | a:\n  b: 1\n",
    ],
    "no space behind a colon": [
      "a:\n  - title:Careers  \n    b: 2\n",
      { a: [{ title: "Careers", b: 2 }] },
      '2:5 missing-space «title:» | A space is missing after "title:". | Write "title: Careers". | a:\n  - title: Careers  \n    b: 2\n',
    ],
    "no space behind a colon, before a comment": [
      "a: 1\ntitle:Careers # at: home\n",
      { a: 1, title: "Careers" },
      '2:1 missing-space «title:» | A space is missing after "title:". | Write "title: Careers # at: home". | a: 1\ntitle: Careers # at: home\n',
    ],
    "no space behind the first of two colons": [
      "title:Careers at: x\nb: 1\n",
      { "title:Careers at": "x", b: 1 },
    ],
    "no space behind a colon in the line below": [
      "a:\n  title\n  b:Careers\n  c: 1\n",
      { a: { title: null, b: "Careers", c: 1 } },
      '2:3 missing-colon «title» | A colon is missing after "title". | Write "title: value".',
      '3:3 missing-space «b:» | A space is missing after "b:". | Write "b: Careers". | a:\n  title\n  b: Careers\n  c: 1\n',
    ],
    "an address where a name should be": [
      "a: 1\nhttp://x\n",
      undefined,
      "2:1 unreadable «http://x» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
    ],
    "no space behind a quoted name": [
      'a: 1\n"my title":Careers\n',
      { a: 1, "my title": "Careers" },
      '2:1 missing-space «"my title":» | A space is missing after "my title":. | Write a space after the colon. | a: 1\n"my title": Careers\n',
    ],
    "no space behind a quoted name in a list": [
      "- 'my t':x\n  b: 2\n",
      [{ "my t": "x", b: 2 }],
      "1:3 missing-space «'my t':» | A space is missing after 'my t':. | Write a space after the colon. | - 'my t': x\n  b: 2\n",
    ],
    "an equals sign": [
      "a:\n  - my-name  =  x y  \n    b: 2\n",
      { a: [{ "my-name": "x y", b: 2 }] },
      '2:5 missing-colon «my-name  =  » | After the name "my-name" comes a colon, not an equals sign. | Write "my-name: x y". | a:\n  - my-name: x y  \n    b: 2\n',
    ],
    "a semicolon right before its value": [
      "price;£148\nb: 2\n",
      { price: "£148", b: 2 },
      '1:1 missing-colon «price;» | After the name "price" comes a colon, not a semicolon. | Write "price: £148". | price: £148\nb: 2\n',
    ],
    "an equals sign without spaces": [
      "a=1\nb: 2\n",
      { a: 1, b: 2 },
      '1:1 missing-colon «a=» | After the name "a" comes a colon, not an equals sign. | Write "a: 1". | a: 1\nb: 2\n',
    ],
    "an equals sign and nothing": [
      "a: 1\nb =\n",
      undefined,
      '2:1 missing-colon «b =» | There is no colon on this line, so it is not clear what is the name and what the value. | Write "b: =", or indent the line if it continues the text above.',
    ],
    "a name alone": [
      "- title \n  b: 2\n",
      [{ title: null, b: 2 }],
      '1:3 missing-colon «title» | A colon is missing after "title". | Write "title: value".',
    ],
    "a name and a text": [
      "a:\n  - title My home  \n    b: 2\n",
      undefined,
      '2:5 missing-colon «title My home» | There is no colon on this line, so it is not clear what is the name and what the value. | Write "title: My home", or indent the line if it continues the text above.',
    ],
    "a quoted name without a space, two spaces behind the dash": [
      '-  "t":x\n   b: 1\n',
      [{ t: "x", b: 1 }],
      '1:4 missing-space «"t":» | A space is missing after "t":. | Write a space after the colon. | -  "t": x\n   b: 1\n',
    ],
    "an equals sign, two spaces behind the dash": [
      "-  a = 1\n   b: 2\n",
      [{ a: 1, b: 2 }],
      '1:4 missing-colon «a = » | After the name "a" comes a colon, not an equals sign. | Write "a: 1". | -  a: 1\n   b: 2\n',
    ],
    "a name alone, two spaces behind the dash": [
      "-  title\n   b: 2\n",
      [{ title: null, b: 2 }],
      '1:4 missing-colon «title» | A colon is missing after "title". | Write "title: value".',
    ],
    "a name and a text, with two spaces before each": [
      "-  title  My home\n   b: 2\n",
      undefined,
      '1:4 missing-colon «title  My home» | There is no colon on this line, so it is not clear what is the name and what the value. | Write "title: My home", or indent the line if it continues the text above.',
    ],
    "a name and an address": [
      "a: 1\ntitle at https://x.y\nb: 1\n",
      undefined,
      '2:1 missing-colon «title at https://x.y» | There is no colon on this line, so it is not clear what is the name and what the value. | Write "title: at https://x.y", or indent the line if it continues the text above.',
    ],
    "a name of two words": ["a: 1\ntitle at home:\n", { a: 1, "title at home": null }],
    "no space behind a colon, below a line without a name": [
      "a: 1\n$x\n  title:Careers\n",
      undefined,
      '3:3 missing-space «title:» | A space is missing after "title:". | Write "title: Careers". | a: 1\n$x\n  title: Careers\n',
    ],
    "no name, and none below it": [
      "a: 1\n$x\n  title\n",
      undefined,
      "2:1 unreadable «$x» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
    ],
    "a name and a quotation": [
      'a: 1\ntitle "Careers"\nb: 2\n',
      undefined,
      '2:1 unreadable «title "Careers"» | This line cannot be read. | Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
