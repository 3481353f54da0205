/**
 * Bindings and sources of queries: how `${…}` is written, and where its path leads.
 */
import type { Kinds, Names, Owner, RowName } from "../things.ts";
import { ownerName, rowName, upperFirst } from "./names.ts";
import { calledNow, didYouMean, listSome, typeNames, type Vocabulary, type Wording, words } from "./words.ts";

/** A path that leads nowhere. */
export type PathFault =
  /** `site`, `page` or `count` alone. */
  | { case: "site-alone" | "page-alone" | "count-alone" | "use-alone" }
  | { case: "no-row"; root: "item" | "outer" }
  | { case: "unknown-root"; step: string; names: Names; guess?: string }
  /** `now`: what it is probably called now. */
  | { case: "unknown-collection"; step: string; names: Names; guess?: string; now?: string }
  | { case: "unknown-field"; step: string; owner: Owner; names: Names; guess?: string; now?: string }
  | { case: "declared-otherwise"; declared: string; used: string }
  | { case: "no-field"; step: string; before: string; kinds: Kinds }
  | { case: "in-list"; step: string; before: string }
  | { case: "count-of-no-list"; collection: string; field: string }
  | { case: "in-count"; collection: string; field: string; step: string };

/** A path that leads nowhere, with the step that was meant when it can be guessed. */
const path = (params: PathFault): Wording => {
  const { message, hint } = pathWords(params);
  return words(
    message,
    "guess" in params && params.guess
      ? didYouMean(params.guess, "step" in params ? params.step : undefined)
      : hint,
  );
};

const pathWords = (params: PathFault): Wording => {
  switch (params.case) {
    case "site-alone":
      return words('"site" alone is no value.', "Name a field of data/site.yaml: ${site.brand}.");
    case "use-alone":
      return words('"use" alone is no value.', "Name an option that this list declares: ${use.heading}.");
    case "page-alone":
      return words('"page" alone is no value.', "Write ${page.title} or ${page.route}.");
    case "count-alone":
      return words(
        '"count" needs the name of a collection.',
        "Write ${count.jobs}, or ${count.jobs.skills} for all entries of a list field.",
      );
    case "no-row":
      return params.root === "item"
        ? words(
            'There is no row here that "item" could mean.',
            "It can be used inside item: of a block with source:, and on a page with each:.",
          )
        : words(
            'There is no outer row here that "outer" could mean.',
            "It can be used inside item: of a query that stands in another one's item:, or on a page with each:.",
          );
    case "unknown-root":
      return words(
        `"${params.step}" is nothing that a binding can start with.`,
        listSome("Possible", params.names, 15),
      );
    case "unknown-collection":
      return words(
        `There is no collection "${params.step}": data/${params.step}.yaml does not exist.`,
        params.now === undefined ? listSome("Data files", params.names, 15) : calledNow(params.now),
      );
    case "unknown-field":
      return words(
        `${ownerName(params.owner)} has no field "${params.step}".`,
        params.now === undefined ? listSome("Fields", params.names, 15) : calledNow(params.now),
      );
    case "declared-otherwise":
      return words(
        `This list declares "${params.declared}", and uses "${params.used}".`,
        didYouMean(params.used),
      );
    case "no-field":
      return words(`"${params.before}" is ${typeNames(params.kinds)} and has no field "${params.step}".`);
    case "in-list":
      return words(
        `"${params.before}" is a list, so "${params.step}" of it is not clear.`,
        "Use the list as the source of a block.",
      );
    case "count-of-no-list":
      return words(
        `"${params.field}" of ${params.collection} is not a list, so its entries cannot be counted.`,
      );
    case "in-count": {
      const number = `count.${params.collection}.${params.field}`;
      return words(`"${number}" is a number and has no field "${params.step}".`, `Write \${${number}}.`);
    }
  }
};

/** A `${…}` that is not written as one. */
export type WrittenFault =
  | { case: "open"; path?: string }
  | { case: "nameless" }
  | { case: "spaces"; path: string }
  | { case: "no-path"; raw: string }
  /** `{item.title}`, which visitors would see. */
  | { case: "half"; written: string; meant: string }
  /** In a translation, in the place of the binding that its original has. */
  | { case: "translated"; written: string; meant: string };

const written = (params: WrittenFault): Wording => {
  const form = "Between ${ and } stands a path alone, without spaces or calculations: ${item.title}.";
  switch (params.case) {
    case "open":
      return words(
        "The ${ that opens here is not closed with }.",
        params.path === undefined ? "A binding is written ${item.title}." : `Write \${${params.path}}`,
      );
    case "spaces":
      return words("A binding has no spaces inside its braces.", `Write \${${params.path}}`);
    case "nameless":
      return words("There is no name inside ${ }.", form);
    case "no-path":
      return words(`"${params.raw}" is not the path of a value.`, form);
    case "half":
      return words(
        `"${params.written}" is shown to visitors as it is written.`,
        `A binding is written with a dollar sign and braces: ${params.meant}`,
      );
    case "translated":
      return words(
        `What stands between \${ and } is not translated: the original has ${params.meant}, and ${params.written} leads nowhere.`,
        `Write ${params.meant}`,
      );
  }
};

/** A value that does not fit where it is bound. */
export type BindingType =
  /** `meant`: how the group or list begins that it may be a part of. */
  | { case: "kind"; path: string; offered: Kinds; accepted: Kinds; meant?: string }
  | { case: "entries"; path: string; accepted: Kinds }
  | { case: "meaning"; path: string; offered: string; accepted: string }
  | { case: "in-text"; path: string; offered: Kinds };

const meanings: Record<string, string> = {
  link: "an address",
  image: "the path of a picture",
  icon: "the name of an icon",
  markdown: "a text with Markdown",
  "markdown-inline": "a text with Markdown",
};

export const bindingWords = {
  "bad-binding": (params: PathFault | WrittenFault) =>
    params.case === "open" ||
    params.case === "nameless" ||
    params.case === "spaces" ||
    params.case === "no-path" ||
    params.case === "half" ||
    params.case === "translated"
      ? written(params)
      : path(params),

  "bad-source": (
    params: PathFault | { case: "wrapped"; path: string } | { case: "not-a-list"; path: string },
  ) => {
    if (params.case === "wrapped")
      return words('"source" takes a name without ${ }.', `Write source: ${params.path}`);
    if (params.case === "not-a-list")
      return words(`"${params.path}" is not a list, so it cannot be a source.`);
    return path(params);
  },

  "binding-type": (params: BindingType) => {
    switch (params.case) {
      case "kind":
        return words(
          `"${params.path}" is ${typeNames(params.offered)}, but this option takes ${typeNames(params.accepted)}.`,
          params.meant && `Write ${params.meant}`,
        );
      case "entries":
        return words(
          `"${params.path}" is a list of other things than this option takes: ${typeNames(params.accepted)} each.`,
        );
      case "meaning":
        return words(
          `"${params.path}" holds ${meanings[params.offered] ?? "a text"}, but this option takes ${meanings[params.accepted]}.`,
        );
      case "in-text":
        return words(
          `"${params.path}" is ${typeNames(params.offered)} and cannot stand inside a text.`,
          "Only texts and numbers can.",
        );
    }
  },

  /** `isBody`: in a file of texts under `public/`. */
  "binding-in-data": ({ isBody }: { isBody?: true }) =>
    isBody
      ? words(
          "This text is shown as it is written; ${…} works only in pages.",
          "Write out what is meant; who writes of a binding puts it into code.",
        )
      : words(
          "Data is shown as it is written; ${…} works only in pages.",
          "Write the text out, or bind it where the row is shown.",
        ),

  /** `owner` has no value at the path of a binding inside a longer text. */
  "missing-value": ({
    path,
    owner,
  }: {
    path: string;
    owner: { kind: "settings"; file: string } | { kind: "this-page" } | RowName;
  }) =>
    words(
      `${
        owner.kind === "settings"
          ? owner.file
          : upperFirst(owner.kind === "this-page" ? "this page" : rowName(owner))
      } has no "${path.replace(/^(item|outer|site)\./, "")}", so nothing stands in its place in this text.`,
      owner.kind === "settings"
        ? "Write it there, or leave it out of the text."
        : "Fill the field in for every row, or leave it out of the text.",
    ),
} satisfies Vocabulary;
