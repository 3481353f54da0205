import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder for what several files of a run need; it goes with the run. */
    sharedFolder: string;
  }
}

/** Runs once, before the files of tests. @returns What runs after them. */
export default function makeSharedFolder({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "shared-"));
  provide("sharedFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
