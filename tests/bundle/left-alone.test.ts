import { fork } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { BundleJob } from "../../renderer/bundle/bundle.ts";
import { compileEngine } from "../../renderer/compile-engine.mjs";

const dir = mkdtempSync(join(tmpdir(), "left-alone-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Cuts the line to whoever asked, once the process has taken what is asked. */
const CUT = `
let isCut = false;
process.on("newListener", (name) => {
  if (name !== "message" || isCut) return;
  isCut = true;
  process.once("message", () => setImmediate(() => process.disconnect()));
});`;

/** Has a process bundle for somebody who is gone as soon as they have asked. */
async function askAndLeave(part: BundleJob["part"]): Promise<{ code: number | null; said: string }> {
  const job: BundleJob = {
    part,
    types: [],
    words: {} as BundleJob["words"],
    others: {},
    isMirrored: false,
    folder: join(dir, part),
  };
  const child = fork(join(await compileEngine(), "bundle-process.mjs"), {
    silent: true,
    execArgv: ["--import", `data:text/javascript,${encodeURIComponent(CUT)}`],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      said += part.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.send(job);
  return { code: await ended, said };
}

// A server that is ended takes nobody along: the terminal would show an exception, and a file would be written late.
it.each(["client", "server", "live"] as const)(
  "a process that bundles (%s) ends without a word, and without a file, when nobody waits any more",
  async (part) => {
    expect(await askAndLeave(part)).toEqual({ code: 0, said: "" });
    expect(existsSync(join(dir, part))).toBe(false);
  },
);
