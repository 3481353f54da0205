import { join } from "node:path";
import { FilePaths } from "../files/file-paths.ts";
import { stampOfFile } from "../files/file-stamp.ts";
import { readIfThere } from "../files/read-file.ts";
import type { LeftOut } from "../problems/english/left-out.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { type HarmlessFile, harmlessFile, mayRun } from "../texts/harmless/harmless-file.ts";
import type { CheckedSite, Report } from "./checked-site.ts";
import { bodyFiles } from "./paired-bodies.ts";

/** Files that were looked at, by path; asked for again after each change while a site is being written. */
const known = new Map<string, { stamp: string; file: HarmlessFile }>();
const MAX_KNOWN = 5_000;

const NOTHING = Buffer.alloc(0);

/**
 * Tells what of the files under `public/` is not published, because a browser that opens them by their address
 * would run it or ask other hosts for it: one problem for each file and kind. Texts that a block shows are looked
 * at where they are shown.
 */
export function checkHarmless(site: CheckedSite, report: Report): void {
  const shown = new FilePaths();
  for (const { summary } of site.pages.values()) for (const file of bodyFiles(summary)) shown.add(file);
  for (const path of site.publicFiles) {
    if (shown.has(path)) continue;
    const file = lookAt(join(site.dir, "public", path), path);
    if (file.kind === "same") continue;
    const name = `public${path}`;
    const lines = createLineIndex(file.source);
    const place = (start: number) => ({ start, end: Math.min(start + 1, file.source.length) });
    if (file.kind === "refused") {
      report({ file: name, lines }, place(file.at), (span) => ({
        code: "file-not-published",
        ...span,
        path: [],
        params: { file: name, fault: file.fault },
      }));
      continue;
    }
    const byKind = new Map<string, { part: LeftOut; first: number; more: number }>();
    for (const { kind, name: of, start } of file.removed) {
      const known = byKind.get(`${kind} ${of}`);
      if (known) known.more += 1;
      else byKind.set(`${kind} ${of}`, { part: { kind, name: of }, first: start, more: 0 });
    }
    for (const { part, first, more } of byKind.values())
      report({ file: name, lines }, place(first), (span) => ({
        code: "left-out-of-file",
        ...span,
        path: [],
        params: { file: name, part },
        more,
      }));
  }
}

function lookAt(path: string, address: string): HarmlessFile {
  const stamp = stampOfFile(path);
  const last = known.get(path);
  if (last?.stamp === stamp) return last.file;
  const bytes = () => readIfThere(path) ?? NOTHING;
  const file: HarmlessFile = mayRun(address, bytes) ? harmlessFile(address, bytes()) : { kind: "same" };
  if (known.size >= MAX_KNOWN) known.clear();
  // The text of a file in which nothing was found is not needed again.
  const isClean = file.kind === "cleaned" && file.removed.length === 0;
  const kept: HarmlessFile = isClean ? { kind: "same" } : file;
  known.set(path, { stamp, file: kept });
  return kept;
}
