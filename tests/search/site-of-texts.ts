import { type IndexFile, makeIndex, type SearchedPage } from "../../renderer/publish/search/make-index.ts";
import { type LoadedIndex, loadIndex } from "../../renderer/runtime/search/load-index.ts";

/** Pages by address: a title, then sections as heading and text; the anchor is the heading in small letters. */
export type Texts = Readonly<
  Record<string, readonly [title: string, ...sections: [heading: string, text: string][]]>
>;

export function pagesOf(texts: Texts): SearchedPage[] {
  return Object.entries(texts)
    .map(([route, [title, ...sections]]) => ({
      route,
      title,
      sections: sections.map(([heading, text]) => ({
        anchor: heading.toLowerCase().replaceAll(" ", "-"),
        heading,
        headings: [],
        text,
      })),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The index of some pages, as a browser has it. */
export function indexOf(pages: readonly SearchedPage[]): Promise<LoadedIndex> {
  return indexOfFiles(makeIndex(pages));
}

/** The index in some files; `asked` gets the addresses that it fetches. */
export function indexOfFiles(files: readonly IndexFile[], asked: string[] = []): Promise<LoadedIndex> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return loadIndex(async (address) => {
    asked.push(address);
    const text = texts.get(address);
    if (text === undefined) throw new Error(`${address} answered 404.`);
    return JSON.parse(text);
  });
}
