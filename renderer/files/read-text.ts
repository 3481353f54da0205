import type { Draft } from "../problems/draft.ts";

/** 1 MB. A page of 80 lines has 3 KB; past this size a YAML file is data that belongs elsewhere, and parsing it would take seconds. */
export const MAX_BYTES = 1_048_576;

/**
 * Bytes of a YAML file as text, with every character in it looked at.
 *
 * @returns `text` is missing when the file cannot be read as text at all; `shown` is what an editor
 *   would show of it, for counting lines. A byte order mark stays, so that offsets are those of the file.
 */
export function readText(bytes: Uint8Array): { text?: string; shown: string; problems: Draft[] } {
  if (bytes.length > MAX_BYTES) return { shown: "", problems: [tooLarge(bytes.length)] };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const at = firstBadByte(bytes);
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, at));
    const byte = bytes[at]!.toString(16).toUpperCase();
    const problem = draft(
      "not-utf8",
      before.length,
      before.length + 1,
      `The character here is not stored as UTF-8 (byte ${byte}).`,
      "Save the file with the encoding UTF-8 in your editor.",
    );
    return { shown: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), problems: [problem] };
  }
  return { text, shown: text, problems: findHiddenCharacters(text) };
}

/** The problem of a file that is larger than `MAX_BYTES`. */
export function tooLarge(bytes: number): Draft {
  // Rounded up, because "1.0 MB; at most 1 MB" helps nobody.
  const size = Math.ceil(bytes / 104_857.6) / 10;
  return draft(
    "file-too-large",
    0,
    0,
    `This file has ${size.toFixed(1)} MB; at most 1 MB can be read.`,
    "Split it into several files.",
  );
}

const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

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
export function describeCharacter(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  const name = /^202[A-E]$|^206[6-9]$|^061C$/.test(code)
    ? "a mark that turns the direction of the text"
    : characterNames[code];
  return name ? `${name}, U+${code}` : `U+${code}`;
}

/** The first character of a text that nobody can see and that no text needs, or undefined. */
export function findHiddenCharacter(text: string): string | undefined {
  hidden.lastIndex = 0;
  return hidden.exec(text)?.[0];
}

function findHiddenCharacters(text: string): Draft[] {
  const problems: Draft[] = [];
  hidden.lastIndex = 0;
  for (let match = hidden.exec(text); match; match = hidden.exec(text)) {
    if (match.index === 0 && match[0] === "\ufeff") continue;
    const start = match.index;
    const end = start + match[0].length;
    problems.push({
      ...draft(
        "hidden-character",
        start,
        end,
        `There is an invisible character here (${describeCharacter(match[0])}).`,
        "Delete it. Such characters come along when text is copied from a word processor or a web page.",
      ),
      fix: { start, end, text: "" },
    });
    // Binary files are full of them; the first few tell the story.
    if (problems.length === 10) break;
  }
  return problems;
}

function draft(code: string, start: number, end: number, message: string, hint: string): Draft {
  return { code, start, end, path: [], message, hint };
}

/** Index of the first byte that does not belong to well-formed UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at += 1;
      continue;
    }
    const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    try {
      decoder.decode(bytes.subarray(at, at + size));
    } catch {
      return at;
    }
    at += size;
  }
  return Math.max(0, bytes.length - 1);
}
