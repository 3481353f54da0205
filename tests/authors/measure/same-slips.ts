import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../../renderer/model.ts";
import type { Site } from "../../../renderer/site/site.ts";
import { type SeededRandom, seededRandom } from "../../bench/corpus/seeded-random.ts";
import { problemsWith } from "../real-site.ts";
import { yamlFilesOf } from "./random-slips.ts";
import { entryAt, SLIP_KINDS, slipOn } from "./slips.ts";

/** One slip that was made in two entries of a file, of which the check does not say what it says of each alone. */
export interface SameSlips {
  file: string;
  kind: string;
  /** The two lines, counted from 1, in the text without fault. */
  lines: [number, number];
  said: string[];
}

/** The line of the outermost dash at or above a line, of a row or a block; -1 without one. */
function entryOf(lines: readonly string[], at: number): number {
  const margins = lines.flatMap((line) => (/^ *- /.test(line) ? [line.search(/\S/)] : []));
  if (margins.length === 0) return -1;
  const start = " ".repeat(Math.min(...margins));
  for (let line = at; line >= 0; line -= 1) if (lines[line]!.startsWith(`${start}- `)) return line;
  return -1;
}

/**
 * Makes the same slip in two entries of files of a site, on lines of one name. Slips that are told elsewhere than at
 * their line where they are alone do not count.
 *
 * @returns Those of which one is not told at its line, or something else is told besides.
 */
export async function makeSameSlips(site: Site, { count, seed }: { count: number; seed: number }) {
  const usual = new Set(site.problems.map(({ code, file }) => `${code} ${file}`));
  const files = yamlFilesOf(site);
  const random = seededRandom(seed);
  const told = async (file: string, text: string) =>
    (await problemsWith(site, file, text)).filter(
      ({ code, file, severity }) => severity === "error" && !usual.has(`${code} ${file}`),
    );
  const odd: SameSlips[] = [];
  for (let tried = 0; tried < count; ) {
    const file = random.pick(files);
    const lines = readFileSync(join(site.dir, file), "utf8").split("\n");
    const drawn = drawTwo(lines, random);
    if (!drawn) continue;
    const { first, second, kind, added, changed } = drawn;
    const [a, b] = [await told(file, changed(first)), await told(file, changed(second))];
    const isAt = (problems: readonly Problem[], at: number) =>
      problems.some(
        ({ file: own, range }) => own === file && range.start.line > at && range.start.line <= at + 1 + added,
      );
    if (!isAt(a, first) || !isAt(b, second)) continue;
    tried += 1;
    const both = await told(file, changed(first, second));
    const known = new Set([...a, ...b].map(({ code }) => code));
    const isRight =
      isAt(both, first) &&
      isAt(both, second + added) &&
      both.every(({ code }) => known.has(code)) &&
      both.length <= a.length + b.length;
    if (!isRight)
      odd.push({
        file,
        kind,
        lines: [first + 1, second + 1],
        said: both.map((one) => `${one.code} ${one.file}:${one.range.start.line} ${one.message}`),
      });
  }
  return odd;
}

/** A name with all that stands in front of it on its line. */
function placedName(lines: readonly string[], at: number): string | undefined {
  const entry = entryAt(lines, at);
  return entry && `${entry.margin}${entry.dashes}${entry.name}`;
}

/** A kind of slip and two lines below different dashes; undefined where what was drawn does not come to that. */
function drawTwo(lines: readonly string[], random: SeededRandom) {
  const at = random.integer(lines.length);
  const kind = random.pick(SLIP_KINDS);
  const name = placedName(lines, at);
  const entry = entryOf(lines, at);
  // What opens an entry, and what is above the first, may well be told otherwise.
  if (name === undefined || entry < 0 || entry === at) return undefined;
  const others = lines.flatMap((_, other) => {
    const own = entryOf(lines, other);
    return own >= 0 && own !== entry && own !== other && placedName(lines, other) === name ? [other] : [];
  });
  if (others.length === 0) return undefined;
  const [first, second] = [at, random.pick(others)].sort((a, b) => a - b) as [number, number];
  const seed = random.integer(1_000_000);
  const slips = new Map([first, second].map((line) => [line, slipOn(lines, line, kind, seededRandom(seed))]));
  const [one, other] = [slips.get(first), slips.get(second)];
  if (!one || !other || one.isJoined || other.isJoined) return undefined;
  const isChanged = (line: number): boolean => slips.get(line)!.put.join("\n") !== lines[line];
  if (!isChanged(first) || !isChanged(second)) return undefined;
  const changed = (...ats: number[]): string =>
    lines.flatMap((line, index) => (ats.includes(index) ? slips.get(index)!.put : [line])).join("\n");
  return { first, second, kind, added: one.put.length - 1, changed };
}
