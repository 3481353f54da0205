import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inject } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { type ExampleGroup, writeExampleGroups } from "./example-groups.ts";
import { writeExamplesSite } from "./examples-site.ts";

/** A built site that several files of tests look at, and none changes. */
export interface BuiltExamples {
  /** Site folder; `dist/` is in it. */
  dir: string;
  groups: ExampleGroup[];
}

/** Milliseconds; on an idle machine it takes some ten seconds. */
const PATIENCE = 240_000;

/**
 * The site of all examples: every page of the real one in all its languages, a page for all examples of each block type,
 * one for each example alone, and the whole pages of `examples/pages`. The first file of a run that asks for it builds
 * it, in whichever process; the others wait for that.
 */
export async function builtExamples(): Promise<BuiltExamples> {
  const place = join(inject("sharedFolder"), "examples");
  const told = join(place, "built.json");
  if (isFirst(place)) await tellWhatComesOf(() => build(place), told);
  const started = Date.now();
  while (!existsSync(told)) {
    if (Date.now() - started > PATIENCE) throw new Error(`Nobody has built the examples in ${place}.`);
    await setTimeout(100);
  }
  const { built, fault } = JSON.parse(readFileSync(told, "utf8")) as Told;
  if (!built) throw new Error(fault);
  return built;
}

interface Told {
  built?: BuiltExamples;
  fault?: string;
}

/** Of all processes that ask, one makes the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function tellWhatComesOf(make: () => Promise<BuiltExamples>, file: string): Promise<void> {
  const told: Told = await make().then(
    (built) => ({ built }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  // Nobody reads half of it.
  writeFileSync(`${file}.part`, JSON.stringify(told));
  renameSync(`${file}.part`, file);
}

async function build(within: string): Promise<BuiltExamples> {
  const { dir, examples } = writeExamplesSite({ withLanguages: true, within });
  const groups = await writeExampleGroups(dir, examples);
  await buildSite({ dir, outDir: join(dir, "dist") });
  return { dir, groups };
}
