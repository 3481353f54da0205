import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isNode, isScalar, type Node, type Pair, parseDocument } from "yaml";
import type { Problem } from "../../renderer/model.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";

/** Whoever writes an example knows `examples.yaml`, and nothing of the pages that are made of it. */
export interface ExamplePlaces {
  /** The same problem where the example is written; one that is on no such page stays as it is. */
  moved(problem: Problem): Problem;
  /** A sentence that names the place on such a page, with the place where the example is written. */
  told(text: string): string;
  /** Text of a file of examples. */
  source(file: string): string | undefined;
}

/** @param folders Folders of blocks by the path that they are shown by: `blocks/price-list`. */
export function examplePlaces(folders: ReadonlyMap<string, string>): ExamplePlaces {
  const files = new Map<string, { file: string; text: string }>();
  for (const [shown, folder] of folders) {
    const path = join(folder, "examples.yaml");
    if (!existsSync(path)) continue;
    const type = shown.slice(shown.lastIndexOf("/") + 1);
    files.set(type, { file: `${shown}/examples.yaml`, text: readFileSync(path, "utf8") });
  }
  const find = (type: string, number: number, path: readonly (string | number)[]) => {
    const found = files.get(type);
    return found && { ...found, ...spanOf(found.text, [number - 1, "block", ...path]) };
  };
  return {
    moved(problem) {
      const [, type = "", number] = PAGE.exec(problem.file) ?? [];
      const place = find(type, Number(number), problem.path.slice(2));
      if (!place) return problem;
      const range = createLineIndex(place.text).range(...(KEYS.has(problem.code) ? place.key : place.value));
      // A correction belongs to the page that was made.
      const { fix: _fix, offer: _offer, ...rest } = problem;
      return { ...rest, file: place.file, range };
    },
    told: (text) =>
      text.replaceAll(TOLD, (whole, type: string, number: string) => {
        const place = find(type, Number(number), []);
        if (!place) return whole;
        const { start } = createLineIndex(place.text).range(...place.key);
        return `${place.file}:${start.line}`;
      }),
    source: (file) => [...files.values()].find((one) => one.file === file)?.text,
  };
}

/** A language that shows what nobody has translated has a page of each example as well: `price-list-1.fr.yaml`. */
const PAGE = /^pages\/examples\/(.+)-(\d+)(?:\.[A-Za-z-]+)?\.yaml$/;
const TOLD = /pages\/examples\/([a-z0-9-]+)-(\d+)(?:\.[A-Za-z-]+)?\.yaml:\d+/g;

/** What is wrong with the name of something, and not with what it says. */
const KEYS: ReadonlySet<string> = new Set(["unknown-option", "renamed-option", "leaving-option"]);

type Offsets = [start: number, end: number];

/** Where the deepest thing of a path is that is there: its name, or its first sign, and its value. */
function spanOf(text: string, path: readonly (string | number)[]): { key: Offsets; value: Offsets } {
  let node: unknown = parseDocument(text).contents;
  let key: unknown;
  for (const step of path) {
    const inner = stepInto(node, step);
    if (!inner) break;
    [key, node] = inner;
  }
  const value = offsets(node) ?? [0, 0];
  // Of a group or list its first line says where it is.
  const line =
    text
      .slice(...value)
      .split("\n")[0]
      ?.trimEnd().length ?? 0;
  const short: Offsets = [value[0], value[0] + line];
  return { key: offsets(key) ?? short, value: short };
}

function stepInto(node: unknown, step: string | number): [key: unknown, value: unknown] | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }: Pair) => isScalar(key) && key.value === step);
    return pair && [pair.key, pair.value ?? pair.key];
  }
  const items = (node as { items?: unknown[] } | null)?.items;
  const item = typeof step === "number" ? items?.[step] : undefined;
  return item === undefined ? undefined : [undefined, item];
}

function offsets(node: unknown): Offsets | undefined {
  const range = isNode(node) ? (node as Node).range : undefined;
  return range ? [range[0], range[1]] : undefined;
}
