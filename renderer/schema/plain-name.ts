import { hasForm } from "./compile-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Letters that are more than a plain one with a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ð", "d"],
  ["đ", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
]);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "g");

/** `News (1)`, `Été à Étretat ` → `news-1`, `ete-a-etretat`: a name as addresses, ids and collections have it. */
export function plainName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS.get(letter)!)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** Whether a schema wants a name of plain letters, digits and hyphens, as ids and parts of addresses are. */
export function wantsPlainName(schema: Schema): boolean {
  const accepts = (text: string): boolean => hasForm(text, schema);
  return schema.pattern !== undefined && accepts("a-b") && !["a b", "é", "a.b", "a/b"].some(accepts);
}

/** The plain form of a name, where the schema takes it and no letter is lost in it. */
export function meantName(value: string, schema: Schema): string | undefined {
  if (/(?!\p{Script=Latin})\p{L}/u.test(value)) return undefined;
  // Of an address, its last part is what a row is called by; of a file, its name without the ending.
  const last = value.replace(/^\/?(?:[^/]+\/)+(?=[^/]+\/?$)/, "");
  const name = plainName(last.replace(/\.(?:ya?ml|json|csv|html?|mdx?)$/i, ""));
  return name !== "" && name !== value && hasForm(name, schema) ? name : undefined;
}
