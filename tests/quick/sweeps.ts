import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { Step } from "../support/run-steps.ts";
import { blockFolders } from "../support/site-copy.ts";

/** What the sweeps in the browser look at in a quick run. */
export interface Sweeps {
  /** Types of blocks. */
  blocks: string[];
  /** Files of pages. */
  pages: string[];
  /** Sweeps over blocks that need no browser. */
  unitTests: string[];
  /** Sentences that say what is not looked at. */
  leftOut: string[];
}

/** How many examples a quick run looks at, at three widths and in two themes: about three seconds each. */
const MOST_EXAMPLES = 10;
/** Pages are longer than examples. */
const MOST_PAGES = 3;

/** Chooses blocks and pages from what changed; of many, the first that fit into the time. */
export function chooseSweeps(dir: string, changed: readonly string[]): Sweeps {
  const leftOut: string[] = [];
  const folders = blockFolders().filter((folder) =>
    changed.some((file) => file.startsWith(`blocks/${folder}/`)),
  );
  let examples = 0;
  const fitting = folders.filter((folder, index) => {
    examples += countExamples(join(dir, "blocks", folder));
    return index === 0 || examples <= MOST_EXAMPLES;
  });
  const pages = changed.filter((file) => /^pages\/(?!(.*\/)?_).*\.yaml$/.test(file));
  if (fitting.length < folders.length)
    leftOut.push(
      `Not looked at in the browser: ${folders
        .filter((folder) => !fitting.includes(folder))
        .map((folder) => basename(folder))
        .join(", ")}.`,
    );
  if (pages.length > MOST_PAGES)
    leftOut.push(`Not looked at in the browser: ${pages.slice(MOST_PAGES).join(", ")}.`);
  return {
    blocks: fitting.map((folder) => basename(folder)),
    pages: pages.slice(0, MOST_PAGES),
    unitTests: fitting.length > 0 ? ["tests/sweeps/blocks.test.ts"] : [],
    leftOut,
  };
}

function countExamples(folder: string): number {
  try {
    const examples: unknown = parse(readFileSync(join(folder, "examples.yaml"), "utf8"));
    return Array.isArray(examples) ? examples.length : 0;
  } catch {
    // The sweep says what is wrong with it.
    return 0;
  }
}

/** The sweeps over those blocks and pages, and the build that pages are served from. */
export function browserSteps({ blocks, pages }: Sweeps): Step[] {
  const steps: Step[] = [];
  const env = { ONLY_BLOCKS: blocks.join(","), ONLY_PAGES: pages.join(",") };
  if (pages.length > 0) {
    steps.push({ name: "Build", command: "node", words: ["renderer/run.mjs", "build"] });
    steps.push(sweep("Pages in the browser", ["tests/sweeps/pages.browser.test.ts"], env));
  }
  if (blocks.length > 0)
    // The sweeps as other sites have them: with one build, and without the start of a test runner.
    steps.push({
      name: "Examples in the browser",
      command: "node",
      words: ["renderer/run.mjs", "test", ...blocks],
    });
  return steps;
}

function sweep(name: string, files: string[], env: Record<string, string>): Step {
  return {
    name,
    command: "vitest",
    words: ["run", "--project", "browser", "--reporter=dot", ...files],
    env,
  };
}
