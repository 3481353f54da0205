/**
 * Files that cannot be read, or that nothing reads.
 */
import { listOr, type Vocabulary, words } from "./words.ts";

/** Something in a file that a browser would run or fetch. */
export interface LeftOut {
  kind: "element" | "instruction" | "attribute" | "address" | "fetch" | "style" | "animation";
  /** Of the element or attribute; of an animation, the attribute that it changes. */
  name: string;
}

/** What is left out, in words that are the same for all of its kind. */
export function nameLeftOut({ kind, name }: LeftOut): string {
  return {
    element: `<${name}>`,
    instruction: `<?${name}?>`,
    attribute: `the attribute "${name}"`,
    address: `the address of <${name}>`,
    fetch: `"${name}" that asks for another file`,
    style: "a <style> that asks for other files",
    animation: `an animation of "${name}"`,
  }[kind];
}

/** Why nobody can tell what a browser would do with a file. */
export type Unpublished =
  | { case: "closed" | "size" | "encoding" | "depth" | "much" | "empty" }
  | { case: "broken"; reason: string };

function whyUnpublished(fault: Unpublished): string {
  switch (fault.case) {
    case "closed":
      return "browsers may run what is in it, and it cannot be looked into";
    case "size":
      return "it has more than 1 MB, and a browser would run what is in it";
    case "encoding":
      return "it is not written in UTF-8";
    case "depth":
      return "its parts are nested too deep";
    case "much":
      return "a browser would make far too many parts of it";
    case "empty":
      return "it holds nothing";
    case "broken":
      return fault.reason;
  }
}

export interface HalfLink {
  how:
    | "space"
    | "gap"
    | "mark"
    | "swapped"
    | "square"
    | "open"
    | "words"
    | "begin"
    | "bare"
    | "wiki"
    | "empty"
    | "chat";
  written: string;
  meant?: string;
}

const halfLinks: Readonly<Record<HalfLink["how"], string>> = {
  space: "This is no link, because a space stands between ] and (.",
  swapped: "This is no link: the words stand in square brackets, the address in round ones.",
  square: "This is no link: the address stands in round brackets.",
  open: "This is no link, because the bracket behind the address is missing.",
  words: "This is no link, because the bracket behind its words is missing.",
  begin: "This is no link, because the bracket before its words is missing.",
  bare: "This is no link, because its address lacks the round brackets.",
  wiki: "Square brackets alone make no link; visitors would see them.",
  chat: "This is a link as chats write it; visitors would see the signs.",
  empty: "This link has no words, so nobody can see it.",
  gap: "This is no link, because a space stands in its address.",
  mark: "This is no link: nothing in this text says which address the second brackets stand for.",
};

type HalfMarkup =
  | "bold"
  | "note"
  | "unused-note"
  | "heading"
  | "odd-space"
  | "table"
  | "cell"
  | "bullets"
  | "fence"
  | "indented"
  | "box";

/** What of Markdown is half written, and what to do about it. */
const halves: Readonly<Record<HalfMarkup, readonly [string, string]>> = {
  bold: [
    "The ** here has no other half, so visitors would see two stars.",
    "Bold words stand **between two pairs**.",
  ],
  note: [
    "There is no note for this mark, so visitors would see its signs.",
    "Delete it, or write the note below the text: [^1]: …",
  ],
  "unused-note": [
    "No mark in the text leads to this note, so visitors would not see it.",
    "Write its mark behind the words that it is about, or delete the note.",
  ],
  heading: [
    "A space is missing behind the signs of this heading.",
    "Write ## in front of the words, with a space between.",
  ],
  "odd-space": [
    "The space behind these signs is not a plain one, so they begin neither a heading nor a list.",
    "Put a plain space in its place.",
  ],
  table: [
    "This table has no line below its first row, so visitors would see its bars.",
    "Write a line of dashes below it: | --- | --- |, one for each column.",
  ],
  cell: [
    "This row has more cells than the table has columns, so visitors would not see the last ones.",
    "Write a backslash in front of a bar that is a sign, or another column in the first two rows.",
  ],
  bullets: [
    "Visitors would read these lines one behind the other: this sign begins no entry of a list.",
    "Begin each line with a hyphen and a space.",
  ],
  fence: [
    "The code that opens here is not closed, so all that follows is shown as code.",
    "Write the same signs on a line of their own below it.",
  ],
  box: [
    "Other manuals begin a box of hints like this; visitors would see the signs.",
    "Delete them: a quotation starts with > and a space, and a notice is a block of its own.",
  ],
  indented: [
    "This line is moved in by four spaces, so visitors would see it as code, on one line.",
    "Begin it in the column of the lines around it.",
  ],
};

export const fileWords = {
  "left-out-of-file": ({ file, part }: { file: string; part: LeftOut }) =>
    words(
      `${nameLeftOut(part).replace(/^./, (first) => first.toUpperCase())} in ${file} is not published.`,
      "A browser that opens the file would run it, or ask for something elsewhere. Remove it.",
    ),

  "file-not-published": ({ file, fault }: { file: string; fault: Unpublished }) =>
    words(`${file} is not published: ${whyUnpublished(fault)}.`, "Put it right, or remove it."),

  "bad-language": ({ lang, guess }: { lang: string; guess?: string }) =>
    words(
      `"${lang}" is not the tag of a language.`,
      guess === undefined ? "Write it as browsers know it: en, en-GB, de." : `Write "${guess}".`,
    ),

  "not-utf8": ({ byte }: { byte: string }) =>
    words(
      `The character here is not stored as UTF-8 (byte ${byte}).`,
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

  "not-a-page": ({ holds }: { holds: "list" | "text" }) =>
    words(
      `A page is a group of keys such as title and blocks; this file holds ${holds === "list" ? "a list" : "a single text"}.`,
      holds === "list"
        ? "Write blocks: above the list, and title: above that."
        : "Start with title: and blocks:.",
    ),

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
      `The address of the site goes on with ${path}, and its links, scripts and pictures all begin at ${host}/.`,
      "Write the address of a host that this site has for itself; a host for static sites takes a domain or a subdomain.",
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

  "too-deep": ({ limit, of }: { limit: number; of: "lists" | "text" }) =>
    of === "lists"
      ? words(
          `Lists and groups are nested more than ${limit} levels deep here.`,
          "Take the parts out of each other.",
        )
      : words(
          `This text has parts that are nested more than ${limit} levels deep.`,
          "Take the parts out of each other, and close each before what is around it ends.",
        ),

  "too-much": ({ limit }: { limit: number }) =>
    words(
      `This text comes to more than ${limit.toLocaleString("en")} parts.`,
      "Split it, and close what marks words, such as <b>, before the paragraph ends.",
    ),

  "written-break": () =>
    words(
      "Visitors would see \\n as it is written.",
      "Start a new line in a text behind |, or write the parts as texts of their own.",
    ),

  /** `isPlain`: the text is no Markdown, so nothing is left out. */
  "html-in-text": ({ html, isPlain }: { html: string; isPlain?: true }) =>
    isPlain
      ? words(`${html} is shown to visitors as it is written.`, "Write the text without HTML.")
      : words(
          `${html} in this text is left out: HTML is not shown.`,
          "Write it in Markdown, such as **bold** or [words](/address), or put a backslash before a < that is meant as a sign.",
        ),

  "html-entity": ({ written, meant }: { written: string; meant: string }) =>
    words(
      `${written} is shown to visitors as it is written.`,
      meant.trim() === "" ? "Write a space." : `Write the sign itself: ${meant}`,
    ),

  /** A link of Markdown that is none as it is written. */
  "half-link": ({ how, meant }: HalfLink) =>
    words(
      halfLinks[how],
      meant === undefined ? "A link is [words](/address)." : `A link is [words](/address): ${meant}`,
    ),

  "half-markup": ({ how }: { how: HalfMarkup }) => words(...halves[how]),

  "parts-in-line": ({ of }: { of: "list" | "heading" | "quotation" }) =>
    words(
      `This text is one of a single line, which takes words, links and marks: visitors would see the signs of a ${of}.`,
      of === "list"
        ? "Write it as sentences, or put the list into a prose block."
        : "Write the words without them.",
    ),

  "file-name-as-alt": ({ name }: { name: string }) =>
    words(
      `"${name}" is the name of a file, and tells nothing to those who cannot see the picture.`,
      'Say what the picture shows, or write "" if it only decorates.',
    ),

  "assistant-mark": ({ mark }: { mark: string }) =>
    words(`${mark} is a mark of an assistant; visitors would see it.`, "Delete it."),

  "undecided-edit": ({ mark }: { mark: string }) =>
    words(
      `${mark} is a proposal of a reviewer; visitors would see it with its signs.`,
      "Decide, and leave only the words that are to be read.",
    ),

  "lost-field": ({ shown }: { shown: string }) =>
    words(
      `"${shown}" is what Word writes where a reference leads nowhere.`,
      "Write in its place what was referred to.",
    ),

  /** An element with all that stands in it, or an attribute. */
  /** `names`: what stands there, as names with values. */
  "front-matter": ({ names }: { names: readonly string[] }) =>
    words(
      `Visitors would read the first lines of this text, ${listOr(names, "and")}, as a heading.`,
      "Take them out with the lines ---: what they say belongs to the page or row that shows the text.",
    ),

  "html-left-out": (piece: { element: string } | { attribute: string }) =>
    "element" in piece
      ? words(
          `<${piece.element}> is left out, with what stands in it.`,
          "A text holds words, lists, tables and pictures. Use a block for what shows or does more.",
        )
      : words(
          `${piece.attribute}= is left out.`,
          "How texts look and what they do is the site's own business: remove it.",
        ),

  /** `seen` is what the comment says; missing without one. */
  "wrong-marker": ({ marker, seen }: { marker: string; seen?: string }) =>
    words(
      seen === undefined
        ? "The first line of this text has no comment that says whose it is, so visitors who come by a link would not get it."
        : `The first line says "${seen}", and the page that shows this text goes by "${marker}": visitors who come by a link would not get it.`,
      `Write <!-- ${marker} --> as its first line.`,
    ),

  /** `attribute`: whose quotation mark is not closed. */
  "unclosed-element": ({ element, attribute }: { element: string; attribute?: string }) =>
    attribute !== undefined
      ? words(
          `The quotation mark behind ${attribute}= in this <${element}> is never closed, so what follows is taken for a part of it.`,
          "Put the same mark at the end of the value.",
        )
      : words(
          `<${element}> is opened here and never closed, so what follows is taken for a part of it.`,
          `Write </${element}> where it ends.`,
        ),

  "missing-alt": ({ isMarkdown }: { isMarkdown: boolean }) =>
    words(
      "This picture has no words for those who cannot see it.",
      isMarkdown
        ? 'Write what it shows between the brackets, ![like this](/images/team.svg); ![""](…) for one that only decorates.'
        : 'Say in alt="…" what it shows; alt="" for one that only decorates.',
    ),

  "broken-picture": (picture: BrokenPicture) => {
    if (picture.fault === "kind")
      return words(
        `${picture.file} is not a picture that all browsers show.`,
        "Save it as SVG, WebP, AVIF, PNG or JPEG.",
      );
    const { file, format, is } = picture;
    if (picture.fault === "other" && is)
      return words(
        `${file} is a picture in the format ${is}, whatever its name says.`,
        `Name it after what it is, or save it again as ${format}.`,
      );
    const what = {
      empty: "is empty",
      damaged: "is damaged: not even its size can be read",
      other: `is no ${format} picture, whatever its name says`,
    }[picture.fault];
    return words(`${file} ${what}.`, `Save the picture again as ${format}.`);
  },

  "large-picture": ({ file, megabytes }: { file: string; megabytes: number }) =>
    words(
      `${file} has ${megabytes} MB: visitors get smaller files made from it, but every copy of the site carries it along.`,
      "Save it at most 4,000 pixels wide: below 4 MB.",
    ),

  "huge-picture": ({ file, width, height, megapixels }: SizedPicture & { megapixels: number }) =>
    words(
      `${file} has ${width} × ${height} pixels, ${megapixels} million: too many to be opened.`,
      "Save it at most 4,000 pixels wide.",
    ),

  "print-colors": ({ file }: { file: string }) =>
    words(
      `${file} has the colours of ink (CMYK), as for printing: on a screen they come out differently.`,
      "Save it with colours for the web (sRGB).",
    ),

  "small-picture": ({ file, width, least }: { file: string; width: number; least: number }) =>
    words(
      `${file} is ${width} pixels wide, and its place here ${least}: it would look blurred.`,
      `Use a picture of at least ${least} pixels.`,
    ),

  "picture-shape": (picture: PictureShape) => {
    const { file, width, height } = picture;
    if (picture.case === "dark")
      return words(
        `${picture.dark} is ${picture.to.join(" × ")}, and ${file}, whose place it takes in the dark theme, ${width} × ${height}: the page would jump.`,
        "Cut one of them to the proportions of the other.",
      );
    const place = picture.case === "upright" ? "lies" : "is upright";
    return words(
      `${file} ${picture.case === "upright" ? "is upright" : "lies"} (${width} × ${height}), and its place here ${place}: ${picture.cut} % of it are cut off.`,
      "Use a picture of the other shape, or say with focus what has to stay in sight, such as focus: top.",
    );
  },
} satisfies Vocabulary;

/** A file that is not the picture of its name; `is` says what else it is. */
type BrokenPicture =
  | { file: string; fault: "kind" }
  | { file: string; fault: "empty" | "other" | "damaged"; format: string; is?: string };

interface SizedPicture {
  file: string;
  width: number;
  height: number;
}

/** Of `upright` and `lying` ones so many percent are cut off; a dark one has another size. */
type PictureShape = SizedPicture &
  ({ case: "upright" | "lying"; cut: number } | { case: "dark"; dark: string; to: number[] });

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
  | "page-folder"
  | "underscore"
  | "hidden"
  | "folder"
  | "rules"
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
  underscore:
    "a name that starts with an underscore makes a file a layout, and this one has the title of a page",
  "page-folder": "pages stand in the folder pages, and this file has the title and the blocks of one",
  hidden: "a name that starts with a dot hides a file",
  folder: "files of the site stand in the folders pages and data",
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
