/**
 * Groups and lists whose parts do not go together, and names that a group cannot have.
 */
import type { Names, Shown, ValueName } from "../things.ts";
import { nameOf } from "./names.ts";
import { didYouMean, firstSentence, listOr, listSome, type Wording, words } from "./words.ts";

/** Options that are there and may not be, or an entry that one of a list has to be. */
interface Combination {
  name: ValueName;
  about?: string;
  /** Those of which one alone may be there. */
  options?: readonly string[];
  lacks?: LackingEntry;
}

/** One of some values, or a group with some options. */
type LackingEntry = { values: readonly Shown[] } | { names: readonly string[] };

export function wrongCombination({ name, about, options, lacks }: Combination): Wording {
  if (lacks) return words(`${nameOf(name)} needs ${entryWith(lacks)}.`, firstSentence(about));
  return options
    ? words(
        `${nameOf(name)} has ${options.map((one) => `"${one}"`).join(" and ")}, which do not go together.`,
        "Keep one of them.",
      )
    : words(`${nameOf(name)} is written in a way that is not possible here.`, firstSentence(about));
}

function entryWith(lacks: LackingEntry): string {
  if ("values" in lacks) return `the entry ${listOr(lacks.values)}`;
  return lacks.names.length > 0
    ? `an entry with ${lacks.names.map((name) => `"${name}"`).join(" and ")}`
    : "another entry";
}

/** A name in a group whose names have a form. */
export interface NameOfForm {
  case: "name";
  name: ValueName;
  found: string;
  names?: Names;
  advice?: string;
  guess?: string;
}

/** What is said of such a name. */
export function wrongName({ name, found, names, advice, guess }: NameOfForm): Wording {
  const hint = guess === undefined ? names && listSome("Possible", names, 20) : didYouMean(guess);
  return words(`${nameOf(name)} cannot have the name "${found}".`, hint ?? advice);
}
