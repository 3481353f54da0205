/**
 * Blocks and fields that have changed: what is called otherwise now, what goes, what has another form.
 */
import type { Thing } from "../things.ts";
import { entryOf, titleOf, upperFirst } from "./names.ts";
import { count, type Vocabulary, words } from "./words.ts";

/** An option or field under its old name. */
interface Renamed {
  old: string;
  new: string;
  of: Thing;
  /** The new one is there too. */
  isBoth: boolean;
}

/** Something that is on its way out. `of`: whose option or field it is; missing for a block as a whole. */
interface Leaving {
  name: string;
  of?: Thing;
  /** The first day without it: YYYY-MM-DD. */
  on: string;
  /** What to do instead, as a sentence. */
  instead: string;
  isGone: boolean;
}

export const changeWords = {
  "renamed-option": ({ old, new: name, of, isBoth }: Renamed) =>
    isBoth
      ? words(
          `The ${entryOf(of)} "${old}" is called "${name}" now, and "${name}" is there as well.`,
          `Keep what is right as "${name}", and delete "${old}".`,
        )
      : words(`The ${entryOf(of)} "${old}" is called "${name}" now.`, `Write "${name}".`),

  /** Where the field is defined. `places`: where rows and pages call it as `written`. */
  "renamed-field": ({
    field,
    written,
    of,
    places,
  }: {
    field: string;
    written: string;
    /** The collection; missing: it is a setting. */
    of?: string;
    places: number;
  }) =>
    words(
      of === undefined
        ? `This setting is called "${field}" here, and "${written}" in ${count(places, "place")} of pages.`
        : `This field of ${of} is called "${field}" here, and "${written}" in ${count(places, "place")} of its rows and of pages.`,
      `Write "${written}" here, or "${field}" there.`,
    ),

  "renamed-value": ({ old, new: name }: { old: string; new: string }) =>
    words(`The value "${old}" is called "${name}" now.`, `Write "${name}".`),

  "renamed-block": ({ old, new: name }: { old: string; new: string }) =>
    words(`The block type "${old}" is called "${name}" now.`, `Write "${name}".`),

  "leaving-option": ({ name, of, on, instead, isGone }: Leaving) => {
    const what = of ? `the ${entryOf(of)} "${name}"` : titleOf({ kind: "block", type: name });
    return isGone
      ? words(`${upperFirst(what)} cannot be used since ${on}.`, instead)
      : words(`${upperFirst(what)} can be used until ${on}, and not from then on.`, instead);
  },

  /** `version`: the form that its options are to have. */
  "old-form": ({ type, version, about }: { type: string; version: number; about: string }) =>
    words(`This ${type} block is written as before version ${version}: ${about}`, "Run npm run migrate."),
} satisfies Vocabulary;
