import { describe, it } from "vitest";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("lines that are indented with tabs", () => {
  const cases: Cases = {
    "a list below its name": [
      "blocks:\n\t- type: hero\n\t  heading: Home\n",
      { blocks: [{ type: "hero", heading: "Home" }] },
      "2:1 tab-indentation «\t» | This line and 1 below it are indented with tabs. | Indent with spaces, two for each level.",
    ],
    "a name below another": [
      "a:\n  b: 1\n\tc: 2\n",
      { a: { b: 1, c: 2 } },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  b: 1\n  c: 2\n",
    ],
    "two tabs each": [
      "a:\n\t\tb: 1\n\t\tc: 2\n",
      { a: { b: 1, c: 2 } },
      "2:1 tab-indentation «\t» | This line and 1 below it are indented with tabs. | Indent with spaces, two for each level.",
    ],
    "an option of a block": [
      "blocks:\n  - type: a\n\t\theading: x\n  - type: b\n",
      { blocks: [{ type: "a", heading: "x" }, { type: "b" }] },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | blocks:\n  - type: a\n    heading: x\n  - type: b\n",
    ],
    "an entry of a list": [
      "blocks:\n  - type: a\n\t- type: b\n",
      { blocks: [{ type: "a" }, { type: "b" }] },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | blocks:\n  - type: a\n  - type: b\n",
    ],
    "an entry that is all on its line, above a name that cannot belong to it": [
      "a:\n  - x: 1\n    y:\n      - { b: 1 }\n\t- { b: 2 }\n    z: 3\n",
      { a: [{ x: 1, y: [{ b: 1 }, { b: 2 }], z: 3 }] },
      "5:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  - x: 1\n    y:\n      - { b: 1 }\n      - { b: 2 }\n    z: 3\n",
    ],
    "an entry in the form of those above, before one in another form": [
      "a:\n  - n: 1\n    o:\n      - x\n\t- y\n  - n: 2\n",
      { a: [{ n: 1, o: ["x", "y"] }, { n: 2 }] },
      "5:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level.",
    ],
    "an entry that stands too far right": [
      "a:\n- x\n\t- y\n",
      { a: ["x", "y"] },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n- x\n- y\n",
    ],
    "a blank line between": [
      "a:\n\tb: 1\n\n\tc: 2\nd: 3\n",
      { a: { b: 1, c: 2 }, d: 3 },
      "2:1 tab-indentation «\t» | This line and 1 below it are indented with tabs. | Indent with spaces, two for each level.",
    ],
    "the first line": [
      "\ta: 1\n",
      { a: 1 },
      "1:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: 1\n",
    ],
    "below a name with a remark": [
      "a: # c\n\tb: 1\n",
      { a: { b: 1 } },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: # c\n  b: 1\n",
    ],
    "below a remark": [
      "a:\n  # r\n\n\tb: 1",
      { a: { b: 1 } },
      "4:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  # r\n\n  b: 1",
    ],
    "above an entry": [
      "a:\n\t- x\n    - y\n",
      { a: ["x", "y"] },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n    - x\n    - y\n",
    ],
    "above a name": [
      "a:\n\tb: 1\n    c: 2\n",
      { a: { b: 1, c: 2 } },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n    b: 1\n    c: 2\n",
    ],
    "a space before the tab": [
      "a:\n \tb: 1\n",
      { a: { b: 1 } },
      "2:2 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  b: 1\n",
    ],
    "spaces behind the tab": [
      "a:\n  b:\n\t  c: 1\n    d: 2\n",
      { a: { b: { c: 1, d: 2 } } },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  b:\n    c: 1\n    d: 2\n",
    ],
    "a list in a list": [
      "a:\n  - b:\n\t\t- c\n        - d\n",
      { a: [{ b: ["c", "d"] }] },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  - b:\n        - c\n        - d\n",
    ],
    "below a value": [
      "a: x\n\ty: 1\n",
      { a: "x", y: 1 },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: x\ny: 1\n",
    ],
    "a block of text": [
      "a: >\n\ttext\n",
      { a: "text\n" },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: >\n  text\n",
    ],
    "a block of text that keeps its lines": [
      "a: |+\n\ttext\nb: 1\n",
      { a: "text\n", b: 1 },
      "2:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: |+\n  text\nb: 1\n",
    ],
    "a group in a list": [
      "a:\n  b:\n\t- x: 1\n\t- y:\n\t\t\tz: 1\nc: 1\n",
      { a: { b: [{ x: 1 }, { y: { z: 1 } }] }, c: 1 },
      "3:1 tab-indentation «\t» | This line and 2 below it are indented with tabs. | Indent with spaces, two for each level.",
    ],
    "a line of a tab alone": [
      "a: 1\n\t\n\tb: 2\n",
      { a: 1, b: 2 },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a: 1\n\t\nb: 2\n",
    ],
    "above a line further left": [
      "a:\n  - b:\n\t\t\tc: 1\n  - d\n",
      { a: [{ b: { c: 1 } }, "d"] },
      "3:1 tab-indentation «\t» | This line is indented with a tab. | Indent with spaces, two for each level. | a:\n  - b:\n      c: 1\n  - d\n",
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
