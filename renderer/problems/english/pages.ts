/**
 * Pages, their blocks and their addresses.
 */
import type { BlockPlace, Names, RowName, Shown } from "../things.ts";
import { blockName, rowName, upperFirst } from "./names.ts";
import { listAll } from "./options.ts";
import {
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
  }: {
    block: BlockPlace;
    found: Shown;
    isType: boolean;
    isSpare?: true;
  }) =>
    words(
      `${blockName(block)} is ${found === null ? "empty" : describeValue(found)}, not a block.`,
      isType
        ? block.kind === "option"
          ? `Write { type: ${found} }`
          : `Write - type: ${found}`
        : `A block starts with - type: and the name of a block type${isSpare ? "; a dash with nothing behind it can go" : ""}.`,
    ),

  "missing-type": ({ block, keyed, isEmpty, fits, begins, types }: MissingType) =>
    words(
      `${begins === undefined ? blockName(block) : `The block that begins with "${begins}"`} has no type.`,
      keyed === undefined
        ? `${fits ? `Its first line says what it is; these options are of ${fits.map((type) => `- type: ${type}`).join(" or ")}. ` : isEmpty ? "" : "Its first line says what it is: - type: hero. "}${blockTypes(types)}`
        : `A block starts with - type: ${keyed}, and its options stand below, in the same column as type.`,
    ),

  /** `isSlot`: the type that is possible in layouts alone. */
  "unknown-block-type": ({ block, type, isSlot, guess, called, types }: UnknownType) =>
    words(
      isSlot
        ? `${blockName(block)} has type "${type}", which marks the place of the page's own blocks and is possible only in a layout.`
        : `${blockName(block)} has type "${type}", which is not a block type of this site.`,
      isSlot
        ? "Only the list of blocks of a file whose name begins with _ has it: rename the file, or remove the block."
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
  "unknown-collection": ({ option, name, isBare, guess, names }: UnknownCollection) =>
    isBare
      ? words(`"${option}" takes the name of a data file without its folder and ending.`, `Write "${name}".`)
      : words(
          `"${option}" names data/${name}.yaml, which does not exist.`,
          guess ? didYouMean(guess) : listSome("Data files", names),
        ),
} satisfies Vocabulary;

interface UnknownType {
  block: BlockPlace;
  type: string;
  isSlot: boolean;
  guess?: string;
  /** Types that people call so. */
  called?: readonly string[];
  types: Names;
}

interface UnknownCollection {
  option: string;
  name: string;
  /** There is a file of this name; it was written with its folder or ending. */
  isBare: boolean;
  guess?: string;
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

/** Why a part of an address is none. */
export type SegmentFault =
  | { case: "empty" | "characters" | "reserved" | "no-slash" }
  | { case: "too-long"; limit: number }
  /** `meant`: the address below that of its language. */
  | { case: "not-below"; path: string; meant: string };

const segment = (fault: SegmentFault): string => {
  switch (fault.case) {
    case "empty":
      return "it is empty";
    case "characters":
      return "it may hold small letters from a to z, digits and single hyphens";
    case "too-long":
      return `it has more than ${fault.limit} characters`;
    case "reserved":
      return "this name is reserved";
    case "no-slash":
      return "it must start with a slash";
    case "not-below":
      return `in this language addresses begin with ${fault.path}`;
  }
};

/** An address that a file name, a row or an alias gives, and that cannot be one. */
type BadRoute =
  | { case: "file"; segment: string; fault: SegmentFault; folder?: string; meant?: string }
  | { case: "too-many-parts"; route: string; limit: number }
  | { case: "row"; field: string; row: RowName; fault: SegmentFault }
  | { case: "alias"; route: string; fault: SegmentFault; meant?: string };

const badRoute = (params: BadRoute): Wording => {
  switch (params.case) {
    case "file":
      return words(
        `"${params.segment}" cannot be part of an address: ${segment(params.fault)}.`,
        params.folder === undefined
          ? `Rename the file${params.meant === undefined ? " or folder" : `, such as ${params.meant}`}.`
          : `Rename the folder ${params.folder}${params.meant === undefined ? "" : `, such as ${params.meant}`}.`,
      );
    case "too-many-parts":
      return words(`The address ${params.route} has more than ${params.limit} parts.`, "Move the file up.");
    case "row":
      return words(
        `The ${params.field} of ${rowName(params.row)} cannot be part of an address: ${segment(params.fault)}.`,
      );
    case "alias":
      return words(
        `"${params.route}" cannot be an address: ${segment(params.fault)}.`,
        params.fault.case === "not-below"
          ? didYouMean(params.fault.meant)
          : params.meant && `Write /${params.meant}`,
      );
  }
};

/** The rows of a page and the name of its file do not go together. */
type EachAndName =
  | { case: "no-each"; field: string }
  | { case: "no-field" | "no-field-in-route"; example: string }
  | { case: "no-text"; field: string; row: RowName; meant?: string };

const eachAndName = (params: EachAndName): Wording => {
  switch (params.case) {
    case "no-each":
      return words(
        `The name of this file has [${params.field}] in it, but the page does not say which rows it is made of.`,
        "Add each: with the name of a collection.",
      );
    case "no-field":
      return words(
        "With each, the name of the file holds a field of the row in brackets.",
        `Rename it to ${params.example}, for example.`,
      );
    case "no-field-in-route":
      return words(
        "All rows would have this one address: with each, it holds a field of the row in brackets.",
        `Write ${params.example}`,
      );
    case "no-text":
      return words(
        `${upperFirst(rowName(params.row))} has no text "${params.field}", which the name of this file asks for.`,
        params.meant === undefined ? "Use a field that every row has." : `Rename it to ${params.meant}.`,
      );
  }
};

/** Who claims one address: two files, one file twice, or two rows of one page. */
type DuplicateRoute =
  | { case: "files"; route: string; files: readonly [string, string] }
  | { case: "twice"; route: string; file: string }
  | { case: "rows"; route: string; rows: readonly (RowName | undefined)[] }
  /** A file that stands where the build writes one of its own. */
  | { case: "build"; file: string }
  /** Two files whose names differ in nothing but how their accents are stored. */
  | { case: "alike"; file: string };

const duplicateRoute = (params: DuplicateRoute): Wording => {
  switch (params.case) {
    case "files":
      return words(`${params.route} is claimed by ${params.files.join(" and ")}. Keep one.`);
    case "twice":
      return words(`${params.route} is claimed twice by ${params.file}. Keep one.`);
    case "rows":
      return words(
        `${params.route} is claimed by ${params.rows.map((row) => row && rowName(row)).join(" and ")}. Keep one.`,
      );
    case "alike":
      return words(
        `There are two files ${params.file}: their names look the same, but their accents are stored in two ways.`,
        "Keep one of them.",
      );
    case "build":
      return words(
        `${params.file} has an address that the build needs for itself.`,
        "Rename or remove the file.",
      );
  }
};

/** A page that is not where links to it lead; `alias` is the former address as the page would write it. */
interface RenamedPage {
  route: string;
  old: string;
  links: number;
  alias: string;
  /** Of several pages that were moved together: the part of their addresses that has changed. */
  folder?: { old: string; now: string; pages: number };
}

interface SourceAndItems {
  list: string;
  meant?: "name" | "entry" | "source";
  collection?: string;
}

export const pageWords = {
  ...blockWords,
  ...layoutWords,
  "bad-route": badRoute,
  "each-and-name": eachAndName,
  "duplicate-route": duplicateRoute,

  "renamed-page": ({ route, old, links, alias, folder }: RenamedPage) =>
    folder
      ? words(
          `${folder.pages} pages are at ${folder.now} now, and ${links} links still look for them at ${folder.old}.`,
          `Move them back, or add its former address to each, as aliases: [${alias}] here.`,
        )
      : words(
          `${links} links lead to ${old}, where no page is, and none leads to this one, ${route}.`,
          `If it was at ${old} before, add the line aliases: [${alias}] here, or change the links.`,
        ),
} satisfies Vocabulary;
