import { readFileSync } from "node:fs";

/**
 * Where a block, or a package that one uses, asks for a module: `blocks/card/view.tsx:3`; without the line where the
 * code has another form by now. @param importer Absolute.
 */
export function importPlace(importer: string, id: string): string {
  const shown = importer.replaceAll("\\", "/").replace(/^.*\/(?=(?:blocks|node_modules)\/)/, "");
  let code = "";
  try {
    code = readFileSync(importer, "utf8");
  } catch {
    return shown;
  }
  const at = [`"${id}"`, `'${id}'`].map((name) => code.indexOf(name)).find((index) => index !== -1);
  return at === undefined ? shown : `${shown}:${code.slice(0, at).split("\n").length}`;
}
