import type { FoundByWalk } from "./matching.ts";
import type { Brought } from "./matching-acted.ts";
import type { Names } from "./occurring.ts";
import {
  addReads,
  fixedText,
  matchedRules,
  type PageNeeds,
  type Rule,
  type StyleSheet,
} from "./used-rules.ts";

/** Things kept for pages that need the same; as many as a site has kinds of pages, and more. */
export const KEPT_STYLES = 300;

/** What was found somewhere. */
export interface Found {
  inWalk: FoundByWalk;
  /** What scripts may bring. */
  brought: Brought;
  /** Those beyond Latin 1. */
  letters: ReadonlySet<string>;
  /** Visitors type here. */
  isTypedIn: boolean;
}

export type NumberedFound = Found & { id: number };

/** Things looked at before, such as the blocks of the shell, are not looked at again unless more is asked for. */
export function remembered<T, R>(names: Names, look: (thing: T) => R): (thing: T) => R {
  let last = new Map<T, R>();
  let size = 0;
  return (thing) => {
    if (size !== names.size || last.size >= KEPT_STYLES) last = new Map();
    size = names.size;
    const known = last.get(thing);
    if (known) return known;
    const looked = look(thing);
    last.set(thing, looked);
    return looked;
  };
}

/** Numbers what was found: the same number stands for what needs the same rules, whatever its letters. */
export function numbering(): (found: Found) => NumberedFound {
  const all = new Map<string, number>();
  /** What was found on the same walk need not be put into words again. */
  let byWalk = new WeakMap<FoundByWalk, Map<number, number>>();
  let count = 0;
  const numberOf = ({ inWalk, brought }: Found): number => {
    const key = [[...inWalk.names], [...brought.names], [...inWalk.matches]].join(" | ");
    const id = all.get(key) ?? count++;
    if (all.size >= KEPT_STYLES) {
      all.clear();
      byWalk = new WeakMap();
    }
    all.set(key, id);
    return id;
  };
  return (found) => {
    const { inWalk, brought } = found;
    let known = byWalk.get(inWalk);
    const id = known?.get(brought.number) ?? numberOf(found);
    if (!known) {
      known = new Map();
      byWalk.set(inWalk, known);
    }
    known.set(brought.number, id);
    return { ...found, id };
  };
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const set of sets) for (const one of set) all.add(one);
  return all;
}

/** What stands around the content, the same on many pages: what it needs is worked out once for all of them. */
export interface Shell extends PageNeeds {
  outlineOf(sheet: StyleSheet): Outline;
}

/** What of a sheet is on every page with the same shell, and what remains to be asked of each. */
export interface Outline {
  /** In the order of the sheet. */
  parts: readonly OutlinePart[];
  /** What the rules read that match on each of these pages. */
  reads: ReadonlySet<string>;
}

/** Text of rules that are on each of these pages; a rule that matches on each; one that may match. */
type OutlinePart = { text: string } | { certain: Rule } | { open: Rule };

export function openShell(found: readonly Found[]): Shell {
  const occurring = union(found.flatMap(({ inWalk, brought }) => [inWalk.names, brought.names]));
  const matches = union(found.map(({ inWalk }) => inWalk.matches));
  const needs = {
    occurs: (name: string) => occurring.has(name),
    matches: (selector: string) => matches.has(selector),
  };
  const known = new Map<StyleSheet, Outline>();
  return {
    ...needs,
    outlineOf(sheet) {
      const outline = known.get(sheet) ?? makeOutline(sheet, needs);
      known.set(sheet, outline);
      return outline;
    },
  };
}

function makeOutline(sheet: StyleSheet, needs: PageNeeds): Outline {
  const rules = matchedRules(sheet, needs);
  const reads = new Set<string>();
  addReads(rules, reads);
  const certain = new Set(rules);
  const parts: OutlinePart[] = [];
  for (const rule of sheet) {
    const text = certain.has(rule) ? fixedText(rule) : undefined;
    const last = parts.at(-1);
    if (text === undefined) parts.push(certain.has(rule) ? { certain: rule } : { open: rule });
    else if (last && "text" in last) last.text += text;
    else parts.push({ text });
  }
  return { parts, reads };
}
