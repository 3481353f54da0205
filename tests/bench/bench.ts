/** `npm run bench`: measures the build, the built pages, a long list and the live server. See docs/performance.md. */
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";
import { dirname, resolve } from "node:path";
import type { Browser } from "playwright";
import { findChromium, launchBrowser } from "../support/chromium.ts";
import { keepTemporaryFilesInMemory } from "../support/memory-folder.ts";
import { type BenchOptions, HELP, type Part, readOptions } from "./options.ts";
import { buildPart } from "./parts/build-part.ts";
import { editPart } from "./parts/edit-part.ts";
import { editorPart } from "./parts/editor-part.ts";
import { languagePart } from "./parts/language-part.ts";
import { lighthousePart } from "./parts/lighthouse-part.ts";
import { listPart } from "./parts/list-part.ts";
import { mistakesPart } from "./parts/mistakes-part.ts";
import { othersPart } from "./parts/others-part.ts";
import { pagePart } from "./parts/page-part.ts";
import { savePart } from "./parts/save-part.ts";
import { searchPart } from "./parts/search-part.ts";
import { writePart } from "./parts/write-part.ts";
import { mebibytes } from "./print-table.ts";

const machine = {
  node: process.version,
  system: `${platform()} ${release()} ${arch()}`,
  processor: cpus()[0]?.model.trim() ?? "unknown",
  cores: cpus().length,
  memory: totalmem(),
};

async function run({ pages, parts, runs, json }: BenchOptions): Promise<void> {
  const { processor, cores, memory, node } = machine;
  process.stdout.write(`${processor}, ${cores} cores, ${mebibytes(memory)}, Node ${node}; runs: ${runs}\n`);
  const results: Partial<Record<Part, unknown>> = {};
  for (const part of parts) {
    results[part] = await measure[part]({ pages, runs });
    // Written after each part: an hour's figures survive a fault in the last one.
    save(json, { measured: new Date().toISOString(), machine, runs, results });
  }
  process.stdout.write(`\nThe figures are in ${json}\n`);
}

const measure: Record<Part, (size: { pages: number[]; runs: number }) => Promise<unknown>> = {
  build: ({ pages, runs }) => buildPart(pages, runs),
  page: ({ runs }) => withBrowser((browser) => pagePart(browser, runs)),
  list: ({ runs }) => withBrowser((browser) => listPart(browser, runs)),
  save: ({ pages }) => withBrowser((browser) => savePart(browser, pages)),
  edit: ({ pages }) => editPart(pages),
  write: ({ pages }) => writePart(pages),
  editor: ({ pages }) => withBrowser((browser) => editorPart(browser, pages)),
  search: () => withBrowser(searchPart),
  languages: ({ pages, runs }) => languagePart(pages, runs),
  mistakes: ({ pages, runs }) => mistakesPart(pages, runs),
  lighthouse: ({ runs }) => lighthousePart(runs),
  others: ({ pages, runs }) => othersPart(pages, runs),
};

/** A browser for one part only: an open one would take processor time from the next. */
async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  // The whole browser, as visitors have it.
  const browser = await launchBrowser({ executablePath: findChromium(), draws: true });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

function save(file: string, results: object): void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") process.stdout.write(`${HELP}\n`);
  else {
    // A run is not to pay for the files that runs before it have removed.
    keepTemporaryFilesInMemory();
    await run(options);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
