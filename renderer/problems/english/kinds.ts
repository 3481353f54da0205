/**
 * Values of another kind than their option or field takes: a text for a list, a group for a number.
 */
import type { DashFault, Kinds, RowsName, Shown, ValueName } from "../things.ts";
import { nameOf, rowsName } from "./names.ts";
import type { Valued } from "./values.ts";
import { describeValue, firstSentence, listOr, typeNames, type Wording, words } from "./words.ts";

/** A value of another kind than is wanted. */
type WrongType =
  /** `guess`: what is meant, where it can be told. */
  | (Valued & {
      case: "value";
      wanted: Kinds;
      found: Shown;
      several?: readonly string[];
      guess?: string;
      /** How it begins, where something is missing that nobody but its author knows. */
      half?: string;
      /** Numbers of which one is meant: nobody knows which. */
      either?: readonly string[];
      dash?: DashFault;
      /** How the two numbers of a place are written, where the link of a map does not hold them. */
      place?: string;
      /** One text in several languages. */
      languages?: readonly string[];
    })
  | (Valued & { case: "choice"; values: readonly unknown[]; found: Shown; guess?: string })
  /** Without quotation marks a bracket starts a list or a group: `quoted` or, for a binding, `binding` is meant. */
  | (Valued & { case: "bracket"; wanted: Kinds; sign: string; quoted?: string; binding?: string })
  | { case: "row"; collection: string; number: number; key: string; isEmpty?: true }
  | { case: "settings" | "rules" | "theme" | "words"; file: string }
  | { case: "source" | "sort" }
  | { case: "where"; meant?: string }
  /** `options` of the group that do not stand below. */
  | { case: "lost-name"; name: ValueName; options: readonly string[] }
  /** Languages of a site in another form; `isOnLine`: all of them stand behind the name. */
  | { case: "languages"; lang: string; isOnLine: boolean }
  /** A query asks for a value that no row can have. */
  | { case: "never"; field: string; rows: RowsName; found: Shown; guess?: string; isCompared?: true };

const wrongType = (params: WrongType): Wording => {
  switch (params.case) {
    case "lost-name":
      return words(
        `${nameOf(params.name)} is a group, and this text of it has no name.`,
        `Put its name in front, on a line of its own${params.options.length > 0 ? `: ${params.options.join(", ")}` : ""}.`,
      );
    case "value":
      return words(
        `${nameOf(params.name)} must be ${typeNames(params.wanted)}, not ${describeValue(params.found)}.`,
        kindCure(params),
      );
    case "choice":
      return words(
        `${nameOf(params.name)} must be ${listOr(params.values.slice(0, 12))}, not ${describeValue(params.found)}.`,
        params.guess && `Write ${params.guess}`,
      );
    case "bracket":
      return words(
        `${nameOf(params.name)} must be ${typeNames(params.wanted)}; a value that starts with ${params.sign} is read as ${params.sign === "[" ? "a list" : "a group"}.`,
        params.binding
          ? `A binding is written ${params.binding}.`
          : params.quoted === undefined
            ? undefined
            : `If you mean the text, put it in quotation marks: ${params.quoted}`,
      );
    case "row":
      return words(
        params.isEmpty
          ? `Row ${params.number} of ${params.collection} is empty.`
          : `Row ${params.number} of ${params.collection} must be a group of fields.`,
        `Write - ${params.key}: value, and the other fields below it${params.isEmpty ? ", or delete the dash" : ""}.`,
      );
    case "languages":
      return words(
        `"languages" is a list in which each language is a group of options.`,
        `Write "${params.isOnLine ? `[{ lang: ${params.lang} }]` : `- lang: ${params.lang}`}".`,
      );
    case "settings":
      return words(`${params.file} must be a group of fields, such as brand: name.`);
    case "rules":
      return words(`${params.file} must be a group of rules, such as duplicate-title: error.`);
    case "theme":
      return words(`${params.file} must be a group of parts, such as colors: or corners:.`);
    case "words":
      return words(`${params.file} must be a group of languages, such as de:, with words below each.`);
    case "source":
      return words('"source" must be the name of a collection, or a list field such as item.experts.');
    case "where":
      return words(
        '"where" must name a field and the value it must have.',
        params.meant ? `Write where: ${params.meant}` : "For example where: { department: Data }.",
      );
    case "sort":
      return words(
        '"sort" must be the name of a field, with a minus in front for descending order.',
        "For example sort: -date.",
      );
    case "never":
      return words(
        `"${params.field}" of ${rowsName(params.rows)} is never ${typeof params.found === "string" ? describeValue(params.found) : String(params.found)}.`,
        params.guess !== undefined
          ? `Write ${params.guess}`
          : params.isCompared
            ? "A condition names the value itself, or a list of values: nothing is compared with more or less."
            : undefined,
      );
  }
};

/** What to write in the place of a value of another kind, as far as it is known. */
function kindCure(params: WrongType & { case: "value" }): string | undefined {
  const { several, dash, place, guess, half, either, languages, wanted, found } = params;
  if (languages)
    return `Write it in the language of the site alone; the others stand in files beside this one, such as NAME.${languages[1]}.yaml.`;
  if (several) return `Each is an entry of its own, parted by commas: ${several.join(", ")}.`;
  if (dash) return dashCure(dash);
  if (place !== undefined)
    return `The link does not say where it leads: open it, press the place with the right button, and write its two numbers as ${place}. Maps show the latitude first.`;
  if (either) return `Write ${either.join(" or ")}, whichever is meant: a point stands in front of decimals.`;
  const meant = guess ?? half;
  if (meant !== undefined) return `Write ${meant}`;
  const about = firstSentence(params.about);
  const isNumber = wanted.types.every((type) => type === "number" || type === "integer");
  if (!isNumber || typeof found !== "string") return about;
  const digits = "Write digits alone.";
  return about === undefined ? digits : `${digits} ${about}`;
}

function dashCure(fault: DashFault): string {
  if (fault.case === "single") return "Leave out the dash or the brackets: here stands one, not a list.";
  if (fault.case === "numbers")
    return `Write a dash in place of each "${fault.name}:", in front of the first line of its entry: ${fault.entry}`;
  if (fault.case === "types")
    return `A block starts with - type: ${fault.type}, and its options stand below, in the same column as type.`;
  if (fault.case === "above")
    return `The entries stand right below the name of the list: delete the line "${fault.name}:".`;
  if (fault.case === "text") return `Delete the ${fault.sign}, which makes one text of the lines below.`;
  if (fault.case === "bullets")
    return `Delete the ${fault.sign}, and begin each line with a dash: ${fault.entry}`;
  if (fault.case === "listed") return `Write "${fault.name}: |", so that the list is one of the text.`;
  if (fault.case === "pairs") return `Each is an entry of its own, whose parts have names: ${fault.entry}`;
  return fault.case === "lines"
    ? `Put a dash and a space in front of each line, as in: ${fault.entry}`
    : `A list of one is written so: ${fault.entry}`;
}

export const kindWords = { "wrong-type": wrongType };
