import { indentationOf } from "./line.ts";
import { LACKS } from "./line-codes.ts";
import { nameOf } from "./line-repair.ts";
import type { Told, ToldLines } from "./told-lines.ts";

/**
 * Problems of lines that stand in the wrong column because they come from elsewhere: where something above or below
 * lacks just this line, that is told in place of both. What else such a line brings about is not told.
 */
export function explainMoved(lines: ToldLines): Told[] {
  const astray = lines.told.filter(({ draft }) => draft.code === "wrong-indentation");
  if (astray.length === 0) return [...lines.told];
  const gone = new Set<Told>();
  const twins = new Map<string, Told[]>();
  const homes = new Map<string, Told[]>();
  for (const one of lines.told) {
    const { code, params } = one.draft;
    if (code === "duplicate-name") put(twins, `${params.line}:${params.name}`, one);
    for (const key of homeKeys(one, lines.columnOf(one.at))) put(homes, key, one);
  }
  const moved = new Map<Told, Told>();
  for (const one of astray) {
    for (const other of lines.at(one.at)) if (OF_ASTRAY.has(other.draft.code)) gone.add(other);
    const line = lines.lines[one.at]!;
    const name = nameOf(line);
    if (name === undefined) continue;
    for (const twin of twins.get(`${one.at + 1}:${name}`) ?? []) gone.add(twin);
    const column = indentationOf(line.text);
    const keys = /^ *-/.test(line.text)
      ? [`entry:${column}:${name}`, `entry:${column}`]
      : [`${column}:${name}`];
    const home = keys.flatMap((key) => homes.get(key) ?? []).filter((other) => !gone.has(other));
    const [only] = home;
    if (!only || home.length > 1) continue;
    gone.add(only);
    const { start, end, path } = one.draft;
    moved.set(one, {
      ...one,
      draft: { code: "moved-line", params: { owner: only.at + 1 }, start, end, path },
    });
  }
  return lines.told.filter((one) => !gone.has(one)).map((one) => moved.get(one) ?? one);
}

/** What a problem lacks that a line may bring: a name in a column, or the first line of an entry. */
function homeKeys({ draft: { code, params } }: Told, column: number): string[] {
  const { option } = (params ?? {}) as { option?: unknown };
  if (LACKS.has(code) && option !== undefined) return [`${column}:${option}`];
  if (code === "lost-entry-start") return [`entry:${column - 2}:${option}`];
  // Without its first line an entry goes on with the names of the next.
  return code === "duplicate-name" ? [`entry:${column - 2}`] : [];
}

function put(map: Map<string, Told[]>, key: string, one: Told): void {
  const list = map.get(key);
  if (list) list.push(one);
  else map.set(key, [one]);
}

/** What is said of a line because it was read as if it stood in the right column. */
const OF_ASTRAY: ReadonlySet<string> = new Set([
  "bad-binding",
  "duplicate-name",
  "missing-type",
  "unknown-field",
  "unknown-option",
  "wrong-type",
]);
