/**
 * Lists of blocks that several pages use.
 */
import type { Names } from "../things.ts";
import { didYouMean, listSome, type Vocabulary, words } from "./words.ts";

export const sharedWords = {
  "unknown-shared-list": ({ name, guess, names }: { name: string; guess?: string; names: Names }) =>
    words(
      name === ""
        ? '"use" takes the name of a list of blocks.'
        : `There is no list of blocks "${name}": pages/_shared/${name}.yaml does not exist.`,
      guess
        ? didYouMean(guess)
        : names.all > 0
          ? listSome("Lists", names)
          : "Write the file, or remove the entry.",
    ),

  "shared-circle": ({ name }: { name: string }) =>
    words(
      `The list "${name}" is used inside itself, so it would have no end.`,
      "Remove the entry, or move what both need into a list of its own.",
    ),

  "unknown-default": ({ type, guess, names }: { type: string; guess?: string; names: Names }) =>
    words(
      `"defaults" sets options of ${type} blocks, and there is no such block type.`,
      guess ? didYouMean(guess) : listSome("Block types", names, 15),
    ),

  "misplaced-use": ({ option }: { option: string }) =>
    words(
      `"${option}" takes one block, and a list of blocks may be any number.`,
      "Write the block here, or use the list among other blocks.",
    ),

  "unused-list-option": ({ option }: { option: string }) =>
    words(
      `No block of this list uses its option "${option}", so what pages set is not shown.`,
      `Put \${use.${option}} where it is to be seen, or remove the option.`,
    ),

  "unused-shared-list": ({ name }: { name: string }) =>
    words(`No page uses the list of blocks "${name}".`, `Use it with - use: ${name}, or remove the file.`),
} satisfies Vocabulary;
