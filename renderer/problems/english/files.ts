/**
 * Files that cannot be read, or that nothing reads.
 */
import { type Vocabulary, words } from "./words.ts";

const notPages = {
  list: "a list",
  text: "a single text",
  html: "HTML",
  markdown: "a text in Markdown",
  toml: "TOML",
  xml: "XML",
};

interface NotAPage {
  holds: keyof typeof notPages | "redirects";
  of?: "layout" | "shared";
}

function insteadOf(holds: keyof typeof notPages, names: string, isPage: boolean): string {
  switch (holds) {
    case "list":
      return isPage
        ? "Write blocks: above the list, and title: above that."
        : "Write blocks: above the list.";
    case "text":
      return `Start with ${names}.`;
    case "toml":
      return `Start with ${names}; a name and its value are written name: value.`;
    default:
      return `Start with ${names}, and put its words into blocks, such as - type: prose.`;
  }
}

export const fileWords = {
  "bad-language": ({ lang, guess }: { lang: string; guess?: string }) =>
    words(
      `"${lang}" is not the tag of a language.`,
      guess === undefined ? "Write it as browsers know it: en, en-GB, de." : `Write "${guess}".`,
    ),

  "not-utf8": ({ byte, isUtf16 }: { byte: string; isUtf16?: true }) =>
    words(
      isUtf16
        ? "This file is stored as UTF-16, and not as UTF-8."
        : `The character here is not stored as UTF-8 (byte ${byte}).`,
      "Save the file with the encoding UTF-8 in your editor.",
    ),

  "file-too-large": ({ megabytes, limit }: { megabytes: number; limit: number }) =>
    words(
      `This file has ${megabytes.toFixed(1)} MB; at most ${limit} MB can be read.`,
      "Split it into several files.",
    ),

  /** `isBreak`: where it comes from, it starts a new line. */
  "hidden-character": ({
    codePoint,
    isEscaped,
    isBreak,
  }: {
    codePoint: string;
    isEscaped?: true;
    isBreak?: true;
  }) =>
    isBreak
      ? words(
          `There is an invisible character here (${characterName(codePoint)}), which stands for a new line.`,
          "Put a space in its place. Such characters come along when text is copied from a word processor or from slides.",
        )
      : isEscaped
        ? words(
            `This text holds an invisible character (${characterName(codePoint)}), written with a backslash.`,
            "Delete it, or double the backslash if you want to show one.",
          )
        : words(
            `There is an invisible character here (${characterName(codePoint)}).`,
            "Delete it. Such characters come along when text is copied from a word processor or a web page.",
          ),

  "binary-file": () =>
    words(
      "This file is no plain text: it may be a file of an office program, a picture, or text saved as UTF-16.",
      "Save the text as UTF-8 with a plain text editor.",
    ),

  /** `isWhole`: there are no others in the file. */
  "line-ends": ({ isWhole }: { isWhole: boolean }) =>
    words(
      isWhole
        ? "The lines of this file end as on old Macs, so it would be read as a single line."
        : "A line ends here as on old Macs, so what follows would be read as part of it.",
      "Save the file with the line ends LF or CRLF.",
    ),

  /** Without `meant` the letters cannot be told any more. */
  mojibake: ({ shown, meant }: { shown: string; meant?: string }) =>
    words(
      meant === undefined
        ? "A character was lost here when the text was saved in another encoding."
        : `"${shown}" are the signs of a letter that was read in the wrong encoding.`,
      meant === undefined ? "Write it again." : `Here it should be ${meant}`,
    ),

  "not-a-file": ({ file, is }: { file: string; is: Intruder }) => notAFile(file)[is],

  "empty-file": ({ file, needs }: { file: string; needs: "page" | "rows" | "settings" }) =>
    words(
      `${file} is empty.`,
      needs === "page"
        ? "Write a title and blocks, or delete the file."
        : needs === "settings"
          ? "Write the name of the site and what else its pages show of it: brand, url, lang."
          : file.endsWith(".csv")
            ? "Write the names of the fields into its first row."
            : "Write its rows as a list, or [] for none.",
    ),

  "not-a-list": ({ file }: { file: string }) =>
    words(
      `${file} must be a list of rows.`,
      file.endsWith(".json")
        ? 'The rows stand in brackets: [{ "id": "first" }]'
        : "Each row starts with a dash: - id: first",
    ),

  "not-a-page": ({ holds, of }: NotAPage) => {
    if (holds === "redirects")
      return words(
        "This file lists redirects as hosts and other systems do, and is read as a page.",
        "Each old address is a page of its own with one line, such as redirect: /new; or write it into the aliases of the page that it leads to.",
      );
    const names = of ? "blocks:" : "title: and blocks:";
    const what =
      of === "layout"
        ? "A layout is a group of keys such as blocks"
        : of === "shared"
          ? "A shared list is a group of keys such as blocks"
          : "A page is a group of keys such as title and blocks";
    return words(`${what}; this file holds ${notPages[holds]}.`, insteadOf(holds, names, of === undefined));
  },

  "misnamed-file": ({ file, meant, isTaken, because, needsSchema, isText }: Misnamed) =>
    words(
      `${file} is not read: ${misnamed[because]}.`,
      isText && !isTaken
        ? meant.startsWith("pages/")
          ? `Begin ${meant} with title, description and blocks, and put the text into a block of the type prose.`
          : `Begin ${meant} with the rows that the text holds, each with a dash in front.`
        : isTaken
          ? `There is ${meant} already: put into it what is missing there, and delete this file.`
          : `${because === "spreadsheet" ? "Save its table as" : /folder/.test(because) ? "Move it to" : "Rename it to"} ${meant}${because === "spreadsheet" ? " (CSV UTF-8)" : ""}${needsSchema ? `, with its fields in ${meant.replace(/\.\w+$/, "")}.schema.json` : ""}.`,
    ),

  "missing-home-page": () =>
    words(
      "There is no home page: pages/index.yaml does not exist.",
      "Create it, or rename the page that is meant.",
    ),

  "missing-settings": () =>
    words(
      "data/site.yaml does not exist, so the site has no name, address or language.",
      "Create it, with brand, url and lang.",
    ),

  /** `path` begins with a slash; `host` is the address without it. */
  "site-below-path": ({ path, host }: { path: string; host: string }) =>
    words(
      `The address of the site goes on with ${path}, and no address of a page can be put behind that.`,
      `Write the address below which all pages stand: ${host}, or a path of it such as ${host}/department.`,
    ),

  "missing-layout": () =>
    words(
      "pages/_layout.yaml does not exist, so pages have no header and no footer.",
      "Create it, with - type: page where the blocks of a page go, or name another layout in each page.",
    ),

  "missing-data": ({ name }: { name: string }) =>
    words(
      `data/${name}.yaml does not exist, though data/${name}.schema.json says what its rows hold.`,
      "Create it, with [] for no rows, or delete the other file.",
    ),
} satisfies Vocabulary;

/** What stands where a file or a folder is expected. */
type Intruder = "locked" | "link" | "folder" | "other" | "no-folder";

function notAFile(file: string) {
  return {
    locked: words(`${file} may not be read.`, "Change the permissions of the file."),
    link: words(
      `${file} is a link to another place. Links are not followed, so that nothing from outside the site is published.`,
      "Put the file or folder itself there.",
    ),
    folder: words(`${file} is a folder, but has the name of a file.`, "Rename or remove the folder."),
    other: words(`${file} is not a file that can be read.`, "Remove it."),
    "no-folder": words(`${file} must be a folder.`, "Rename or remove the file."),
  };
}

/** Why nothing reads a file. */
type Because =
  | "version"
  | "text"
  | "page"
  | "home"
  | "layout"
  | "layout-folder"
  | "layout-letters"
  | "shared"
  | "shared-folder"
  | "page-folder"
  | "underscore"
  | "hidden"
  | "folder"
  | "rules"
  | "json"
  | "settings"
  | "theme"
  | "words"
  | "folder-in-data"
  | "data"
  | "data-letters"
  | "table"
  | "spreadsheet"
  | "data-name"
  | "schema";

interface Misnamed {
  file: string;
  /** What it should be called. */
  meant: string;
  /** There is such a file already. */
  isTaken: boolean;
  because: Because;
  /** The rows of a collection need a file with their fields, and there is none. */
  needsSchema?: boolean;
  /** It holds text, which no other name makes a page or rows. */
  isText?: boolean;
}

const misnamed: Record<Misnamed["because"], string> = {
  page: "the names of pages end in .yaml",
  home: "the first page of the site or of a folder is called index.yaml",
  layout: "the layout of all pages is called _layout.yaml",
  "layout-folder": "layouts stand in pages/ itself, not in a folder of it",
  "layout-letters": "the names of layouts are an underscore and then small letters, digits and hyphens",
  shared: "the names of blocks that pages share begin with a small letter or digit",
  "shared-folder": "blocks that pages share stand in pages/_shared",
  underscore:
    "a name that starts with an underscore makes a file a layout, and this one has the title of a page",
  "page-folder": "pages stand in the folder pages, and this file has the title and the blocks of one",
  hidden: "a name that starts with a dot hides a file",
  folder: "files of the site stand in the folders pages and data",
  json: "the names of files of JSON end in .json",
  rules: "the rules of a site stand in checks.yaml",
  settings: "the settings of a site stand in data/site.yaml",
  words: "what the engine says in other words stands in data/words.yaml",
  theme: "the theme of a site stands in data/theme.yaml",
  "folder-in-data": "collections stand in data/ itself, not in a folder of it",
  data: "the names of data files end in .yaml",
  table: "the names of tables end in .csv",
  spreadsheet: "it is a file of a spreadsheet program, and tables are read as CSV",
  "data-letters": "names of data files are small letters, digits and hyphens",
  "data-name": "pages and the file with its fields call this collection otherwise",
  version:
    "a version in another language is called as its original, with the tag of the language before .yaml",
  text: "a page asks for this text under another name",
  schema: "the file with the fields of a collection is called as its data file, with .schema.json",
};

const characterNames: Record<string, string> = {
  "0000": "a zero byte",
  "0085": "a line separator of old mainframes",
  "200B": "a zero-width space",
  "200E": "a left-to-right mark",
  "200F": "a right-to-left mark",
  "2028": "a line separator",
  "2029": "a paragraph separator",
  "2060": "a word joiner",
  FEFF: "a byte order mark",
};

/** What an invisible character is called: its code point, and its name when it is a usual one. */
export function characterName(codePoint: string): string {
  const name = /^202[A-E]$|^206[6-9]$|^061C$/.test(codePoint)
    ? "a mark that turns the direction of the text"
    : characterNames[codePoint];
  return name ? `${name}, U+${codePoint}` : `U+${codePoint}`;
}
