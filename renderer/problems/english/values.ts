/**
 * Values that do not fit their option or field: what a schema says of one value.
 */
import type { LookAlike } from "../look-alikes.ts";
import type { Limits, RowName, RowsName, Shown, Thing, ValueName } from "../things.ts";
import { namesOf } from "../things.ts";
import { type NameOfForm, wrongCombination, wrongName } from "./groups.ts";
import { holderOf, nameOf, rowName, rowsName } from "./names.ts";
import {
  count,
  describeShort,
  didYouMean,
  firstSentence,
  limitsOf,
  listOr,
  listSome,
  type Vocabulary,
  type Wording,
  words,
} from "./words.ts";

/** A value by its name, the thing that it belongs to, and the description that its schema has of it. */
export interface Valued {
  name: ValueName;
  of: Thing;
  about?: string;
}

/** A list, or a group that must not be empty, with a wrong number of entries. */
type WrongCount =
  | (Valued & { case: "limits"; min?: number; max?: number; found: number })
  | (Valued & { case: "exactly"; wanted: number; found: number })
  | (Valued & { case: "empty" });

const wrongCount = (params: WrongCount): Wording => {
  const name = nameOf(params.name);
  if (params.case === "empty") return words(`${name} must not be empty.`, firstSentence(params.about));
  const entries = (number: number | undefined) => (number === 1 ? "entry" : "entries");
  if (params.case === "exactly")
    return words(
      `${name} must have ${params.wanted} ${entries(params.wanted)}; ${holderOf(params.of)} has ${params.found}.`,
      firstSentence(params.about),
    );
  const { min, max, found } = params;
  const wanted =
    min !== undefined && min === max ? `exactly ${min}` : limitsOf({ minimum: min, maximum: max } as Limits);
  return words(
    `${name} must have ${wanted} ${entries(max ?? min)}; ${holderOf(params.of)} has ${found === 0 ? "none" : found}.`,
  );
};

const formats: Record<string, string> = {
  email: "Write an e-mail address, such as name@example.com.",
  date: "Write a day that exists as year-month-day, such as 2025-07-25.",
  "date-time": "Write a moment as 2025-07-25T14:00:00Z.",
  moment: "Write a day such as 2027-03-10, or a moment such as 2027-03-10 09:00.",
  "time-zone": "Write it as region and city, such as Europe/London.",
  time: "Write a time as hours and minutes, such as 14:30.",
  uri: "Write a full address, such as https://example.com.",
  "site-address":
    "Write the address of the site in full and without spaces, such as https://www.example.com.",
  "color-hex": "Write a colour as # and six digits, such as #1f3a5f.",
};

interface Format {
  name: ValueName;
  about?: string;
  found: Shown;
  format?: string;
  advice?: string;
  /** What is meant, where it can be told. */
  guess?: string;
  /** It is a name in plain letters. */
  isName?: true;
  /** How every value begins, and this one does not. */
  begins?: string;
}

export const valueWords = {
  /** `quoted` is the value with the sign that is meant, where that helps. */
  "look-alike": ({ sign, codePoint, like, quoted }: LookAlike & { quoted?: string }) =>
    words(
      `"${sign}" is not "${like}" here: it is another sign (U+${codePoint}), which only looks like it.`,
      quoted === undefined ? "Type the sign anew." : `Write "${quoted}".`,
    ),

  /** `isBehindSign`: the comment behind it may be meant as its text. */
  "empty-value": (
    params: (Omit<Valued, "of"> & { isBehindSign?: true }) | { case: "title"; row?: RowName },
  ) => {
    if ("case" in params)
      return words(
        `The title of ${params.row ? `the page for ${rowName(params.row)}` : "this page"} is empty.`,
      );
    if (params.isBehindSign)
      return words(
        `${nameOf(params.name)} has no value: what stands behind # is a comment.`,
        "If it is the text, leave out the #; if not, write the text after the colon, or remove the line.",
      );
    const form =
      params.name.kind === "nth"
        ? "Write it, or remove the entry."
        : "Write it after the colon, or remove the line.";
    const about = firstSentence(params.about);
    return words(`${nameOf(params.name)} has no value.`, about ? `${form} ${about}` : form);
  },

  "not-allowed-value": (
    params:
      | (Valued & {
          values: readonly unknown[];
          found: Shown;
          guess?: string;
          /** Values that stand in one text, each of which is allowed. */
          several?: readonly string[];
        })
      | { field: string; rows: RowsName; values: readonly unknown[]; found: Shown; guess?: string },
  ) => {
    const { values, guess } = params;
    if ("rows" in params)
      return words(
        `"${params.field}" is never "${params.found}" in ${rowsName(params.rows)}; it is ${listOr(values.slice(0, 12))}.`,
        guess && didYouMean(guess, String(params.found)),
      );
    if (params.several)
      return words(
        `${nameOf(params.name)} holds ${params.several.length} values in one text.`,
        `Each is an entry of its own, parted by commas between brackets or behind a dash: ${params.several.join(", ")}.`,
      );
    const isLong = values.length > 12;
    return words(
      `${nameOf(params.name)} must be ${isLong ? "one of the names below" : listOr(values)}; ${holderOf(params.of)} has ${describeShort(params.found)}.`,
      guess
        ? didYouMean(guess, String(params.found))
        : isLong
          ? listSome("Possible", namesOf(values.map(String)), 20)
          : undefined,
    );
  },

  "out-of-range": ({ name, of, about, limits, found }: Valued & { limits: Limits; found: Shown }) =>
    words(
      `${nameOf(name)} must be ${limitsOf(limits)}; ${holderOf(of)} has ${String(found)}.`,
      firstSentence(about),
    ),

  /** Without a name: a text that Markdown would take too long for. */
  "too-long": ({ name, length, limit }: { name?: ValueName; length: number; limit: number }) =>
    name
      ? words(`${nameOf(name)} has ${count(length, "character")}; at most ${limit} fit.`, "Shorten the text.")
      : words(
          `This text has ${length.toLocaleString("en")} characters; at most ${limit.toLocaleString("en")} fit.`,
          "Put it into a file under public/ and show it with a block that takes its text from a file.",
        ),

  "too-short": ({ name, length, limit }: { name: ValueName; length: number; limit: number }) =>
    words(`${nameOf(name)} has ${count(length, "character")}; at least ${limit} are needed.`),

  "wrong-count": wrongCount,

  "repeated-entry": ({ name }: { name: ValueName }) =>
    words(`${nameOf(name)} has this entry twice.`, "Remove one of the two."),

  /** `advice` is what the schema itself says of a wrong value. */
  "wrong-format": (params: Format | NameOfForm) => {
    if ("case" in params) return wrongName(params);
    const { name, about, found, format, advice, guess, isName, begins } = params;
    return words(
      format === "date" && /^\d{4}-\d{2}-\d{2}$/.test(String(found))
        ? `${nameOf(name)} is ${found}, a day that does not exist.`
        : format === "moment"
          ? `${nameOf(name)} is ${found}, a day or an hour that does not exist.`
          : format === "time-zone"
            ? `There is no time zone ${describeShort(found)}.`
            : `${nameOf(name)} cannot be ${describeShort(found)}.`,
      guess !== undefined
        ? isName
          ? `Write "${guess}": letters from a to z, digits and hyphens, without accents and spaces.`
          : `Write "${guess}".`
        : (advice ??
            (format === undefined ? undefined : formats[format]) ??
            (isName
              ? "Write letters from a to z, digits and hyphens, without spaces."
              : begins === undefined
                ? firstSentence(about)
                : [`It begins with ${begins}`, firstSentence(about)].filter(Boolean).join(". "))),
    );
  },

  "end-before-start": ({
    name,
    end,
    other,
    start,
  }: {
    name: ValueName;
    end: string;
    other: string;
    start: string;
  }) =>
    words(
      `${nameOf(name)} is ${end}, which is not after "${other}" (${start}).`,
      "Put one of the two right.",
    ),

  "wrong-combination": wrongCombination,
} satisfies Vocabulary;
