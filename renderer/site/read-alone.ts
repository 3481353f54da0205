import type { PageSummary } from "../check/page-summary.ts";
import type { FilledPage } from "../filling/fill-page.ts";
import type { ReadsOfFile } from "../filling/reads.ts";
import type { PageDefinition } from "../model.ts";
import type { PictureBook } from "../pictures/picture-book.ts";
import type { TextRenderer } from "../texts/text-renderer.ts";
import { type DefineContext, definePage, toDefine } from "./define-page.ts";
import { AloneLooker, type KnownAddress, type LookedAddress } from "./look-alone.ts";
import { canMake } from "./page-needs.ts";
import type { SiteState } from "./site-state.ts";

/** A page file that was read by itself. */
export interface ReadPage {
  hasErrors: boolean;
  /** Addresses that show it; none for a redirect and for a file with an error. */
  addresses: readonly { route: string; canonical: string }[];
  /**
   * Sums it up. @param known  Addresses that show what they showed: they are not looked at.
   *
   * @returns `summary` is missing when something in the file has to be spoken about; `reads`, what each address in it
   *   has read, also where nobody can tell.
   */
  summarize(known?: readonly KnownAddress[]): { summary?: PageSummary; reads?: ReadsOfFile };
  /** For a file of many addresses, which are looked at one at a time: its summary without them. */
  begin(): PageSummary | undefined;
  /** Looks at one of its addresses, by number from 0; undefined for one that is another address of a page. */
  look(index: number): LookedAddress | undefined;
  /** The page of one of them. @param filled  As it was filled in when that was looked at. */
  define(index: number, filled?: FilledPage): PageDefinition;
}

/** Gives what pages are defined with, as long as the site stays as it is. */
export type Definer = () => DefineContext;

export function createDefiner(
  state: SiteState,
  render: TextRenderer,
  pictures: PictureBook,
  marksDrafts: boolean,
): Definer {
  let context: DefineContext | undefined;
  let version = -1;
  return () => {
    if (!context || version !== state.version)
      context = { base: state.base, render, pictures, shells: new Map(), marksDrafts };
    version = state.version;
    return context;
  };
}

const CHECK_ONLY = "This site was opened with checkOnly, so its pages cannot be made.";

/** What pages are defined with. @throws Error for a site that was only to be checked. */
export function contextOf(definer: Definer | undefined): DefineContext {
  if (!definer) throw new Error(CHECK_ONLY);
  return definer();
}

/** A file that was there a moment ago. */
const GONE: ReadPage = {
  hasErrors: false,
  addresses: [],
  summarize: () => ({}),
  begin: () => undefined,
  look: () => undefined,
  define() {
    throw new Error("A file that is gone makes no pages.");
  },
};

/** Reads one page file by itself. @param definer  Missing for a site that is only checked. */
export function readAlone(file: string, state: SiteState, definer: Definer | undefined): ReadPage {
  const base = state.base.of(file);
  const alone = state.readAlone(file);
  if (!alone) return GONE;
  const { page, records } = alone;
  const { template } = page;
  const isUsable = template !== undefined && canMake(base, page);
  const shown = isUsable ? records.filter(({ kind }) => kind === "page" || kind === "alias") : [];
  // What versions in other languages show depends on more than they read.
  const notesReads = definer !== undefined && page.uses.size > 0 && page.lang === undefined;
  const looker = new AloneLooker(alone, base, notesReads);
  let whole: FilledPage | undefined;
  return {
    hasErrors: page.hasErrors,
    addresses: shown.map(({ kind, route, to = route }) => ({
      route,
      canonical: kind === "alias" ? to : route,
    })),
    summarize(known) {
      const { filled, ...summed } = looker.lookAtAll(known);
      whole = filled;
      return summed;
    },
    begin: () => looker.sumUp([]),
    look: (index) => (index < looker.count ? looker.look(index) : undefined),
    define: (index, filled = whole) => definePage(toDefine(page, shown[index]!), contextOf(definer), filled),
  };
}
