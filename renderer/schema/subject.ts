import type { Span } from "../problems/draft.ts";
import type { Thing, ValueName } from "../problems/things.ts";
import type { Entry, TreeNode } from "../yaml/tree.ts";

/** What problems are about: the thing that a schema describes. */
export interface Subject {
  thing: Thing;
  /** Names that are possible beside those of the schema. */
  extraNames?: readonly string[];
  /** Further ones that everything has: what comes close to one is a slip, but they are not listed. */
  commonNames?: readonly string[];
  /** Names that stand there and are none of the schema's: nothing else can be meant as one of them. */
  takenNames?: ReadonlySet<string>;
  /** Names that other things of its kind have: one of them is no slip of a name that is only like it. */
  words?: ReadonlySet<string>;
}

/** Where a value is: its path in the file, what to mark, and its name. */
export interface Place {
  path: (string | number)[];
  span: Span;
  name: ValueName;
  /** The value as it is written, and its file; missing when it was filled in. */
  node?: TreeNode;
  text?: string;
  /** Its name and value, when it is one of a group. */
  entry?: Entry;
}

/** Finds the value at a path within what was checked. */
export type Locate = (path: readonly (string | number)[]) => Place;

/** What the value at a path is called; the thing as a whole when the path is empty. */
export function nameAt(path: readonly (string | number)[], thing: Thing): ValueName {
  const last = path.at(-1);
  if (typeof last === "string") return { kind: "option", name: last };
  const list = path.filter((step) => typeof step === "string").at(-1);
  if (list === undefined || last === undefined) return thing;
  const outer = path.at(-2);
  const within = typeof outer === "number" ? { within: outer + 1 } : {};
  return { kind: "nth", number: last + 1, of: list, ...within };
}

/** The entries of a row and of the site's settings are fields; everything else has options. */
export function hasFields({ thing }: Subject): boolean {
  return thing.kind === "row" || thing.kind === "settings";
}
