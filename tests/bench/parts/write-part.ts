import type { EditAnswer, EditRequest } from "../../../renderer/editor/protocol.ts";
import { Writer } from "../../../renderer/serve/writer/writer.ts";
import { openSite } from "../../../renderer/site/site.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { seededRandom } from "../corpus/seeded-random.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { median, percentile } from "../measure/median.ts";
import { printTable, time } from "../print-table.ts";

/** What an operation takes on a site of so many pages, in milliseconds: the median, and what 19 of 20 stay below. */
export interface WriteResult {
  pages: number;
  /** From the request until the file holds the new text. */
  file: Spread;
  /** Until the answer: the page checked, what is wrong now, where it shows. */
  answer: Spread;
  /** What would change, without writing. */
  preview: Spread;
  undo: Spread;
  /** Of the answer and the preview, what the processor was busy with: the same on a machine that others use as well. */
  processor: { answer: Spread; preview: Spread };
  /** What a change of a setting would do, for which the whole site is read a second time. */
  setting: number;
}

interface Spread {
  median: number;
  most: number;
}

const EDITS = 60;

/** Changes the headings of pages through the writer of the live server, each on another page. */
export async function writePart(sizes: readonly number[]): Promise<WriteResult[]> {
  const results: WriteResult[] = [];
  for (const pages of sizes) results.push(await withCorpus({ pages }, (dir) => measure(dir, pages)));
  printTable(
    `Operations through the writer (${EDITS} on pages chosen by chance): median and 19 of 20`,
    [
      "pages",
      "to the file",
      "to the answer",
      "its processor time",
      "preview",
      "undo",
      "preview of a setting",
    ],
    results.map(({ pages, file, answer, preview, undo, processor, setting }) => [
      pages.toLocaleString("en"),
      ...[file, answer, processor.answer, preview, undo].map(
        (one) => `${time(one.median)}, ${time(one.most)}`,
      ),
      time(setting),
    ]),
  );
  return results;
}

async function measure(dir: string, pages: number): Promise<WriteResult> {
  const site = await openSite({ dir, drafts: true, marksDrafts: true });
  let written = 0;
  const writer = new Writer({
    site,
    onChange: (_files, milliseconds) => {
      written = performance.now() - milliseconds;
    },
  });
  const random = seededRandom(22);
  const times: Record<"file" | "answer" | "preview" | "undo", number[]> = {
    file: [],
    answer: [],
    preview: [],
    undo: [],
  };
  const busy: Record<"apply" | "preview" | "undo", number[]> = { apply: [], preview: [], undo: [] };
  const timed = async (request: EditRequest & { ask: keyof typeof busy }): Promise<number> => {
    const started = performance.now();
    const before = process.cpuUsage();
    written = started;
    expectDone(await writer.ask(request));
    const { user, system } = process.cpuUsage(before);
    busy[request.ask].push((user + system) / 1_000);
    return performance.now() - started;
  };
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { route, heading } = corpusPage(random.integer(pages));
    const operation = {
      kind: "set",
      at: { route, path: ["blocks", 0, "props", "heading"] },
      value: `${heading}, edition ${edit}`,
    } as const;
    times.preview.push(await timed({ ask: "preview", operation }));
    const started = performance.now();
    times.answer.push(await timed({ ask: "apply", operation }));
    times.file.push(written - started);
    if (edit % 2 === 1) times.undo.push(await timed({ ask: "undo" }));
  }
  const at = { settings: ["url"] };
  const operation = { kind: "set", at, value: "https://other.example" } as const;
  const spread = (values: number[]): Spread => ({ median: median(values), most: percentile(values, 0.95) });
  const processor = { answer: spread(busy.apply), preview: spread(busy.preview) };
  const setting = await timed({ ask: "preview", operation });
  writer.close();
  return {
    pages,
    file: spread(times.file),
    answer: spread(times.answer),
    preview: spread(times.preview),
    undo: spread(times.undo),
    processor,
    setting,
  };
}

function expectDone(answer: EditAnswer): void {
  if (!("files" in answer)) throw new Error(`The writer refuses: ${JSON.stringify(answer)}`);
}
