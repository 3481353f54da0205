/**
 * Rows and rules: what a collection asks of its rows, what makes a good page, and how rules are switched off.
 */
import { count, didYouMean, type Vocabulary, type Wording, words } from "./words.ts";

const rowWords = {
  "computed-field": ({ field }: { field: string }) =>
    words(`"${field}" is computed and cannot be written.`, "Remove the line."),

  "duplicate-key": ({ value, key, row, collection }: DuplicateKey) =>
    words(
      `"${value}" is already the ${key} of row ${row}; each row of ${collection} needs its own.`,
      "Write another one here, or delete one of the two rows.",
    ),

  "unused-collection": ({ file, collection }: { file: string; collection: string }) =>
    words(
      `No page shows anything of ${file}.`,
      `Read it with source: ${collection} or each: ${collection}, or delete the file.`,
    ),

  "unused-picture": ({ file }: { file: string }) =>
    words(`Nothing on this site shows ${file}.`, "Show it, or delete the file: visitors can still find it."),
} satisfies Vocabulary;

interface DuplicateKey {
  value: string;
  /** The field that identifies a row. */
  key: string;
  /** The earlier row, counted from 1. */
  row: number;
  collection: string;
}

/** A title or description that another address has as well. */
interface Duplicate {
  route: string;
  /** The same file makes both: the other address. */
  other?: string;
}

const duplicate =
  (name: "title" | "description") =>
  ({ route, other }: Duplicate): Wording =>
    words(
      `${route} has the same ${name}${other === undefined ? "" : ` as ${other}`}.`,
      "Say what is special about this page.",
    );

/** A length that is wrong for several pages of one file is told of the first. */
const forPages = (pages: number): string =>
  pages > 1 ? ` So it is for ${pages} of the pages that this file makes.` : "";

const titleWords = {
  "duplicate-title": duplicate("title"),

  "duplicate-description": duplicate("description"),

  "missing-description": () =>
    words(
      "This page has no description for search results and shared links.",
      "Add description: with one or two sentences.",
    ),

  "long-title": ({ route, length, limit, pages }: Length & { limit: number }) =>
    words(
      `The title of ${route} has ${length} characters; search results show about ${limit}.${forPages(pages)}`,
      "Put what matters first, and leave out what the address or the brand says.",
    ),

  "description-length": ({ route, length, min, max, pages }: Length & { min: number; max: number }) =>
    words(
      `The description of ${route} has ${count(length, "character")}.${forPages(pages)}`,
      `Search results show ${min} to ${max}: ${length < min ? "say a little more" : "shorten it"}.`,
    ),
} satisfies Vocabulary;

interface Length {
  route: string;
  /** In UTF-16 code units. */
  length: number;
  /** Addresses of the file for which it is wrong. */
  pages: number;
}

const outlineWords = {
  "missing-h1": () =>
    words(
      "This page has no main heading.",
      "Use a block that makes one, such as a hero, as the first block.",
    ),

  /** Without a line: in a text that a page with a main heading shows. */
  "second-h1": ({ line }: { line?: number }) =>
    words(
      line === undefined
        ? "This is a second main heading on the page that shows this text."
        : `This page has a second main heading; the first is on line ${line}.`,
      "Keep one, so that visitors and search engines know what the page is about.",
    ),

  "heading-above-main": ({ level }: { level: number }) =>
    words(
      `This heading of level ${level} stands above the page's main heading.`,
      "Move its block below the one with the main heading, or leave the heading out.",
    ),

  "skipped-heading": ({ level, before }: { level: number; before: number }) =>
    words(
      `This heading is of level ${level}, but the one before it is of level ${before}.`,
      `Give the part before it a heading of level ${before + 1}, so that no level is left out.`,
    ),

  "duplicate-id": (
    params:
      | { id: string; seen: "entries" | "layout" }
      /** `isHeading`: the second is the place of a heading to which a link of its own text leads. */
      | { id: string; seen: "page"; line: number; isHeading?: boolean },
  ) => {
    if (params.seen === "entries")
      return words(`Several entries get the id "${params.id}"; each needs its own.`);
    if (params.seen === "page" && params.isHeading)
      return words(
        `A link of this text leads to this heading as #${params.id}, and line ${params.line} makes the same place.`,
        `Give the place on line ${params.line} another name, or give the heading other words and change them in the link.`,
      );
    return words(
      params.seen === "page"
        ? `The id "${params.id}" is used twice on this page; the first is on line ${params.line}.`
        : `The id "${params.id}" is used by the layout around this page.`,
      "Choose another one here.",
    );
  },

  /**
   * `leads`: so many further pages can be come to from these, and from nowhere else. `of`: the collection that they are
   * made from.
   */
  "unreachable-page": ({
    routes,
    more,
    leads = 0,
  }: {
    routes: readonly string[];
    more: number;
    leads?: number;
    of?: string;
  }) => {
    const isOne = routes.length === 1 && !(more > 0);
    const others = leads === 1 ? "the page" : `the ${leads} pages`;
    return words(
      `No path of links leads from the home page to ${routes.join(", ")}${more > 0 ? ` and ${more} more` : ""}${leads > 0 ? `, nor to ${others} to which ${isOne ? "it leads" : "they lead"}` : ""}.`,
      `Link to ${isOne ? "it" : "them"} from a page or the menu, or write index: false if only those who know the address are to find ${isOne ? "it" : "them"}.`,
    );
  },
} satisfies Vocabulary;

/** A comment that switches off nothing. */
type BadSwitchOff =
  | { case: "no-colon"; rule: string; reason: string }
  | { case: "no-reason" | "no-rule"; rule: string }
  | { case: "nameless" }
  | { case: "unknown"; rule: string; guess?: string };

const badSwitchOff = (params: BadSwitchOff): Wording => {
  const form = "The form is # check-off: CODE: the reason, with a code of docs/checks.md.";
  switch (params.case) {
    case "no-colon":
      return words(
        `This comment lacks the colon between "${params.rule}" and the reason.`,
        `Write # check-off: ${params.rule}: ${params.reason}`,
      );
    case "no-reason":
      return words(`This comment switches "${params.rule}" off without saying why.`, form);
    case "no-rule":
      return words(`"${params.rule}" cannot be switched off: the page would not work.`, form);
    case "nameless":
      return words("This comment does not say what it switches off.", form);
    case "unknown":
      return words(
        `There is no rule "${params.rule}" that could be switched off.`,
        params.guess ? didYouMean(params.guess) : form,
      );
  }
};

export const ruleWords = {
  ...rowWords,
  ...titleWords,
  ...outlineWords,
  "bad-switch-off": badSwitchOff,
  "unused-switch-off": ({ rule }: { rule: string }) =>
    words(`This comment switches "${rule}" off, but there is no such problem here.`, "Remove the comment."),
} satisfies Vocabulary;
