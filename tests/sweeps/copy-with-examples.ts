import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { findBodyMark } from "../../renderer/languages/body-mark.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { type Example, writeExamplePages } from "../support/examples-of.ts";

/**
 * The site once more, always in the same place and with the times of its files: its views are bundled once, and what
 * has not changed is not made again.
 *
 * @param isOfBlocks Some blocks alone are looked at: what is wrong with a page must not keep them from it, so that
 *   there are none but empty ones where links of the examples lead, which a browser fetches beforehand.
 */
export function copyWithExamples(
  dir: string,
  workDir: string,
  examples: readonly Example[],
  isOfBlocks: boolean,
): void {
  mkdirSync(workDir, { recursive: true });
  for (const name of ["pages", "data", "public", "checks.yaml", "blocks"])
    rmSync(join(workDir, name), { recursive: true, force: true });
  for (const name of isOfBlocks ? ["data", "public"] : ["pages", "data", "public", "checks.yaml"])
    if (existsSync(join(dir, name)))
      cpSync(join(dir, name), join(workDir, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => !isOfBlocks || !isTranslatedText(file),
      });
  if (isOfBlocks) {
    writeFileSync(join(workDir, "checks.yaml"), "broken-link: off\nbroken-anchor: off\n");
    mkdirSync(join(workDir, "pages"));
    writeFileSync(join(workDir, "pages/index.yaml"), "redirect: https://example.com\n");
    writeLinkedPages(join(workDir, "pages"), examples);
  }
  const own = blockFolders(dir)[1];
  if (own && existsSync(own)) symlinkSync(own, join(workDir, "blocks"), "junction");
  writeExamplePages(workDir, examples);
}

/** A text in another language is told where no page in it shows the text, and examples are in one language. */
function isTranslatedText(file: string): boolean {
  return (
    /\.(?:md|html)$/.test(file) &&
    statSync(file).isFile() &&
    findBodyMark(readFileSync(file, "utf8")) !== undefined
  );
}

/** A page with a sentence for each address of the site that an example has a link to. */
function writeLinkedPages(dir: string, examples: readonly Example[]): void {
  const links = examples.flatMap(({ block }) =>
    [...JSON.stringify(block).matchAll(/[("](\/(?!api\b)[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?=[)"#?])/g)].map(
      ([, link]) => link!,
    ),
  );
  for (const link of new Set(links)) {
    const file = join(dir, `${link}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    const text = "title: A page\ndescription: One that an example has a link to.\n";
    writeFileSync(file, `${text}blocks:\n  - type: prose\n    text: This is where the link leads.\n`);
  }
}
