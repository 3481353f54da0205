/**
 * Versions in other languages.
 */
import type { Names } from "../things.ts";
import { didYouMean, listSome, type Vocabulary, words } from "./words.ts";

/** What texts stand in: a block by its id, a row by its key, or the file itself. */
type Owner = { kind: "block" | "row"; name: string } | { kind: "file" };

type MissingTranslation = MissingTexts | { body: string; lang: string };

interface LostPlaceholder {
  placeholder: string;
  seen?: string;
  all?: Names;
}

interface MissingTexts {
  owner: Owner;
  lang: string;
  /** Paths of the texts: `heading`, `items.2.title`. */
  texts: Names;
}

type ObsoleteTranslation = {
  kind: "block" | "row" | "option" | "entry" | "body";
  name: string;
  guess?: string;
  /** How the guess is known, where the names are not alike; `unkeyed`: block `number` of the original has no id. */
  because?: "texts" | "names" | "unkeyed";
  number?: number;
};

type BadTranslation =
  | { case: "text" | "group" | "list" | "file" }
  /** `name`: the first block or row whose texts are an entry of a list; `isEach`: there are others. */
  | { case: "rows" | "blocks"; name?: string; isEach?: true }
  /** Blocks that are written as in a page. */
  | { case: "block" }
  /** A name that is none of the two that a translation has. */
  | { case: "name"; name: string; guess: string }
  | { case: "surplus-name"; name: string }
  /** What the original alone says of a block or row; `value` is empty where it says nothing. */
  | { case: "repeated"; owner: "block" | "row"; name: string; value: string }
  /** A language tag of which no language of the site is. */
  | { case: "no-original"; file: string; original: string }
  | { case: "no-name" };

function ownerName(owner: Owner): string {
  if (owner.kind === "file") return "this file";
  return owner.kind === "block" ? `the block "${owner.name}"` : `the row "${owner.name}"`;
}

const FORMS = {
  text: "A text stands here in the original, so its translation is { of: …, text: … }.",
  group: "A group of options stands here in the original, so its translation is a group of the same names.",
  list: "A list stands here in the original, so its translation is a list of those entries that have texts.",
  rows: "A version of data has the texts of each row below the row's key.",
  blocks: 'A version has the texts of each block below the block\'s id, in a group called "blocks".',
  file: "A version in another language is a group: title, blocks and other names of its original.",
} as const;

function missingTexts({ owner, lang, texts }: MissingTexts): ReturnType<typeof words> {
  return words(
    texts.all === 1
      ? `One text of ${ownerName(owner)} has no translation (${lang}): ${texts.some[0]}.`
      : `${texts.all} texts of ${ownerName(owner)} have no translation (${lang}).`,
    texts.all === 1
      ? "Visitors read the original there."
      : `${listSome("Missing", texts, 6)} Visitors read the originals there.`,
  );
}

/** A file under `public/`, and the comment with which its translation says that it is of it as it is. */
interface TranslatedBody {
  body: string;
  comment: string;
}

export const translationWords = {
  "repeated-language": ({ lang }: { lang: string }) =>
    words(`The site has "${lang}" already.`, "Remove the entry, or give it another language."),

  "unknown-language": ({ lang, langs }: { lang: string; langs: Names }) =>
    words(
      `The site is not translated into "${lang}".`,
      `${langs.all === 0 ? "It has one language." : listSome("Languages", langs)} Name the language in data/site.yaml (languages), or remove the file.`,
    ),

  "missing-translation": (params: MissingTranslation) =>
    "body" in params
      ? words(
          `${params.body} has no translation (${params.lang}).`,
          "Put it beside the file, with the language before the ending. Visitors read the original.",
        )
      : missingTexts(params),

  "unkeyed-block": ({ blocks }: { blocks: readonly number[] }) =>
    blocks.length === 1
      ? words(
          `Block ${blocks[0]} of the original has no id, so its texts cannot be translated.`,
          "Give it an id there, such as id: intro.",
        )
      : words(
          `Blocks ${blocks.join(", ")} of the original have no ids, so their texts cannot be translated.`,
          "Give them ids there, such as id: intro.",
        ),

  "stale-translation": (params: { now: string } | TranslatedBody) =>
    "body" in params
      ? words(
          `${params.body} has changed since this was translated.`,
          `Translate what has changed, and write ${params.comment} here.`,
        )
      : words(
          "The original has changed since this was translated.",
          `It says now: "${params.now}". Translate it anew, and write the new original into "of".`,
        ),

  "obsolete-translation": ({ kind, name, guess, because, number }: ObsoleteTranslation) =>
    words(
      kind === "entry"
        ? "The original has no entry with these texts any more."
        : kind === "body"
          ? "No page in this language shows this text."
          : `The original has no ${kind} "${name}"${kind === "option" ? " here" : ""}.`,
      because === "unkeyed"
        ? `Its texts are those of block ${number}, which has no id: write id: ${name} there.`
        : kind === "body"
          ? "Remove the file, or call it as the text that it translates, with the language before the ending."
          : guess
            ? because === "texts"
              ? `Its texts are those of "${guess}": write "${guess}:".`
              : because === "names"
                ? `Only "${guess}" is without a translation: if that is meant, write "${guess}:".`
                : didYouMean(guess, name)
            : "Remove the translation, or put it where the text stands now.",
    ),

  "turned-translation": () =>
    words(
      'The text of the original stands behind "text" here, and another one behind "of".',
      "Write what the original says behind of:, and the translation behind text:.",
    ),

  /** `original`: what belongs behind `of`, where `text` is there. */
  "unmarked-translation": (params?: Partial<TranslatedBody> & { original?: string }) =>
    words(
      "Nobody can tell which original this translates.",
      params?.original !== undefined
        ? `Put of: beside text:, with the words of the original: "${params.original}".`
        : params?.comment === undefined
          ? "Write { of: the original, text: the translation }, so that a change of the original is noticed."
          : `It is of ${params.body}. If it says the same, write ${params.comment} into it, so that a change is noticed.`,
    ),

  "bad-translation": (params: BadTranslation) => {
    switch (params.case) {
      case "no-original":
        return words(
          `There is no ${params.original} that this could be a version of.`,
          "Give the file the name of its original, or remove it.",
        );
      case "no-name":
        return words(
          "This file is written as a version in another language, and its name names none.",
          "Call it as its original, with the language before the ending: about.de.yaml beside about.yaml.",
        );
      case "name":
        return words(
          `A translation has two names, "of" for the original and "text" for itself, and "${params.name}" is neither.`,
          didYouMean(params.guess),
        );
      case "surplus-name":
        return words(
          `A translation has "of" and "text" alone, and "${params.name}" is neither.`,
          "Remove it, or move it to the left, to the names that it belongs to.",
        );
      case "repeated":
        return words(
          `"${params.name}" of a ${params.owner} is what the original says${params.value === "" ? "" : `: ${params.value}`}.`,
          "Remove the line from the version.",
        );
      case "block":
        return words(
          "Blocks stand in the original; a version has their texts below their ids.",
          "Move the block to the original, and write its translated texts here below its id.",
        );
      case "text":
        return words(
          FORMS.text,
          "Between braces, a text with a comma or a colon in it needs quotation marks.",
        );
      case "rows":
      case "blocks":
        return words(
          FORMS[params.case],
          params.name === undefined
            ? undefined
            : params.isEach
              ? `In place of each dash stands its ${params.case === "rows" ? "key" : "id"}, such as ${params.name}: with its texts indented below it.`
              : `Write "${params.name}:", and its texts indented below it.`,
        );
      default:
        return words(FORMS[params.case]);
    }
  },

  /** `seen`: the mark of a translation tool that stands in its place; `all` where several were lost. */
  "lost-placeholder": ({ placeholder, seen, all }: LostPlaceholder) =>
    seen === undefined
      ? words(
          `The original has ${placeholder}, and the translation does not.`,
          "Put it where the sentence needs it: something is filled in there.",
        )
      : words(
          all
            ? `${seen} is a mark of a translation tool, and stands for something of the original.`
            : `${seen} is a mark of a translation tool; the original has ${placeholder} there.`,
          all ? listSome("Put back what it stands for", all) : `Put ${placeholder} in its place.`,
        ),
} satisfies Vocabulary;
