import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { distancesTo, readImports } from "./import-graph.ts";

/** A file of tests that a change can affect. */
export interface Candidate {
  file: string;
  /** Imports between it and the change: less is nearer. */
  distance: number;
  /** What it took last time, in ms; a guess for a file that has not been run here. */
  duration: number;
}

/** A file that was never run here: most take less. */
const UNKNOWN_DURATION = 3000;

/**
 * The files of unit tests that a change can affect, nearest first: tests that changed, tests of the room or block
 * that did, tests that import it over any number of files, and tests that name a changed file which is no code.
 *
 * @param files All files of the repository.
 * @param durations What files took last time, in ms, by path.
 */
export function affectedTests(
  dir: string,
  files: readonly string[],
  changed: readonly string[],
  durations: ReadonlyMap<string, number>,
): Candidate[] {
  const code = files.filter((file) => /\.(ts|tsx)$/.test(file));
  const distances = distancesTo(changed, readImports(dir, code));
  const rooms = new Set(changed.map(roomOf));
  const names = changed.filter((file) => !/\.(ts|tsx)$/.test(file)).map((file) => nameOf(file, files));
  const nearness = (file: string): number | undefined => {
    const distance = distances.get(file);
    if (distance === 0) return 0;
    if (rooms.has(roomOf(file))) return Math.min(distance ?? 1, 1);
    if (distance !== undefined) return distance;
    if (names.length === 0) return undefined;
    const text = readFileSync(join(dir, file), "utf8");
    return names.some((name) => text.includes(name)) ? 1 : undefined;
  };
  return code
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith(".browser.test.ts"))
    .flatMap((file) => {
      const distance = nearness(file);
      return distance === undefined
        ? []
        : [{ file, distance, duration: durations.get(file) ?? UNKNOWN_DURATION }];
    })
    .sort((a, b) => a.distance - b.distance || a.duration - b.duration);
}

/** What a test would call a file: by its own name, or, when others have that name, with its folder's. */
function nameOf(file: string, files: readonly string[]): string {
  const name = basename(file);
  const isOnly = files.every((other) => other === file || basename(other) !== name);
  return isOnly ? name : file.split("/").slice(-2).join("/");
}

/** `yaml` for `renderer/yaml/…` and `tests/yaml/…`, `blocks/card` for what stands in that folder. */
function roomOf(file: string): string {
  const [top = "", room = "", inner = ""] = file.split("/");
  if (top === "renderer" || top === "tests") return room;
  return room === "site" ? `${top}/${room}/${inner}` : `${top}/${room}`;
}

/**
 * The nearest candidates that fit into a time, and how many are left over. One that is too long is passed over for
 * a shorter one behind it.
 *
 * @param time Sum of durations, in ms.
 */
export function fitInto(
  time: number,
  candidates: readonly Candidate[],
): { chosen: Candidate[]; leftOver: Candidate[] } {
  const chosen: Candidate[] = [];
  const leftOver: Candidate[] = [];
  let sum = 0;
  for (const candidate of candidates) {
    const fits = sum + candidate.duration <= time;
    if (fits) sum += candidate.duration;
    (fits ? chosen : leftOver).push(candidate);
  }
  return { chosen, leftOver };
}
