import { expect, test } from "vitest";
import { wordsOf } from "../../renderer/bundle/words-of-code.ts";
import { FIRST_SCRIPT, FIRST_SCRIPT_WORDS } from "../../renderer/publish/document.ts";

test("the words of the first script are written down as a parser finds them", () => {
  expect(FIRST_SCRIPT_WORDS).toEqual(wordsOf([FIRST_SCRIPT]));
});
