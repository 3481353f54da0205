import {
  type Brought,
  canBeMatched,
  HOLDER,
  isMatched,
  type Signature,
  TOLD_HTML,
} from "./matching-acted.ts";
import { type Compound, compoundsOf, type Need } from "./style-needs.ts";

/** Tells which selectors the elements of a page match, by what is above each of them. */
export interface Matching {
  /** Adds selectors. */
  ask(selectors: Iterable<string>): void;
  /**
   * Starts at `<body>`; `open` and `close` then follow the tags of a part of the page.
   *
   * @param brought What the scripts of this part may bring to the elements that they act on.
   */
  walk(brought: Brought): Walk;
}

export interface Walk {
  /**
   * @param signature The names of the element (`occurring.ts`); the same object for elements that have the same.
   * @param wakes     A script will act on the element and what is in it: give it names, add elements, move them.
   */
  open(signature: Signature, wakes: boolean): void;
  close(): void;
  /** What was found; the same object for parts of pages whose elements stand in the same, as those of most pages do. */
  found(): FoundByWalk;
}

export interface FoundByWalk {
  /** Names of the elements. */
  names: ReadonlySet<string>;
  /** Selectors that something matches. */
  matches: ReadonlySet<string>;
}

interface Asked {
  text: string;
  /** From the element itself up to the root. */
  compounds: readonly Compound[];
}

/** An element as styles see it: what it is, and what it is in. */
interface Path {
  number: number;
  /** The last walk that came here. */
  walk: number;
  signature: Signature;
  above: Path | undefined;
  below: Map<Signature, Path>;
  matched?: readonly string[];
}

/**
 * What every part of a page is in, with the states that the first script (`document.ts`), the header and the router
 * give the root. A block that has a state of its own there writes `:root[data-state] &`.
 */
const ROOT: Signature = new Set([
  ...["html", "body", "main", "#main", ".light", ".dark", "[data-loading]"],
  ...["[data-motion]", "[data-motion=paused]", "[data-scripts]", "[data-scripts=failed]"],
]);

const newRoot = (): Path => ({ number: 0, walk: 0, signature: ROOT, above: undefined, below: new Map() });

/** Paths that are remembered: pages of a site have most of theirs in common. */
const KEPT_PATHS = 20_000;

/** What walks have found that is remembered. */
const KEPT_WALKS = 2000;

/** What scripts act on that is remembered; blocks of a type have most of theirs in common. */
const KEPT_WAKING = 500;

export function openMatching(): Matching {
  const asked = new Map<string, Asked>();
  const waking = new Map<string, readonly string[]>();
  const walks = new Map<string, FoundByWalk>();
  const numbers = new Map<Signature, number>();
  let byName: Map<string, Asked[]> | undefined;
  let root = newRoot();
  let count = 0;
  let latest = 0;

  /** Selectors whose last part an element may match, by one of the names that this needs. */
  const candidates = (signature: Signature): Asked[] => {
    byName ??= groupByKey(asked.values());
    return [ANY, ...signature].flatMap((name) => byName?.get(name) ?? []);
  };
  const matchedBy = (path: Path): readonly string[] => {
    path.matched ??= candidates(path.signature)
      .filter(({ compounds }) => isPathMatched(path, compounds, 0))
      .map(({ text }) => text);
    return path.matched;
  };
  const step = (above: Path, signature: Signature): Path => {
    let path = above.below.get(signature);
    if (!path) {
      count += 1;
      path = { number: count, walk: 0, signature, above, below: new Map() };
      above.below.set(signature, path);
    }
    return path;
  };
  const numberOf = (signature: Signature): number => {
    const number = numbers.get(signature) ?? numbers.size;
    numbers.set(signature, number);
    return number;
  };
  /** Where a script acts, all parts of a selector have to be there or may come, wherever. */
  const matchedWhereActed = ({ key, at, inTold }: Acted, brought: Brought) => {
    const known = waking.get(key);
    if (known) return known;
    const elements = { anywhere: [...at], inTold: [...inTold] };
    const found = [...asked.values()]
      .filter(({ compounds }) => canBeMatched(compounds, elements, brought))
      .map(({ text }) => text);
    if (waking.size >= KEPT_WAKING) waking.clear();
    waking.set(key, found);
    return found;
  };
  const together = (paths: readonly Path[], acted: readonly Acted[], brought: Brought): FoundByWalk => {
    const names = new Set<string>();
    const matches = new Set<string>();
    for (const path of paths) {
      for (const name of path.signature) names.add(name);
      for (const text of matchedBy(path)) matches.add(text);
    }
    for (const one of acted) {
      for (const signature of one.own) for (const name of signature) names.add(name);
      for (const text of matchedWhereActed(one, brought)) matches.add(text);
    }
    if (acted.length > 0 && brought.told)
      for (const signature of [HOLDER, ...brought.told]) for (const name of signature) names.add(name);
    return { names, matches };
  };
  const forget = () => {
    root = newRoot();
    count = 0;
    waking.clear();
    walks.clear();
    numbers.clear();
  };

  return {
    ask(selectors) {
      for (const text of selectors) {
        if (asked.has(text)) continue;
        asked.set(text, { text, compounds: compoundsOf(text) });
        byName = undefined;
        forget();
      }
    },
    walk(brought) {
      if (count > KEPT_PATHS) forget();
      latest += 1;
      const walk = latest;
      const paths: Path[] = [];
      const acted: Acted[] = [];
      let key = "";
      let path = root;
      let acting: (Record<"at" | "own" | "inTold", Set<Signature>> & { depth: number }) | undefined;
      let depth = 0;
      return {
        open(signature, wakes) {
          depth += 1;
          if (wakes && !acting) {
            acting = { depth, at: new Set(), own: new Set(), inTold: new Set() };
            for (let above: Path | undefined = path; above; above = above.above)
              acting.at.add(above.signature);
          }
          path = step(path, signature);
          if (acting) {
            acting.at.add(signature);
            acting.own.add(signature);
            if (isInTold(path.above)) acting.inTold.add(signature);
          } else if (path.walk !== walk) {
            path.walk = walk;
            paths.push(path);
            key += `${path.number} `;
          }
        },
        close() {
          if (acting?.depth === depth) {
            const { at, own, inTold } = acting;
            const list = (signatures: Set<Signature>) => [...signatures].map(numberOf).join(" ");
            const ofActed = `${list(at)} : ${list(inTold)} by ${brought.number}`;
            acted.push({ key: ofActed, at, own, inTold });
            key += `(${ofActed}) `;
            acting = undefined;
          }
          depth -= 1;
          path = path.above ?? path;
        },
        found() {
          const known = walks.get(key);
          if (known) return known;
          const found = together(paths, acted, brought);
          if (walks.size >= KEPT_WALKS) walks.clear();
          walks.set(key, found);
          return found;
        },
      };
    },
  };
}

/** An element that a script acts on, with what it is in and what is in it. */
interface Acted {
  /** The same for the same signatures and names that are brought. */
  key: string;
  at: ReadonlySet<Signature>;
  /** Those of the element and of what is in it. */
  own: ReadonlySet<Signature>;
  /** Those of elements in HTML that a script may have been told to show. */
  inTold: ReadonlySet<Signature>;
}

function isInTold(path: Path | undefined): boolean {
  for (let above = path; above; above = above.above) if (above.signature.has(TOLD_HTML)) return true;
  return false;
}

const ANY = "*";

/** A name without which an element cannot match; a class or an attribute says more than an element. */
function keyOf(needs: readonly Need[]): string {
  const names = needs.filter((need) => typeof need === "string");
  return names.find((name) => /^\W/.test(name)) ?? names[0] ?? ANY;
}

function groupByKey(selectors: Iterable<Asked>): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>();
  for (const selector of selectors) {
    const key = keyOf(selector.compounds[0]?.needs ?? []);
    const group = groups.get(key);
    if (group) group.push(selector);
    else groups.set(key, [selector]);
  }
  return groups;
}

/** Whether an element and what it is in match a selector, from its part number `from` upwards. */
function isPathMatched(path: Path, compounds: readonly Compound[], from: number): boolean {
  const compound = compounds[from];
  if (!compound) return true;
  if (!isMatched(path.signature, compound.needs)) return false;
  if (from === compounds.length - 1) return true;
  let above = path.above;
  if (compound.isChild && above) return isPathMatched(above, compounds, from + 1);
  for (; above; above = above.above) if (isPathMatched(above, compounds, from + 1)) return true;
  return false;
}
