import type { CheckedRest } from "../check/checked-site.ts";
import { type LookAt, lookAtPage, placeContents } from "../check/look-at-page.ts";
import { isDynamic } from "../filling/fill-page.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { lettersOf } from "../markdown/heading-places.ts";
import { LINE, type PageFile, type PageTemplate } from "../pages/page-file.ts";
import { withoutFilled } from "../pages/page-rest.ts";
import type { OpenBase } from "./open-base.ts";
import { isTimedPage } from "./page-needs.ts";

/** Of a page for each of many rows so many are looked at: what is wrong with one is mostly wrong with all. */
const MOST_ADDRESSES = 50;

/** A page in order, of which only what it is filled in from is wrong. */
const asItIs = (page: PageFile) => ({
  page,
  faulty: new Set<number>(),
  isRead: true,
  toSource: (offset: number): number => offset,
});

/**
 * What a page shows that cannot be made, because something is wrong in it or in what it is filled in from.
 *
 * @param isFilled  What it is filled in from can be read; otherwise that counts which it says itself.
 * @param isPlaced  With the places of everything; otherwise of what is wrong by itself.
 * @returns undefined where nothing can be told.
 */
export function lookAtRest(
  source: PageFile,
  routes: readonly LookAt[],
  base: OpenBase,
  { isFilled, isPlaced }: { isFilled: boolean; isPlaced: boolean },
): CheckedRest | undefined {
  const { page, faulty, isRead, toSource } = source.rest ?? asItIs(source);
  const whole = page.template;
  if (!whole || page.kind === "redirect") return undefined;
  // Without an address, nobody knows the rows of a page for each.
  const template = isFilled && routes.length > 0 ? whole : withoutFilled(whole);
  const isTimed = isTimedPage(base, page);
  const all = routes.length > 0 ? routes : [{ route: patternOf(page.file) }];
  const addresses = all.slice(0, MOST_ADDRESSES).map((route) => {
    const at = { ...route, isTimed };
    const { contents, isInOrder } = lookAtPage(template, at, base.bindContext);
    if (isInOrder && !isPlaced) return { contents };
    const placed = placeContents(page, template, at, base.bindContext);
    // What is wrong in other places may be the reason of anything else.
    const drafts = placed.drafts.filter(
      ({ path: [first, index] }) =>
        first === "blocks" && !faulty.has(Number(index)) && !isDynamic(whole.blocks[Number(index)]!),
    );
    return { contents, placed: { ...placed, drafts } };
  });
  return {
    addresses,
    faulty,
    isFilled: isFilled && routes.length > 0,
    isRead,
    mayName: placesNamedIn(source.text, () => {
      const unread = isRead ? [...faulty].map((index) => textOfBlock(page, whole, index)) : [source.text];
      return unread.some((text) => FILLED_ID.test(text));
    }),
    toSource,
  };
}

/** An id that is filled in may be any. */
const FILLED_ID = /(?:^|[\s{,])["']?id["']?\s*:[^\n]*\$\{/;

/** What a block is written as; of one of which nobody knows where it stands, the whole file. */
function textOfBlock({ text }: PageFile, { blocks }: PageTemplate, index: number): string {
  const first = blocks[index]?.[LINE];
  if (first === undefined) return text;
  const end = blocks.slice(index + 1).find((block) => block[LINE] !== undefined)?.[LINE];
  return text
    .split("\n")
    .slice(first - 1, end && end - 1)
    .join("\n");
}

/**
 * Tells whether the words of a place stand in a text, as an id or as a heading, and not as a link to it alone.
 *
 * @param mayBeAny  An id may be filled in where it cannot be read.
 */
function placesNamedIn(text: string, mayBeAny: () => boolean): (anchor: string) => boolean {
  let known: { isAny: boolean; words: string } | undefined;
  return (anchor) => {
    known ??= { isAny: mayBeAny(), words: lettersByLine(text.replace(/#[^\s)"'#]+/g, " ")) };
    return known.isAny || known.words.includes(lettersOf(anchor.replace(/[-_]\d{1,3}$/, "")));
  };
}

const lettersByLine = (text: string): string => text.split("\n").map(lettersOf).join("\n");
