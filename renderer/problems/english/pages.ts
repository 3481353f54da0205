/**
 * Pages and their blocks.
 */
import type { BlockPlace, Names, Shown } from "../things.ts";
import { blockName } from "./names.ts";
import { listAll } from "./options.ts";
import {
  calledNow,
  describeValue,
  didYouMean,
  listOr,
  listSome,
  type Vocabulary,
  type Wording,
  words,
} from "./words.ts";

const blockTypes = (types: Names): string => listSome("Block types", types, 15);

/**
 * `keyed`: the block is keyed by its type. `isEmpty`: `type` is there, without a value. `fits`: types that have
 * all its options, if there are any; `options`: how many it has. `begins`: the option it begins with, where its first
 * line is lost: counted by what is there, it is no block of its own.
 */
interface MissingType {
  begins?: string;
  fits?: readonly string[];
  options?: number;
  block: BlockPlace;
  keyed?: string;
  /** The name that the block stands below. */
  wrapper?: string;
  /** The one type that stands in brackets. */
  named?: string;
  isEmpty?: true;
  types: Names;
}

/** Why a block may not stand where it does. */
type MisplacedBlock =
  | { case: "top"; type: string }
  /** `takers`: blocks that take others. */
  | { case: "inside"; type: string; takers: Names }
  /** Without a line: the other one is in the layout. */
  | { case: "once"; type: string; line?: number }
  /** `below`: the block that keeps the top for itself. */
  | { case: "first"; type: string; below: string };

const misplaced = (params: MisplacedBlock): Wording => {
  switch (params.case) {
    case "top":
      return words(
        `The ${params.type} block stands on its own, not inside another block.`,
        "Move it out, among the blocks of the page.",
      );
    case "inside":
      return words(
        `The ${params.type} block is a part of other blocks and does not stand on its own.`,
        `Put it into one of those. ${listSome("They are", params.takers)}`,
      );
    case "once":
      return words(
        params.line === undefined
          ? `This is a second ${params.type} block on the page: its layout has one.`
          : `This is a second ${params.type} block; the first is on line ${params.line}.`,
        "Keep one.",
      );
    case "first":
      return words(
        `The ${params.type} block stands above the ${params.below} block, which keeps the top of the page for itself.`,
        `Move it below the ${params.below} block.`,
      );
  }
};

const blockWords = {
  /** `isSpare`: it is a dash with nothing behind it, among other blocks. */
  "not-a-block": ({
    block,
    found,
    isType,
    isSpare,
    isText,
  }: {
    block: BlockPlace;
    found: Shown;
    isType: boolean;
    isSpare?: true;
    /** Words, as a block for texts shows them. */
    isText?: true;
  }) =>
    words(
      `${blockName(block)} is ${found === null ? "empty" : describeValue(found)}, not a block.`,
      isType
        ? block.kind === "option"
          ? `Write { type: ${found} }`
          : `Write - type: ${found}`
        : isText
          ? "What is to be read stands in a block of its own: - type: prose, and below it text: and the words."
          : `A block starts with - type: and the name of a block type${isSpare ? "; a dash with nothing behind it can go" : ""}.`,
    ),

  "missing-type": ({ block, keyed, wrapper, named, isEmpty, fits, begins, types }: MissingType) =>
    words(
      wrapper !== undefined
        ? `${blockName(block)} stands below "${wrapper}", which a list of blocks does not have.`
        : `${begins === undefined ? blockName(block) : `The block that begins with "${begins}"`} has no type.`,
      wrapper !== undefined
        ? `Leave "${wrapper}:" out, and write the block behind the dash.`
        : named !== undefined
          ? `Its type stands without brackets: type: ${named}`
          : keyed === undefined
            ? `${fits ? `Its first line says what it is; these options are of ${fits.map((type) => `- type: ${type}`).join(" or ")}. ` : isEmpty ? "" : "Its first line says what it is: - type: hero. "}${blockTypes(types)}`
            : `A block starts with - type: ${keyed}, and its options stand below, in the same column as type.`,
    ),

  /** `isSlot`: the type that is possible in layouts alone. */
  "unknown-block-type": ({ block, type, isSlot, guess, called, needless, types }: UnknownType) =>
    words(
      isSlot
        ? `${blockName(block)} has type "${type}", which marks the place of the page's own blocks and is possible only in a layout.`
        : `${blockName(block)} has type "${type}", which is not a block type of this site.`,
      isSlot
        ? "Only the list of blocks of a file whose name begins with _ has it: rename the file, or remove the block."
        : needless
          ? withoutNeedless[needless]
          : [guess ? didYouMean(guess) : called && `You may mean ${listOr(called)}.`, blockTypes(types)]
              .filter(Boolean)
              .join(" "),
    ),

  "misplaced-block": (params: MisplacedBlock) => misplaced(params),

  /**
   * `meant`: what the list holds is what one entry shows of a row; under a wrong name, or as an entry as well. Or it is
   * the name of the collection itself.
   */
  "source-and-items": ({ list, meant, collection }: SourceAndItems) =>
    meant === "source"
      ? words(
          `"${list}" holds entries that are written out, and "${collection}" is the name of a collection.`,
          `Write "source: ${collection}".`,
        )
      : meant
        ? words(
            `Beside "source", what one entry shows of a row is called "item", not "${list}".`,
            meant === "name" ? 'Write "item:".' : 'Its options stand below "item:", without a dash.',
          )
        : words(
            `This block has "source" and "${list}", which both say what it shows.`,
            "Keep one of the two.",
          ),

  "unknown-icon": ({ icon, guess }: { icon: string; guess?: string }) =>
    words(
      `There is no icon "${icon}".`,
      guess ? didYouMean(guess) : "All icons are shown by name at /__blocks while npm start runs.",
    ),

  /** `bare`: the name is right, but has its folder or ending with it. */
  "unknown-collection": ({ option, name, isBare, guess, now, names }: UnknownCollection) =>
    isBare
      ? words(`"${option}" takes the name of a data file without its folder and ending.`, `Write "${name}".`)
      : words(
          `"${option}" names data/${name}.yaml, which does not exist.`,
          guess ? didYouMean(guess) : now ? calledNow(now) : listSome("Data files", names),
        ),
} satisfies Vocabulary;

const withoutNeedless = {
  group: "Blocks stand one below the other: write those in it without it, in its own column.",
  gap: "Blocks keep their distance from each other by themselves: delete this one.",
};

interface UnknownType {
  block: BlockPlace;
  type: string;
  isSlot: boolean;
  guess?: string;
  /** Types that people call so. */
  called?: readonly string[];
  /** Other systems have it around blocks, or between them. */
  needless?: "group" | "gap";
  types: Names;
}

interface UnknownCollection {
  option: string;
  name: string;
  /** There is a file of this name; it was written with its folder or ending. */
  isBare: boolean;
  guess?: string;
  /** What it is probably called now. */
  now?: string;
  names: Names;
}

const layoutWords = {
  "missing-page-slot": ({ slots }: { slots: number }) =>
    words(
      slots === 0
        ? "This layout does not say where the blocks of a page go."
        : "This layout has more than one place for the blocks of a page.",
      slots === 0
        ? "Write - type: page once, between the header and the footer."
        : "Keep one of them, between the header and the footer.",
    ),

  "unknown-layout": ({ layout, file, guess, names }: UnknownLayout) =>
    words(
      `There is no layout "${layout}": ${file} does not exist.`,
      guess ? didYouMean(guess) : listSome("Layouts", names),
    ),

  "nothing-chosen": ({ collection }: { collection: string }) =>
    words(
      `No row of ${collection} is as "where" asks, so this file makes no page.`,
      "Ask for what some row has.",
    ),

  "redirect-with-content": ({ option, also = [] }: { option: string; also?: readonly string[] }) =>
    words(
      `A page that redirects shows nothing, so it has no ${listAll([option, ...also])}.`,
      'Remove it, or remove "redirect".',
    ),
} satisfies Vocabulary;

interface UnknownLayout {
  layout: string;
  file: string;
  guess?: string;
  names: Names;
}

interface SourceAndItems {
  list: string;
  meant?: "name" | "entry" | "source";
  collection?: string;
}

export const pageWords = {
  ...blockWords,
  ...layoutWords,
} satisfies Vocabulary;
