import { MAX_BYTES } from "../../files/read-text.ts";
import type { Unpublished } from "../../problems/english/left-out.ts";
import { cleanHtml } from "./clean-html.ts";
import { cleanXml } from "./clean-xml.ts";
import { type PageType, pageTypeOf } from "./page-types.ts";
import type { Removed } from "./removed.ts";

/** A file under `public/` as it is published. */
export type HarmlessFile =
  /** A browser runs nothing of it: as it is. */
  | { kind: "same" }
  /** What was written, and what was taken out of it. */
  | { kind: "cleaned"; text: string; source: string; removed: readonly Removed[] }
  /** Not published; `at` is the offset of what is wrong. */
  | { kind: "refused"; fault: Unpublished; source: string; at: number };

/** Characters by which a browser that is told no type decides what a file is. */
const SNIFFED = 1_445;

/** Whether a browser may run what is in a file. @param start Gives its first bytes, at least 1,445 or all. */
export function mayRun(path: string, start: () => Uint8Array): boolean {
  return typeOf(path, start) !== "inert";
}

/**
 * Makes a file under `public/` harmless to whoever opens it by its address, on any host, whatever headers it sends.
 *
 * @param path  Its name tells what a browser takes it for.
 */
export function harmlessFile(path: string, bytes: Uint8Array): HarmlessFile {
  const type = typeOf(path, () => bytes);
  if (type === "inert" || bytes.length === 0) return { kind: "same" };
  const refuse = (fault: Unpublished, source = "", at = 0): HarmlessFile => ({
    kind: "refused",
    fault,
    source,
    at,
  });
  if (type === "closed") return refuse({ case: "closed" });
  if (bytes.length > MAX_BYTES) return refuse({ case: "size" });
  const source = textOf(bytes);
  if (source === undefined) return refuse({ case: "encoding" });
  const cleaned = cleanerOf[type](source);
  if (cleaned.fault !== undefined) return refuse(cleaned.fault, source, cleaned.at);
  return { kind: "cleaned", text: cleaned.text, source, removed: cleaned.removed };
}

const cleanerOf = { html: cleanHtml, xml: cleanXml };

function typeOf(path: string, start: () => Uint8Array): PageType {
  return pageTypeOf(path, () => new TextDecoder("latin1").decode(start().subarray(0, SNIFFED)));
}

/** Text in UTF-8, or in UTF-16 when it says so by its first bytes; the published file is in UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xfe && second === 0xff ? "utf-16be" : first === 0xff && second === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
