import type { Shown } from "../clock/shown.ts";
import type { PagedList, PageFile } from "../pages/page-file.ts";
import type { PageContents } from "./page-contents.ts";

/**
 * What the site knows of a page file: enough to check it against all others, without its text, its places and its
 * blocks. Plain JSON, a twentieth of the file's own memory; another thread or an earlier run may have made it.
 */
export interface PageSummary {
  file: string;
  kind: PageFile["kind"];
  layout: string;
  /** Of a version in another language: its tag, its address, and that it shows the original. */
  lang?: string;
  pattern?: string;
  isFallback?: true;
  /** The page says which layout it wants. */
  namesLayout?: true;
  index: boolean;
  each?: Omit<NonNullable<PageFile["each"]>, "span">;
  paged?: PagedList;
  aliases: { value: string }[];
  redirect?: { value: string };
  /** Collections that it reads. */
  uses: string[];
  /** Collection and key of each row that its queries name. */
  refs: [target: string, key: string][];
  /** Blocks that a page may have once, by type and place in the file's list. */
  once?: [type: string, index: number][];
  /** Shared lists whose blocks stand in it; missing: none. */
  shares?: string[];
  /** One entry for each of its addresses; none for a redirect. */
  addresses: PageContents[];
  /** The same for those that show nothing now. */
  later?: PageContents[];
  /** When it is to be seen; missing: always. */
  shown?: Shown;
  /** Where visitors are sent once it has ended. */
  then?: { value: string };
  /** Moments at which it or one of its blocks comes or goes; missing: none. */
  instants?: number[];
  /** It or one of its blocks is not always to be seen. */
  isScheduled?: true;
}

/** Sums up a page file. @param addresses What its addresses show. */
export function summarizePage(
  page: PageFile,
  addresses: PageContents[],
  later: PageContents[] = [],
): PageSummary {
  const { span: _, ...each } = page.each ?? {};
  return {
    file: page.file,
    kind: page.kind,
    layout: page.layout,
    ...(page.lang !== undefined && { lang: page.lang }),
    ...(page.pattern !== undefined && { pattern: page.pattern }),
    ...(page.isFallback && { isFallback: true as const }),
    ...(page.spans.has("layout") && { namesLayout: true }),
    index: page.index,
    ...(page.each && { each: each as NonNullable<PageSummary["each"]> }),
    ...(page.paged && { paged: page.paged }),
    aliases: page.aliases.map(({ value }) => ({ value })),
    ...(page.redirect && { redirect: { value: page.redirect.value } }),
    uses: [...page.uses],
    refs: page.refs.map(({ target = "", value }) => [target, value]),
    ...(page.once.length > 0 && { once: page.once }),
    ...(page.shares.size > 0 && { shares: [...page.shares] }),
    addresses,
    ...(later.length > 0 && { later }),
    ...(page.shown && { shown: page.shown }),
    // biome-ignore lint/suspicious/noThenProperty: a key of pages
    ...(page.then && { then: { value: page.then.value } }),
    ...(page.instants.size > 0 && { instants: [...page.instants] }),
    ...(page.isScheduled && { isScheduled: true as const }),
  };
}
