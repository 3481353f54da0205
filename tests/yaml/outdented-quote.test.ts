import { describe, it } from "vitest";
import { type Cases, comesOut } from "../support/show-problems.ts";

const said = (column: number, wanted: number): string =>
  `This line is indented by ${column} spaces, which fits neither the line above nor a new level. | Lines that belong together start in the same column: indent it by ${wanted} spaces.`;

describe("a text in quotation marks that goes on below its name, no further right", () => {
  const cases: Cases = {
    "is told as lines in the wrong column": [
      'a:\n  b: "One.\n  Two.\n\n  Three."\n  c: 1\n',
      { a: { b: "One. Two.\nThree.", c: 1 } },
      `3:3 wrong-indentation «Two.» | ${said(2, 4)}`,
    ],
    "but not where a name stands in between: then the mark is not closed": [
      'a:\n  b: "One.\n  c: 1\n  d: "Two."\n',
      { a: { b: "One.", c: 1, d: "Two." } },
      '2:6 unclosed-quote «"One.» | The quotation mark that opens here is not closed. | Close it at the end of the text: "One."',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
