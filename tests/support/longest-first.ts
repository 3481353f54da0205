import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files of tests that take minutes. Where nothing has run before, as in CI, vitest starts with the largest files;
 * these are small, would come last, and keep one core busy while the other has nothing left to do.
 */
const LONG = [
  "tests/package/tarball.browser",
  "tests/sweeps/examples.browser",
  "tests/sweeps/pages.browser",
  "tests/sweeps/no-script.browser",
  "tests/theme/themes.browser",
  "tests/accessibility/states.browser",
  "tests/sweeps/long-words.browser",
  "tests/sweeps/mirrored.browser",
  "tests/authors/families",
  "tests/hostile/input/hostile-input",
  "tests/yaml/mutations",
  "tests/origins/replaced-texts",
  "tests/authors/",
  "tests/hostile/",
];

/**
 * Starts the longest files of tests first; the others as vitest would; and those that ask for a document of their own in
 * one run at the end. A worker goes on to the next file only if that wants the same as the last: spread among the
 * others, each of these files cost two workers, which loaded all of the engine and were ended again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      if (asksForDocument(moduleId)) return LONG.length + 1;
      const index = LONG.findIndex((part) => moduleId.includes(part));
      return index < 0 ? LONG.length : index;
    };
    // Sorting keeps the order of what has the same rank.
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

function asksForDocument(file: string): boolean {
  return readFileSync(file, "utf8").startsWith("// @vitest-environment ");
}
