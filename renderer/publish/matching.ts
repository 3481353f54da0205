import { type Compound, compoundsOf, type Need } from "./style-needs.ts";

/** Tells which selectors the elements of a page match, by what is above each of them. */
export interface Matching {
  /** Adds selectors. */
  ask(selectors: Iterable<string>): void;
  /**
   * Starts at `<body>`; `open` and `close` then follow the tags of a part of the page.
   *
   * @param matched Takes the selectors.
   * @param brought Names that the scripts of this part may bring to the elements that they act on.
   */
  walk(matched: Set<string>, brought: ReadonlySet<string>): Walk;
}

export interface Walk {
  /**
   * @param signature The names of the element (`occurring.ts`); the same object for elements that have the same.
   * @param wakes     A script will act on the element and what is in it: give it names, add elements, move them.
   */
  open(signature: Signature, wakes: boolean): void;
  close(): void;
}

/** Names of an element that style sheets ask for. */
export type Signature = ReadonlySet<string>;

interface Asked {
  text: string;
  /** From the element itself up to the root. */
  compounds: readonly Compound[];
}

/** An element as styles see it: what it is, and what it is in. */
interface Path {
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

const newRoot = (): Path => ({ signature: ROOT, above: undefined, below: new Map() });

/** Paths that are remembered: pages of a site have most of theirs in common. */
const KEPT_PATHS = 20_000;

/** What scripts act on that is remembered; blocks of a type have most of theirs in common. */
const KEPT_WAKING = 500;

export function openMatching(): Matching {
  const asked = new Map<string, Asked>();
  const waking = new Map<string, readonly string[]>();
  const numbers = new Map<Signature, number>();
  let byName: Map<string, Asked[]> | undefined;
  let root = newRoot();
  let count = 0;

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
      path = { signature, above, below: new Map() };
      above.below.set(signature, path);
      count += 1;
    }
    return path;
  };
  const numberOf = (signature: Signature): number => {
    const number = numbers.get(signature) ?? numbers.size;
    numbers.set(signature, number);
    return number;
  };
  /** Where a script acts, all parts of a selector have to be there or may come, wherever. */
  const matchedWhereActed = (at: ReadonlySet<Signature>, brought: ReadonlySet<string>) => {
    const key = [[...at].map(numberOf), ...brought].join(" ");
    const known = waking.get(key);
    if (known) return known;
    const signatures = [...at];
    const found = [...asked.values()]
      .filter(({ compounds }) => compounds.every(({ needs }) => canMatch(signatures, brought, needs)))
      .map(({ text }) => text);
    if (waking.size >= KEPT_WAKING) waking.clear();
    waking.set(key, found);
    return found;
  };
  const forget = () => {
    root = newRoot();
    count = 0;
    waking.clear();
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
    walk(matched, brought) {
      if (count > KEPT_PATHS) forget();
      const seen = new Set<Path>();
      let path = root;
      let acted: { depth: number; at: Set<Signature> } | undefined;
      let depth = 0;
      return {
        open(signature, wakes) {
          depth += 1;
          if (wakes && !acted) {
            acted = { depth, at: new Set() };
            for (let above: Path | undefined = path; above; above = above.above)
              acted.at.add(above.signature);
          }
          path = step(path, signature);
          if (acted) acted.at.add(signature);
          else if (!seen.has(path)) {
            seen.add(path);
            for (const text of matchedBy(path)) matched.add(text);
          }
        },
        close() {
          if (acted?.depth === depth) {
            for (const text of matchedWhereActed(acted.at, brought)) matched.add(text);
            acted = undefined;
          }
          depth -= 1;
          path = path.above ?? path;
        },
      };
    },
  };
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

function isMatched(signature: Signature, needs: readonly Need[]): boolean {
  return needs.every((need) =>
    typeof need === "string" ? signature.has(need) : need.some((choice) => isMatched(signature, choice)),
  );
}

/** Whether a script can have an element match: one of those that are there, or one that it makes. */
function canMatch(
  signatures: readonly Signature[],
  brought: ReadonlySet<string>,
  needs: readonly Need[],
): boolean {
  return (
    isMatched(brought, needs) ||
    signatures.some((signature) => isMatched(signature, needs) || isMatchedWith(signature, brought, needs))
  );
}

/** Names of elements do not change; the others may come. */
function isMatchedWith(signature: Signature, brought: ReadonlySet<string>, needs: readonly Need[]): boolean {
  return needs.every((need) => {
    if (typeof need !== "string") return need.some((choice) => isMatchedWith(signature, brought, choice));
    return signature.has(need) || (/^\W/.test(need) && brought.has(need));
  });
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
