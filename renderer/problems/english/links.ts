/**
 * Addresses and references: how they are written, and where they lead.
 */
import type { Names, RowName } from "../things.ts";
import { rowName } from "./names.ts";
import { didYouMean, listSome, type Vocabulary, type Wording, words } from "./words.ts";

/** An address that is not written as one; `shown` is at most 60 characters of it, `meant` what leads somewhere. */
export type LinkFault =
  | { case: "empty" }
  | {
      case: "margin" | "telephone" | "space" | "backslash" | "mail" | "full" | "relative";
      shown: string;
      meant?: string;
    }
  | { case: "tail"; shown: string; sign: string; meant?: string }
  | { case: "no-scheme"; shown: string; address: string; meant?: string }
  | { case: "scheme"; scheme: string; shown: string; meant?: string }
  | { case: "user"; shown: string; host: string }
  | { case: "no-page"; address: string }
  | { case: "entity"; shown: string; meant: string }
  | { case: "host"; shown: string; meant: string };

const link = (params: LinkFault): Wording => {
  const wording = faultOfLink(params);
  return "meant" in params && params.meant ? words(wording.message, `Write ${params.meant}`) : wording;
};

const faultOfLink = (params: LinkFault): Wording => {
  switch (params.case) {
    case "empty":
      return words("The address is empty.", "Write where the link leads.");
    case "margin":
      return words(`The address "${params.shown}" starts or ends with a space.`, "Remove the space.");
    case "tail":
      return words(
        `The address "${params.shown}" ends with a ${params.sign === "," ? "comma" : "semicolon"}.`,
        "Delete it.",
      );
    case "telephone":
      return words(
        `"${params.shown}" is not a telephone number.`,
        "Write it in international form: tel:+4930123456.",
      );
    case "space":
      return words(
        `The address "${params.shown}" has a space in it.`,
        "An address has none: leave only the address itself here.",
      );
    case "backslash":
      return words(`The address "${params.shown}" has a backslash in it.`, "Use / in addresses.");
    case "no-scheme":
      return words(
        `"${params.shown}" leads to another site without saying how.`,
        `Write https:${params.address} for another site, or one slash for a page of this one.`,
      );
    case "mail":
      return words(`"${params.shown}" is not an e-mail address.`, "Write mailto:name@example.com.");
    case "full":
      return words(
        `"${params.shown}" is not a full address.`,
        "Write it as in the browser: https://example.com/page.",
      );
    case "scheme":
      return words(
        `Links cannot start with "${params.scheme}".`,
        "They start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.",
      );
    case "user":
      return words(
        `"${params.shown}" leads to ${params.host}; what stands before the @ is a name and a password.`,
        `Write https://${params.host}, if that is where it should lead.`,
      );
    case "no-page":
      return words(
        `A redirect leads to a page, and ${params.address} is none.`,
        "Write the address of a page of this site, or of another one with https://.",
      );
    case "entity":
      return words(
        `The address "${params.shown}" has &amp; in it, as HTML writes the sign &.`,
        `Write ${params.meant}`,
      );
    case "host":
      return words(`"${params.shown}" is not a full address.`, `Write ${params.meant}`);
    case "relative":
      return words(
        `"${params.shown}" is not an address.`,
        "A page of this site starts with a slash, another site with https://, a mail address with mailto:.",
      );
  }
};

/** An address that works, but may not lead where its reader thinks. */
export type LinkDoubt =
  | { case: "read"; shown: string; host: string }
  | { case: "code"; written: string; host: string }
  | { case: "letters"; shown: string; label: string; name: string }
  | { case: "open"; shown: string; meant: string }
  /** A page of WordPress by its number. */
  | { case: "number"; shown: string }
  /** A page of this site, by the host of a live server or another name of the site's own host. */
  | {
      case: "own";
      shown: string;
      meant: string;
      isLocal: boolean;
      /** The first part of the path, which stands where a host stands. */
      host?: string;
    };

const doubt = (params: LinkDoubt): Wording => {
  switch (params.case) {
    case "read":
      return words(
        `A browser reads the host of "${params.shown}" as ${params.host}.`,
        "Write it so, with plain letters, digits, hyphens and full stops.",
      );
    case "code":
      return words(
        `The host ${params.written} stands for ${params.host}.`,
        `Write ${params.host}, so that everybody can see where it leads.`,
      );
    case "letters":
      return words(
        `"${params.label}" in "${params.shown}" has letters of several alphabets, or letters that look like others.`,
        `Its real name is ${params.name}. Make sure that it is the one you mean.`,
      );
    case "open":
      return words(
        `"${params.shown}" is not encrypted: whoever stands in between can read and change it.`,
        `If the site has it, write ${params.meant}`,
      );
    case "number":
      return words(
        `"${params.shown}" is a page by its number, as WordPress has it; pages of this site have addresses of words.`,
        "Write the address of the page that is meant, such as /about.",
      );
    case "own":
      return words(
        params.isLocal
          ? `"${params.shown}" leads to the reader's own machine, where no page of this site is.`
          : params.host !== undefined
            ? `Behind https:// a browser takes "${params.host}" for the name of another site, which there is not.`
            : `"${params.shown}" names this site by an address that is not quite its own.`,
        `Write ${params.meant}`,
      );
  }
};

/** A link to no page: `bare` is the address of one with what was written too much left out. */
export type BrokenLink = {
  link: string;
  bare?: string;
  guess?: string /** As it is written, when it starts from the page. */;
  from?: string;
  /** It has the path before it below which the site stands. */
  isBased?: true;
};

const broken = (what: string, { link: target, bare, guess, from, isBased }: BrokenLink): Wording =>
  bare === undefined
    ? words(
        `${what} ${from === undefined ? target : `${from}, which means ${target},`} leads to no page of this site.`,
        isBased
          ? `Write ${guess}: the path below which the site stands is put before it by the build.`
          : guess
            ? didYouMean(guess, target)
            : "Write the address of a page in pages/, or of a file in public/.",
      )
    : words(`Addresses of this site are written without a slash, .html or index at the end: ${bare}.`);

/** A row that does not exist, or a data file; `names` are the keys that there are. */
type Dangling =
  | { file: string; collection?: undefined }
  | {
      collection: string;
      file: string;
      key: string;
      value: string;
      guess?: string;
      /** Keys of several rows in one text. */
      several?: readonly string[];
      names: Names;
    };

export const linkWords = {
  "bad-link": link,

  "doubtful-link": doubt,

  "broken-link": (params: BrokenLink) => broken("The link", params),

  "broken-redirect": (params: BrokenLink) => broken("The redirect", params),

  "broken-anchor": ({ route, anchor, guess, names }: Anchor) => {
    if (anchor === "")
      return words(
        'The address "#" leads nowhere.',
        "Write the address that is meant, or #top for the top of the page.",
      );
    const idless =
      route === undefined ? "Give an element of it this id." : "Give a block of that page an id.";
    const places = names.all > 0 ? listSome("Its places", names) : idless;
    return words(
      `${route === undefined ? "This text" : `The page ${route}`} has no place called "${anchor}".`,
      guess ? didYouMean(guess) : route === undefined ? places : `${places} ${headingAsPlace(anchor)}`,
    );
  },

  "redirect-loop": ({ routes }: { routes: readonly string[] }) =>
    words(
      routes.length === 2
        ? `${routes[0]} redirects to itself.`
        : `This redirect never ends: ${routes.join(" → ")}.`,
      "Send visitors to a page.",
    ),

  "redirect-chain": ({ path, to }: { path: string; to?: string }) =>
    words(`${path} redirects on to ${to}.`, "Send visitors straight to where they end up."),

  /** Of a text: the files that may hold it. Of a download: its path. */
  "missing-file": (
    params: { files: readonly string[]; row?: RowName; guess?: string } | { path: string; guess?: string },
  ) =>
    "path" in params
      ? words(
          `There is no file public${params.path}.`,
          params.guess ? didYouMean(params.guess, params.path) : "Put the file there, or correct the path.",
        )
      : words(
          `There is no file for this text${params.row ? ` of ${rowName(params.row)}` : ""}: ${params.files.join(", ")}.`,
          params.guess
            ? didYouMean(params.guess, params.files[0]?.slice("public".length))
            : "Add one of the files.",
        ),

  "dangling-reference": (params: Dangling) => {
    if (params.collection === undefined) return words(`This refers to ${params.file}, which does not exist.`);
    const { collection, file, key, value, guess, several, names } = params;
    return words(
      `${collection} has no row with the ${key} "${value}".`,
      several
        ? `These are ${several.length} rows: in a list each is an entry of its own, ${several.join(", ")}; elsewhere write one.`
        : guess
          ? didYouMean(guess, value)
          : names.all === 0
            ? `${file} has no rows: restore them, or take out what refers to them.`
            : listSome(`Rows of ${file}`, names),
    );
  },
} satisfies Vocabulary;

/** How a heading in a Markdown text gets a place that other pages can link to. */
const headingAsPlace = (anchor: string): string =>
  `A heading in a text is a place once that text itself links to it: [words](#${anchor}). In a text that is a file it is none for other pages.`;

interface Anchor {
  /** Missing for the text of a file, whose places are its own. */
  route?: string;
  anchor: string;
  guess?: string;
  names: Names;
}
