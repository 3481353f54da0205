import { SourceMap, type SourceMapPayload } from "node:module";
import { join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { FAULT_FRAMES, FAULT_PLACE, type FaultFrame } from "../runtime/live/protocol.ts";

/** Answers pages that ask where in the site's own blocks something has failed. @param dir Absolute site folder. */
export function tellFaultPlaces({ ws, moduleGraph }: ViteDevServer, dir: string): void {
  ws.on(FAULT_FRAMES, async (asked: unknown, client) => {
    const { id, frames } = (asked ?? {}) as { id?: unknown; frames?: unknown };
    if (typeof id !== "number" || !Array.isArray(frames)) return;
    for (const frame of frames.slice(0, MOST)) {
      const place = isFrame(frame) && (await placeOf(frame, moduleGraph, dir));
      if (place) return client.send(FAULT_PLACE, { id, place });
    }
  });
}

const MOST = 30;

const isFrame = (value: unknown): value is FaultFrame => {
  const { url, line, column } = (value ?? {}) as Partial<Record<keyof FaultFrame, unknown>>;
  return typeof url === "string" && Number.isInteger(line) && Number.isInteger(column);
};

/** The place in the site's own code that a place in what was made of it comes from. */
async function placeOf(
  { url, line, column }: FaultFrame,
  graph: Pick<ViteDevServer["moduleGraph"], "getModuleByUrl">,
  dir: string,
): Promise<string | undefined> {
  const module = await graph.getModuleByUrl(url);
  const map = module?.transformResult?.map;
  if (!module?.file?.startsWith(join(dir, "blocks") + sep) || !map || !("sources" in map)) return undefined;
  const origin = new SourceMap({ ...map, sourceRoot: "" } as SourceMapPayload).findEntry(
    line - 1,
    column - 1,
  );
  if (!("originalLine" in origin)) return undefined;
  const shown = relative(dir, module.file).replaceAll("\\", "/");
  return `${shown}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
}
