import type { Collection, Fact } from "./collections.ts";
import type { Draft } from "./draft.ts";
import type { PageFacts } from "./page-facts.ts";
import type { PageFile } from "./page-file.ts";
import type { RouteTable } from "./routes.ts";

/** Everything that is known of a site once each file was read by itself. */
export interface SiteFacts {
  dir: string;
  pages: ReadonlyMap<string, PageFile>;
  collections: ReadonlyMap<string, Collection>;
  settings: { data: unknown; facts: readonly Fact[]; lines: Collection["lines"] };
  routes: RouteTable;
  /** Facts of each page file, one entry for each of its addresses. */
  facts: ReadonlyMap<string, readonly PageFacts[]>;
  publicFiles: ReadonlySet<string>;
  /** Collections that some page reads, directly or through references. */
  used: ReadonlySet<string>;
  /** No file has an error, so what nobody refers to is known. */
  isComplete: boolean;
  icons?: readonly string[];
}

/** What is wrong with a text, before it is known where the text stands. */
export interface Found {
  code: string;
  message: string;
  hint?: string;
  /** The text that would be right. */
  fix?: string;
}

/** Takes in a problem of a file. */
export type AddProblem = (file: string, draft: Draft, lines: Collection["lines"]) => void;

/** The file of a page's layout. */
export function layoutFile(page: PageFile): string {
  return `pages/_${page.layout}.yaml`;
}
