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
    const start = before.length;
    const problem: Draft = { code: "not-utf8", params: { byte }, start, end: start + 1, path: [] };
    return { shown: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), problems: [problem] };
  }
  return { text, shown: text, problems: findHiddenCharacters(text) };
}

/** The problem of a file that is larger than `MAX_BYTES`. */
export function tooLarge(bytes: number): Draft {
  // Rounded up, because "1.0 MB; at most 1 MB" helps nobody.
  const megabytes = Math.ceil(bytes / 104_857.6) / 10;
  return {
    code: "file-too-large",
    params: { megabytes, limit: MAX_BYTES / 1_048_576 },
    start: 0,
    end: 0,
    path: [],
  };
}

const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The code point of a character as it is usually written: `200B`. */
export function codePointOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
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
      code: "hidden-character",
      params: { codePoint: codePointOf(match[0]) },
      start,
      end,
      path: [],
      fix: { start, end, text: "" },
    });
    // Binary files are full of them; the first few tell the story.
    if (problems.length === 10) break;
  }
  return problems;
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
