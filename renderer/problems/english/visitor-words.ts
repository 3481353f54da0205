/**
 * What the engine says to visitors: words of data/words.yaml.
 */
import type { Names } from "../things.ts";
import { listSome, words } from "./words.ts";

type MissingWords =
  /** Nobody has words in the language of the site. */
  | { case: "language"; lang: string }
  /** `blocks`: of those that only blocks of the site have. */
  | { case: "some" | "blocks"; lang: string; lacks: Names };

interface BadWord {
  /** The place that is missing, and the one that nothing fills. */
  lacking?: string | undefined;
  odd?: string | undefined;
  /** A place as a binding or another system has it, and as it is here. */
  sign?: string;
  plain?: string;
  /** All places of the word. */
  places: readonly string[];
}

export const visitorWords = {
  "missing-words": (params: MissingWords) =>
    params.case === "language"
      ? words(
          `The engine has no words in "${params.lang}": visitors read its buttons and messages in English.`,
          `Write them in data/words.yaml below ${params.lang}:`,
        )
      : params.case === "blocks"
        ? words(
            `Blocks of this site have words that are missing in "${params.lang}": visitors read them in the language of the site.`,
            `Write them in data/words.yaml below ${params.lang}. ${listSome("Missing", params.lacks)}`,
          )
        : words(
            `Words of "${params.lang}" are missing: visitors read them in English.`,
            listSome("Missing", params.lacks),
          ),

  "bad-word": ({ lacking, odd, sign, plain, places }: BadWord) =>
    sign !== undefined
      ? words(`A place in a word stands between braces alone, not as ${sign}.`, `Write ${plain}.`)
      : odd === undefined
        ? words(`The word has to have {${lacking}}.`, "The engine puts something in its place.")
        : words(
            `Nothing is put in the place of {${odd}}.`,
            places.length > 0
              ? `This word has ${places.map((name) => `{${name}}`).join(" and ")}.`
              : "This word has no places in braces.",
          ),
};
