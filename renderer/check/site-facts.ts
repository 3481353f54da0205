import type { Collection, Fact } from "../data/collections.ts";
import type { RouteTable } from "../filling/routes.ts";
import type { PageFile } from "../pages/page-file.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import type { RowName } from "../problems/things.ts";

type Path = (string | number)[];

/** A text of a resolved page that the whole-site check looks at, and where it is written. */
export interface PageFact {
  value: string;
  kind: "link" | "image" | "icon" | "anchor" | "markdown-link" | "markdown-image";
  span: Span;
  path: Path;
  /** It was filled in from a row; `row` names it. */
  isBound: boolean;
  row?: RowName;
}

/** What the whole-site check needs to know of one address. */
export interface PageFacts {
  route: string;
  file: string;
  title: string;
  description?: string;
  texts: PageFact[];
  bodies: { files: string[]; span: Span; path: Path; row?: RowName }[];
  headings: { level: number; span: Span; path: Path }[];
  drafts: Draft[];
}

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

/** What is wrong with a text, before it is known where the text stands. `fix` is the text that would be right. */
export type Found = Fault & { fix?: string };

/** Takes in a problem of a file. */
export type AddProblem = (file: string, draft: Draft, lines: Collection["lines"]) => void;

/** The file of a page's layout. */
export function layoutFile(page: PageFile): string {
  return `pages/_${page.layout}.yaml`;
}
