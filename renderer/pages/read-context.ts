import type { Reference } from "../data/reference.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { RowType, TypeScope, TypeStore } from "./binding-types.ts";
import type { BlockType } from "./block-types.ts";
import type { Above } from "./check-place.ts";
import type { Presets } from "./page-file.ts";
import type { SharedLists } from "./shared-list.ts";

type Path = (string | number)[];

/** What a page is read against. */
export interface PageEnvironment {
  blockTypes: ReadonlyMap<string, BlockType>;
  types: TypeStore;
  /** Names of icons; undefined when the site's drawing language does not list them. */
  icons?: readonly string[];
  /** YYYY-MM-DD, by which is told what is on its way out; missing: nothing has gone yet. */
  today?(): string;
  /** Region and city: what days and hours without a distance to UTC mean; missing: UTC. */
  zone?: string;
  /** Options that are set for all blocks of a type: by the site, and by its layouts. */
  presets?: { site: Presets; layouts: Map<string, Presets> };
  /** Lists of blocks that pages may use; missing: none. */
  shared?: SharedLists;
}

/** What reading the parts of one file shares. */
export interface ReadContext {
  text: string;
  environment: PageEnvironment;
  drafts: Draft[];
  spans: Map<string, Span>;
  /** Collections that the file reads. */
  uses: Set<string>;
  /** Keys of rows that its queries name. */
  refs: Reference[];
  /** Blocks of the file's own list that were read so far. */
  above: Above[];
  isLayout: boolean;
  /** Name of the page's layout. */
  layout?: string;
  /** Takes in the moments at which a block comes or goes. */
  instants: Set<number>;
  /** Takes in the shared lists that are used. */
  shares: Set<string>;
  /** Set once a block was read that is not always to be seen, or that stands for a shared list. */
  hasTimes?: true;
  /** The page is made per row of something that cannot be read: `item` means anything. */
  isUnknownRow: boolean;
  readValue(node: TreeNode, schema: Schema | undefined, path: Path, scope: TypeScope, fields?: RowType): Data;
}
