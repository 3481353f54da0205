import { decodeText, type Encoding, markedEncoding, singleByteEncodings } from "../files/text-encoding.ts";
import type { ReturnedFile } from "./exchange.ts";
import { readCsvFile } from "./read-csv-file.ts";
import { readXliff } from "./read-xliff.ts";

/** 40 MB: a hundred thousand texts. What is larger is no file of translations. */
const MAX_BYTES = 40 * 1_048_576;

/**
 * Reads a file that came back, XLIFF 2 or a table, whatever its name says.
 *
 * @param encoding Of its letters, where the file does not say it by a mark; default UTF-8.
 */
export function readReturned(bytes: Uint8Array, encoding?: string): ReturnedFile {
  const refused = (text: string): ReturnedFile => ({ texts: [], refusals: [{ line: 1, column: 1, text }] });
  if (bytes.length > MAX_BYTES)
    return refused("The file is larger than 40 MB; that is no file of translations.");
  const known = encodingOf(bytes, encoding);
  if (known === undefined)
    return refused(`The encoding "${encoding}" is none of ${["utf-8", ...singleByteEncodings].join(", ")}.`);
  const strange = known === "utf-8" ? strangeByte(bytes) : undefined;
  if (strange !== undefined) {
    const before = new TextDecoder().decode(bytes.subarray(0, strange));
    const line = before.split("\n").length;
    const word = decodeText(bytes.subarray(strange), "windows-1252").slice(0, 12);
    const column = before.length - before.lastIndexOf("\n");
    const text = `The file is not UTF-8; in Windows-1252 this reads "${word.replace(/[\r\n].*/s, "")}…". Save it as UTF-8, or say --encoding windows-1252.`;
    return { texts: [], refusals: [{ line, column, text }] };
  }
  const text = decodeText(bytes, known);
  return /^\ufeff?\s*</.test(text) ? readXliff(text) : readCsvFile(text);
}

function encodingOf(bytes: Uint8Array, told: string | undefined): Encoding | undefined {
  const marked = markedEncoding(bytes);
  if (marked || told === undefined) return marked ?? "utf-8";
  const name = told.toLowerCase();
  return name === "utf-8" ? name : singleByteEncodings.find((one) => one === name);
}

/** Offset of the first byte that UTF-8 does not have there. */
function strangeByte(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    // Half by half: the longest beginning that can be read.
    let [low, high] = [0, bytes.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const isWhole = isReadable(bytes.subarray(0, middle));
      if (isWhole) low = middle;
      else high = middle - 1;
    }
    // The last letter that it reads may be the first half of one.
    while (low > 0 && !isReadable(bytes.subarray(0, low), false)) low -= 1;
    return low;
  }
}

/** The last letter may be cut in two. */
function isReadable(bytes: Uint8Array, stream = true): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}
