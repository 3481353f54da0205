/**
 * Options and fields that are missing, or that nobody knows.
 */
import type { BlockPlace, Kinds, Names, RowsName, Thing, ValueName } from "../things.ts";
import { type Drawn, insteadOfDrawn } from "./drawn-elsewhere.ts";
import { KEYS_ELSEWHERE } from "./keys-elsewhere.ts";
import { blockName, entryOf, nameOf, ownerName } from "./names.ts";
import {
  calledNow,
  didYouMean,
  firstSentence,
  listSome,
  typeNames,
  type Vocabulary,
  type Wording,
  words,
} from "./words.ts";

/** A name that a thing does not have; `in` is the group that it stands in, where that is not the thing itself. */
interface Unknown {
  option: string;
  of: Thing;
  in?: ValueName;
  guess?: string;
  /** The name that it nearly is stands there as well. */
  twin?: string;
  /** A name that is nearly it, for a value of another kind. */
  near?: { name: string; takes: Kinds };
  /** What is missing beside it, and how it may stand for that. */
  lacks?: { option: string; by: "shape" | "inside" | "beside"; isNear?: true };
  /** Entries of this list, which is not there, have it and the other names that are unknown. */
  within?: {
    list: string;
    names: readonly string[];
    isGroup?: true;
    twins?: readonly string[];
    isFlow?: true;
  };
  /** How a switch that there is says it, or how its right name is written with what its value is meant as. */
  instead?: { written: string; isOpposite?: true };
  /** Its entries are those of the lists within the groups of another list. */
  grouped?: { list: string; heading: string; items: string };
  /** It is the first of two texts, and its value the second: the options that they are. */
  pair?: { first: string; second: string };
  /** It is the type of a block, which an entry has below this option. */
  inBlock?: string;
  /** A key of a page that is a type of block. */
  isBlock?: true;
  /** It is the text of a page, or of a part of one that shows blocks: texts stand in blocks here. */
  isText?: true;
  /** The names are those of fields that have no column in the table. */
  areOpen?: true;
  /** Further names there that it does not have, and of which nothing else is known. */
  beside?: readonly string[];
  /** The language of a text, which stands at an end of the name of the text: `de` of `title_de`. */
  inLanguage?: string;
  /** Types of block that have it and what stands below it, where the first line of such a block may be gone. */
  begins?: readonly string[];
  /** Other systems say by it how something is drawn or opened. */
  drawn?: Drawn;
  names: Names;
  /** What the group is for, where its names are of a form and so cannot be listed. */
  about?: string;
}

const unknown = ({
  option,
  of,
  in: group,
  guess,
  twin,
  near,
  lacks,
  within,
  instead,
  begins,
  inLanguage,
  pair,
  grouped,
  beside = [],
  inBlock,
  isBlock,
  isText,
  drawn,
  names,
  areOpen,
  about,
}: Unknown): Wording => {
  if (isBlock)
    return words(
      `"${option}" is a type of block, and no key of a page.`,
      `Blocks stand in a list: write blocks:, and below it - type: ${option} with its options in the column of "type".`,
    );
  if (inBlock !== undefined)
    return words(
      `${nameOf(group ?? of)} has no type of its own: a block stands below "${inBlock}" in it.`,
      `Write ${inBlock}: above "type:", and the type and the options of the block below that, two spaces further right.`,
    );
  if (isText)
    return words(
      group || of.kind !== "page"
        ? `${nameOf(group ?? of)} has no option "${option}": what it shows stands in blocks.`
        : `A page has no key "${option}": its texts stand in blocks.`,
      "Write blocks:, and below it - type: prose with text: and the text.",
    );
  const options =
    about ??
    listSome(areOpen ? "Fields without a column" : entryOf(of) === "field" ? "Fields" : "Options", names);
  const kind = group ? "option" : entryOf(of);
  return words(
    `${nameOf(group ?? of)} has no ${beside.length > 0 ? `${kind}s ${listAll([option, ...beside], "or")}` : `${kind} "${option}"`}${instead?.isOpposite ? `, but one that says the opposite` : ""}.`,
    instead
      ? insteadOf(instead.written)
      : guess
        ? didYouMean(guess, option)
        : twin && !lacks
          ? `There is "${twin}" as well: keep one of the two.`
          : of.kind === "page" && !group && Object.hasOwn(KEYS_ELSEWHERE, option.toLowerCase())
            ? KEYS_ELSEWHERE[option.toLowerCase()]
            : grouped
              ? `There is "${grouped.list}", a list of groups: each has "${grouped.heading}", and below "${grouped.items}" entries such as these.`
              : pair
                ? `Each of the two has a name: write ${pair.first}: ${option}, and ${pair.second}: in front of what stands behind it.`
                : inLanguage
                  ? `Texts in other languages stand in a file of their own beside this one, with .${inLanguage} before its ending.`
                  : begins
                    ? `${otherBlock(begins)} ${options}`
                    : lacks
                      ? lackBeside(option, lacks)
                      : within
                        ? withinList(within)
                        : near
                          ? `There is "${near.name}", which must be ${typeNames(near.takes)}.`
                          : drawn && beside.length === 0
                            ? insteadOfDrawn(drawn)
                            : options,
  );
};

const otherBlock = (types: readonly string[]): string =>
  `If another block begins here, write its first line above: ${types.map((type) => `- type: ${type}`).join(" or ")}.`;

/** A draft is told of where links lead to it, which an author should not learn by surprise. */
const insteadOf = (written: string): string =>
  written === "draft: true"
    ? "With draft: true it stays out of the site; links to it have to go as well."
    : `Write "${written}".`;

function withinList({ list, names, isGroup, twins = [], isFlow }: NonNullable<Unknown["within"]>): string {
  const all = names.length === 1 ? `"${names[0]}" belongs` : `${listAll(names)} belong`;
  const into = listAll([list, ...twins], "or");
  if (isFlow)
    return `${all} into ${into}: write ${list}: { ${names.map((name) => `${name}: …`).join(", ")} }.`;
  if (isGroup)
    return `${all} into ${into}: write ${list}: above, and indent by two spaces what belongs to it.`;
  return `${all} into an entry of "${list}": write ${list}: above, and a dash in front of the first.`;
}

function lackBeside(unknownName: string, { option, by, isNear }: NonNullable<Unknown["lacks"]>): string {
  switch (by) {
    case "shape":
      return `"${option}" is missing: perhaps that is what it should be called.`;
    case "inside":
      return `Write what stands in "${unknownName}" without it, such as "${option}".`;
    case "beside":
      return isNear ? `${didYouMean(option)} That is missing there.` : `"${option}" is missing there.`;
  }
}

export const listAll = (names: readonly string[], word: "and" | "or" = "and"): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} ${word} ${quoted.at(-1)}`;
};

/** A name that a thing or a group in it must have. */
interface Missing {
  case: "required";
  option: string;
  owner: ValueName;
  about?: string;
  /** What it lacks besides. */
  also?: readonly string[];
  /** What would do in its place. */
  or?: readonly string[];
}

const missing = ({ option, owner, about, also = [], or }: Missing): Wording => {
  if (or) return words(`${nameOf(owner)} needs ${listAll([option, ...or], "or")}.`);
  if (also.length > 0) return words(`${nameOf(owner)} needs ${listAll([option, ...also])}.`);
  const first = firstSentence(about);
  return words(
    first ? `${nameOf(owner)} needs "${option}": ${first}` : `${nameOf(owner)} needs "${option}".`,
  );
};

/** Why an option is needed. */
type MissingOption =
  | Missing
  /** Because another one is there. */
  | { case: "beside"; option: string; owner: ValueName; other: string }
  | { case: "page"; option: string; about?: string; also?: readonly string[] }
  /** `where`, `sort` and `limit` of a page that is made of no rows. */
  | { case: "each"; option: string }
  /** A part of a query without its source; `list` is what the query would fill. */
  | { case: "source"; option: string; list: string }
  | { case: "item"; list: string }
  /** A block with neither entries nor a query. */
  | { case: "list"; list: string; block: string; about?: string };

const missingOption = (params: MissingOption): Wording => {
  switch (params.case) {
    case "required":
      return missing(params);
    case "beside":
      return words(`${nameOf(params.owner)} needs "${params.option}" because it has "${params.other}".`);
    case "page":
      return words(
        params.also
          ? `A page needs ${listAll([params.option, ...params.also])}.`
          : `A page needs "${params.option}": ${params.about ?? ""}`.trim(),
      );
    case "each":
      return words(
        `"${params.option}" chooses rows, but this page has no "each".`,
        "Add each: with the name of a collection, or remove the line.",
      );
    case "source":
      return words(
        `"${params.option}" belongs to a query, but this block has no "source".`,
        `Add source: with the name of a collection, or write "${params.list}" out.`,
      );
    case "item":
      return words(
        `A block with "source" needs "item": what one entry of "${params.list}" shows of a row.`,
        'For example item: { title: "${item.title}" }.',
      );
    case "list":
      return words(
        `The ${params.block} block needs "${params.list}"${params.about ? `: ${params.about}` : "."}`,
        'Write the entries out, or fill them from a collection with "source" and "item".',
      );
  }
};

export const optionWords = {
  "missing-option": missingOption,

  "missing-field": missing,

  /** `list`: a shared list, which is what stands behind the name. */
  "unknown-option": (params: Unknown | { misspelt: string; block: BlockPlace; list?: string }) =>
    "misspelt" in params
      ? params.list !== undefined
        ? words(
            `"${params.list}" is a list of shared blocks, which stands behind "use", not behind "${params.misspelt}".`,
            `Write "use: ${params.list}".`,
          )
        : words(
            `${blockName(params.block)} has "${params.misspelt}" where its type should be.`,
            didYouMean("type"),
          )
      : unknown(params),

  "sort-direction": ({ meant }: { meant: string }) =>
    words('"sort" takes a field, with a minus in front for descending.', `Write ${meant}`),

  "unknown-field": (
    params:
      | Unknown
      | { field: string; rows: RowsName; guess?: string; now?: string; turned?: string; names: Names },
  ) =>
    "rows" in params
      ? words(
          `${ownerName(params.rows)} has no field "${params.field}".`,
          params.turned !== undefined
            ? `A minus turns the order round in sort alone. Here the field is ${params.turned}; in a choice of orders, descending: true beside it turns it round.`
            : params.now !== undefined
              ? calledNow(params.now)
              : params.guess
                ? didYouMean(params.guess, params.field)
                : listSome("Fields", params.names, 15),
        )
      : unknown(params),
} satisfies Vocabulary;
