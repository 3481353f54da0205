import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineDir, installedMarks } from "../bundle/engine-dir.ts";
import { fileKey } from "../bundle/file-key.ts";
import type { Problem } from "../model.ts";

/** What a finished build said, for a next one that has nothing to do. */
export interface BuildSummary {
  pages: number;
  /** Problems of the check; only warnings, since errors stop a build. */
  problems: Problem[];
  /** Sentences for whoever builds the site. */
  notes: string[];
}

interface Noted extends BuildSummary {
  inputs: string;
  outputs: string;
}

/**
 * Tells whether a build would write what is there already: no file that goes into it has changed, and no file
 * that came out of it. Looks at sizes and times, so it takes milliseconds.
 */
export function openSameBuild(dir: string, outDir: string, settings: Readonly<Record<string, string>>) {
  const file = join(dir, ".cache", `same-${fileKey([], outDir)}.json`);
  const inputs = inputKey(dir, settings);
  return {
    /** The last build, when the next one would be the same. */
    find(): BuildSummary | undefined {
      const noted = read(file);
      if (!noted || noted.inputs !== inputs || noted.outputs !== fileKey([outDir])) return undefined;
      return noted;
    },
    /** Before files change. */
    begin(): void {
      rmSync(file, { force: true });
    },
    /** After the last file is written. */
    end(summary: BuildSummary): void {
      // Something was saved while the build ran: the next one has to look again.
      if (inputKey(dir, settings) !== inputs) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...summary, inputs, outputs: fileKey([outDir]) }));
    },
  };
}

/** Everything that a build reads: the site, the engine, the installed packages, the day for what expires. */
function inputKey(dir: string, settings: Readonly<Record<string, string>>): string {
  const site = ["pages", "data", "public", "blocks", "checks.yaml"].map((name) => join(dir, name));
  const engine = [...["renderer", "blocks"].map((name) => join(engineDir, name)), ...installedMarks()];
  return fileKey([...site, ...engine], JSON.stringify([settings, new Date().toISOString().slice(0, 10)]));
}

function read(file: string): Noted | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Noted;
  } catch {
    return undefined;
  }
}
