import { harmlessFile } from "../../texts/harmless/harmless-file.ts";

/** A kind of file that visitors may download, by the ending of its name. */
interface FileKind {
  /** As people call it, in a sentence: "a PDF file". */
  name: string;
  /** Whether its bytes are what the name says. */
  isIt(bytes: Buffer): boolean;
}

const starts =
  (...beginnings: readonly string[]) =>
  (bytes: Buffer): boolean =>
    beginnings.some((one) => bytes.subarray(0, one.length).toString("latin1") === one);
const at = (offset: number, words: string) => (bytes: Buffer) =>
  bytes.subarray(offset, offset + words.length).toString("latin1") === words;
/** Programs put a few bytes in front of it, and all readers take that. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes("%PDF-");
const packed = { isIt: starts("PK\x03\x04", "PK\x05\x06") };
const mp4 = at(4, "ftyp");

/** Text of its kind: no program can be in it, in an encoding that browsers know. */
function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 65_536).includes(0) || starts("\xff\xfe", "\xfe\xff")(bytes);
}
const beginsText = (word: string) => (bytes: Buffer) =>
  isText(bytes) &&
  bytes
    .subarray(0, 200)
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart()
    .startsWith(word);

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: { name: "a PDF file", isIt: isPdf },
  docx: { name: "a Word document", ...packed },
  xlsx: { name: "an Excel table", ...packed },
  pptx: { name: "a PowerPoint presentation", ...packed },
  odt: { name: "a document", ...packed },
  ods: { name: "a table", ...packed },
  odp: { name: "a presentation", ...packed },
  epub: { name: "a book", ...packed },
  zip: { name: "a ZIP archive", ...packed },
  csv: { name: "a table", isIt: isText },
  txt: { name: "a text", isIt: isText },
  ics: { name: "a calendar", isIt: beginsText("BEGIN:VCALENDAR") },
  vcf: { name: "a business card", isIt: beginsText("BEGIN:VCARD") },
  gpx: { name: "a route", isIt: beginsText("<") },
  vtt: { name: "captions", isIt: beginsText("WEBVTT") },
  mp3: { name: "a sound", isIt: (bytes) => starts("ID3")(bytes) || (bytes[0] === 0xff && bytes[1]! >= 0xe0) },
  m4a: { name: "a sound", isIt: mp4 },
  mp4: { name: "a film", isIt: mp4 },
  webm: { name: "a film", isIt: starts("\x1a\x45\xdf\xa3") },
};

/** Endings of older forms, and what to save instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  doc: "PDF or .docx",
  rtf: "PDF or .docx",
  pages: "PDF",
  docm: "PDF or .docx, without macros",
  xls: ".xlsx or .csv",
  xlsm: ".xlsx, without macros",
  numbers: ".xlsx or .csv",
  ppt: "PDF or .pptx",
  pptm: "PDF or .pptx, without macros",
  key: "PDF",
  indd: "PDF",
  mov: ".mp4",
  avi: ".mp4",
  wmv: ".mp4",
  wav: ".mp3",
};
const PICTURE = /^(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/;

/**
 * What the site keeps of a file that somebody has sent for download: the bytes as they are, when they are what the
 * name says, and no browser runs anything in them.
 *
 * @returns A sentence for what is not taken.
 */
export function cleanFile(
  name: string,
  bytes: Buffer,
): { ending: string; bytes: Buffer } | { refused: string } {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  if (bytes.length === 0) return { refused: "This file is empty: choose another one." };
  if (!kind) return { refused: notTaken(ending) };
  if (!kind.isIt(bytes))
    return {
      refused: `This file is called .${ending}, but it is not ${kind.name}. Save it as one in the program that it comes from.`,
    };
  if (harmlessFile(`/files/a.${ending}`, bytes).kind === "refused")
    return { refused: "A browser would run what is in this file. Save it as PDF." };
  return { ending, bytes };
}

function notTaken(ending: string): string {
  if (ending === "") return "The name of this file says not what it is. Give it its ending, such as .pdf.";
  const instead = Object.hasOwn(INSTEAD, ending) ? INSTEAD[ending] : undefined;
  if (instead !== undefined) return `Many visitors cannot open a .${ending} file. Save it as ${instead}.`;
  if (PICTURE.test(ending))
    return "This is a picture: put it where the page shows pictures, or save it as PDF.";
  return `Files of the kind .${ending} are not taken. Save it as PDF, or pack it as .zip.`;
}
