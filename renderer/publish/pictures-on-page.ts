import { pictureAddressesIn } from "../formats/picture-files.ts";

/** What a page names of the site's pictures: plain data. */
export interface PicturesOnPage {
  /** Addresses of files that are made from them. */
  made: string[];
  /** Paths under `public/`, as they were put there. */
  originals: string[];
}

/** Texts whose pictures are remembered: styles and blocks of the shell come on page after page. */
const KEPT_TEXTS = 60;

/**
 * Makes the function that finds the pictures that a page names.
 *
 * @param bases Paths below which the site stands: pages name its pictures with one before them, or with none.
 * @returns Takes texts that many pages share, and those of the page alone.
 */
export function openPictureFinder(
  bases: readonly string[] = [],
): (shared: readonly string[], own: readonly string[]) => PicturesOnPage {
  const below = [...new Set(bases)].filter((base) => base !== "").map((base) => `${base}/`);
  const withoutBase = (path: string) => [
    path,
    ...below.flatMap((base) => (path.startsWith(base) ? path.slice(base.length - 1) : [])),
  ];
  const known = new Map<string, PicturesOnPage>();
  const lookAgain = (text: string): PicturesOnPage => {
    const found = known.get(text) ?? picturesIn(text);
    if (known.size >= KEPT_TEXTS) known.clear();
    known.set(text, found);
    return found;
  };
  return (shared, own) => {
    const all = [...shared.map(lookAgain), ...own.map(picturesIn)];
    return {
      made: [...new Set(all.flatMap(({ made }) => made))],
      originals: [...new Set(all.flatMap(({ originals }) => originals).flatMap(withoutBase))],
    };
  };
}

const picturesIn = (text: string): PicturesOnPage => ({
  made: pictureAddressesIn(text),
  originals: originalsIn(text),
});

/** How the file of a picture ends. A page has few of them, and they are found at once. */
const ENDING = /\.(?:jpe?g|png|webp|avif|gif)\b/gi;

/** Signs of addresses and paths. */
const ADDRESS_SIGN = /[\w%./:-]/;
const ADDRESS = /[\w%./:-]*/y;

/** A path that may be one of a picture; on the site's own origin as well. */
const ORIGINAL =
  /(?<![\w.:/-])\/(?!assets\/)[\w%./-]+\.(?:jpe?g|png|webp|avif|gif)\b|(?<=:\/\/[\w.:-]+)\/[\w%./-]+\.(?:jpe?g|png|webp|avif|gif)\b/gi;

/**
 * Reads only the stretches around endings of pictures. To try each slash of a page, of which every end of an element
 * has one, was a sixth of a build.
 */
function originalsIn(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(ENDING)) {
    if (index < end) continue;
    let start = index;
    while (start > end && ADDRESS_SIGN.test(text[start - 1]!)) start -= 1;
    ADDRESS.lastIndex = start;
    end = start + (ADDRESS.exec(text)?.[0].length ?? 0);
    found.push(...(text.slice(start, end).match(ORIGINAL) ?? []));
  }
  return found;
}
