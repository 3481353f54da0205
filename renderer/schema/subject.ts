import type { Span } from "../problems/draft.ts";
import type { Thing, ValueName } from "../problems/things.ts";
import type { Entry, TreeNode } from "../yaml/tree.ts";

/** What problems are about: the thing that a schema describes. */
export interface Subject {
  thing: Thing;
  /** Names that are possible beside those of the schema. */
  extraNames?: readonly string[];
}

/** Where a value is: its path in the file, its node, what to mark, and its name. */
export interface Place {
  path: (string | number)[];
  node: TreeNode;
  entry?: Entry;
  span: Span;
  name: ValueName;
}

/** The entries of a row and of the site's settings are fields; everything else has options. */
export function hasFields({ thing }: Subject): boolean {
  return thing.kind === "row" || thing.kind === "settings";
}
