import { resolve } from "node:path";
import { startPreview } from "../serve/preview-server.ts";
import { say } from "./print.ts";

/** `npm run preview`: serves the built site until the process ends. */
export async function preview({
  dir,
  out,
  port,
}: {
  dir: string;
  out?: string;
  port?: number;
}): Promise<number> {
  const outDir = resolve(dir, out ?? "dist");
  try {
    const { address } = await startPreview({ outDir, dir, port: port ?? 4173 });
    say(`The built site is at ${address}  (Ctrl+C ends it)`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
  return new Promise(() => {});
}
