import type { Draft } from "../problems/draft.ts";
import { LACKS } from "./judge-repair.ts";
import { indentationOf } from "./line.ts";
import { nameOf } from "./line-repair.ts";
import type { Told, ToldLines } from "./told-lines.ts";

/**
 * Problems of lines that stand in the wrong column because they come from elsewhere: where something above or below
 * lacks just this line, that is told in place of both. What else such a line brings about is not told.
 */
export function explainMoved(lines: ToldLines): Told[] {
  const astray = lines.told.filter(({ draft }) => draft.code === "wrong-indentation");
  if (astray.length === 0) return [...lines.told];
  const left = new Set(lines.told);
  const moved = new Map<Told, Told>();
  for (const one of astray) {
    const line = lines.lines[one.at]!;
    const name = nameOf(line);
    const own = lines.at(one.at).filter((other) => other !== one);
    for (const other of own) if (OF_ASTRAY.has(other.draft.code)) left.delete(other);
    if (name === undefined) continue;
    const twins = lines.told.filter(({ draft }) => isTwiceOf(draft, name, one.at + 1));
    for (const twin of twins) left.delete(twin);
    const isEntry = /^ *-/.test(line.text);
    const column = indentationOf(line.text);
    const home = [...left].filter((other) => {
      if (other === one || moved.has(other)) return false;
      const inner = lines.columnOf(other.at);
      return isEntry
        ? inner === column + 2 && opens(other.draft, name)
        : inner === column && lacks(other.draft, name);
    });
    const [only] = home;
    if (!only || home.length > 1) continue;
    left.delete(only);
    const { start, end, path } = one.draft;
    moved.set(one, {
      ...one,
      draft: { code: "moved-line", params: { owner: only.at + 1 }, start, end, path },
    });
  }
  return [...left].map((one) => moved.get(one) ?? one);
}

/** What is said of a line because it was read as if it stood in the right column. */
const OF_ASTRAY: ReadonlySet<string> = new Set([
  "bad-binding",
  "duplicate-name",
  "missing-type",
  "unknown-field",
  "unknown-option",
]);

const isTwiceOf = ({ code, params }: Draft, name: string, line: number): boolean =>
  code === "duplicate-name" && params.name === name && params.line === line;

/** It lacks one thing alone, of this name. */
const lacks = (draft: Draft, name: string): boolean => {
  if (!LACKS.has(draft.code)) return false;
  return (draft.params as { option?: unknown }).option === name;
};

/** It lacks its first line; the name of that need not be known. */
const opens = ({ code, params }: Draft, name: string): boolean =>
  (code === "lost-entry-start" && params.option === name) || code === "duplicate-name";
