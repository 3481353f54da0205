import { parseArgs } from "node:util";

export const PARTS = [
  "build",
  "page",
  "list",
  "save",
  "edit",
  "write",
  "editor",
  "search",
  "languages",
  "mistakes",
  "lighthouse",
  "others",
] as const;
export type Part = (typeof PARTS)[number];

/** Parts of a run without `--only`; Lighthouse and other generators come from the package registry and must be asked for. */
const USUAL_PARTS: readonly Part[] = ["build", "page", "list", "save", "edit", "write", "search"];

export interface BenchOptions {
  /** Sizes of the corpus for build and save, in pages. */
  pages: number[];
  parts: readonly Part[];
  /** Of how many runs the medians are. */
  runs: number;
  /** File for the results, relative to the current folder. */
  json: string;
}

export const HELP = `npm run bench -- [options]

  --pages 100,1000,10000   sizes of the generated site
  --only build,page,list,save,edit,write,editor,search,languages,
         mistakes,lighthouse,others
                           parts to run; without it all but editor and the last four
  --runs 3                 runs of each measurement; the tables show medians
  --json .cache/bench.json where the results go`;

/**
 * @throws Error in a sentence for the terminal when an option makes no sense.
 */
export function readOptions(words: string[]): BenchOptions | "help" {
  const { values } = parseArgs({
    args: words,
    options: {
      pages: { type: "string", default: "100,1000,10000" },
      only: { type: "string", default: USUAL_PARTS.join() },
      runs: { type: "string", default: "3" },
      json: { type: "string", default: ".cache/bench.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const parts = values.only.split(",").map((name) => {
    const part = PARTS.find((candidate) => candidate === name.trim());
    if (!part) throw new Error(`There is no part "${name}". Parts: ${PARTS.join(", ")}.`);
    return part;
  });
  return {
    pages: values.pages.split(",").map((text) => wholeNumber("--pages", text)),
    parts,
    runs: wholeNumber("--runs", values.runs),
    json: values.json,
  };
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${option} takes whole numbers from 1, not "${text}".`);
  return number;
}
