/**
 * Addresses of pages: what gives them, who claims them, where a page was before.
 */
import type { RowName } from "../things.ts";
import { rowName, upperFirst } from "./names.ts";
import { didYouMean, type Vocabulary, type Wording, words } from "./words.ts";

/** Why a part of an address is none. */
export type SegmentFault =
  | { case: "empty" | "characters" | "reserved" | "reserved-first" | "no-slash" }
  | { case: "too-long"; limit: number }
  /** `meant`: the address below that of its language. */
  | { case: "not-below"; path: string; meant: string };

const segment = (fault: SegmentFault): string => {
  switch (fault.case) {
    case "empty":
      return "a part of it is empty, between two slashes or behind the last one";
    case "characters":
      return "it may hold small letters from a to z, digits and single hyphens";
    case "too-long":
      return `it has more than ${fault.limit} characters`;
    case "reserved":
      return "this name is reserved";
    case "reserved-first":
      return "at the beginning this name is reserved";
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

export const addressWords = {
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
