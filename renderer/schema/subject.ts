import type { Span } from "../problems/draft.ts";
import type { Entry, TreeNode } from "../yaml/tree.ts";

/** What the words of a problem are about. */
export interface Subject {
  /** The thing with options: "The hero block", "A row of jobs". */
  title: string;
  /** What its entries are called. */
  entry: "option" | "field" | "key" | "rule";
  /** What holds a value: "this page", "this row". */
  holder: string;
  /** Names that are possible beside those of the schema. */
  extraNames?: readonly string[];
}

/** Where a value is: its path in the file, its node, what to mark, and how messages call it. */
export interface Place {
  path: (string | number)[];
  node: TreeNode;
  entry?: Entry;
  span: Span;
  name: string;
}
