import type { ProblemKind } from "./problem-kind.ts";

const FILE = "data/words.yaml";

/** Problems of the words that the engine says to visitors. */
export const wordProblems: Record<string, ProblemKind> = {
  "missing-words": {
    severity: "warning",
    title: "Words that visitors read in English",
    cause:
      "Buttons, messages and names for screen readers come from the engine, in Dutch, English, French, German, Italian, Japanese, Portuguese and Spanish. The site is in another language and does not have all of them.",
    cure: "Write the words in data/words.yaml, below the tag of the language. An editor offers their names.",
    example: {
      file: "data/site.yaml",
      wrong: "brand: Hus\nurl: https://www.example.com\nlang: sv\n",
      right: "brand: House\nurl: https://www.example.com\nlang: en\n",
      marks: "sv",
    },
  },
  "bad-word": {
    severity: "error",
    title: "A word with other places than the engine fills",
    cause: "Names in braces are filled in by the engine: a number, a title. Each word has its own.",
    cure: "Use exactly the names that the message gives.",
    example: {
      file: FILE,
      wrong: 'de:\n  filter-list.count: "{shown} von {all}"\n',
      right: 'de:\n  filter-list.count: "{shown} von {total}"\n',
      marks: '"{shown} von {all}"',
    },
  },
};
