import { readFileSync } from "node:fs";

/**
 * Where a block, or a package that one uses, asks for a module: `blocks/card/view.tsx:3`; without the line where the
 * code has another form by now. @param importer Absolute.
 */
export function importPlace(importer: string, id: string): string {
  const shown = shownFile(importer);
  let code = "";
  try {
    code = readFileSync(importer, "utf8");
  } catch {
    return shown;
  }
  const at = [`"${id}"`, `'${id}'`].map((name) => code.indexOf(name)).find((index) => index !== -1);
  return at === undefined ? shown : shownPlace(importer, code, at);
}

/** A place in the code of a block: `blocks/card/view.tsx:12`. @param file Absolute. @param at Offset in its code. */
export const shownPlace = (file: string, code: string, at: number): string =>
  `${shownFile(file)}:${code.slice(0, at).split("\n").length}`;

const shownFile = (file: string): string =>
  file.replaceAll("\\", "/").replace(/^.*\/(?=(?:blocks|node_modules)\/)/, "");
