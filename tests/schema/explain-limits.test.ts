import { describe, it } from "vitest";
import { isExplained, type ValueCases } from "./check-value.ts";

describe("a value that is not on the list", () => {
  const cases: ValueCases = {
    "with one that is near": [
      { enum: ["left", "right"] },
      "a: lefft\n",
      '1:4 not-allowed-value «lefft» | "a" must be "left" or "right"; this row has "lefft". | Did you mean "left"? | a: left\n',
    ],
    "in quotation marks": [
      { enum: ["left", "right"] },
      'a: "rigth"\n',
      '1:4 not-allowed-value «"rigth"» | "a" must be "left" or "right"; this row has "rigth". | Did you mean "right"? | a: right\n',
    ],
    "as a block of text": [
      { enum: ["left", "right"] },
      "a: |-\n  lefft\n",
      '1:4 not-allowed-value «|-» | "a" must be "left" or "right"; this row has "lefft". | Did you mean "left"?',
    ],
    "with none that is near": [
      { enum: ["left", "right", "center"] },
      "a: up\n",
      '1:4 not-allowed-value «up» | "a" must be "left", "right" or "center"; this row has "up".',
    ],
    "a number": [
      { enum: [1, 2, 3] },
      "a: 4\n",
      '1:4 not-allowed-value «4» | "a" must be 1, 2 or 3; this row has the number 4.',
    ],
    "a constant": [
      { const: "home" },
      "a: away\n",
      '1:4 not-allowed-value «away» | "a" must be "home"; this row has "away".',
    ],
    "a list": [
      { enum: ["left", "right"] },
      "a:\n  - left\n",
      '2:3 wrong-type «- left» | "a" must be "left" or "right", not a list. | Write left',
    ],
    "a group, of many": [
      { enum: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"] },
      "a: { b: 1 }\n",
      '1:4 wrong-type «{ b: 1 }» | "a" must be "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k" or "l", not a group of options.',
    ],
    "of twelve": [
      { enum: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] },
      "a: xyz\n",
      '1:4 not-allowed-value «xyz» | "a" must be "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k" or "l"; this row has "xyz".',
    ],
    "of thirteen": [
      { enum: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"] },
      "a: xyz\n",
      '1:4 not-allowed-value «xyz» | "a" must be one of the names below; this row has "xyz". | Possible: a, b, c, d, e, f, g, h, i, j, k, l, m.',
    ],
    "of thirty": [
      {
        enum: [
          "n0",
          "n1",
          "n2",
          "n3",
          "n4",
          "n5",
          "n6",
          "n7",
          "n8",
          "n9",
          "n10",
          "n11",
          "n12",
          "n13",
          "n14",
          "n15",
          "n16",
          "n17",
          "n18",
          "n19",
          "n20",
          "n21",
          "n22",
          "n23",
          "n24",
          "n25",
          "n26",
          "n27",
          "n28",
          "n29",
        ],
      },
      "a: xyz\n",
      '1:4 not-allowed-value «xyz» | "a" must be one of the names below; this row has "xyz". | Possible: n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19 and 10 more.',
    ],
    "of thirteen, with one that is near": [
      { enum: ["heading", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] },
      "a: headng\n",
      '1:4 not-allowed-value «headng» | "a" must be one of the names below; this row has "headng". | Did you mean "heading"? | a: heading\n',
    ],
    "a long text": [
      { enum: ["left"] },
      "a: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
      '1:4 not-allowed-value «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx» | "a" must be "left"; this row has "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…".',
    ],
    "a text just short enough": [
      { enum: ["left"] },
      "a: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
      '1:4 not-allowed-value «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx» | "a" must be "left"; this row has "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a number out of its limits", () => {
  const cases: ValueCases = {
    below: [
      { type: "integer", minimum: 1, maximum: 4 },
      "a: 0\n",
      '1:4 out-of-range «0» | "a" must be from 1 to 4; this row has 0.',
    ],
    "above, with a hint": [
      { type: "integer", maximum: 4, description: "Size of it. In pixels." },
      "a: 5\n",
      '1:4 out-of-range «5» | "a" must be at most 4; this row has 5. | Size of it.',
    ],
    "at a limit that is excluded": [
      { type: "number", exclusiveMinimum: 0 },
      "a: 0\n",
      '1:4 out-of-range «0» | "a" must be more than 0; this row has 0.',
    ],
    "at an upper limit that is excluded": [
      { type: "number", exclusiveMaximum: 1 },
      "a: 1\n",
      '1:4 out-of-range «1» | "a" must be less than 1; this row has 1.',
    ],
    "between steps": [
      { type: "integer", multipleOf: 5 },
      "a: 7\n",
      '1:4 out-of-range «7» | "a" must be a multiple of 5; this row has 7.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a text of the wrong length", () => {
  const cases: ValueCases = {
    "too long": [
      { type: "string", maxLength: 3 },
      "a: héé👩x\n",
      '1:4 too-long «héé👩x» | "a" has 5 characters; at most 3 fit. | Shorten the text.',
    ],
    "too short": [
      { type: "string", minLength: 5 },
      "a: 👩é\n",
      '1:4 too-short «👩é» | "a" has 2 characters; at least 5 are needed.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});
