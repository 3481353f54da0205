import type { EditAnswer, EditRequest } from "../../../renderer/editor/protocol.ts";
import { Writer } from "../../../renderer/serve/writer/writer.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { seededRandom } from "../corpus/seeded-random.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median, percentile } from "../measure/median.ts";
import { printTable, time } from "../print-table.ts";

/** What one kind of operation takes on a site of so many pages, in milliseconds: the median, and what 19 of 20 stay below. */
export interface WriteResult {
  pages: number;
  operation: string;
  /** From the request until the file holds the new text. */
  file: Spread;
  /** Until the answer: the page checked, what is wrong now, where it shows. */
  answer: Spread;
  /** What would change, without writing. */
  preview: Spread;
  /** Of each, what the processor was busy with: the same on a machine that others use as well. */
  processor: { file: Spread; answer: Spread; preview: Spread };
}

interface Spread {
  median: number;
  most: number;
}

/** Of each kind: those that concern one page, and those that concern many. */
const EDITS = { page: 40, site: 12 };

/** Asks the writer of the live server for operations of each kind, each on another page. */
export async function writePart(sizes: readonly number[]): Promise<WriteResult[]> {
  const results: WriteResult[] = [];
  for (const pages of sizes) results.push(...(await withCorpus({ pages }, (dir) => measure(dir, pages))));
  printTable(
    "Operations through the writer: median and 19 of 20",
    ["pages", "operation", "to the file", "processor", "to the answer", "processor", "preview", "processor"],
    results.map(({ pages, operation, file, answer, preview, processor }) => [
      pages.toLocaleString("en"),
      operation,
      ...[file, processor.file, answer, processor.answer, preview, processor.preview].map(
        (one) => `${time(one.median)}, ${time(one.most)}`,
      ),
    ]),
  );
  return results;
}

type Asked = Extract<EditRequest, { ask: "apply" }>["operation"];

/** Makes the operation number so and so of its kind, on a page chosen by chance. */
type Make = (number: number, page: ReturnType<typeof corpusPage>) => Asked;

const onPage: Record<string, Make> = {
  text: (number, { route, heading }) => ({
    kind: "set",
    at: { route, path: ["blocks", 0, "props", "heading"] },
    value: `${heading}, edition ${number}`,
  }),
  move: (_number, { route }) => ({
    kind: "move",
    at: { route, path: ["blocks", 1] },
    into: { route, path: ["blocks"] },
    index: 3,
  }),
  insert: (_number, { route }) => ({
    kind: "insert",
    into: { route, path: ["blocks"] },
    index: 1,
    entry: { block: "prose" },
  }),
};

const onSite: Record<string, Make> = {
  row: (number) => ({
    kind: "set",
    at: { collection: "notes", row: `e${number * 7}`, path: ["title"] },
    value: `Another title ${number}`,
  }),
  setting: (number) => ({ kind: "set", at: { settings: ["brand"] }, value: `Brand ${number}` }),
  layout: (number) => ({
    kind: "set",
    at: { route: "/", path: ["layout", "before", 1, "props", "brand", "word"] },
    value: `Word ${number}`,
  }),
};

async function measure(dir: string, pages: number): Promise<WriteResult[]> {
  const site = await openSite({ dir, drafts: true, marksDrafts: true });
  const watch = new StopWatch();
  // The files are written when the site is asked to take them in.
  const takeIn = site.update.bind(site);
  site.update = (paths) => {
    watch.lap();
    return takeIn(paths);
  };
  const writer = new Writer({ site });
  const random = seededRandom(22);
  const results: WriteResult[] = [];
  for (const [kinds, times] of [
    [onPage, EDITS.page],
    [onSite, EDITS.site],
  ] as const)
    for (const [name, make] of Object.entries(kinds)) {
      const taken: Record<"file" | "answer" | "preview", Moment[]> = { file: [], answer: [], preview: [] };
      for (let number = 0; number < times; number += 1) {
        const operation = make(number, corpusPage(1 + random.integer(pages - 1)));
        watch.start();
        expectDone(await writer.ask({ ask: "preview", operation }));
        taken.preview.push(watch.now());
        watch.start();
        expectDone(await writer.ask({ ask: "apply", operation }));
        taken.answer.push(watch.now());
        taken.file.push(watch.atLap);
      }
      const spread = (moments: readonly Moment[], of: keyof Moment): Spread => {
        const values = moments.map((moment) => moment[of]);
        return { median: median(values), most: percentile(values, 0.95) };
      };
      const { file, answer, preview } = taken;
      results.push({
        pages,
        operation: name,
        file: spread(file, "passed"),
        answer: spread(answer, "passed"),
        preview: spread(preview, "passed"),
        processor: {
          file: spread(file, "busy"),
          answer: spread(answer, "busy"),
          preview: spread(preview, "busy"),
        },
      });
    }
  writer.close();
  return results;
}

/** Milliseconds that have passed, and in which the processor was busy with this process. */
interface Moment {
  passed: number;
  busy: number;
}

class StopWatch {
  atLap: Moment = { passed: 0, busy: 0 };
  private started = 0;
  private usage = process.cpuUsage();

  start(): void {
    this.started = performance.now();
    this.usage = process.cpuUsage();
  }

  lap(): void {
    this.atLap = this.now();
  }

  now(): Moment {
    const { user, system } = process.cpuUsage(this.usage);
    return { passed: performance.now() - this.started, busy: (user + system) / 1_000 };
  }
}

function expectDone(answer: EditAnswer): void {
  if (!("files" in answer)) throw new Error(`The writer refuses: ${JSON.stringify(answer)}`);
}
