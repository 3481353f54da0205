import { describe, it } from "vitest";
import { isExplained, type ValueCases } from "./check-value.ts";

describe("a list with the wrong number of entries", () => {
  const cases: ValueCases = {
    "too few": [
      { type: "array", minItems: 2 },
      "a: [x]\n",
      '1:1 wrong-count «a» | "a" must have at least 2 entries; this row has 1.',
    ],
    none: [
      { type: "array", minItems: 1 },
      "a: []\n",
      '1:1 wrong-count «a» | "a" must have at least 1 entry; this row has none.',
    ],
    "too many": [
      { type: "array", maxItems: 1 },
      "a:\n  - x\n  - y\n",
      '1:1 wrong-count «a» | "a" must have at most 1 entry; this row has 2.',
    ],
    "too many for two": [
      { type: "array", maxItems: 2 },
      "a: [1, 2, 3]\n",
      '1:1 wrong-count «a» | "a" must have at most 2 entries; this row has 3.',
    ],
    "out of a range": [
      { type: "array", minItems: 2, maxItems: 4 },
      "a: [1]\n",
      '1:1 wrong-count «a» | "a" must have from 2 to 4 entries; this row has 1.',
    ],
    "not the one number": [
      { type: "array", minItems: 3, maxItems: 3 },
      "a: [1]\n",
      '1:1 wrong-count «a» | "a" must have exactly 3 entries; this row has 1.',
    ],
    "in a list": [
      { type: "array", items: { type: "array", minItems: 1, maxItems: 1 } },
      "a:\n  - [1]\n  - [1, 2]\n",
      '3:5 wrong-count «[1, 2]» | Entry 2 of "a" must have exactly 1 entry; this row has 2.',
    ],
    "more than the places": [
      { type: "array", items: [{}, {}], additionalItems: false, description: "Size of it. In pixels." },
      "a: [1, 2, 3]\n",
      '1:4 wrong-count «[1, 2, 3]» | "a" must have 2 entries; this row has 3. | Size of it.',
    ],
    "more than the places, without a hint": [
      { type: "array", items: [{}], additionalItems: false },
      "a: [1, 2, 3]\n",
      '1:4 wrong-count «[1, 2, 3]» | "a" must have 1 entry; this row has 3.',
    ],
    "a group of nothing": [
      { type: "object", minProperties: 1, description: "Size of it. In pixels." },
      "a: {}\n",
      '1:4 wrong-count «{}» | "a" must not be empty. | Size of it.',
    ],
    "a group of nothing, without a hint": [
      { type: "object", minProperties: 1 },
      "a: {}\n",
      '1:4 wrong-count «{}» | "a" must not be empty.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("an entry that stands there twice", () => {
  const cases: ValueCases = {
    "in lines": [
      { type: "array", uniqueItems: true },
      "a:\n  - x\n  - y\n  - x  # again\n",
      '4:5 repeated-entry «x» | "a" has this entry twice. | Remove one of the two.',
    ],
    "a group": [
      { type: "array", uniqueItems: true },
      "a:\n  - b: 1\n    c: 2\n  - b: 1\n    c: 2\n",
      '4:5 repeated-entry «b: 1» | "a" has this entry twice. | Remove one of the two.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a text of the wrong form", () => {
  const cases: ValueCases = {
    "a link": [
      { type: "string", pattern: "^/", "x-kind": "link" },
      "a: www.example.com\n",
      '1:4 bad-link «www.example.com» | "www.example.com" is not a full address. | Write https://www.example.com | a: https://www.example.com\n',
    ],
    "a link as a block of text": [
      { type: "string", pattern: "^/", "x-kind": "link" },
      "a: |-\n  www.example.com\n",
      '1:4 bad-link «|-» | "www.example.com" is not a full address. | Write https://www.example.com',
    ],
    "a link without a fix": [
      { type: "string", pattern: "^/", "x-kind": "link" },
      "a: javascript:x\n",
      '1:4 bad-link «javascript:x» | Links cannot start with "javascript:". | They start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.',
    ],
    "a link in quotation marks": [
      { type: "string", pattern: "^/", "x-kind": "link" },
      'a: " /x"\n',
      '1:4 bad-link «" /x"» | The address " /x" starts or ends with a space. | Remove the space. | a: /x\n',
    ],
    "a link that is written well": [
      { type: "string", pattern: "^/", "x-kind": "link" },
      "a: https://example.com\n",
      '1:4 wrong-format «https://example.com» | "a" cannot be "https://example.com". | It begins with /',
    ],
    "a picture": [
      { type: "string", pattern: "^/images", "x-kind": "image" },
      "a: /public/images/x.svg\n",
      '1:4 bad-image «/public/images/x.svg» | "/public/images/x.svg" begins with the folder\'s own name. | Write it as visitors get it: /images/x.svg | a: /images/x.svg\n',
    ],
    "a picture of another site": [
      { type: "string", pattern: "^/images", "x-kind": "image" },
      "a: https://example.com/x.svg\n",
      "1:4 bad-image «https://example.com/x.svg» | Pictures come from this site, not from another address. | Put the file into public/images/ and write /images/name.svg.",
    ],
    "a picture that is written well": [
      { type: "string", pattern: "^/images", "x-kind": "image" },
      "a: /x.svg\n",
      '1:4 wrong-format «/x.svg» | "a" cannot be "/x.svg". | It begins with /images',
    ],
    "with a hint of the schema": [
      {
        type: "string",
        pattern: "^[a-z]+$",
        patternErrorMessage: "Small letters only.",
        description: "Size of it. In pixels.",
      },
      "a: A1\n",
      '1:4 wrong-format «A1» | "a" cannot be "A1". | Small letters only.',
    ],
    "with the description as a hint": [
      { type: "string", pattern: "^[a-z]+$", description: "Size of it. In pixels." },
      "a: A1\n",
      '1:4 wrong-format «A1» | "a" cannot be "A1". | Size of it.',
    ],
    "without a hint": [
      { type: "string", pattern: "^[a-z]+$" },
      "a: A1\n",
      '1:4 wrong-format «A1» | "a" cannot be "A1".',
    ],
    "a long text": [
      { type: "string", pattern: "^[a-z]+$" },
      "a: X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X\n",
      '1:4 wrong-format «X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X» | "a" cannot be "X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X1X…".',
    ],
    "in the format email": [
      { type: "string", format: "email" },
      "a: x\n",
      '1:4 wrong-format «x» | "a" cannot be "x". | Write an e-mail address, such as name@example.com.',
    ],
    "in the format date": [
      { type: "string", format: "date" },
      "a: 2025-02-30\n",
      '1:4 wrong-format «2025-02-30» | "a" is 2025-02-30, a day that does not exist. | Write a day that exists as year-month-day, such as 2025-07-25.',
    ],
    "in the format date-time": [
      { type: "string", format: "date-time" },
      "a: today\n",
      '1:4 wrong-format «today» | "a" cannot be "today". | Write a moment as 2025-07-25T14:00:00Z.',
    ],
    "in the format time": [
      { type: "string", format: "time" },
      "a: 25:00\n",
      '1:4 wrong-format «25:00» | "a" cannot be "25:00". | Write a time as hours and minutes, such as 14:30.',
    ],
    "in the format uri": [
      { type: "string", format: "uri" },
      "a: x\n",
      '1:4 wrong-format «x» | "a" cannot be "x". | Write a full address, such as https://example.com.',
    ],
    "in the format color-hex": [
      { type: "string", format: "color-hex" },
      'a: "#12"\n',
      '1:4 wrong-format «"#12"» | "a" cannot be "#12". | Write a colour as # and six digits, such as #1f3a5f.',
    ],
    "another format": [
      { type: "string", format: "uri-reference", description: "Size of it. In pixels." },
      "a: x y\n",
      '1:4 wrong-format «x y» | "a" cannot be "x y". | Size of it.',
    ],
    "a format with words of its own": [
      { type: "string", format: "email", patternErrorMessage: "Ours." },
      "a: x\n",
      '1:4 wrong-format «x» | "a" cannot be "x". | Ours.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a combination", () => {
  const cases: ValueCases = {
    "of fields that need each other": [
      { type: "object", dependencies: { b: ["c"] } },
      "a: { b: 1 }\n",
      '1:4 missing-option «{ b: 1 }» | "a" needs "c" because it has "b".',
    ],
    "that is not possible": [
      { not: { type: "string" }, description: "Size of it. In pixels." },
      "a: x\n",
      '1:4 wrong-combination «x» | "a" is written in a way that is not possible here. | Size of it.',
    ],
    "that is not possible, without a hint": [
      { not: { type: "string" } },
      "a: x\n",
      '1:4 wrong-combination «x» | "a" is written in a way that is not possible here.',
    ],
    "two of which one may be there": [
      { properties: { href: {}, file: {} }, oneOf: [{ required: ["href"] }, { required: ["file"] }] },
      "a: { href: /, file: b.pdf }\n",
      '1:4 wrong-combination «{ href: /, file: b.pdf }» | "a" has "href" and "file", which do not go together. | Keep one of them.',
    ],
    "two that may not be there together": [
      { properties: { href: {}, file: {} }, not: { required: ["href", "file"] } },
      "a: { href: /, file: b.pdf }\n",
      '1:4 wrong-combination «{ href: /, file: b.pdf }» | "a" has "href" and "file", which do not go together. | Keep one of them.',
    ],
    "what two forms take, of which one is meant": [
      { oneOf: [{ type: "string" }, { enum: ["wide"] }] },
      "a: wide\n",
      '1:4 wrong-combination «wide» | "a" is written in a way that is not possible here.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a number that cannot be kept", () => {
  const cases: ValueCases = {
    "with a zero in front": [
      { type: "integer" },
      "a: 007\n",
      "1:4 odd-number «007» | 007 would be read as the number 7. | Write it without zeros in front. | a: 7\n",
    ],
    "negative, with a zero in front": [
      { type: "number" },
      "a: -01.5\n",
      "1:4 odd-number «-01.5» | -01.5 would be read as the number -1.5. | Write it without zeros in front. | a: -1.5\n",
    ],
    "with a zero in front, as a text": [{ type: "string" }, "a: 007\n"],
    zero: [{ type: "number" }, "a: 0\n"],
    "zero and a part": [{ type: "number" }, "a: 0.5\n"],
    "too long": [
      { type: "integer" },
      "a: 12345678901234567890\n",
      "1:4 odd-number «12345678901234567890» | 12345678901234567890 is not a number that can be kept exactly. | Write a number with at most 15 digits.",
    ],
    "the largest that is exact": [{ type: "integer" }, "a: 9007199254740991\n"],
    "one more than that": [
      { type: "integer" },
      "a: 9007199254740992\n",
      "1:4 odd-number «9007199254740992» | 9007199254740992 is not a number that can be kept exactly. | Write a number with at most 15 digits.",
    ],
    endless: [
      { type: "number" },
      "a: .inf\n",
      "1:4 odd-number «.inf» | .inf is not a number that can be kept exactly. | Write a number with at most 15 digits.",
    ],
    "in a group": [
      { type: "object", properties: { b: { type: "array", items: { type: "number" } } } },
      "a:\n  b: [1, 02]\n",
      "2:10 odd-number «02» | 02 would be read as the number 2. | Write it without zeros in front.",
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});
