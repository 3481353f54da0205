import type { Shown } from "../clock/shown.ts";
import type { ListPages, RouteEntry } from "../model.ts";
import type { PagedList } from "../pages/page-file.ts";
import type { Span } from "../problems/draft.ts";
import type { Findings, FoundIn } from "../problems/findings.ts";
import type { Data } from "../schema/to-data.ts";
import type { RowInScope } from "./look-up.ts";

/** What of a page file decides its addresses. Places are there when the file was read in full. */
export interface RoutedPage extends FoundIn {
  kind: "page" | "redirect" | "layout" | "shared";
  /** Of a version in another language: its tag and its address. */
  lang?: string;
  pattern?: string;
  each?: {
    collection: string;
    where?: { [key: string]: Data };
    sort?: string | string[];
    limit?: number;
    span?: Span;
  };
  paged?: PagedList;
  aliases: readonly { value: string; span?: Span }[];
  redirect?: { value: string };
  /** When it is to be seen; missing: always. */
  shown?: Shown;
  /** Where visitors are sent once it has ended. */
  then?: { value: string };
  /** Something is wrong with the file itself. */
  hasErrors?: boolean;
  spans?: ReadonlyMap<string, Span>;
}

/** One address with what is needed to make its page. */
export interface RouteRecord extends RouteEntry {
  page: RoutedPage;
  /** The row that the page is made from. */
  item?: RowInScope;
  /** Which of the addresses of its list in pages it is. */
  pages?: ListPages;
  /** Where the address is claimed in the file. */
  span?: Span;
  /** When the address shows something; missing: always. */
  shown?: Shown;
  /** It redirects because its page has ended. */
  hasEnded?: true;
}

/** Whether an address shows a page: it neither leads on nor says that the page is gone. */
export function showsPage({ kind }: Pick<RouteEntry, "kind">): boolean {
  return kind === "page" || kind === "alias";
}

/** All addresses of a site. */
export interface RouteTable {
  records: Map<string, RouteRecord>;
  /** Addresses that show nothing yet, and those of drafts. */
  hidden: RouteRecord[];
  /** Addresses of pages that have ended, as they were. */
  ended: RouteRecord[];
  /** Of addresses that do not always show something: when they do, and where visitors go after that. */
  times: Map<string, { shown: Shown; then?: string }[]>;
  /** Beginnings of addresses of pages whose rows cannot be read: links there are not called broken. */
  openPrefixes: string[];
  /** Whole addresses of the same kind. */
  openRoutes: Set<string>;
  /** Last parts of addresses of pages whose further addresses are wrong: nobody knows what those were to be. */
  openEndings: Set<string>;
  /** Addresses for which two rows of a file ask: nobody knows which of them has it. */
  contested: Set<string>;
  findings: Findings;
}
