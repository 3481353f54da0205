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

/**
 * A page with a sentence for each address of the site that an example has a link to. Links to the pages of rows,
 * `/departments/${item.slug}`, lead to one page for each row.
 */
function writeLinkedPages(dir: string, examples: readonly Example[]): void {
  const put = (link: string, more = ""): void => {
    const file = join(dir, `${link}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    const text = `title: A page\ndescription: One that an example has a link to.\n${more}`;
    writeFileSync(file, `${text}blocks:\n  - type: prose\n    text: This is where the link leads.\n`);
  };
  const links = examples.flatMap(({ block }) =>
    [...JSON.stringify(block).matchAll(/[("](\/(?!api\b)[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?=[)"#?])/g)].map(
      ([, link]) => link!,
    ),
  );
  for (const link of new Set(links)) put(link);
  for (const [link, rows] of new Map(examples.flatMap(({ block }) => rowLinks(block))))
    put(link, `each: ${rows}\n`);
}

/** An address that ends in a field of a row, in a text of its own or in Markdown. */
const ROW_LINK = /(?:^|\()(\/(?!api\b)[a-z0-9-]+(?:\/[a-z0-9-]+)*)\/\$\{item\.(\w+)\}(?=$|[)#?])/g;

/** Links to pages of rows, as the files of such pages are called, each with the collection that they are made from. */
function rowLinks(value: unknown, source?: string): [link: string, rows: string][] {
  if (typeof value === "string")
    return source === undefined
      ? []
      : [...value.matchAll(ROW_LINK)].map(([, folder, field]) => [`${folder}/[${field}]`, source]);
  if (Array.isArray(value)) return value.flatMap((entry) => rowLinks(entry, source));
  if (typeof value !== "object" || value === null) return [];
  const own = "source" in value && typeof value.source === "string" ? value.source : source;
  const rows = own?.startsWith("item.") ? undefined : own;
  return Object.values(value).flatMap((entry) => rowLinks(entry, rows));
}
